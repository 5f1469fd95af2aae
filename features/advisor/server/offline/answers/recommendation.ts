import type { CourseFacts, TimeSpan } from '../../../domain/course-facts.ts';
import { describeWish } from '../../../domain/understanding/describe-wish.ts';
import type { SearchInput, Wish } from '../../../domain/understanding/request.ts';
import { isEmptyWish } from '../../../domain/understanding/wish.ts';
import { LOOK_UP_FAILED, type Script, type ScriptContext } from '../script.ts';
import { blocks, codesSaid, listed, quoted, sentences, unheldSaid } from '../wording.ts';
import { type Found, leftOut, type Listed, listOf, oneOfEach, strangeNames } from './course-list.ts';
import { sayNothingFits } from './nothing-fits.ts';
import { isAboutSomething, searchByTopic } from './search-by-topic.ts';
import { completeWish } from './complete-wish.ts';
import { leavesChoice, suitedFirst } from './suited-first.ts';

/** How many are named when the student does not say. */
const USUALLY = 5;
/** "The hardest": further down the list nothing is that any more. */
const OF_THE_MOST = 3;
/** Asked for beyond what is shown, since a class with two codes is shown once. */
const SPARE = 4;
/** To be narrowed further by what the tool has no constraint for. */
const MANY = 20;

/** Courses that satisfy a wish, each with what makes it fit; or why none does, and what would help. */
export function* answerRecommendation(
  wish: Wish,
  readings: readonly string[],
  context: ScriptContext,
): Script {
  if (isEmptyWish(wish) && wish.unheld.length > 0)
    return sentences(unheldNote(wish), 'Tell me a subject, days or how much work, and I can look for that.');
  const settled = yield* completeWish(wish, context);
  if (settled.refusal !== null) return settled.refusal;
  const isOfTheMost = wish.search.sort !== undefined && wish.than === null;
  const wanted = wish.wanted ?? (isOfTheMost ? OF_THE_MOST : USUALLY);
  const asked: SearchInput = {
    ...settled.search,
    ...(wish.counted ? {} : { exclude_taken: true }),
    sort: settled.search.sort ?? (isAboutSomething(settled.search) ? 'relevance' : 'rating'),
    limit: wish.after.length > 0 ? MANY : Math.min(MANY, wanted + SPARE),
  };
  const { search, found: all, said } = yield* searchByTopic(asked);
  if (all === null) return LOOK_UP_FAILED;
  const { found, suited } = leavesChoice({ ...wish, search: settled.search })
    ? yield* suitedFirst(search, all, context)
    : { found: all, suited: 0 };
  const shown: Wish = { ...wish, search: { ...search, exclude_taken: settled.search.exclude_taken } };
  const notes = sentences(...readings, ...settled.said, unheldNote(wish), strangeNames(found), said);
  if (found.total === 0 || !found.all_words)
    return blocks(notes, yield* sayNothingFits(shown, search, found), unreadNote(wish));
  if (wish.after.length > 0) {
    const next = nextAfter(wish, found);
    const others = next.length > 0 ? found : (yield* suitedFirst(search, found, context)).found;
    return blocks(notes, leadingOn(wish, next, others), unreadNote(wish));
  }
  const each = oneOfEach(found.courses);
  const isPlan =
    search.terms?.length === 1 &&
    isEmptyWish({ ...wish, search: {} }) &&
    Object.keys(wish.search).join() === 'terms';
  const fitting = isPlan ? withoutClashes(each) : each;
  const courses = fitting.slice(0, wanted);
  const clashing = fitting.length < each.length ? 'What would clash with one of these I left out.' : null;
  return blocks(
    notes,
    headline(shown, found.total, courses, Math.min(suited, courses.length)),
    listOf(courses, shown),
    sentences(clashing, leftOut(found), unreadNote(wish)),
  );
}

/** For a term to be planned: each course that meets at no time at which one before it does. */
const withoutClashes = (courses: readonly Listed[]): Listed[] => {
  const kept: Listed[] = [];
  for (const course of courses)
    if (!kept.some((other) => course.meetings.some((one) => other.meetings.some((two) => overlap(one, two)))))
      kept.push(course);
  return kept;
};

const overlap = (one: TimeSpan, two: TimeSpan): boolean =>
  one.day === two.day && one.start < two.end && two.start < one.end;

const MOST_UNREAD = 4;
/** What nothing was made of is said, so that the student can say it in another way. */
const unreadNote = ({ unread }: Wish): string | null => {
  if (unread.length === 0) return null;
  if (unread.length > MOST_UNREAD)
    return 'I did not understand every word of that, so check that I kept to what matters to you.';
  return `I did not know what to make of ${listed(
    unread.map((word) => `“${quoted(word)}”`),
    'or',
  )}, so that played no part.`;
};

const unheldNote = ({ unheld }: Wish): string | null =>
  unheld.length === 0
    ? null
    : `The catalogue says nothing about ${unheldSaid(unheld)}, so I could not look for that.`;

const ORDER_SAID: Partial<Record<NonNullable<SearchInput['sort']>, [string, string]>> = {
  rating: ['best rated first', 'worst rated first'],
  workload: ['least work first', 'most work first'],
  enrollment: ['smallest first', 'largest first'],
};

const headline = (wish: Wish, total: number, courses: readonly Listed[], suited: number): string => {
  const { sort, descending } = wish.search;
  const order =
    ORDER_SAID[sort ?? (isAboutSomething(wish.search) ? 'relevance' : 'rating')]?.[descending ? 1 : 0];
  if (total === 1) return `I found one ${describeWish(wish, true)}:`;
  const inOrder = order ? `, ${order}` : '';
  if (suited > 0 && suited < courses.length)
    return `I found ${total} ${describeWish(wish)}. Here are ${courses.length}, the first ${suited === 1 ? 'one' : suited} asking for nothing you lack${inOrder}:`;
  if (suited > 0)
    return `I found ${total} ${describeWish(wish)}. Here are ${courses.length} that ask for nothing you lack${inOrder}:`;
  const which =
    total === courses.reduce((count, { also = [] }) => count + 1 + also.length, 0)
      ? 'All of them'
      : `Here ${courses.length === 1 ? 'is' : 'are'} ${courses.length}`;
  return `I found ${total} ${describeWish(wish)}. ${which}${inOrder}:`;
};

/** Courses that name the courses taken as what they ask for. */
const nextAfter = ({ after }: Wish, { courses }: Found): CourseFacts[] =>
  courses.filter(({ prerequisites }) => after.some((code) => prerequisites?.includes(code)));

const leadingOn = (wish: Wish, next: readonly CourseFacts[], { courses }: Found): string => {
  const after = codesSaid(wish.after);
  const most = wish.wanted ?? USUALLY;
  if (next.length > 0) return blocks(`These ask for ${after}:`, listOf(next.slice(0, most), wish));
  return blocks(
    `I found no course that asks for ${after} by its code. Others of the same subject:`,
    listOf(courses.slice(0, most), wish),
  );
};
