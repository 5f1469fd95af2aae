import {
  AFTER_NAME,
  ANY_ONE,
  BEFORE_NAME,
  DEFINITE,
  JOINTS,
  LINKING,
  MANY,
  NOUNS,
  OPENERS,
  OPENS_QUESTION,
  AUXILIARY,
  OPENS_TOPIC,
  PLURALS,
  TAKES,
  TAKING,
  WEAK_BEFORE,
} from '../../tables/courses/called.ts';
import { COURSE_NICKNAMES } from '../../tables/courses/course-nicknames.ts';
import { isInListOfCourses, isWholeItem } from './lists-of-names.ts';
import type { Found, Reader, Token } from './tokens.ts';

/** "Something on machine learning", "machine learning classes". */
export const isTopic = (reader: Reader, from: number, to: number): boolean => {
  const { tokens } = reader;
  if (isWhatAbout(reader, from) || isGoingWith(reader, from)) return false;
  const after = tokens[to];
  if (after && !after.isApart && (PLURALS.has(after.text) || LINKING.has(after.text))) return true;
  if (to - from === 1 && isInListOfTopics(tokens, to)) return true;
  // "Thermo and some easy gen ed" are two wishes.
  const next = tokens.slice(to, to + NEAR);
  const end = next.findIndex((token) => token.isApart || JOINTS.has(token.text));
  if (next.slice(0, end === -1 ? NEAR : end).some(({ text }) => OF_ATTRIBUTES.has(text))) return true;
  const before: string[] = [];
  for (let at = from - 1; at >= Math.max(0, from - FAR_BACK); at -= 1) {
    if (tokens[at + 1]?.isStop) break;
    // "Something early, and is reformations any good": a new question.
    if (tokens[at]?.isApart && ASKING.has(tokens[at]?.text ?? '')) break;
    before.push(tokens[at]?.text ?? '');
  }
  const near = before.slice(0, NEAR);
  // "A machine learning class": one of many.
  const isOne =
    after !== undefined && !after.isApart && NOUNS.has(after.text) && !DEFINITE.has(before[0] ?? '');
  return (
    isOne ||
    near.some((word) => OPENS_TOPIC.has(word)) ||
    (before.some((word) => ANY_ONE.has(word)) && !before.some((word) => TAKES.has(word))) ||
    /^(?:a|an|in)$/u.test(before[0] ?? '')
  );
};
const [FAR_BACK, NEAR, FAR_AHEAD] = [20, 4, 8];

/** "The justice and choice gened": what courses count as. */
const OF_ATTRIBUTES = new Set(['gened', 'gen', 'distribution', 'requirement', 'credit']);

/** "Cities, housing, urban planning kind of classes". */
const isInListOfTopics = (tokens: readonly Token[], to: number): boolean => {
  for (let at = to; at < Math.min(tokens.length, to + FAR_AHEAD); at += 1) {
    const token = tokens[at];
    // "OS counts as two courses" is no list.
    if (token === undefined || token.isStop || token.code !== null || SPOKEN_OF.has(token.text)) return false;
    if (MANY.has(token.text)) return true;
  }
  return false;
};

/** "Take beowulf", "chaucer or beowulf": nothing but a course can stand there. */
export const isTaken = ({ tokens }: Reader, from: number, to: number, found: readonly Found[]): boolean => {
  const [before, after] = [tokens[from - 1], tokens[to]];
  const isCourse = (at: number) =>
    tokens[at]?.code != null || found.some((each) => at >= each.from && at < each.to);
  return (
    (before !== undefined && !tokens[from]?.isApart && TAKING.has(before.text)) ||
    (JOINTS.has(before?.text ?? '') && isCourse(from - 2)) ||
    (JOINTS.has(after?.text ?? '') && isCourse(to + 1))
  );
};

/** "What about gamelan w those", after courses were spoken of. */
export const isWhatAbout = ({ tokens, hasTalk }: Reader, from: number): boolean =>
  hasTalk &&
  tokens[from - 1]?.text === 'about' &&
  /^(?:what|how)$/u.test(tokens[from - 2]?.text ?? '') &&
  tokens.slice(from).some(({ text }) => /^(?:those|them|it|that|these|either)$/u.test(text));
/** "Something chill to go with orgo", "next to orgo": beside a course, and about nothing. */
const isGoingWith = ({ tokens }: Reader, from: number): boolean => {
  const [verb, joint] = [tokens[from - 2]?.text ?? '', tokens[from - 1]?.text ?? ''];
  return (
    tokens[from]?.isApart === false &&
    (ALONGSIDE.has(joint) ||
      (joint === 'with' && GOING.has(verb)) ||
      (joint === 'w' && GOING.has(verb)) ||
      (joint === 'to' && verb === 'next') ||
      (joint === 'of' && verb === 'top'))
  );
};
const ALONGSIDE = new Set('alongside beside besides'.split(' '));
const GOING = new Set('go goes going pair pairs paired balance combine along fit fits'.split(' '));
/** "I liked social networks, anything similar". */
const LIKED = new Set('liked loved enjoyed like love enjoy'.split(' '));
const SIMILAR = new Set('similar alike likewise'.split(' '));

/** "Is E&M a problem with statics", "phonology before phonetics": beside another course nothing else stands there. */
export const isHeldAgainst = ({ tokens }: Reader, from: number, found: readonly Found[]): boolean =>
  found.length > 0 && !tokens[from]?.isApart && HELD_AGAINST.has(tokens[from - 1]?.text ?? '');
