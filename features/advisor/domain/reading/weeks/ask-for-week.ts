import {
  A_COURSE,
  A_ONE,
  COMMAND,
  FILLER,
  FOR_A_CHILD,
  FOR_FUN,
  FOR_MAJOR,
  FOR_WHOM,
  FULFILS,
  IN_ONE,
  LEAD,
  LIGHTER,
  LIGHT_ONE,
  NEXT_ONE,
  NUMBERS,
  OF_EACH,
  OF_THEM,
  OF_THE_LAST,
  ONE,
  OPEN_CHOICE,
  OTHERS_ALL,
  PART_OF_HOUR,
  SOMETHING,
  WEEK,
  WITHIN,
} from '../tables/weeks/ask-for-week-words.ts';
import { MOST_COURSES, type Places, type WeekAsk } from '../../week/week-tools.ts';
import type { Frame } from '../frame/frame.ts';
import { countedIn } from './plain/counted-in.ts';
import type { Turn } from '../turn.ts';
import { toWish, weekdaysOf } from '../to-wish.ts';
import { isAlone, isBesideNamed, isTold, NONE_OF_IT, OF_EVERY, SAYS_MORE } from './evidence/beside-named.ts';
import { withinTotal } from './within-total.ts';
import { COURSE_MARK, namedForWeek } from './named-courses.ts';
import { boundsIn, isOfAll, isOfLoadOnly, ofCourses, partsOf, placesIn } from './week-parts.ts';
import { inPlainBounds } from './week-text.ts';
import { spelledOut } from '../spans/words.ts';
import type { Vocabulary } from '../spans/vocabulary.ts';

/** Number of courses of a week if the student does not say. */
export const USUAL = 4;

export const NO_ASK: WeekAsk = {
  codes: [],
  choose: [],
  prefer: [],
  exclude: [],
  from_plan: false,
  drop: [],
  free_days: [],
  keep_free: [],
};

export const termIn = ({ frame, vocabulary }: Pick<Turn, 'frame' | 'vocabulary'>): string | undefined =>
  toWish({ ...frame, named: [], acts: [] }, vocabulary).search.terms?.[0];

/** The parts of a message that asks for a week: the number of courses, places, and possible titles. */
export interface PartsAsked {
  places: Places[];
  total: number | null;
  load: Partial<Places>;
  titles: string[];
  /** Whether something is said of all places that are left open. */
  hasOthers?: boolean;
}

