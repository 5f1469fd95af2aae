import type { Figure } from '../claim.ts';
import { codesIn, needsOfFirst, textOf } from './rule-parts.ts';
import { type Rule, rule, type Sentence } from '../sentence.ts';

const LIST = String.raw`C(?:(?: ,)?(?: and| or| ,| &)+ C)+`;
const OBJECTS = String.raw`C(?:(?: ,)?(?: and| or| \/| &| ,| plus)+ C)*`;
const LISTED_AFTER = String.raw`(?= [^:?]* : ${LIST} (?:\. )?$)`;
const COUNT = '(?: (?:N|two|three|four))?';

const FIELDS: readonly (readonly [RegExp, Figure])[] = [
  [/\b(?:units?|credits?|unit)\b/, 'units'],
  [/\b(?:rat(?:ed|ings?)|scores?|reviews?)\b/, 'rating'],
  [/\b(?:workload|hours?|work|effort)\b/, 'workload'],
  [/\b(?:size|enroll?ment|students)\b/, 'enrollment'],
  [/\b(?:cap|capacity|places|seats)\b/, 'cap'],
];
/** The only figure that some words mention; null if none or several. */
const figureIn = (words: string): Figure | null => {
  const found = FIELDS.filter(([pattern]) => pattern.test(words));
  return found.length === 1 ? (found[0]?.[1] ?? null) : null;
};

/** The two courses of a sentence; null if there are more or fewer. */
const twoOf = ({ courses, spokenOf }: Sentence): readonly [string, string] | null => {
  const [one, other, ...more] = courses.length > 0 ? courses : [...new Set(spokenOf)];
  return one !== undefined && other !== undefined && more.length === 0 ? [one, other] : null;
};

const equal = (sentence: Sentence, of: Figure | null, [from, to]: readonly [number, number]): boolean => {
  const [about, than] = twoOf(sentence) ?? [];
  if (about === undefined || than === undefined || of === null || sentence.denial !== null) return false;
  sentence.claim({ says: 'more', of, than, sign: 0, by: null, decimals: 0 }, from, to, {
    about,
    isDenied: false,
  });
  return true;
};

/** Courses listed at the end: "both of these count: A and B". */
const listed: Rule['read'] = (sentence, from, to) => {
  const last = sentence.tokens.findLastIndex(({ text }) => text === ':') || -1;
  const first = last < 0 ? sentence.tokens.findIndex(({ kind }) => kind === 'course') - 1 : last;
  const codes = [...new Set(codesIn(sentence, Math.max(0, first), sentence.tokens.length))];
  const [number] = sentence.kind('number', from, to);
  const words = textOf(sentence, from, to);
  const count =
    number?.value ?? (/\b(?:both|two)\b/.test(words) ? 2 : /\bthree\b/.test(words) ? 3 : codes.length);
  if (first < to || codes.length < 2 || count !== codes.length || sentence.denial !== null) return false;
  sentence.subjects = codes;
  sentence.subjectEnd = -1;
  sentence.section = null;
  return true;
};

const SAME = '(?:the )?(?:very |exact |exactly the )?(?:same|identical)';

