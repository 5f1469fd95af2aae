import type { SearchInput, Wish } from '../../../domain/reading/request.ts';
import type { FactField } from '../../../domain/reading/askable.ts';
import { MAX_FOUND } from '../../../domain/tools.ts';
import { fold } from '../../../domain/reading/spans/lexicon.ts';
import { isEmptyWish } from '../../../domain/reading/wish.ts';
import { askTool, LOOK_UP_FAILED, type Script, type ScriptContext } from '../script.ts';
import { lackingSaid, readingsKept, WHAT_IT_CAN, withoutLacking } from './catalogue-lacks.ts';
import { blocks, codesSaid, listed, quoted, sentences, unheldSaid } from '../wording.ts';
import { decided, verdict } from '../cite.ts';
import { type Found, type Listed, listOf, oneOfEach, orderOf, strangeNames } from './course-list.ts';
import { sayNothingFits } from './nothing-fits.ts';
import { isAboutSomething, searchByTopic } from './search-by-topic.ts';
import { foundAlone } from './whole-course.ts';
import { completeWish } from './complete-wish.ts';
import { inPlannedTerm } from './terms/planned-term.ts';
import { squarelyAbout } from './squarely-about.ts';
import { sayWhatComesAfter } from './what-comes-after.ts';
import { leavesChoice, markedLacking, suitedFirst, withoutFirstYearSeminars } from './suited-first.ts';

/** Default number of recommended courses. */
const USUALLY = 5;
/** "The hardest": further down the list this no longer applies. */
const OF_THE_MOST = 3;
/** Maximum number of results for a topic, since relevance decreases. */
const OF_A_TOPIC = 3;
/** More than is shown: to be filtered further by constraints that the tool does not have. */
const MANY = 20;

/** Courses that satisfy a wish, each with the reason; or why none does, and what would help. */
export function* answerRecommendation(
  { wish, asks }: { wish: Wish; asks?: readonly FactField[] },
  vague: readonly string[],
  context: ScriptContext,
): Script {
  const planned = yield* inPlannedTerm(wish, context);
  return blocks(yield* recommended(planned.wish, vague, context, { asks, ...planned }), planned.said);
}

/** How a wish is answered. */
interface Manner {
  /** Only what is plainly meant is named, however little that is. */
  isNarrow?: boolean;
  /** What is asked of the course if only one fits; absent: nothing more. */
  asks?: readonly FactField[] | undefined;
}

