import type { Figure } from '../claim.ts';
import { type Rule, rule, type Sentence } from '../sentence.ts';

const VERY =
  '(?:relatively|fairly|quite|rather|very|really|pretty|comparatively|remarkably|unusually|somewhat|particularly|reasonably|so|especially|extremely)';

/** Understatements: "not too heavy", "not bad". "Not heavy" is a denial. */
const NOT_TOO = 'not (?:(?:too|so|that|very|all|terribly|particularly|overly|especially) )+';
const NOT_BAD = 'not (?:(?:too|so|that|very|all|terribly|particularly|half) )*';
/** Adjectives for figures, with the range in which the adjective may be used. */
const DEGREES: readonly (readonly [words: string, of: Figure, from: number, to: number])[] = [
  [
    'beast|monster|heavy|demanding|intense|intensive|hefty|substantial|serious|time - consuming|big commitment|tough|hard|challenging',
    'workload',
    8,
    Infinity,
  ],
  [
    'light|easy|gentle|modest|undemanding|low|easy - going|low - key|easygoing|relaxed|(?:on the )?(?:lighter|easier|gentler) (?:side|end)|one of the (?:lighter|easier) (?:options|courses|ones|choices|classes)',
    'workload',
    0,
    5.5,
  ],
  ['(?:on the )?(?:heavier|harder|tougher) (?:side|end)', 'workload', 8, Infinity],
  [
    '(?:one of|among) the (?:more|most) (?:demanding|intense|intensive|challenging|time - consuming) (?:ones|courses|classes|options|choices|seminars|lectures)(?: (?:around|here|you could pick|you can take|on offer))?',
    'workload',
    8,
    Infinity,
  ],
  [
    '(?:one of|among) the (?:less|least) (?:demanding|intense|intensive|challenging|time - consuming) (?:ones|courses|classes|options|choices|seminars|lectures)(?: (?:around|here|you could pick|you can take|on offer))?',
    'workload',
    0,
    5.5,
  ],
  [
    '(?:one of|among) the (?:best|better|highest|higher|most) - ?(?:rated|liked|loved|reviewed|regarded|popular) (?:ones|courses|classes|options|choices|seminars|lectures)(?: (?:around|here|you could pick|you can take|on offer))?',
    'rating',
    4.3,
    5,
  ],
  ['(?:warm|enthusiastic|glowing|great|good) reception', 'rating', 4, 5],
  ['(?:rough|cool|chilly|tepid|lukewarm|mixed|poor) reception', 'rating', 0, 3.7],
  [
    `${NOT_TOO}(?:demanding|heavy|hard|difficult|intense|tough)|${NOT_BAD}(?:bad|terrible|awful|overwhelming|crazy|unreasonable|onerous|punishing|outrageous)`,
    'workload',
    0,
    9,
  ],
  [`${NOT_BAD}(?:bad|terrible|awful|shabby)`, 'rating', 3.5, 5],
  [
    'one of the (?:better|best|higher|highest) - (?:rated|reviewed) (?:options|courses|ones|choices|classes)',
    'rating',
    4.3,
    5,
  ],
  // Adjectives of opinion, so with a wide range.
  ['manageable|reasonable|doable', 'workload', 0, 13],
  ['(?:on the )?(?:smaller|cosier|cozier) (?:side|end)', 'enrollment', 0, 25],
  ['(?:on the )?(?:bigger|larger) (?:side|end)', 'enrollment', 60, Infinity],
  ['moderate|average|medium', 'workload', 4, 9],
  ['small|tiny|intimate|little|cosy|cozy', 'enrollment', 0, 25],
  ['big|large|huge|sizeable|sizable|massive|popular|well attended', 'enrollment', 60, Infinity],
  ['small|tiny|intimate|little|cosy|cozy', 'cap', 0, 25],
  ['big|large|huge|sizeable|sizable', 'cap', 60, Infinity],
  [
    'excellent|outstanding|superb|stellar|great|fantastic|wonderful|impressive|exceptional|terrific|glowing|rave|beloved|favou?rite|well - loved|near - perfect|top - rated',
    'rating',
    4.5,
    5,
  ],
  [
    'good|high|strong|solid|favou?rable|positive|healthy|popular|warm|decent|nice|well - regarded|well regarded|highly - rated|well - liked',
    'rating',
    4,
    5,
  ],
  ['middling|mixed|average|mediocre|so - so|moderate|lukewarm', 'rating', 2.8, 4],
  ['happy|pleased|satisfied|content|delighted|thrilled|impressed|enthusiastic|taken with', 'rating', 4, 5],
  ['unhappy|dissatisfied|disappointed|unimpressed', 'rating', 0, 3.5],
  ['low|weak|poor|disappointing|lowly|bad|lukewarm|unimpressive', 'rating', 0, 3.5],
];