/** Rules for what several courses have in common, and for how they differ. */
export const LIKENESS_RULES: readonly Rule[] = [
  rule(
    `(?:both|all|each|every one|either)${COUNT} of (?:these|those|the following|them)(?: (?:courses|classes|options|N))*${LISTED_AFTER}`,
    listed,
  ),
  rule(
    `(?:these|those|the following)${COUNT}(?: (?:courses|classes|options))?(?: (?:all|both))?${LISTED_AFTER}`,
    listed,
  ),
  rule(
    `both(?= (?:are|have|meet|take|carry|come|count|run|fall|belong) [^:?,;]* , C (?:and|&) C (?:\\. )?$)`,
    listed,
  ),
  // "Either of A and B would do" holds of each.
  rule(
    `either of(?: (?:these|the two|the courses))?(?: :)? C(?:(?: ,)?(?: and| or| ,| &)+ C)+(?= (?:would|will|can|could|does|satisf\\w+|fulfil\\w*|counts|covers|ticks|takes care|works|helps))`,
    (sentence, from, to) => {
      const codes = [...new Set(codesIn(sentence, from, to))];
      if (codes.length < 2 || sentence.denial !== null) return false;
      // "You may take either A or B" and "prerequisite: either A or B" are no statement about both.
      if (from > 0 && !/^(?:,|:|—|\.|so|and|that)$/.test(sentence.word(from - 1))) return false;
      sentence.subjects = codes;
      sentence.subjectEnd = to - 1;
      sentence.section = null;
      return true;
    },
  ),
  rule(
    `(?:go(?:es)? by|share|have|has|bear|carry|are (?:listed|offered|given) under|run under|come under) (?:${SAME}|one) (?:title|name)s?`,
    (sentence, from, to) => {
      if (sentence.subjects.length < 2) return false;
      sentence.claim({ says: 'same', of: 'title' }, from, to);
      return true;
    },
  ),
  rule(
    `(?:there is |makes? |you will find |see )?(?:no|zero|not (?:a|any))(?: (?:real|actual|numerical|such))? difference(?: (?:at all|whatsoever))?(?: (?:in|of|on|for) (?:[a-z]+ ){0,2}?(?:units?|credits?|ratings?|workload|hours|size|enroll?ment|cap))?(?: between (?:C and C|the two|them))?(?: (?:in|of|on|for) (?:[a-z]+ ){0,2}?(?:units?|credits?|ratings?|workload|hours|size|enroll?ment|cap))?`,
    (sentence, from, to) =>
      equal(sentence, figureIn(textOf(sentence, from, to)) ?? figureIn(sentence.line), [from, to]),
  ),
  // Equal figures: "If you drop A and add B, your units stay the same."
  rule(
    `if you (?:drop|swap|replace|trade|exchange|switch|took|take|take out|swapped|dropped|replaced)(?: (?:out|from))? C (?:(?:and|,) (?:add|take|pick up|added|take up)|for|with|to|in favou?r of|by) C(?: instead)?(?: ,)? (?:your|the) (?:[a-z]+ ){0,3}?(?:stays?|remains?|is|are|would be|will be|would stay|will stay|would remain|will remain|does not change|do not change|would not change|will not change|is unchanged)(?: (?:exactly|just|still))?(?: (?:the same|unchanged|as it (?:is|was)|put|equal|identical))?`,
    (sentence, from, to) => {
      const words = textOf(sentence, from, to);
      if (!/\b(?:same|unchanged|not change|equal|identical|put|as it)\b/.test(words)) return false;
      return equal(sentence, figureIn(words), [from, to]);
    },
  ),
  rule(
    `if you (?:drop|swap|replace|trade|exchange|switch)(?: (?:out|from))? C (?:(?:and|,) (?:add|take|pick up)|for|with|to|in favou?r of|by) C(?: instead)?(?: ,)? (?:your|the) (?:[a-z]+ ){0,3}?(?:goes|go|rises?|falls?|drops?|changes?|increases?|decreases?|grows?|shrinks?|will go|would go)(?: (?:up|down))? by(?: (?:about|exactly))? N(?: (?:units?|credits?|hours?)(?: (?:a|per) week)?)?`,
    (sentence, from, to) => {
      const [out, into] = codesIn(sentence, from, to);
      const [number] = sentence.kind('number', from, to);
      const words = textOf(sentence, from, to);
      const of = figureIn(words);
      if (out === undefined || into === undefined || !number || of === null || sentence.courses.length !== 2)
        return false;
      const isDown = /\b(?:falls?|drops|decreases?|shrinks?|down)\b/.test(
        words.slice(words.lastIndexOf('your')),
      );
      if (!isDown && !/\b(?:up|rises?|increases?|grows?)\b/.test(words)) return false;
      const { value, decimals } = number;
      sentence.claim({ says: 'more', of, than: out, sign: isDown ? -1 : 1, by: value, decimals }, from, to, {
        about: into,
        isDenied: false,
      });
      return true;
    },
  ),
  // "Monday for the former": the course is chosen by its place in the sentence.
  rule(
    `(?:for|in|with|by|at|of) the (?:former|latter|first|second)(?: (?:one|course|class))?(?= (?:[.,;)]|and|but|$))`,
    (sentence, from, to) => {
      const named = [...new Set(sentence.kind('course', 0, from).map(({ code }) => code))];
      const [one, other, ...more] = named.length > 0 ? named : [...new Set(sentence.spokenOf)];
      const last = sentence.claims.at(-1);
      if (one === undefined || other === undefined || more.length > 0 || !last) return false;
      const end = sentence.tokens.findIndex(({ start }) => start >= last.end);
      if (end !== from || last.about !== undefined) return false;
      last.about = /\b(?:former|first)\b/.test(textOf(sentence, from, to)) ? one : other;
      return true;
    },
  ),
  rule(
    `not (?:touch|meet|cross|collide|intersect|overlap)(?: at all| anywhere| each other| one another)?(?= (?:[.,:;)]|$))`,
    (sentence, from, to) => {
      if (twoOf(sentence) === null || sentence.denial !== null || sentence.subjects.length < 2) return false;
      const isOfDays = /\bdays? - wise\b|\bin terms of days\b|\bdays? wise\b/.test(sentence.line);
      if (isOfDays) sentence.claim({ says: 'no shared days' }, from, to, { isDenied: false });
      else if (/^not (?:touch|collide|intersect|overlap)/.test(textOf(sentence, from, to)))
        sentence.claim({ says: 'clash' }, from, to, { isDenied: true });
      else return false;
      return true;
    },
  ),
  rule(`(?:day|days|weekday|schedule|time|calendar|timetable)(?: -)? wise(?: ,)?`, () => true),
  rule(
    `works?(?: (?:well|fine|nicely|out))*(?: (?:alongside|with|next to|beside|in combination with)) (?:both )?${OBJECTS}`,
    (sentence, from, to) => {
      if (!/\b(?:wise|schedule|timetable|calendar|time|times|clash|overlap|hours)\b/.test(sentence.line))
        return false;
      if (sentence.subjects.length !== 1 || codesIn(sentence, from, to).includes(sentence.subjects[0] ?? ''))
        return false;
      sentence.claim({ says: 'clash' }, from, to, { isDenied: !sentence.takeDenial() });
      return true;
    },
  ),
  // Departments.
  rule(
    `(?:J|G|U)(?: department)? is (?:where|home to|the (?:home|department|dept) (?:of|behind|for|offering|teaching|that (?:offers|runs|gives|teaches|houses|lists)))(?: you (?:will |can )?(?:find|look for|see))? C(?: (?:lives|sits|is (?:housed|based|taught|listed|offered|filed)|belongs|comes from|resides|is))?`,
    (sentence, from, to) => {
      const name = sentence.tokens[from];
      const about = codesIn(sentence, from, to).at(-1);
      if (
        about === undefined ||
        (name?.kind !== 'phrase' && name?.kind !== 'name') ||
        sentence.denial !== null
      )
        return false;
      sentence.claim({ says: 'department', name: name.value }, from, to, { about });
      sentence.subjects = [about];
      return true;
    },
  ),
  rule(
    `(?:is|sits|lives|belongs|falls|resides|are|comes|originates)(?: (?:under|in|within|with|to|from|out of))(?: the)?(?: department of)? (?:J|G)(?= (?:[.,;)]|and|but|while|whereas|not|rather|$))`,
    (sentence, from, to) => {
      const name = sentence.tokens[to - 1];
      if (name?.kind !== 'phrase' || /\b(?:major|concentration|degree|minor|field)\b/.test(sentence.line))
        return false;
      sentence.claim({ says: 'department', name: name.value }, from, to);
      return true;
    },
  ),
  rule(
    `(?:are|is|come|comes|belong|sit|live|fall)?(?: ?(?:housed|based|listed|taught|offered))? ?(?:in|from|under|to|by) (?:two |N )?(?:different|separate|distinct) departments`,
    (sentence, from, to) => {
      if (sentence.subjects.length < 2) return false;
      sentence.claim({ says: 'same', of: 'department' }, from, to, { isDenied: !sentence.takeDenial() });
      return true;
    },
  ),
  // "…, which you have already taken": about the course in front.
  rule(
    `(?:(?:which|and|that|a course) )?you (?:have )?(?:already |just |now )?(?:taken|completed|done|passed|had|finished|took)(?: (?:it|that|this|them|both))?(?: already| before)?(?= (?:[.,;)]|so|and|$))`,
    (sentence, from, to) => {
      const last = sentence.claims.findLast(({ says }) => says === 'needs');
      if (last?.says !== 'needs' || last.isDenied || sentence.denial !== null) return false;
      if (last.codes.length > 1 && !/\b(?:both|them)\b/.test(textOf(sentence, from, to))) return false;
      for (const about of last.codes) sentence.claim({ says: 'taken' }, from, to, { about, isDenied: false });
      return true;
    },
  ),
  rule(
    `(?:which )?you (?:have )?not (?:yet )?(?:taken|completed|done|passed|had|finished)(?: (?:it|that|this|them))?(?: (?:yet|so far))?(?= (?:[.,;)]|so|and|$))`,
    (sentence, from, to) => {
      const last = sentence.claims.findLast(({ says }) => says === 'needs');
      const [about, ...more] = last?.says === 'needs' ? last.codes : [];
      if (about === undefined || more.length > 0 || last?.isDenied || sentence.denial !== null) return false;
      sentence.claim({ says: 'taken' }, from, to, { about, isDenied: true });
      return true;
    },
  ),
  rule(
    `before(?: (?:you (?:take|start|begin)|taking|starting|enrolling in))? C(?: ,)? (?:you |students |one )?(?:must|should|need to|have to|has to|ought to|will need to|are to)(?: first)? (?:have )?(?:had|taken|done|completed|passed|finished|take|do|complete|pass|finish|have) ${OBJECTS}(?: first)?`,
    (sentence, from, to) => sentence.denial === null && needsOfFirst('needed')(sentence, from, to),
  ),
  // "Beats B on both counts": better rated and less work.
  rule(
    `(?:beats|wins (?:over|against)|outdoes|is ahead of|comes out ahead of|does better than|tops) C (?:on|in) (?:both|both of (?:these|those|them)|both (?:counts|fronts|scores|measures|points|respects)|each count|either count)(?: (?:counts|fronts|scores|measures))?`,
    (sentence, from, to) => {
      const [than] = codesIn(sentence, from, to);
      const [about] = sentence.subjects;
      if (than === undefined || about === undefined || sentence.subjects.length !== 1 || about === than)
        return false;
      if (sentence.denial !== null || !/\b(?:rat|liked|score)/.test(sentence.line)) return false;
      const behind = sentence.line.slice(sentence.offsets[to]);
      const isOfWork =
        /\b(?:lower|lighter|less|smaller|fewer) (?:workload|work|hours|load)\b|\blighter\b/.test(behind);
      if (!isOfWork) return false;
      sentence.picked = about;
      sentence.claim({ says: 'more', of: 'rating', than, sign: 1, by: null, decimals: 0 }, from, to);
      sentence.claim({ says: 'more', of: 'workload', than, sign: -1, by: null, decimals: 0 }, from, to);
      return true;
    },
  ),
  rule(
    `(?:(?:rated|are|is|come|comes|out|sit|land|stay|stays) )*within (?:a tenth|a hair)(?: of a point)?(?: in ratings?)? of (?:each other|one another|C)`,
    (sentence, from, to) => {
      if (twoOf(sentence) === null || sentence.denial !== null) return false;
      if (figureIn(sentence.line) !== 'rating') return false;
      // Weak: figures are shown rounded, so the difference may be slightly larger.
      sentence.claim({ says: 'gap', of: 'rating', value: 0.1, decimals: 1, bound: 'at most' }, from, to, {
        isWeak: true,
      });
      return true;
    },
  ),
];