function* recommended(
  wish: Wish,
  vague: readonly string[],
  context: ScriptContext,
  { isNarrow = false, asks }: Manner = {},
): Script {
  if (wish.doubts.length > 0) return sayDoubts(wish);
  if (isEmptyWish(wish) && wish.unheld.length > 0)
    return sentences(unheldNote(wish), 'Tell me a subject, days or how much work, and I can look for that.');
  const { lacks } = context;
  const can = withoutLacking(wish.search, lacks);
  if (can.asked.length > 0 && isEmptyWish({ ...wish, search: can.search, than: null }))
    return sentences(lackingSaid(can.asked), unheldNote(wish), WHAT_IT_CAN);
  const whole = yield* completeWish(wish, context);
  if (whole.refusal !== null) return whole.refusal;
  const { search: kept, asked: lacking } = withoutLacking(whole.search, lacks);
  const settled = { ...whole, search: kept };
  const readings = [...readingsKept(vague, lacking), lackingSaid(lacking)];
  if (wish.after.length > 0) {
    const next = yield* sayWhatComesAfter(wish, settled.search, context);
    if (next !== null)
      return blocks(sentences(...readings, ...settled.said, unheldNote(wish)), next, unreadNote(wish));
  }
  const isOfTheMost = settled.search.sort !== undefined && wish.than === null;
  const isRanked = isAboutSomething(settled.search) && settled.search.sort === undefined;
  const wanted = countOf(wish) ?? (isOfTheMost ? OF_THE_MOST : isRanked ? OF_A_TOPIC : USUALLY);
  const asked: SearchInput = {
    ...settled.search,
    ...(wish.counted || wish.search.instructor !== undefined ? {} : { exclude_taken: true }),
    sort:
      settled.search.sort ??
      (isAboutSomething(settled.search) ? 'relevance' : lacks.includes('rating') ? 'code' : 'rating'),
    limit: MANY,
  };
  if (isAboutSomething(asked) && !isRanked) {
    const plainly = yield* codesPlainlyAbout(asked, context.names);
    if (plainly !== null && plainly.length > 0) {
      asked.codes = plainly;
      if (plainly.length > 1)
        readings.push(`I put in order the ${plainly.length} that are most plainly about that.`);
    }
  }
  const first = yield* searchByTopic(asked);
  const isNoneOfThose = wish.isAmongShown && first.found?.total === 0;
  const { codes: _shown, ...among } = asked;
  // If none of the shown ones match: searches all courses.
  const { search, found: all, said } = isNoneOfThose ? yield* searchByTopic(among) : first;
  const beyond = yield* beyondShown(wish, among, first.found);
  if (all === null) return LOOK_UP_FAILED;
  const wider =
    all.total === 0 || !all.all_words
      ? (withoutBoth(wish, settled.search) ??
        (yield* beyondSubjects(wish, settled.search)) ??
        asTopic(wish, all.total))
      : null;
  if (wider !== null) return yield* recommended(wider, vague, context, { asks });
  const ranked = leavesChoice({ ...wish, search: settled.search })
    ? yield* suitedFirst(search, all, context)
    : { found: all, suited: 0 };
  const { found, suited, said: left } = withoutFirstYearSeminars(ranked, wish, context);
  const shown: Wish = { ...wish, search: { ...search, exclude_taken: settled.search.exclude_taken } };
  const notes = sentences(
    isNoneOfThose && all.total > 0 ? 'None of those fits all that you asked for, but others do.' : null,
    ...readings,
    ...settled.said,
    ofNotesSaid(settled.search),
    unheldNote(wish),
    strangeNames(found),
    said,
  );
  if (found.total === 0 || !found.all_words) {
    const again = yield* amongShownBefore(shown, search, lacks);
    if (again !== null) return blocks(notes, again, unreadNote(wish));
    return blocks(notes, yield* sayNothingFits(shown, search, found, lacks), unreadNote(wish));
  }
  if (wish.after.length > 0) {
    const others = (yield* suitedFirst(search, found, context)).found;
    return blocks(notes, sayNoneAsksForIt(wish, others, lacks), unreadNote(wish));
  }
  const each = oneOfEach(found.courses);
  const isPlan =
    search.terms?.length === 1 &&
    isEmptyWish({ ...wish, search: {} }) &&
    Object.keys(wish.search).join() === 'terms';
  const about = squarelyAbout(each, search, context.names);
  // What notes say has narrowed it already.
  const isOfNotes = search.notes_say !== undefined;
  if (about.isApart && !isOfNotes) return blocks(notes, nonePlainly(search), unreadNote(wish));
  const isMentioned = about.courses.length === 0 && about.mentioning.length > 0;
  const fitting = isPlan
    ? yield* withoutClashes(each, search.terms?.[0])
    : isMentioned
      ? about.mentioning
      : about.isApart
        ? each
        : about.courses;
  const courses = fitting.slice(0, wanted);
  const besides =
    isMentioned || isNarrow ? [] : about.mentioning.slice(0, Math.max(0, wanted - courses.length));
  const clashing =
    isPlan && fitting.length < each.length ? 'What would clash with one of these I left out.' : null;
  const [only] = courses;
  const isAlone = courses.length === 1 && besides.length + beyond.length === 0;
  const [main = [], less = [], more = []] = yield* markedLacking([courses, besides, beyond], shown);
  return blocks(
    notes,
    headline(shown, found, courses, {
      suited: Math.min(suited, courses.length),
      isPart: besides.length > 0 || (isNarrow && !isMentioned && about.mentioning.length > 0),
      isMentioned,
      left,
    }),
    listOf(main, shown, lacks),
    isAlone && only !== undefined ? yield* foundAlone(only, asks) : null,
    besides.length === 0
      ? null
      : `${besides.length === 1 ? 'This one only mentions' : 'These only mention'} it:`,
    besides.length === 0 ? null : listOf(less, shown, lacks),
    beyond.length === 0 ? null : 'Not among those, but fitting too:',
    beyond.length === 0 ? null : listOf(more, shown, lacks),
    sentences(clashing, verdict(found, 'left-out'), unreadNote(wish)),
  );
}

/** "What about the others", where only courses that were shown before fit: those, as such; null if none does. */
function* amongShownBefore(
  wish: Wish,
  { exclude_codes, ...search }: SearchInput,
  lacks: ScriptContext['lacks'],
): Script<string | null> {
  if (!wish.isMore || exclude_codes === undefined) return null;
  const found = yield* askTool('search_courses', { ...search, limit: USUALLY });
  if (found === null || found.total === 0 || !found.all_words) return null;
  return blocks(
    `Nothing else fits all of that. Of what was shown before, ${found.courses.length > 1 ? 'these do' : 'this does'}:`,
    listOf(oneOfEach(found.courses), wish, lacks),
  );
}