/** @param text the message without the courses named */
export const partsAsked = (turn: Pick<Turn, 'readPart' | 'vocabulary'>, text: string): PartsAsked => {
  const asked: PartsAsked = { places: [], total: null, load: {}, titles: [] };
  let last: { part: string; place: Places } | null = null;
  /** What was said of each course. */
  const ofAll: Partial<Places>[] = [];
  const plain = spelledOut(text);
  const isBeside = plain.includes(COURSE_MARK.trim());
  for (const part of partsIn(
    turn,
    text
      .replaceAll(IN_ONE, ' ')
      .replaceAll(FOR_WHOM, ' ')
      .replaceAll(FOR_A_CHILD, '$1')
      .replaceAll(OPEN_CHOICE, ' , '),
  )) {
    // Read without its number: "3 cs classes" names a subject, "4 classes" none.
    const [, lead] = LEAD.exec(part) ?? [];
    const reading = turn.readPart(lead === undefined ? part : part.replace(LEAD, 'some '));
    const { frame } = reading;
    const count =
      lead === undefined
        ? (frame.count ?? countedIn(reading) ?? (NEXT_ONE.test(part) ? 1 : null))
        : numberOf(lead);
    const whole = placeIn(part, { ...frame, count }, turn.vocabulary);
    const place =
      whole?.kinds && whole.subjects && firstOf(part) !== part
        ? placeIn(part, { ...turn.readPart(firstOf(part)).frame, count }, turn.vocabulary)
        : whole;
    const isOfWeek = frame.acts.includes('week') || WEEK.test(part);
    if (
      place === null ||
      (isOfSpeaker(frame, count) && !OF_EVERY.test(part)) ||
      saysNothing(place, count) ||
      isLoose(place, part) ||
      (isBeside && isTold(place, part, count)) ||
      (last !== null && count === null && OF_THE_LAST.test(part))
    ) {
      const [title] = titlesIn(frame);
      if (
        title !== undefined &&
        !isOfWeek &&
        count === null &&
        isTitle(title, part, turn.vocabulary) &&
        (!isBeside || isAlone(title, part))
      )
        asked.titles.push(title);
      // "Back at a quarter to three" counts nothing.
      else if (frame.named.length === 0 && count !== null && !PART_OF_HOUR.test(part)) asked.total ??= count;
      continue;
    }
    // "A good spring for a history major" describes the week, whose places are for the programme anyway.
    if (isForMajorOnly(place) && count === null && !A_COURSE.test(part)) continue;
    const { count: _count, for: _for, ...load } = place;
    // "And the others hopefully about health": all places that are left open.
    if (count === null && OTHERS_ALL.test(part) && !A_ONE.test(part)) {
      asked.load = { ...asked.load, ...load };
      asked.hasOthers = true;
      continue;
    }
    // "All of them econ or gov", "that's only seminars": holds for every course to be chosen.
    if (
      count === null &&
      ((OF_EVERY.test(part) && !A_ONE.test(part)) || isOnlyNot(part, frame)) &&
      !isOfLoadOnly(place)
    ) {
      for (const each of asked.places) Object.assign(each, { ...load, ...each });
      asked.load = { ...asked.load, ...load };
      continue;
    }
    // "Should be in CS, and one I am allowed to take": said of the one before.
    if (count === null && last !== null && last.place.count === 1 && SAYS_MORE.test(part)) {
      Object.assign(last.place, load, last.place.for === 'interests' ? { for: 'anything' } : {});
      continue;
    }
    const [head] = asked.places;
    if (head !== undefined && WITHIN.test(part) && isWide(head) && head.count > place.count) {
      // "Four introductory courses, one in philosophy": one of the four.
      head.count -= place.count;
      const among: Places = isOpen(head) ? place : { ...head, ...place, for: head.for };
      asked.places.push(among);
      last = { part, place: among };
      continue;
    }
    if (OF_THEM.test(part) && last !== null && !isOpen(last.place) && last.place.count > place.count) {
      // "Four about the mind, one of them a seminar": of those.
      last.place.count -= place.count;
      const among: Places = { ...last.place, ...place, for: last.place.for };
      asked.places.push(among);
      last = { part, place: among };
      continue;
    }
    if (OF_THEM.test(part)) takeFrom(asked.places, place.count);
    if (isOfLoadOnly(place)) {
      if (count === null && OF_EACH.test(part)) {
        for (const each of asked.places) Object.assign(each, load);
        asked.load = { ...asked.load, ...load };
        ofAll.push(load);
        continue;
      }
      if (count === null && last !== null && !isOfWeek && !ONE.test(part)) {
        // "Something in music that is light and well rated": the second clause describes the same place.
        Object.assign(last.place, load);
        continue;
      }
      const isOfAllOpen =
        count === null
          ? isOfWeek || (!frame.hasNoun && !LIGHT_ONE.test(part))
          : (isOfWeek || (count > 2 && asked.total === null)) && !isBesideNamed(plain, part);
      if (isOfAllOpen) {
        asked.load = { ...asked.load, ...load };
        asked.total ??= count;
        continue;
      }
    }
    asked.places.push(place);
    last = { part, place };
  }
  // "None over six hours, and one should be film": that one, too.
  for (const place of asked.places)
    for (const each of ofAll) if (!place.light) Object.assign(place, { ...each, ...place });
  return asked;
};
const isForMajorOnly = (place: Places): boolean => place.for === 'requirements' && isOpen(place);

