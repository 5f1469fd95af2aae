import type { Bound, Figure } from '../claim.ts';
import { fieldOf, LESS, LOW, MORE, signOf, SUPERLATIVE, superlativeField } from './relation-rules.ts';
import { type Rule, rule, type Sentence } from '../sentence.ts';

const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth'];
const FIELD_WORDS: readonly (readonly [Figure, RegExp])[] = [
  ['rating', /\b(?:rat(?:ed|ing|ings)|(?:out)?scor\w+|liked|review\w*|evaluat\w+)\b/],
  ['workload', /\b(?:workload|work|hours|effort|demanding|time)\b/],
  ['units', /\b(?:units?|credits?|unit)\b/],
  ['enrollment', /\b(?:students|enroll?ment|crowd|class size|popular\w*)\b/],
];

const FACTORS: ReadonlyMap<string, number> = new Map([
  ['twice', 2],
  ['double', 2],
  ['thrice', 3],
  ['triple', 3],
  ['half', 0.5],
]);
const FACTOR = [...FACTORS.keys(), 'N times'].join('|');
const FACTOR_BOUNDS: readonly (readonly [string, Bound])[] = [
  ['at least|no less than|no fewer than|not less than', 'at least'],
  ['at most|no more than|not more than|up to', 'at most'],
  ['more than|well over|over|upwards of', 'above'],
  ['less than|fewer than|well under|under|not even', 'below'],
  ['about|around|roughly|approximately|some|something like', 'about'],
];

/** The only figure that a sentence mentions; null if it mentions none or several. */
export const onlyField = (sentence: Sentence): Figure | null => {
  const found = FIELD_WORDS.filter(([, pattern]) => pattern.test(sentence.line));
  return found.length === 1 ? (found[0]?.[0] ?? null) : found.length === 0 ? sentence.beside : null;
};

/** The other one of two courses; null unless there are two. */
export const otherOf = (sentence: Sentence): string | null => {
  if (sentence.comparedWith !== null) return sentence.comparedWith;
  const [about] = sentence.subjects;
  const others = sentence.courses.filter((code) => code !== about);
  return sentence.subjects.length === 1 && others.length === 1 ? (others[0] ?? null) : null;
};

export const more = (
  sentence: Sentence,
  [from, to]: readonly [number, number],
  claim: { of: Figure | 'start'; than: string; sign: 1 | -1 | 0; about?: string },
): void => {
  const { about, ...compared } = claim;
  sentence.claim(
    { says: 'more', ...compared, by: null, decimals: 0 },
    from,
    to,
    about === undefined ? {} : { about },
  );
};

/** "A beats B", "A is ahead of B": a comparison of the sentence's figure. */
const beats =
  (sign: 1 | -1): Rule['read'] =>
  (sentence, from, to) => {
    const than = sentence.kind('course', from, to).at(-1)?.code;
    const near = fieldOf(sentence, Math.max(0, from - 5), to);
    const of = near === 'start' ? null : (near ?? onlyField(sentence));
    if (than === undefined || of === null || sentence.subjects.length !== 1 || sentence.subjects[0] === than)
      return false;
    // A course that beats another on workload may have less of it or more; less if the sentence calls it light.
    const isLight =
      sign > 0 && /\b(?:light|lighter|easy|easier|gentle|gentler|less work)\b/.test(sentence.line);
    if (of === 'workload' && isLight && sentence.word(from) === 'beats') {
      more(sentence, [from, to], { of, than, sign: -1 });
      return true;
    }
    if (
      of === 'workload' &&
      /^(?:beats|outdoes|outranks|wins|comes|loses|trails|lags)$/.test(sentence.word(from))
    )
      return false;
    more(sentence, [from, to], { of, than, sign });
    return true;
  };

/** An order of the courses as they are named. */
const order = (sentence: Sentence, from: number, to: number, sign: 1 | -1): boolean => {
  const of = superlativeField(sentence, Math.max(0, from - 6), to) ?? onlyField(sentence);
  const { courses } = sentence;
  if (of === null || courses.length < 2) return false;
  sentence.claim({ says: 'order', of, codes: courses, sign }, from, to, { about: courses[0] ?? '' });
  return true;
};

