import type { Bound, Figure } from '../../claim.ts';
import { PEOPLE } from '../../words/read-figure.ts';
import { codesIn, figureIn, has, isStart, textOf } from '../rule-parts.ts';
import { type Rule, rule, type Sentence } from '../../sentence.ts';

const BEST_RATING = 5;
const ABOUT = '(?: (?:about|around|roughly|only|just|exactly|nearly|almost))?';
const VERB_OF_PASSING = '(?:pass|passing|finish|finishing|complete|completing|take|taking)';

/** A rating by its own figure: at most five, with a decimal or called "a 4". */
const isScore = (sentence: Sentence, from: number, to: number): boolean => {
  const [number] = sentence.kind('number', from, to);
  const isCalled = /\ban? N\b/.test(textOf(sentence, from, to));
  return number !== undefined && number.value <= BEST_RATING && (number.decimals > 0 || isCalled);
};

const BOUNDS: readonly (readonly [RegExp, Bound])[] = [
  [/\b(?:more than|over|above|better than)\b/, 'above'],
  [/\b(?:less than|under|below)\b/, 'below'],
  [/\b(?:about|around|roughly)\b/, 'about'],
];
const boundIn = (words: string): Bound => BOUNDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'exactly';

const score: Rule['read'] = (sentence, from, to) => {
  if (!isScore(sentence, from, to) || sentence.denial !== null) return false;
  sentence.bound = boundIn(textOf(sentence, from, to));
  return figureIn(sentence, 'rating', [from, to]);
};

/** The figure that a sentence of two courses is about, by its only word for one. */
const FIELDS: readonly (readonly [RegExp, Figure])[] = [
  [/\b(?:units?|credits?)\b/, 'units'],
  [/\b(?:rat(?:ed|ings?)|scores?|reviews?)\b/, 'rating'],
  [/\b(?:workload|hours?)\b/, 'workload'],
];
const onlyFigure = ({ line }: Sentence): Figure | null => {
  const found = FIELDS.filter(([pattern]) => pattern.test(line));
  return found.length === 1 ? (found[0]?.[1] ?? null) : null;
};

/** Two courses with the same figure: "there is nothing between them". */
const alike: Rule['read'] = (sentence, from, to) => {
  const [about, than, ...others] = sentence.courses.length > 0 ? sentence.courses : sentence.subjects;
  const of = onlyFigure(sentence);
  if (about === undefined || than === undefined || others.length > 0 || of === null) return false;
  if (sentence.denial !== null) return false;
  sentence.claim({ says: 'more', of, than, sign: 0, by: null, decimals: 0 }, from, to, { about });
  return true;
};

