import { DISLIKES } from './dislikes.ts';
import type { Lexicon } from './lexicon.ts';
import { readAmount } from './read-amount.ts';
import { readDays } from './read-days.ts';
import { readFreeTimes } from './read-free-times.ts';
import { readInstructor } from './read-instructor.ts';
import { readComponent, readLevel, readUnwantedKind } from './read-kind.ts';
import { LIGHT_HOURS, readOrder, readQuality } from './read-quality.ts';
import { readRanges } from './read-ranges.ts';
import { readRoles, type Roles } from './read-roles.ts';
import { readStudent } from './read-student.ts';
import { readSubjects, readUnwantedFields, readWeakFields } from './read-subjects.ts';
import { readTerms } from './read-term.ts';
import { readTimes } from './read-times.ts';
import { readTowards } from './read-towards.ts';
import { readBareTopic, readLedTopic } from './read-topic.ts';
import type { Unheld } from './request.ts';
import { Scrap } from './scrap.ts';
import { codesIn, type Sentence } from './sentence.ts';
import { addUnheld, type Draft, emptyWish } from './wish.ts';

export interface WishRead extends Draft {
  roles: Roles;
  /** Courses named in no other part than as what is asked about. */
  asked: string[];
  /** What is left unread. */
  rest: Scrap;
}

/** Reads everything in a message that narrows a choice of courses. The order matters: what is plainest comes first. */
export const readWish = (sentence: Sentence, lexicon: Lexicon, today: string): WishRead => {
  const draft: Draft = { wish: emptyWish(), readings: [] };
  const scrap = new Scrap(sentence.text);
  const roles = readRoles(scrap, draft, sentence);
  const asked = codesIn(scrap.text, sentence);
  readSelf(scrap, draft, lexicon);
  readRanges(scrap, draft);
  readFreeTimes(scrap, draft);
  const { terms, readings } = readTerms(scrap, lexicon, today);
  if (terms.length > 0) draft.wish.search.terms = terms;
  draft.readings.push(...readings);
  readDays(scrap, draft);
  readTimes(scrap, draft);
  readTowards(scrap, draft, lexicon);
  readStudent(scrap, draft);
  readAmount(scrap, draft);
  readUnwanted(scrap, draft, lexicon);
  readInstructor(scrap, draft, lexicon);
  readOrder(scrap, draft, sentence);
  readUnwantedKind(scrap, draft, lexicon);
  const weak = readWeakFields(scrap, lexicon);
  readUnwantedFields(scrap, draft, lexicon);
  readLedTopic(scrap, draft, lexicon);
  readSubjects(scrap, draft, lexicon);
  readQuality(scrap, draft);
  readLevel(scrap, draft);
  readComponent(scrap, draft, lexicon);
  const rest = new Scrap(scrap.text);
  readBareTopic(scrap, draft, lexicon);
  const { search } = draft.wish;
  // "Bad at math: is there a slower calculus" asks for math after all.
  if (weak.length > 0 && !search.text && !search.topics && !search.subjects)
    search.exclude_subjects = [...new Set([...(search.exclude_subjects ?? []), ...weak])];
  return { ...draft, roles, asked, rest };
};

const WITHOUT = String.raw`(?:no|not|without(?: any)?|few|fewer|less|minimal|not many|not a lot of|does not have|do not have|with no|avoid|zero|${DISLIKES}|lots of|mostly|only|based on|instead of|that (?:has|have))(?: (?:any|a|an|the|lots of|many|have|big|long|writing|doing|taking|giving))*`;
const UNWANTED: [string, Unheld][] = [
  [
    String.raw`${WITHOUT} (?:final )?(?:exams?|midterms?|finals?|tests?|quizzes)(?: or (?:exams?|midterms?|finals?|tests?|quizzes))?`,
    'exams',
  ],
  [
    String.raw`${WITHOUT} (?:psets?|p-sets?|problem sets?|essays?|papers?|presentations?|group (?:work|projects?)|projects?|long papers?|writing assignments?)(?: or (?:psets?|essays?|papers?|exams?|presentations?))?`,
    'assignments',
  ],
  [
    String.raw`(?:${WITHOUT} )?(?:mandatory|required|compulsory) attendance|${WITHOUT} attendance`,
    'attendance',
  ],
  [
    String.raw`(?:generous grading|not curved|no curve|(?:easy|lenient|nice) grad(?:ing|er|ers)|pass\/?fail|pass or fail|gpa booster)`,
    'grades',
  ],
  [
    String.raw`(?:recorded|online|remote|on zoom|hybrid|asynchronous|async|virtual)(?: (?:lectures?|classes|courses))?`,
    'recordings',
  ],
  [
    String.raw`(?:taught|given|led) by (?:an? )?(?:women|woman|men|man|female|male|young|old|famous)(?: (?:professors?|instructors?|people))?|(?:with |a |has |have )*(?:nice|kind|funny|friendly|good|best|great|engaging|approachable|cool|famous) (?:professors?|instructors?|teachers?|lecturers?)`,
    'personality',
  ],
  [String.raw`pre-?(?:med(?:icine|ical)?|law|health|dental|vet)`, 'careers'],
  [String.raw`(?:no|without|not a) wait ?-?list(?:ed)?|easy to get in(?:to)?`, 'waitlists'],
];