/** "Two more classes, one of them in music": the one is among the two. */
const takeFrom = (places: Places[], count: number): void => {
  const open = places.findLast((place) => isOpen(place) && place.count >= count);
  if (open && open.count > count) open.count -= count;
  else if (open) places.splice(places.indexOf(open), 1);
};
const isOpen = (place: Places): boolean =>
  Object.keys(place).every((key) => key === 'count' || key === 'for');
const FEWEST_OF = 3;
/** Whether a place is for several courses of any field. */
const isWide = ({ count, subjects, areas, kinds, text, topics, attributes_any }: Places): boolean =>
  count >= FEWEST_OF &&
  [subjects, areas, kinds, text, topics, attributes_any].every((each) => each === undefined);

/** "And nothing sciencey". */
const isOnlyNot = (part: string, frame: Frame): boolean =>
  NONE_OF_IT.test(part) && ofCourses(frame).every(({ condition: { isTurned } }) => isTurned);
/** "A language or arts thing": the first alternative, if no course can satisfy both. */
const firstOf = (part: string): string => part.replace(/ or (?=\p{L}).*$/iu, '');

/** The place that a part describes, even if it is only for the major, or for fun. */
const placeIn = (part: string, frame: Frame, vocabulary: Vocabulary): Places | null => {
  const place = withoutFiller(placesIn(frame, vocabulary));
  if (place === null && (NEXT_ONE.test(part) || SOMETHING.test(part) || isPut(part)))
    return { count: 1, for: 'interests' };
  if (place === null && LIGHTER.test(part) && !WEEK.test(part))
    return { count: frame.count ?? 1, for: 'interests', light: true };
  // "Three which fulfil something for psychology": of what counts, whatever subject it is.
  if (place?.for === 'requirements' && FULFILS.test(part)) {
    const { subjects: _subjects, areas: _areas, ...open } = place;
    return open;
  }
  if (FOR_MAJOR.test(part) && !/\bnot\b/i.test(part))
    return { ...(place ?? { count: Math.max(frame.count ?? 1, 1) }), for: 'requirements' };
  if (place === null && (frame.count !== null || A_ONE.test(part)) && FOR_FUN.test(part))
    return { count: frame.count ?? 1, for: 'interests' };
  return place;
};
/** "Two further courses of your choosing": the advisor's choice is no topic. */
const withoutFiller = (place: Places | null): Places | null => {
  if (place?.text === undefined) return place;
  if (COMMAND.test(place.text)) {
    const { text: _said, ...others } = place;
    return Object.keys(others).length === 2 ? null : others;
  }
  if (!FILLER.test(place.text)) return place;
  const { text: _text, ...rest } = place;
  return Object.keys(rest).length === 2 ? { ...rest, for: 'interests' } : rest;
};

/** "Put something fun next to it", but not "give me something lighter". */
const isPut = (part: string): boolean =>
  !LIGHTER.test(part) &&
  /^(?:please )?(?:put|add|throw) (?:something|anything|smth|sth|whatever)\b/iu.test(part);

/** Splits a message into parts; a name that contains "and" is not split. */
const partsIn = (turn: Pick<Turn, 'readPart'>, said: string): string[] => {
  const text = spelledOut(said);
  const { words, spans } = turn.readPart(text);
  let held = text;
  for (const { from, to, meaning } of spans) {
    if (meaning.is !== 'conditions' || to - from < LEAST_NAMED) continue;
    const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
    const name = text
      .slice(start, end)
      .replaceAll(/\b(?:and|with|plus)\b/giu, (word) => HELD.repeat(word.length));
    held = held.slice(0, start) + name + held.slice(end);
  }
  return partsOf(held).map((part) => part.replaceAll(new RegExp(`${HELD}+`, 'gu'), 'and'));
};
const LEAST_NAMED = 3;
const HELD = '\u{e000}';

const numberOf = (said: string): number =>
  /^\d$/.test(said) ? Number(said) : NUMBERS.indexOf(said.toLowerCase());