/** Rules for ratings, hours and units in whole sentences, as advisors put them. */
export const FIGURE_TALK_RULES: readonly Rule[] = [
  // Ratings.
  rule(`on (?:the|a|our|its) N - point scale(?: ,)?`, (sentence, from, to) => {
    const [number] = sentence.kind('number', from, to);
    if (number?.value !== BEST_RATING || !isStart(sentence, from)) return false;
    sentence.pending = 'rating';
    return true;
  }),
  rule(`comes? out at(?= (?:(?:about|around|roughly) )?N(?: |$))`, ({ pending }) => pending === 'rating'),
  rule(
    `(?:got|gets?|received|earned|earns|has|had)(?: (?:about|around|roughly|more than|less than|over|under|above|below|better than|just))?(?: an?)? N from (?:its|the|their|past|former) students(?= (?:[.,;)]|of T|in T|and|but|$))`,
    score,
  ),
  rule(
    `(?:its|the|student|students|course) (?:evaluations?|reviews?|students) (?:puts?|places?|rates?|lands?) (?:it|C) (?:above|below|over|under|at|around|at about)(?: an?)? N(?= (?:[.,;:)]|out|of|for|in|on|and|but|$))`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      if (about !== undefined) sentence.subjects = [about];
      const [number] = sentence.kind('number', from, to);
      if (!number || number.value > BEST_RATING || sentence.denial !== null) return false;
      sentence.bound = boundIn(textOf(sentence, from, to));
      return figureIn(sentence, 'rating', [from, to]);
    },
  ),
  rule(`(?:was|is|stood|sat) at N when (?:students|people|they) (?:evaluated|rated|reviewed) it`, score),
  rule(
    `(?:has|have|had|did|does|do)? ?not (?:quite |even |yet )?(?:crack|cracked|break|broken|cross|crossed|reach|reached|hit|make it to|made it to) an? N (?:with|among|from)(?: (?:its|the|past))? students`,
    (sentence, from, to) => {
      if (!isScore(sentence, from, to) || sentence.denial !== null) return false;
      sentence.bound = 'below';
      return figureIn(sentence, 'rating', [from, to], { isDenied: false });
    },
  ),
  rule(
    `are (?:rated|scored|reviewed) (?:exactly |just )?(?:alike|the same|equally|identically)(?= (?:[.,;)]|$))`,
    (sentence, from, to) => {
      const [about, than, ...others] = sentence.subjects;
      if (about === undefined || than === undefined || others.length > 0 || sentence.denial !== null)
        return false;
      sentence.claim({ says: 'more', of: 'rating', than, sign: 0, by: null, decimals: 0 }, from, to, {
        about,
      });
      return true;
    },
  ),
  rule(
    `no (?:other )?(?:course|class|one) (?:among|of|out of) C(?:(?: ,)?(?: and| ,)+ C)+ is (?:rated|scored) (?:higher|better|lower|worse) than C`,
    (sentence, from, to) => {
      const codes = codesIn(sentence, from, to);
      const about = codes.at(-1);
      const among = [...new Set(codes)];
      if (about === undefined || among.length !== codes.length - 1 || sentence.denial !== null) return false;
      const sign = /\b(?:lower|worse) than\b/.test(textOf(sentence, from, to)) ? -1 : 1;
      sentence.claim({ says: 'most', of: 'rating', among, sign }, from, to, { about, isDenied: false });
      sentence.subjects = [about];
      return true;
    },
  ),
  rule(
    `(?:does |do )?not (?:come|get) (?:near|close to|anywhere near) C (?:in|on|for)(?: (?:the|its|student|students))* (?:ratings?|scores?|reviews|evaluations)`,
    (sentence, from, to) => {
      const [than] = codesIn(sentence, from, to);
      const [about, ...others] = sentence.subjects;
      if (than === undefined || about === undefined || about === than || others.length > 0) return false;
      if (sentence.denial !== null) return false;
      sentence.claim({ says: 'more', of: 'rating', than, sign: -1, by: null, decimals: 0 }, from, to, {
        isDenied: false,
      });
      return true;
    },
  ),
  rule(`C (?:comes|is|places|ranks)(?: in)? second(?= (?:[.,;)]|$))`, (sentence, from, to) => {
    const [second] = codesIn(sentence, from, to);
    const best = sentence.claims.at(-1);
    if (second === undefined || sentence.courses.length !== 2 || best?.isDenied !== false) return false;
    return (
      (best.says === 'more' || best.says === 'most') &&
      best.of === 'rating' &&
      best.sign === 1 &&
      (best.about ?? best.subjects[0]) !== second
    );
  }),
  rule(`beats both C and C(?= (?:[.,;)]|$))`, (sentence, from, to) => {
    const others = codesIn(sentence, from, to);
    const [about, ...more] = sentence.subjects;
    if (about === undefined || more.length > 0 || others.includes(about) || sentence.denial !== null)
      return false;
    if (onlyFigure(sentence) !== 'rating') return false;
    sentence.claim({ says: 'most', of: 'rating', among: [about, ...others], sign: 1 }, from, to, { about });
    return true;
  }),
  rule(
    `(?:lightest|lowest|smallest|heaviest|highest|biggest|best) (?:(?:weekly|student) )?(?:workload|rating) : C`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      const words = textOf(sentence, from, to);
      const of = words.includes('workload') ? 'workload' : 'rating';
      const among = sentence.courses;
      if (about === undefined || among.length < 2 || (of === 'workload' && words.startsWith('best')))
        return false;
      const sign = /^(?:lightest|lowest|smallest)/.test(words) ? -1 : 1;
      sentence.claim({ says: 'most', of, among, sign }, from, to, { about });
      [sentence.subjects, sentence.subjectEnd] = [[about], to - 1];
      return isStart(sentence, from) && sentence.denial === null;
    },
  ),
  rule(`are (?:(?:very|quite|fairly|pretty) )?close(?= [,:(] N)`, (sentence, from, to) => {
    const of = onlyFigure(sentence);
    const [about, , ...others] = sentence.subjects;
    if (of !== 'rating' || about === undefined || others.length > 0 || sentence.courses.length !== 2)
      return false;
    if (sentence.denial !== null) return false;
    const claim = { says: 'gap', of, value: 0, decimals: 1, bound: 'about' } as const;
    sentence.claim(claim, from, to, { about, isWeak: true });
    return true;
  }),
  // Equal figures.
  rule(
    `(?:in (?:credit|units|rating|workload) )?(?:there is |they have )?(?:nothing|no difference) between (?:them|(?:the|these) (?:two|N)|C and C)(?: in (?:credit|units|rating|workload))?(?= (?:[.,;:)]|—|$))`,
    alike,
  ),
  rule(
    `(?:(?:in terms of|as to|on|in) (?:credits?|units) )?(?:the (?:two|N)|they|both)(?: courses)? (?:are|stand) on (?:an )?equal (?:footing|terms)(?= (?:[.,;:)]|—|$))`,
    alike,
  ),
  rule(
    `(?:same deal|it is a tie|a tie|no difference|it is a draw)(?: (?:credit|credits|unit|units|rating|ratings))?(?: -)?(?: wise)?(?= [,:;])`,
    alike,
  ),
  // Hours.
  rule(
    `not (?:exactly |really )?an? (?:light|easy|gentle) (?:course|class|one|load)(?= (?:[.,;:)]|—|$))`,
    (sentence, from, to) => {
      if (sentence.denial !== null || /\b(?:rat|scor)/.test(sentence.line)) return false;
      sentence.claim({ says: 'degree', of: 'workload', from: 6, to: Infinity }, from, to, {
        isDenied: false,
      });
      return true;
    },
  ),
  rule(
    `, N(?: (?:hours?|units?|credits?|students?|seats?|places?))?(?: or so)? to be (?:exact|precise)`,
    (sentence, from, to) => {
      const of = sentence.lastFigure;
      if (of === null || sentence.denial !== null) return false;
      if (/\bor so\b/.test(textOf(sentence, from, to))) sentence.bound = 'about';
      return figureIn(sentence, of, [from, to]);
    },
  ),
  rule(`(?:and|but|,|while)${ABOUT} N (?:into|for|on|to) C(?= (?:[.,;)]|$))`, (sentence, from, to) => {
    const [about] = codesIn(sentence, from, to);
    const last = sentence.claims.at(-1);
    if (about === undefined || last?.says !== 'figure' || sentence.isTotal || sentence.denial !== null)
      return false;
    if (last.isDenied || last.subjects.includes(about)) return false;
    return figureIn(sentence, last.of, [from, to], { about });
  }),
  rule(
    `(?:takes?|eats?|needs?|costs?|asks?|demands?|wants?)(?: up)?(?: (?:at least|more than|over|about|around|roughly))? (?:an|N) hours? (?:a|per|each|every) week (?:more|less) than C`,
    (sentence, from, to) => {
      const [than] = codesIn(sentence, from, to);
      const [about, ...others] = sentence.subjects;
      const words = textOf(sentence, from, to);
      const [number] = sentence.kind('number', from, to);
      if (than === undefined || about === undefined || about === than || others.length > 0) return false;
      if (sentence.courses.length !== 2 || sentence.denial !== null) return false;
      const sign = /\bless than C/.test(words) ? -1 : 1;
      const bound = words.includes('at least') ? 'at least' : boundIn(words);
      sentence.claim({ says: 'more', of: 'workload', than, sign, by: null, decimals: 0 }, from, to);
      const value = number?.value ?? 1;
      sentence.claim(
        { says: 'gap', of: 'workload', value, decimals: number?.decimals ?? 0, bound },
        from,
        to,
      );
      return true;
    },
  ),
  // Units.
  rule(
    `${VERB_OF_PASSING} C and you (?:(?:will|would) )?(?:have|get|earn|gain|pick up|are)${ABOUT} N(?: more)? (?:units?|credits?)(?: (?:more|richer|further))?(?= (?:[.,;)]|$))`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      if (about === undefined || sentence.courses.length > 1 || sentence.denial !== null) return false;
      sentence.subjects = [about];
      return figureIn(sentence, 'units', [from, to], { about });
    },
  ),
  rule(`taken(?= (?:in|during) (?:the )?T ,? ?C)`, isStart),
  // Sums.
  rule(
    `N(?: (?:units?|credits?|hours?))? for C (?:plus|and) N(?: (?:units?|credits?|hours?))? for C (?:makes?|gives?|is|equals?|comes? to)(?: (?:a total of|in all))? N(?: (?:units?|credits?|hours?))?`,
    (sentence, from, to) => {
      const numbers = sentence.kind('number', from, to);
      const codes = codesIn(sentence, from, to);
      const of = onlyFigure(sentence);
      const sum = numbers[2];
      if (of === null || !sum || codes.length !== 2 || sentence.denial !== null) return false;
      for (const [at, about] of codes.entries()) {
        const { value = 0, decimals = 0 } = numbers[at] ?? {};
        sentence.claim({ says: 'figure', of, value, until: value, decimals, bound: 'exactly' }, from, to, {
          about,
        });
      }
      const { value, decimals } = sum;
      sentence.claim({ says: 'total', of, value, decimals, bound: 'exactly' }, from, to);
      return true;
    },
  ),
  // Places.
  rule(
    `(?:(?:has|have|had) )?(?:(?:already|now) )?(?:reached|hit) (?:its|the) (?:enroll?ment )?(?:cap|limit|capacity|maximum) of N(?: (?:${PEOPLE}|seats|places))?`,
    (sentence, from, to) => {
      if (sentence.denial !== null || !figureIn(sentence, 'cap', [from, to])) return false;
      sentence.claim({ says: 'full' }, from, to);
      return true;
    },
  ),
  rule(`(?:only|just) the N section(?= (?:[.,;)]|of|in|$))`, (sentence, from, to) =>
    figureIn(sentence, 'sections', [from, to]),
  ),
  rule(`(?:will|does) not eat(?: up)? your week(?= [:,;])`, ({ denial }) => denial === null),
  rule(
    `(?:can|could)(?: only)? (?:take in|take|hold|seat|fit|admit|accept|accommodate|handle)(?: (?:at most|up to|only|just|a maximum of))? N (?:${PEOPLE})(?! more)`,
    (sentence, from, to) => sentence.denial === null && figureIn(sentence, 'cap', [from, to]),
  ),
  rule(
    `(?:tops|maxes|caps) out at(?: (?:about|around|roughly|just|only|exactly))? N (?:${PEOPLE}|seats?|places?|spots?)`,
    (sentence, from, to) => sentence.denial === null && figureIn(sentence, 'cap', [from, to]),
  ),
  // Evaluations of earlier terms.
  rule(
    `an? (?:earlier|previous|past|older) (?:evaluation|survey|review)(?: of C)?(?= ,? ?(?:from|in|of) T)`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      if (about !== undefined) [sentence.subjects, sentence.subjectEnd] = [[about], to - 1];
      return isStart(sentence, from);
    },
  ),
  rule(
    `has been (?:evaluated|rated|reviewed) (?:before|earlier|in the past)(?= [:;,])`,
    (sentence, from) => sentence.denial === null && sentence.tokens[from - 1]?.kind === 'course',
  ),
  rule(
    `(?:had|got|scored|earned)(?: an?)? N(?: back)? in T(?= (?:but|and|,|;|while))`,
    (sentence, from, to) => {
      const [number] = sentence.kind('number', from, to);
      const [term] = sentence.kind('term', from, to);
      if (!number || number.decimals === 0 || number.value > BEST_RATING || !term) return false;
      if (/\b(?:hours?|hrs?|units?|credits?|workload)\b/.test(sentence.line) || sentence.denial !== null)
        return false;
      const { value, decimals } = number;
      const of = { says: 'figure', of: 'rating', value, until: value, decimals, bound: 'exactly' } as const;
      sentence.claim(of, from, to, { isWeak: true });
      const made = sentence.claims.at(-1);
      if (made) made.terms = term.terms;
      sentence.terms.push({ token: to - 1, terms: term.terms, isClaim: true });
      return true;
    },
  ),
  rule(
    `(?:used to (?:do|be rated|score|fare) (?:better|higher|worse|lower)|(?:has |is )?(?:slipped|dropped|fallen|gone down|down|risen|climbed|improved|gone up|up)(?: (?:a bit|a little|slightly|some))?)(?: (?::|,|—|-))(?: (?:it|C) (?:had|got|was at|scored|was rated))?(?: an?)? N(?: back)? in T(?: ,)?(?: (?:and|but))?(?: (?:is|stands|sits)(?: at)?)? N (?:now|today|these days)`,
    (sentence, from, to) => {
      const [before, after] = sentence.kind('number', from, to);
      const [term] = sentence.kind('term', from, to);
      const [earlier, ...others] = term?.terms ?? [];
      const words = textOf(sentence, from, to);
      if (!before || !after || !earlier || others.length > 0 || sentence.subjects.length !== 1) return false;
      const isOfRating = before.value <= BEST_RATING && after.value <= BEST_RATING && before.decimals > 0;
      if (!isOfRating || /\b(?:hours?|workload|units?)\b/.test(sentence.line) || sentence.denial !== null)
        return false;
      for (const [{ value, decimals }, terms] of [
        [before, [earlier]],
        [after, []],
      ] as const) {
        const of = { says: 'figure', of: 'rating', value, until: value, decimals, bound: 'exactly' } as const;
        sentence.claim(of, from, to);
        const made = sentence.claims.at(-1);
        if (made && terms.length > 0) made.terms = terms;
      }
      const isUp = /\b(?:worse|lower|risen|climbed|improved|up)\b/.test(words);
      sentence.claim({ says: 'trend', of: 'rating', sign: isUp ? 1 : -1, earlier, later: 'now' }, from, to);
      return true;
    },
  ),
  rule(`with a grain of salt`, (sentence) => has(sentence, 'figure')),
];