/** A difference between two courses. The number is never the figure of either. */
const gap: Rule['read'] = (sentence, from, to) => {
  const [number] = sentence.kind('number', from, to);
  const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
  const named = FIELD_WORDS.find(([, pattern]) => pattern.test(words))?.[0];
  const of = named ?? (/\bpoints?|stars?\b/.test(words) ? 'rating' : onlyField(sentence));
  if (!number || of === null || sentence.courses.length !== 2) return false;
  const bound = /\bover\b/.test(words)
    ? 'above'
    : /\bunder\b/.test(words)
      ? 'below'
      : /\b(?:about|around|roughly|some)\b/.test(words)
        ? 'about'
        : 'exactly';
  sentence.claim({ says: 'gap', of, value: number.value, decimals: number.decimals, bound }, from, to);
  return true;
};

/** Rules for comparisons without "than". */
export const COMPARISON_RULES: readonly Rule[] = [
  rule(
    `the (?:former|latter|first|second|third|fourth|last)(?: one| course| class| of (?:them|these|the N))?(?= (?:is|has|was|being|gets|got|takes|carries|comes|had|asks|demands|meets|starts|ends|runs|needs|requires|counts|scores|earns|stands|asks|at|on D|from|with|in(?: the)? [AVPLU]|N|D|K|R|,|the (?:${MORE}|${LESS})))`,
    (sentence, from) => {
      const named = sentence.tokens
        .slice(0, from)
        .flatMap((token) => (token.kind === 'course' ? [token.code] : []));
      const courses = named.length > 0 ? [...new Set(named)] : sentence.spokenOf;
      const word = sentence.word(from + 1);
      const isLast = word === 'last' || word === 'latter';
      if ((word === 'former' || word === 'latter') && courses.length !== 2) return false;
      const code = isLast ? courses.at(-1) : courses[Math.max(0, ORDINALS.indexOf(word))];
      if (code === undefined || courses.length < 2) return false;
      sentence.subjects = [code];
      sentence.picked = code;
      return true;
    },
  ),
  rule(
    `(?:the |a )?(?:gap|difference|margin|distance)(?: (?:in|of|on|for|by)(?: (?:the|their|student|students|weekly|overall|course))*(?: (?:rat(?:ings?|ed)|scores?|reviews?|evaluations?|workload|work|hours|effort|units|credits|enroll?ment))?)? between C and C(?: (?:in|on|for)(?: (?:the|their|student|weekly))* (?:ratings?|scores?|workload|work|hours|units|credits|enroll?ment))? (?:is|comes to|amounts to|of|:)(?: (?:exactly|just|only|about|around|roughly|over|under|some))? N(?: (?:points?|hours?|units?|credits?|students?|stars?))?(?:(?: a| per| each| every) week)?`,
    gap,
  ),
  rule(
    `(?:there is )?(?:a )?(?:gap|difference)(?: (?:of|:|is))*(?: (?:about|around|roughly|over|under|some))? N(?: (?:points?|hours?|units?|credits?|students?|stars?))?(?:(?: a| per) week)?(?= )`,
    gap,
  ),
  rule(
    `(?:(?:basically|practically|about|roughly|nearly|almost|pretty much|more or less|virtually) )+(?:the same|level|even|equal|identical|alike|tied)(?: (?:in|for|on|with)(?: the)?)*`,
    (sentence, from, to) => {
      const [about, than] = sentence.courses;
      const of = onlyField(sentence);
      if (sentence.courses.length !== 2 || about === undefined || than === undefined || of === null)
        return false;
      sentence.claim({ says: 'gap', of, value: 0, decimals: 1, bound: 'about' }, from, to, { about });
      return true;
    },
  ),
  // Ratings in brackets: "Students prefer A (5.0) to B (4.6)".
  rule(
    `(?:prefer|prefers|preferred|favou?r|favou?red|liked|like|rated|rate)(?: \\w+)? C(?: \\( N \\))?(?: better| higher| more highly| more)? (?:to|over|than) C(?: \\( N \\))?`,
    (sentence, from, to) => {
      const [about, than] = sentence.kind('course', from, to);
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      if (!about || !than || about.code === than.code || sentence.denial !== null) return false;
      if (/^(?:like|rate)/.test(words) && !/\b(?:better|higher|more)\b/.test(words)) return false;
      more(sentence, [from, to], { of: 'rating', than: than.code, sign: 1, about: about.code });
      for (let at = from; at < to; at += 1) {
        const token = sentence.tokens[at];
        if (token?.kind !== 'number') continue;
        const { value, decimals } = token;
        const figure = {
          says: 'figure',
          of: 'rating',
          value,
          until: value,
          decimals,
          bound: 'exactly',
        } as const;
        sentence.claim(figure, at, at + 1, { about: token.start < than.start ? about.code : than.code });
      }
      sentence.subjects = [about.code];
      return true;
    },
  ),
  rule(
    `(?:edges? out|narrowly beats|outshines|outperforms|comes out ahead of|wins over) C(?: (?:in|on|for)(?: (?:student|the|course|its))* (?:ratings?|scores?|reviews|evaluations))?`,
    (sentence, from, to) => {
      const than = sentence.kind('course', from, to).at(-1)?.code;
      const of = superlativeField(sentence, from, to) ?? onlyField(sentence);
      if (
        than === undefined ||
        of === null ||
        sentence.subjects.length !== 1 ||
        sentence.subjects[0] === than
      )
        return false;
      more(sentence, [from, to], { of, than, sign: 1 });
      return true;
    },
  ),
  // Equal figures: "The workload is the same in A and B", "A and B are equally well rated".
  rule(
    `(?:the )?(?:(?:student|weekly|course) )*(?:workload|ratings?|units|credits|hours|enroll?ment|number of (?:units|credits|hours|students)) (?:is|are)(?: (?:exactly|also))? the same (?:in|for|of|with|across)(?: both)? C and C`,
    (sentence, from, to) => {
      const [about, than] = sentence.kind('course', from, to);
      const of = fieldOf(sentence, from, to);
      if (!about || !than || of === null || of === 'start') return false;
      more(sentence, [from, to], { of, than: than.code, sign: 0, about: about.code });
      return true;
    },
  ),
  rule(
    `(?:(?:are|carry|have|get|is|both|of|an) )*(?:equally|equal|identical|the same)(?: (?:well|highly))?(?: -)? (?:rated|ratings?|credits?|units?|workloads?|heavy|demanding|light|liked|scores?|scored)`,
    (sentence, from, to) => {
      const [about, than, ...others] = sentence.subjects;
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const of =
        fieldOf(sentence, from, to) ?? (/\b(?:heavy|light|demanding)\b/.test(words) ? 'workload' : null);
      if (about === undefined || than === undefined || others.length > 0 || of === null || of === 'start')
        return false;
      more(sentence, [from, to], { of, than, sign: 0, about });
      return true;
    },
  ),
  rule(
    `(?:requires?|needs?|demands?|asks for|wants|takes)(?= (?:the )?(?:${SUPERLATIVE}|${MORE}|${LESS}) (?:hours|work|time|effort|of))`,
    () => true,
  ),
  rule(`(?:former|past|previous|earlier) (?:students?|takers?|classes|participants)`, () => true),
  // A difference in hours: "Saves you two hours a week compared with B."
  rule(
    `saves?(?: you)?(?: (?:about|over|around|roughly|some|more than))* (?:N hours?|an hour(?: and a half)?|time|work|hours|effort)(?: (?!C)[a-z]+){0,6} (?:compared (?:to|with)|over|against|relative to|next to) C`,
    (sentence, from, to) => {
      const than = sentence.kind('course', from, to).at(-1)?.code;
      const [by] = sentence.kind('number', from, to);
      if (than === undefined || sentence.subjects.includes(than)) return false;
      if (by !== undefined || sentence.word(from + 1) === 'an') sentence.unread.add(from);
      more(sentence, [from, to], { of: 'workload', than, sign: -1 });
      return true;
    },
  ),
  rule(
    `(?:choosing|taking|picking|going with|opting for|choose|take|pick) C (?:over|instead of|rather than) C(?: ,)? (?:(?:will|would|can|could) )?(?:saves?|spares?)(?: you)?(?: (?:about|around|roughly|some))?(?: N hours?| work| time)(?:(?: of work)? (?:a|per|each|every) week)?`,
    (sentence, from, to) => {
      const [about, than] = sentence.kind('course', from, to);
      const [by] = sentence.kind('number', from, to);
      if (!about || !than || about.code === than.code || sentence.denial !== null) return false;
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      if (by && /\b(?:about|around|roughly|some)\b/.test(words)) return false;
      sentence.claim(
        {
          says: 'more',
          of: 'workload',
          than: than.code,
          sign: -1,
          by: by?.value ?? null,
          decimals: by?.decimals ?? 0,
        },
        from,
        to,
        { about: about.code },
      );
      sentence.subjects = [about.code];
      return true;
    },
  ),
  rule(
    `(?:saves?|spares?)(?: you)?(?= (?:(?:about|around|roughly|some|over) )*(?:N|an hour))`,
    (sentence, from, to) => {
      sentence.setElsewhere(from, to);
      return true;
    },
  ),
  rule(
    `(?:above|ahead of|(?:wins|comes out|ranks|is rated|rated|placed|stands|is ranked) over|beats|outranks|outscores|outdoes|tops|surpasses|exceeds|ahead) C(?: (?:on|in|for|by)(?: (?:the|student|its))* (?:ratings?|scores?|reviews?|units|enroll?ment))?`,
    beats(1),
  ),
  rule(`(?:below|behind|beneath|trails|lags behind|loses to) C`, beats(-1)),
  // "You will work harder in A than in B": the courses stand apart from the comparative.
  rule(
    `(?:${MORE}|${LESS})(?: (?!than|and|but|C|N)[a-z-]+){0,3} (?:in|for|with|at|by|from|on) C(?: (?!than|and|but|C|N)[a-z-]+){0,3} than (?:(?!C|N)[a-z-]+ ){0,5}C`,
    (sentence, from, to) => {
      const [about, than] = sentence.kind('course', from, to);
      const of = fieldOf(sentence, Math.max(0, from - 4), to) ?? onlyField(sentence);
      if (!about || !than || of === null || about.code === than.code) return false;
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      more(sentence, [from, to], { of, than: than.code, sign: signOf(words), about: about.code });
      sentence.subjects = [about.code];
      return true;
    },
  ),
  rule(
    `(?:happier|more satisfied|more pleased|more content) with C(?: \\( N \\))? than (?:(?:they|students) were )?with C`,
    (sentence, from, to) => {
      const [about, than] = sentence.kind('course', from, to);
      if (!about || !than || about.code === than.code) return false;
      more(sentence, [from, to], { of: 'rating', than: than.code, sign: 1, about: about.code });
      return true;
    },
  ),
  rule(
    `(?:(?:${FACTOR_BOUNDS.map(([words]) => words).join('|')}) )?(?:${FACTOR})(?: as (?:much|many|heavy|long))?(?: (?!C|N)[a-z-]+){0,4} (?:of|as|than|that)(?: (?:in|for|that of))? C(?: does| takes| has)?`,
    (sentence, from, to) => {
      const than = sentence.kind('course', from, to).at(-1)?.code;
      const of = fieldOf(sentence, from, to) ?? onlyField(sentence);
      if (than === undefined || of === null || of === 'start' || sentence.subjects.includes(than))
        return false;
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const [limit, bound] = FACTOR_BOUNDS.find(([said]) => new RegExp(`^(?:${said}) `).test(words)) ?? [
        '',
        'exactly' as const,
      ];
      const said = limit === '' ? words : words.replace(new RegExp(`^(?:${limit}) `), '');
      const times = FACTORS.get(said.split(' ')[0] ?? '') ?? sentence.kind('number', from, to)[0]?.value;
      // "Three times fewer" and "half more" are ambiguous.
      if (times === undefined || new RegExp(`\\b(?:${MORE}|${LESS})\\b`).test(said)) return false;
      sentence.claim({ says: 'times', of, than, times, bound }, from, to);
      return true;
    },
  ),
  rule(
    `(?:from )?(?:the )?(?:${SUPERLATIVE}|high|low|heavy|light)(?: -)?(?: rated| rating| workload)? to (?:the )?(?:${SUPERLATIVE}|high|low|heavy|light)(?: -)?(?: (?:rated|rating|workload|hours))?|(?:the )?(?:${SUPERLATIVE})(?: -)?(?: (?:rated|rating|workload|hours|work|course))? first|in (?:descending|decreasing|ascending|increasing|rising|falling) order(?: of [a-z]+)?`,
    (sentence, from, to) => {
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const first = words.split(' to ')[0] ?? words;
      const isRising = LOW.test(first) || /\b(?:low|light|ascending|increasing|rising)\b/.test(first);
      return order(sentence, from, to, isRising ? -1 : 1);
    },
  ),
  rule(
    `(?:the )?(?:mean|average) (?:[a-z]+ )?(?:of|for|over|across) C(?:(?: ,)?(?: and| ,| &)+ C)+ (?:is|comes to|comes out at|:|=)(?: (?:about|around))? N`,
    (sentence, from, to) => {
      const of = onlyField(sentence);
      const [number] = sentence.kind('number', from, to);
      if (!number || of === null) return false;
      const { value, decimals } = number;
      sentence.claim({ says: 'total', of, value, decimals, bound: 'exactly', isMean: true }, from, to);
      return true;
    },
  ),
  rule(
    `(?:as )?(?:next to|beside|compared (?:to|with)|relative to|in comparison (?:to|with)|set against|unlike) C(?: ,)?`,
    (sentence, from, to) => {
      const than = sentence.kind('course', from, to).at(-1)?.code;
      const isCompared = new RegExp(`\\b(?:${MORE}|${LESS})\\b`).test(sentence.line);
      const isFirst = sentence.courses[0] === than;
      if (isFirst && sentence.courses.length === 2) sentence.comparedWith = than ?? null;
      return isCompared && than !== undefined && (isFirst || !sentence.subjects.includes(than));
    },
  ),
  // "A is rated higher, yet B asks less time": each is compared with the other course.
  rule(
    `(?:${MORE}|${LESS})(?: -)?(?: (?:rated|liked|loved|work|time|hours|demanding|units|credits|students|people|signed|up|enrolled|takers|crowd|popular|load|effort|rating|ratings|score|workload|weekly|per|a|each|every|week|of|the|day|in))*(?= (?:[.,;:)(]|—|-|and|but|yet|while|though|whereas)|$)`,
    (sentence, from, to) => {
      const than = otherOf(sentence);
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const of = fieldOf(sentence, Math.max(0, from - 3), to);
      if (than === null || of === null || /\b(?:no|much|any|not)\b/.test(sentence.word(from - 1)))
        return false;
      if (/\bthan\b/.test(sentence.line.slice(sentence.offsets[to]))) return false;
      // "Better" compares only ratings.
      if (/\b(?:better|worse)\b/.test(words) && of !== 'rating') return false;
      more(sentence, [from, to], { of, than, sign: signOf(words) });
      // "A higher rating (4.5)": the figure may follow.
      if (of !== 'start') sentence.pending = of;
      return true;
    },
  ),
  rule(
    `(?:come |comes |are |is )?(?:both )?(?:from |in |of |part of |under )*(?:one and )?the (?:exact )?same department`,
    (sentence, from, to) => {
      const about = sentence.subjects;
      if (about.length < 2) return false;
      sentence.claim({ says: 'same', of: 'department' }, from, to);
      return true;
    },
  ),
  rule(
    `shares? (?:a|the same|one) (?:room|classroom|location|venue)|(?:in|at) the same (?:room|place|building|location|venue)`,
    (sentence, from, to) => {
      if (sentence.subjects.length < 2 || sentence.word(to - 1) === 'building') return false;
      sentence.claim({ says: 'same', of: 'place' }, from, to);
      return true;
    },
  ),
];
