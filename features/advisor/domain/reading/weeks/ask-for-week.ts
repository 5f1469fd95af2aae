import { MOST_COURSES, type Places, type WeekAsk } from '../../week/week-tools.ts';
import type { Frame } from '../frame.ts';
import type { Reading } from '../read-message.ts';
import type { Turn } from '../turn.ts';
import { toWish } from '../to-wish.ts';
import { namedForWeek } from './named-courses.ts';
import { boundsIn, isOfAll, isOfLoadOnly, partsOf, placesIn } from './week-parts.ts';
import { inPlainBounds } from './week-text.ts';

/** Courses of a week of which nothing else is said. */
const USUAL = 4;

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

/** What a message asks for in a week, part by part: how many courses, which places, and what may be titles. */
export interface PartsAsked {
  places: Places[];
  total: number | null;
  load: Partial<Places>;
  titles: string[];
}

/** @param text without the courses that it names */
export const partsAsked = (turn: Pick<Turn, 'readPart' | 'vocabulary'>, text: string): PartsAsked => {
  const asked: PartsAsked = { places: [], total: null, load: {}, titles: [] };
  let last: { part: string; place: Places } | null = null;
  for (const part of partsOf(text.replaceAll(IN_ONE, ' '))) {
    // Read without its number: "3 cs classes" is of a subject, "4 classes" of none.
    const [, lead] = LEAD.exec(part) ?? [];
    const reading = turn.readPart(lead === undefined ? part : part.replace(LEAD, 'some '));
    const { frame } = reading;
    const count = lead === undefined ? (frame.count ?? countedIn(reading)) : numberOf(lead);
    const place = placesIn({ ...frame, count }, turn.vocabulary);
    const isOfWeek = frame.acts.includes('week') || WEEK.test(part);
    if (place === null || isOfSpeaker(frame, count) || saysNothing(place, count) || isLoose(place, part)) {
      const [title] = titlesIn(frame);
      if (title !== undefined && !isOfWeek && count === null) asked.titles.push(title);
      else if (frame.named.length === 0 && count !== null) asked.total ??= count;
      continue;
    }
    const { count: _count, for: _for, ...load } = place;
    if (isOfLoadOnly(place)) {
      if (count === null && last !== null && !isOfWeek && !ONE.test(part)) {
        // "Something in music that is light and well rated": more of the same place.
        Object.assign(last.place, load);
        continue;
      }
      if (count === null ? isOfWeek || !frame.hasNoun : isOfWeek || (count > 2 && asked.total === null)) {
        asked.load = { ...asked.load, ...load };
        asked.total ??= count;
        continue;
      }
    }
    asked.places.push(place);
    last = { part, place };
  }
  return asked;
};
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const LEAD = new RegExp(
  String.raw`^(?:(?:also|just|like|about|maybe|i|want|need|take|do|have|would|my|the|at least) )*(${NUMBERS.join('|')}|[1-8])(?![.\w])(?: (?:other|more|additional|different))?(?= [a-z]) (?!${'hours?|hrs?|units|credits|am|pm|days?|times|stars|to|percent|or|of|course|class (?:schedule|semester)|that'}\b)`,
  'iu',
);
const numberOf = (said: string): number =>
  /^\d$/.test(said) ? Number(said) : NUMBERS.indexOf(said.toLowerCase());
const IN_ONE =
  /\b(?:in|into|as) (?:one|an?|the same|a single) (?:schedule|timetable|semester|term|plan|week)\b/gi;

/** "First year here": who speaks, and not what courses should be. */
const isOfSpeaker = ({ hasNoun, conditions }: Frame, count: number | null): boolean =>
  !hasNoun &&
  count === null &&
  conditions.length > 0 &&
  conditions.every(({ condition: { on } }) => on === 'levels');
/** Nothing that a search could look for. */
const saysNothing = ({ count: _count, for: purpose, ...wishes }: Places, count: number | null): boolean =>
  count === null && purpose === 'anything' && Object.keys(wishes).length === 0;
/** "Everything else is flexible": words, and no course is spoken of. */
const isLoose = ({ count: _count, for: purpose, text, ...wishes }: Places, part: string): boolean =>
  text !== undefined &&
  purpose === 'anything' &&
  Object.keys(wishes).length === 0 &&
  !/\b(?:class(?:es)?|courses?|seminars?|electives?|something|anything|one|an?|some|\d|about|on|in|lab|gen ?eds?)\b/iu.test(
    part,
  );
const ONE = /^(?:an?|one|another|some|something|anything|\d)\b/i;
const WEEK = /\b(?:schedule|semester|term|week|timetable|load|lineup|spring|fall|all)\b/i;
const MOST_COUNTED = 8;

/** "Two gen eds", "3 cs classes": a number that no other thing is said with. */
const countedIn = ({ words, spans }: Reading): number | null => {
  const isHeld = (at: number) =>
    spans.some(
      ({ from, to, meaning }) =>
        from <= at && at < to && meaning.is !== 'act' && meaning.is !== 'noun' && meaning.is !== 'filler',
    );
  const at = words.findIndex(
    ({ number }, place) =>
      number !== null &&
      Number.isInteger(number) &&
      number >= 1 &&
      number <= MOST_COUNTED &&
      !isHeld(place) &&
      !NO_COUNT.has(words[place + 1]?.text ?? '') &&
      !NOT_BEFORE.has(words[place - 1]?.text ?? ''),
  );
  return words[at]?.number ?? null;
};
const NO_COUNT = new Set(
  'hours hour hrs h units credits am pm days day times stars or_more to percent'.split(' '),
);
const NOT_BEFORE = new Set('by at before after until past than under over course from'.split(' '));

/** Words that may be a title: they stand alone. */
const titlesIn = ({ conditions, hasNoun }: Frame): string[] =>
  hasNoun
    ? []
    : conditions.flatMap(({ condition, said }) =>
        condition.on === 'topic' && !condition.isTurned ? said : [],
      );

/** "Plan my spring: four courses, no Fridays": a week from nothing. */
export const askFor = (turn: Turn): { ask: WeekAsk; titles: string[]; total: number | null } => {
  const { wanted, out, either, rest } = namedForWeek(turn);
  const { places, total, load, titles } = partsAsked(turn, inPlainBounds(rest));
  const term = termIn(turn);
  const some = either.map((among): Places => ({ count: 1, for: 'anything', among }));
  const chosen = [...some, ...places];
  const asked = wanted.length + chosen.reduce((sum, { count }) => sum + count, 0);
  const open =
    total === null ? (asked + titles.length === 0 ? USUAL : 0) : Math.min(total, MOST_COURSES) - asked;
  const whole = turn.readPart(inPlainBounds(turn.message)).frame;
  const isTotal = isOfAll(turn.message);
  const bounds = boundsIn(whole, isTotal);
  // Light as a whole: said of the week, it need not be true of each.
  if (bounds.max_week_hours !== undefined) {
    delete load.max_hours;
    for (const place of places) if (place.max_hours === bounds.max_week_hours) delete place.max_hours;
  }
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