/** What students say of themselves and others is no wish: "I'm a sophomore in neuroscience", "for non-majors". */
const readSelf = (
  scrap: Scrap,
  { wish, readings }: Draft,
  { numericSubjects, departments, terms }: Lexicon,
) => {
  scrap.take(
    /\bfor (?:a |an |the )?non[- ]?(?:[a-z-]+ )?(?:majors?|concentrators?|scientists?|specialists?|people|person|students?|kids)\b/,
    ([said]) => {
      wish.search.levels = ['introductory'];
      readings.push(`I read “${said.trim()}” as introductory.`);
    },
  );
  // "What do I take first": where to begin.
  scrap.take(
    /\b(?:what|which(?: one| class| course)?) (?:do i (?:have to |need to )?|should i |to |would i )(?:take|start with|begin with)(?: first)(?= ?[.,;!?·]|\s*$)|\bwhere (?:do|should|would) i (?:even )?(?:start|begin)\b/,
    () => {
      wish.beginning = true;
      wish.search.levels = ['introductory'];
      wish.search.prerequisites_met = true;
    },
  );
  scrap.take(/\b(?:the|my|a) first (?=(?!year|one|few)[a-z]+ (?:class|course)\b)/, () => {
    wish.search.levels = ['introductory', 'intermediate'];
  });
  // "Course 6-3" is a degree of department 6, no span of hours.
  if (numericSubjects.size > 0)
    scrap.take(/\bcourse (\d{1,2})-(?:\d{1,2}|[a-z])\b/, ([said, number = '']) => {
      if (!numericSubjects.has(number)) return false;
      wish.search.subjects = [number];
      readings.push(`I read “${said}” as courses of ${departments.get(number) ?? number}.`);
    });
  scrap.take(
    /\b(?:my |the )?(?:very )?(?:last|final) (?:semester|term)(?: ever| here| (?:of|in|at) (?:college|school))?(?= ?[.,;!?·]|\s*$| and| so)/,
    ([said]) => {
      const last = terms.at(-1);
      if (!last || wish.search.terms) return false;
      wish.search.terms = [last.name];
      readings.push(`I read “${said.trim()}” as ${last.name}.`);
    },
  );
  scrap.take(
    /\b(?:in |since |from )?(?:the )?last (?:semester|term|year|fall|spring|summer|winter)\b|\b(?:over|during) the summer\b/,
    () => {},
  );
  // What was liked, taken and compared before is a story: "which I liked way more than econ".
  scrap.take(
    /\b(?:which|that|and|but) i (?:really |actually )?(?:liked|loved|enjoyed|hated|did not like|do not like)\b[^.!?;·\uE000-\uF8FF]{0,80}/,
    () => {},
  );
  scrap.take(
    /\b(?:and |but )?(?:i )?(?:really )?(?:liked|loved|enjoyed|hated) (?:it|that one|them)\b/,
    () => {},
  );
  scrap.take(
    /\bi (?:have |had )?(?:already |only )*(?:done|taken|took|did|had) (?!not\b|and\b)[^.!?;,·\uE000-\uF8FF]{1,60}?(?: so far| before| already| in high school)\b/,
    () => {},
  );
  scrap.take(
    /\b(?:way |much |even )?more than [^.!?;,·\d\uE000-\uF8FF]{1,20}(?: to be honest)?(?=[.!?;,])/,
    () => {},
  );
  scrap.take(
    /\bto be (?:honest|fair|clear)\b|\bbecause of [^.!?;,·\uE000-\uF8FF]{1,30}(?=[.!?;,]|$)/,
    () => {},
  );
  scrap.take(
    /\b(?:i am|as) (?:a |an )?(?:(?:current|rising|first[- ]year|second[- ]year|prospective|joint|double) )*(?:freshm[ae]n|undergraduate|sophomore|junior|senior|student|first[- ]year|major(?:ing)?|concentrator|concentrating|studying)(?: (?:in|studying|concentrating in|majoring in|doing|at) (?:[a-z&]+ ?){1,4}?(?= ?[.,;!?·]| (?:and|who|looking|with|so|but|trying|interested|wanting|i)\b|$))?/,
    () => {},
  );
  scrap.take(/\bi am (?:a |an )?(?:[a-z&]+ ){1,3}(?:major|concentrator|student|person|kid)\b/, () => {});
  scrap.take(
    /\bmy (?:major|concentration) is (?:[a-z&]+ ?){1,4}?(?= ?[.,;!?·]| (?:and|so|but|i)\b|$)/,
    () => {},
  );
  scrap.take(
    /\bfor (?:a |an )?(?:[a-z-]+ )?(?:people|person|students?|kids|nerds|someone)\b(?= ?(?:[.,;!?·]|$))/,
    () => {},
  );
};

/** Wishes that no record can tell. */
const readUnwanted = (scrap: Scrap, { wish, readings }: Draft, { subjects }: Lexicon) => {
  if (!subjects.has('gened'))
    scrap.take(
      /\b(?:gen(?:eral)?[- ]?ed(?:ucation)?s?)\b(?: (?:requirements?|courses?|classes|class))?/,
      () => addUnheld(wish, 'general_education'),
    );
  scrap.take(/\b(?:an? )?easy a'?s?\b(?! )/, () => {
    addUnheld(wish, 'grades');
    wish.search.max_hours ??= LIGHT_HOURS;
    readings.push(`I read “easy A” as at most ${LIGHT_HOURS} hours a week.`);
  });
  for (const [pattern, thing] of UNWANTED)
    scrap.take(new RegExp(String.raw`\b(?:${pattern})\b`), () => addUnheld(wish, thing));
};