/** "Which of those are under seven hours", if that leaves one or two: others that fit, which were not shown. */
function* beyondShown(wish: Wish, among: SearchInput, found: Found | null): Script<Listed[]> {
  const left = found?.total ?? 0;
  if (
    !wish.isAmongShown ||
    left === 0 ||
    left >= OF_A_TOPIC ||
    wish.frame.order !== null ||
    wish.after.length > 0
  )
    return [];
  const exclude_codes = [...new Set([...(among.exclude_codes ?? []), ...(wish.search.codes ?? [])])];
  const { found: more } = yield* searchByTopic({ ...among, exclude_codes });
  return more?.all_words ? oneOfEach(more.courses).slice(0, OF_A_TOPIC - left) : [];
}

/** In another order than by relevance, too, only those that are plainly about a topic; null where all are. */
function* codesPlainlyAbout(
  { descending: _descending, ...asked }: SearchInput,
  names: ScriptContext['names'],
): Script<string[] | null> {
  const search: SearchInput = { ...asked, sort: 'relevance', limit: MAX_FOUND };
  const found = yield* askTool('search_courses', search);
  if (found === null || !found.all_words) return null;
  const { courses: plainly, mentioning } = squarelyAbout(oneOfEach(found.courses), search, names);
  const courses = plainly.length < OF_A_TOPIC ? [...plainly, ...mentioning] : plainly;
  return courses.length === found.total ? null : courses.flatMap(({ code, also = [] }) => [code, ...also]);
}

/** Of one word, what was found has only words listed for the same. */
const nonePlainly = ({ text = '', topics = [] }: SearchInput): string => {
  const isOne = topics.length === 0 && !text.includes(' ');
  return (
    (isOne
      ? `No course says “${quoted(text)}”: what I found only has words like it, so I name none. `
      : 'Courses have those words only apart from each other, so I name none. ') +
    'Another word for it may help, or the name of a subject.'
  );
};

/** How many were asked for. "One more class" is taken from several; "the easiest one" is one. */
const countOf = ({ wanted, search: { sort }, than }: Wish): number | null =>
  wanted === 1 && sort === undefined && than === null ? null : wanted;

/** "Mon Wed", if nothing meets on both days and no other: relaxed to only these days, which the answer says. */
const withoutBoth = (wish: Wish, { meets_on: both, days }: SearchInput): Wish | null => {
  if (!both || !days || both.length < 2 || both.join() !== days.join()) return null;
  const { meets_on: _both, ...search } = wish.search;
  return { ...wish, search };
};

/**
 * "Global health", of whose department nothing fits: what courses of any department are about, as the answer says. So is
 * "a nutrition class", if nothing else was asked for.
 */
const asTopic = (wish: Wish, total: number): Wish | null => {
  const [field, ...others] = wish.frame.conditions.filter(
    ({ condition: { on, isTurned } }) => on === 'subjects' && !isTurned,
  );
  const { subjects, text, topics } = wish.search;
  const isOnly = subjects !== undefined && text === undefined && topics === undefined && others.length === 0;
  const said = fold(field?.said ?? '').replaceAll(/\b(?:of|and|the|in)\b ?/g, '');
  const isPlain = wish.frame.conditions.every(({ condition: { on } }) => on === 'subjects' || on === 'terms');
  const isWhole = isPlain && wish.frame.order === null && SPELLED_OUT.test(said);
  if (total > 0 || !isOnly || wish.than !== null || wish.after.length > 0) return null;
  if (!said.includes(' ') && !isWhole) return null;
  const { subjects: _subjects, ...search } = wish.search;
  return { ...wish, search: { ...search, text: said } };
};

/** A word, and no code. */
const SPELLED_OUT = /^[a-z]{6,}$/;

/** "Japanese film" that no course of Japanese is about: of any department then, as the answer says, if one has both words. */
function* beyondSubjects(wish: Wish, { subjects, text, topics }: SearchInput): Script<Wish | null> {
  // Comparing once more would take more look-ups than a reply has.
  if (wish.than !== null) return null;
  const asked = [text, ...(topics ?? [])].filter((topic) => topic !== undefined);
  const field = wish.frame.conditions.find(
    ({ condition: { on, isTurned } }) => on === 'subjects' && !isTurned,
  );
  if (subjects === undefined || asked.length === 0 || field === undefined || !NAMED.test(field.said))
    return null;
  const { subjects: _subjects, text: _text, topics: _topics, ...search } = wish.search;
  const beyond: SearchInput = { ...search, topics: asked.map((topic) => `${field.said} ${topic}`) };
  const found = yield* askTool('search_courses', { ...beyond, limit: 1 });
  return found?.all_words && found.total > 0 ? { ...wish, search: beyond } : null;
}
/** In words, and not "Course 9" or "EARTH". */
const NAMED = /^[A-Za-z]?[a-z]+(?: [a-z]+)*$/;