const HELD_AGAINST = new Set('before after than with against into'.split(' '));
const ASKING = new Set('is are does do can has'.split(' '));
const SPOKEN_OF = new Set(
  'is are was has that sounds seems looks wants shows says got gets meets runs counts'.split(' '),
);

/** Whether the name of a course can stand here: beside a verb, another course or in a list that begins with one. */
export const stands = (reader: Reader, from: number, to: number, found: readonly Found[]): boolean => {
  const { tokens } = reader;
  const [before, after] = [tokens[from - 1], tokens[to]];
  const isAfterArticle = before !== undefined && DEFINITE.has(before.text) && tokens[from]?.isApart === false;
  const lead = isAfterArticle ? tokens[from - 2] : before;
  const isCourse = (at: number) => tokens[at]?.code != null || found.some((each) => each.to === at + 1);
  const beforeLead = isAfterArticle ? from - 2 : from - 1;
  // "Thermo, quantum": in a list with a course.
  if (tokens[isAfterArticle ? from - 1 : from]?.isApart && isCourse(beforeLead)) return true;
  if (isItem(reader, from, to) && (asksForCourse(reader, from) || isCourseNext(reader, to, found)))
    return true;
  if (lead && JOINTS.has(lead.text) && (isCourse(beforeLead - 1) || asksForCourse(reader, from))) return true;
  if (after && JOINTS.has(after.text) && isCourseNext(reader, to + 1, found)) return true;
  if (
    lead &&
    BEFORE_NAME.has(lead.text) &&
    !isOfPerson(reader, beforeLead) &&
    (!WEAK_BEFORE.has(lead.text) || asksForCourse(reader, from))
  )
    return true;
  if (isInListOfCourses(reader, from, to, found) || isHeldAgainst(reader, from, found)) return true;
  if (isWhatAbout(reader, from) || isGoingWith(reader, from)) return true;
  if (LIKED.has(lead?.text ?? '') && tokens.some(({ text }) => SIMILAR.has(text))) return true;
  // "Darkroom photo + printmaking, do they overlap": a list of names, of which none is known yet.
  if (reader.isComparing && isWholeItem(reader, from, to) && !isWholeItem(reader, 0, tokens.length))
    return true;
  const opening = openingOf(tokens, from);
  const isFirst = opening === 0 || tokens[opening]?.isApart === true || isAfterArticle;
  // "Electronic Music Studio: can I just enroll", "Night Sky (the astro one). Are there places".
  const isHead = opening === 0 || tokens[opening]?.isStop === true;
  if (isHead && to - from > 1 && (after?.isHeaded === true || isSpokenOf(tokens, to))) return true;
  // "Finite elements or heat transfer": a name of several words before another.
  // "DSP or information theory": or a nickname.
  const isName = to - from > 1 || COURSE_NICKNAMES.has(tokens[from]?.text ?? '');
  if (isHead && isName && after?.isApart === false && EITHER.has(after.text)) return true;
  return isFirst && after !== undefined && !after.isApart && AFTER_NAME.has(after.text);
};
const EITHER = new Set(['or', 'vs', 'versus']);
/** Where the words begin that only open a clause: "so machine shop is full". */
const openingOf = (tokens: readonly Token[], from: number): number => {
  let at = from;
  while (at > 0 && tokens[at]?.isApart === false && OPENERS.has(tokens[at - 1]?.text ?? '')) at -= 1;
  return at;
};
/** Whether words are spoken of at the head of a clause: "gamelan is that a half class". */
export const isSubject = ({ tokens }: Reader, from: number, to: number): boolean => {
  const at = openingOf(tokens, from);
  const after = tokens[to];
  const isFirst = at === 0 || tokens[at]?.isApart === true;
  if (isFirst && after?.isApart === false && SPOKEN_OF.has(after.text)) return true;
  // "Is phonetics even on in the spring".
  const verb = openingOf(tokens, from - 1);
  return (
    ASKING.has(tokens[from - 1]?.text ?? '') &&
    tokens[from]?.isApart === false &&
    (verb === 0 || tokens[verb]?.isApart === true)
  );
};
/** "Forest ecology trips, does that class run in spring": what the message begins with is a course. */
const isSpokenOf = (tokens: readonly Token[], to: number): boolean =>
  tokens.some(
    ({ text }, at) => at > to && CLASSES.has(text) && /^(?:that|this)$/u.test(tokens[at - 1]?.text ?? ''),
  );
const CLASSES = new Set(['class', 'course', 'seminar', 'lab', 'lecture']);

/** "Our drummer would murder me": a verb of somebody, and no question. */
const isOfPerson = ({ tokens }: Reader, at: number): boolean => {
  const [lead, before] = [tokens[at], tokens[at - 1]];
  return (
    AUXILIARY.has(lead?.text ?? '') &&
    before !== undefined &&
    lead?.isApart === false &&
    !OPENS_QUESTION.has(before.text)
  );
};

/** "Thermo" of "with thermo, quantum and the cad class". */
const isItem = ({ tokens }: Reader, from: number, to: number): boolean =>
  tokens[from]?.isApart === true &&
  (tokens[to] === undefined || tokens[to]?.isApart || JOINTS.has(tokens[to]?.text ?? ''));
const isCourseNext = ({ tokens }: Reader, to: number, found: readonly Found[]): boolean =>
  tokens[to]?.code != null ||
  found.some(({ from }) => from === to || (from === to + 1 && JOINTS.has(tokens[to]?.text ?? '')));
/** Whether the message before asks for particular courses: "what do I need for", "build me a spring with". */
const asksForCourse = ({ asksAt }: Reader, from: number): boolean => (asksAt[from] ?? -1) >= 0;