/** Whether a part describes the student instead of courses: "First year here". */
const isOfSpeaker = ({ hasNoun, conditions }: Frame, count: number | null): boolean =>
  !hasNoun &&
  count === null &&
  conditions.length > 0 &&
  conditions.every(({ condition: { on } }) => on === 'levels');
/** Whether a place has no condition that can be searched. */
const saysNothing = ({ count: _count, for: purpose, ...wishes }: Places, count: number | null): boolean =>
  count === null && purpose === 'anything' && Object.keys(wishes).length === 0;
/** Whether a part mentions no course: "Everything else is flexible". */
const isLoose = ({ count: _count, for: purpose, text, topics, ...wishes }: Places, part: string): boolean =>
  (text ?? topics) !== undefined &&
  purpose === 'anything' &&
  Object.keys(wishes).length === 0 &&
  !/\b(?:class(?:es)?|courses?|seminars?|electives?|something|anything|one|an?|some|\d|about|on|in|lab|gen ?eds?)\b/iu.test(
    part,
  );
/** Topics that may be titles, if a part has nothing else. */
const titlesIn = ({ conditions, hasNoun }: Frame): string[] =>
  hasNoun
    ? []
    : conditions.flatMap(({ condition, said }) =>
        condition.on === 'topic' && !condition.isTurned ? said : [],
      );

/** Whether a title is nearly all of its part: "I keep hearing that is good" names none. */
const isTitle = (title: string, part: string, { lexicon }: Vocabulary): boolean =>
  title.length > 2 &&
  (/\p{Lu}/u.test(title) || title.split(/\s+/u).some((word) => lexicon.titleWords.has(word))) &&
  (/\p{Lu}/u.test(title) || part.split(/\s+/u).length <= title.split(/\s+/u).length + MOST_BESIDE);
const MOST_BESIDE = 2;

/** The request for a new week: "Plan my spring: four courses, no Fridays". */
export const askFor = (turn: Turn): { ask: WeekAsk; titles: string[]; total: number | null } => {
  const { wanted, out, either, rest } = namedForWeek(turn);
  const { places, total, load, titles, hasOthers } = partsAsked(turn, inPlainBounds(rest));
  const term = termIn(turn);
  const some = either.map((among): Places => ({ count: 1, for: 'anything', among }));
  const chosen = [...some, ...withinTotal(places, turn.message, wanted.length + some.length)];
  const asked = wanted.length + chosen.reduce((sum, { count }) => sum + count, 0);
  const open =
    total === null
      ? asked + titles.length === 0
        ? USUAL
        : hasOthers === true
          ? Math.max(1, USUAL - asked)
          : 0
      : Math.min(total, MOST_COURSES) - asked;
  const whole = turn.readPart(inPlainBounds(turn.message)).frame;
  const isTotal = isOfAll(turn.message);
  const bounds = boundsIn(whole, isTotal);
  // "No Fridays. Actually Fridays are fine".
  const allowed = weekdaysOf(whole.allowed);
  if (bounds.free_days) bounds.free_days = bounds.free_days.filter((day) => !allowed.includes(day));
  // A light week need not consist of light courses.
  if (bounds.max_week_hours !== undefined) {
    delete load.max_hours;
    delete load.light;
    for (const place of places) if (place.max_hours === bounds.max_week_hours) delete place.max_hours;
  }
  // "The lightest spring that there is": the courses to be chosen should be light.
  const { order } = turn.frame;
  if (order?.by === 'workload' && !order.descending) load.light ??= true;
  const isByInterests = turn.frame.acts.includes('interests') && places.length === 0;
  return {
    titles,
    total,
    ask: {
      ...NO_ASK,
      ...bounds,
      ...(term === undefined ? {} : { term }),
      codes: wanted.slice(0, MOST_COURSES),
      choose: [
        ...chosen,
        ...(open > 0
          ? [
              {
                count: open,
                for: isByInterests ? ('interests' as const) : ('requirements' as const),
                ...load,
              },
            ]
          : []),
      ].slice(0, MOST_PLACES),
      exclude: out,
    },
  };
};
const MOST_PLACES = 6;