/** Codes that are looked at together. */
const MOST_TOGETHER = 12;

/** For planning a term: as many as can be taken together, preferring earlier ones, with the sections that fit. */
function* withoutClashes(courses: readonly Listed[], term: string | undefined): Script<Listed[]> {
  const asked = courses.slice(0, MOST_TOGETHER);
  const found = yield* askTool('check_conflicts', { codes: asked.map(({ code }) => code), term });
  const timetable = found?.timetables.find((each) => each.term === asked[0]?.term);
  if (timetable === undefined) return [...courses];
  return asked
    .filter(({ code }) => !timetable.left_out.includes(code))
    .map((course) => ({
      ...course,
      fitting_sections: timetable.sections.filter(({ code }) => code === course.code),
    }));
}

const MOST_UNREAD = 4;
/** Names what was not understood, so that the student can rephrase it. */
const unreadNote = ({ unread }: Wish): string | null => {
  if (unread.length === 0) return null;
  if (unread.length > MOST_UNREAD)
    return 'I did not understand every word of that, so check that I kept to what matters to you.';
  return `I did not know what to make of ${listed(
    unread.map((word) => `“${quoted(word)}”`),
    'or',
  )}, so that played no part.`;
};

/** Asks about a constraint that was not understood: a list that ignores it would be wrong. */
const sayDoubts = ({ doubts }: Wish): string =>
  `I could not read ${listed(doubts.map((words) => `“${quoted(words)}”`))}, and it may rule out what I would name. ` +
  'Say it in other words, such as “not before 10” or “at most 6 hours a week”, or ask me to look without it.';

const unheldNote = ({ unheld }: Wish): string | null =>
  unheld.length === 0
    ? null
    : `The catalogue says nothing about ${unheldSaid(unheld)}, so I could not look for that.`;

/** What notes do not say is not promised. */
const ofNotesSaid = ({ notes_say: said, notes_none_of: unsaid }: SearchInput): string | null => {
  if (unsaid !== undefined)
    return 'I went by the notes of the records: where they say nothing of it, that is no promise that there is none.';
  return said === undefined
    ? null
    : 'I went by the notes of the records; others may be so without saying it.';
};

const headline = (
  wish: Wish,
  found: Found,
  courses: readonly Listed[],
  {
    suited,
    isPart,
    isMentioned,
    left,
  }: { suited: number; isPart: boolean; isMentioned: boolean; left: string | null },
): string => {
  const { sort = isAboutSomething(wish.search) ? 'relevance' : 'rating', descending } = wish.search;
  const order = orderOf({ sort, descending });
  const [number = ''] = decided(found, 'found');
  // Before the list, which is shorter by these than the number says.
  const said = left === null ? number : `${number}. ${left}`;
  if (isMentioned)
    return `${said}. No title says so, ${courses.length === 1 ? 'this one mentions' : `these ${courses.length} mention`} it:`;
  if (found.total === 1) return `${said}:`;
  const inOrder = order ? `, ${order}` : '';
  // A class that several departments list is one of those found for each, and shown once.
  const isAll = found.total === courses.reduce((count, { also = [] }) => count + 1 + also.length, 0);
  const some = isAll ? 'all of them' : courses.length;
  if (suited > 0 && suited < courses.length)
    return `${said}. Here are ${some}, the first ${suited === 1 ? 'one' : suited} asking for nothing you lack${inOrder}:`;
  if (suited > 0)
    return courses.length === 1
      ? `${said}. Here is ${order ? 'the first' : 'one'} that asks for nothing you lack${inOrder}:`
      : `${said}. Here are ${some}${isAll ? ', which' : ' that'} ask for nothing you lack${inOrder}:`;
  if (isPart)
    return `${said}. ${courses.length === 1 ? 'This one is' : `These ${courses.length} are`} plainly about that:`;
  if (courses.length === 1) return `${said}. Here is ${order ? 'the first' : 'one'}${inOrder}:`;
  return `${said}. Here are ${some}${inOrder}:`;
};

/** If no course requires the ones taken. */
const sayNoneAsksForIt = (wish: Wish, { courses }: Found, lacks: ScriptContext['lacks']): string =>
  blocks(
    `I found no course that asks for ${codesSaid(wish.after)} by its code. Others of the same subject:`,
    listOf(courses.slice(0, wish.wanted ?? USUALLY), wish, lacks),
  );
