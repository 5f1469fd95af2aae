import { unitsText } from '#features/catalogue/domain/units-text.ts';
import type { PlanItem } from '../../contract.ts';
import { seatlessIn } from './found-words.ts';
import { listWords } from '../plan-words.ts';
import { wishesIn } from '../planned-course.ts';
import type { PlannedWeek } from '../planned-week.ts';
import type { Change, Cure } from '../search/changes.ts';
import { movedAway, pickedAway, type takenOf } from './taken-timetable.ts';
import type { SearchedCourse } from '../search/to-plan-input.ts';

/** What is given up, the easiest first, as `findCures` orders it. */
const GIVEN_UP: readonly [Change<SearchedCourse>['change'], string][] = [
  ['release', 'another section'],
  ['give_up_block', 'own hours'],
  ['drop', 'a course'],
  ['drop_group', 'a whole group'],
];

/** Why these changes are offered, and in this order. */
export const orderWords = (cures: readonly Cure<SearchedCourse>[]): string => {
  const isOneEnough = cures.some(({ changes }) => changes.length === 1);
  const only = isOneEnough ? 'No other single change is enough.' : 'No single change is enough.';
  if (cures.length < 2) return only;
  const kinds = new Set(cures.flatMap(({ changes }) => changes.map(({ change }) => change)));
  const order = GIVEN_UP.flatMap(([change, words]) => (kinds.has(change) ? [words] : []));
  const first = order.length > 1 ? `: ${order.join(' before ')}` : '';
  const cheapest = `The cheapest first${first}; among equals the better timetable, then the more units.`;
  return isOneEnough ? cheapest : `${only} ${cheapest}`;
};

/**
 * What a change costs beside what its name says: `keeps every course; nothing else moves; misses 1 of 2 wishes`.
 *
 * @param taken the version that results
 */
export const cureReasons = (
  { changes, timetable }: Cure<SearchedCourse>,
  taken: ReturnType<typeof takenOf>,
  items: readonly PlanItem[],
  courses: PlannedWeek['courses'],
): string => {
  const lost = changes.flatMap((change) => (change.change === 'drop' ? [change.item] : []));
  const groups = changes.some(({ change }) => change === 'drop_group');
  const units = lost.map((item) => (item.kind === 'course' ? item.course.units : item.units));
  const isKnown = units.every((each) => each !== null);
  const sum = units.reduce<number>((all, each) => all + (each ?? 0), 0);
  const named = new Set(pickedAway(items, taken));
  const moved = movedAway(courses, {
    ...taken,
    // What is released is named already.
    chosen: new Map(
      [...taken.chosen].map(([itemId, names]) => [
        itemId,
        names.filter(({ component }) => !taken.released.has(`${itemId} ${component}`)),
      ]),
    ),
  }).filter((each) => !named.has(each));
  const seatless = seatlessIn(timetable);
  return [
    lost.length === 0 ? (groups ? '' : 'keeps every course') : isKnown ? `${unitsText(sum)} less` : '',
    moved.length === 0
      ? 'nothing else moves'
      : moved.length <= MOST_MOVED
        ? `moves ${listWords(moved)}`
        : `moves ${moved.length} other sections`,
    wishesWords(timetable.broken.length, wishesIn(items).length),
    seatless.length === 0 ? '' : `no free seat in ${listWords(seatless)}`,
  ]
    .filter((part) => part !== '')
    .join('; ');
};

const wishesWords = (missed: number, wishes: number): string => {
  if (wishes === 0) return '';
  const all = wishes === 1 ? 'your wish' : missed === 0 ? 'every wish' : `${missed} of ${wishes} wishes`;
  return `${missed === 0 ? 'meets' : 'misses'} ${all}`;
};

/** More are counted. */
const MOST_MOVED = 2;