const ADVERBS: readonly (readonly [words: string, of: Figure, from: number, to: number])[] = [
  ['(?:very |quite |really )?(?:well|highly|favou?rably|warmly)', 'rating', 4, 5],
  ['(?:very |quite |really )?(?:poorly|badly)', 'rating', 0, 3.5],
];
const LIKING: (typeof ADVERBS)[number] = [
  '(?:love|loved|enjoy|enjoyed|adore|adored|fond of|praise|praised)',
  'rating',
  4,
  5,
];

/** Notes an adjective. "Not a heavy course", "as heavy as" and "too heavy for" are left to other rules. */
const note: Rule['read'] = (sentence, at, until) => {
  const before = sentence.word(at - 1);
  // In "the average score" and "on average" the word stands for a mean.
  if (
    sentence.word(until - 1) === 'average' &&
    !/^(?:is|are|just|about|only|very|rather|fairly|quite|pretty|distinctly)$/.test(before)
  )
    return false;
  if (sentence.denial !== null || /^(?:as|too|how|less|more|most|least|no|not|without)$/.test(before))
    return false;
  sentence.degrees.push({ at, until });
  return true;
};

/**
 * "A heavy course, at 12 hours": an adjective supports a figure in the same sentence, and claims nothing alone. If it
 * may be for several figures each is tried: a small class has few students or few places.
 */
export const DEGREE_RULES: readonly Rule[] = [
  ...ADVERBS.map(([words]) =>
    rule(`(?:${words})(?= (?:rated|reviewed|liked|regarded|received|evaluated|scored))`, note),
  ),
  rule(LIKING[0], note),
  rule(
    `(?:a |an |the )?(?:clear |real |firm )?(?:student )?(?:favou?rite|hit)(?: (?:among|with|of|for)(?: (?:past|many|its|the))* students)?`,
    note,
  ),
  rule(
    `an? (?:larger|smaller|bigger|lighter|heavier)(?= (?:course|class|one|lecture|seminar|load|workload))`,
    (sentence, from, to) => sentence.courses.length < 2 && note(sentence, from, to),
  ),
  rule(
    `(?:(?:seems?|looks?|sounds?|feels?) (?:to be )?)?(?:${VERY} )*(?:${DEGREES.map(([words]) => words).join('|')})`,
    note,
  ),
];

/** An adjective as the table spells it: "a larger" as "large", "a clear favourite among students" as "favourite". */
const plainly = (given: string): string => {
  const words = given.replace(/^(?:seem|look|sound|feel)s? (?:to be )?/, '');
  const favourite = /\bfavou?rite\b/.exec(words)?.[0] ?? (/\bhit\b/.test(words) ? 'favorite' : undefined);
  return (
    favourite ??
    words.replace(/^an? (larg|small|bigg|light|heavi)er$/, (_, stem: string) => POSITIVE[stem] ?? stem)
  );
};
const POSITIVE: Readonly<Record<string, string>> = { larg: 'large', bigg: 'big', heavi: 'heavy' };

/** Assigns each adjective to a figure of the sentence that it fits; adjectives without one stay unread. */
export const giveDegrees = (sentence: Sentence): void => {
  const stated = new Map(
    sentence.claims.flatMap((claim) =>
      claim.says === 'figure' && !claim.isDenied ? [[claim.of, claim] as const] : [],
    ),
  );
  for (const { at, until } of sentence.degrees) {
    const words = sentence.line.slice(sentence.offsets[at], sentence.offsets[until]).trim();
    const found = [...DEGREES, ...ADVERBS, LIKING].find(
      ([pattern, of]) => stated.has(of) && new RegExp(`^(?:${VERY} )*(?:${pattern})$`).test(plainly(words)),
    );
    const claim = found && stated.get(found[1]);
    if (!found || !claim) {
      for (let each = at; each < until; each += 1) sentence.unclaimed.add(each);
      continue;
    }
    const [, of, from, to] = found;
    sentence.claim({ says: 'degree', of, from, to }, at, until, {
      subjects: claim.subjects.length > 0 ? claim.subjects : sentence.subjects,
      isDenied: false,
      isWeak: true,
      section: claim.section,
      ...(claim.about === undefined ? {} : { about: claim.about }),
    });
  }
};
