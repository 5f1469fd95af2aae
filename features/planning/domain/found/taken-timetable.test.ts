import { expect, it } from 'vitest';
import { record, section, version } from '../../testing/plan-courses.ts';
import { course } from '../../testing/sample-content.ts';
import { countedIn } from '../planned-course.ts';
import { previewItems } from '../preview-items.ts';
import { planWeek, withRecords } from '../planned-week.ts';
import { findTimetables } from '../search/find-timetables.ts';
import { takenOf } from './taken-timetable.ts';
import { toPlanInput } from '../search/to-plan-input.ts';

it('keeps the alternatives of a group that a timetable leaves out, put aside', () => {
  const lecture = (day: 'Mon' | 'Tue') => section('Lecture', 'A', [day], '09:00', '10:00');
  const records = [
    record('ECON 10', 'Markets', [lecture('Mon')]),
    record('MATH 20', 'Lines', [lecture('Tue')]),
    record('CHEM 1', 'Bonds', [lecture('Mon')]),
  ];
  const either = { need: 'one_of', group: 'Group 1' } as const;
  const { items } = version([course('ECON 10', either), course('MATH 20', either), course('CHEM 1')]);
  const courses = withRecords(items, (tag) => records.find(({ class_tag }) => class_tag === tag) ?? null);
  const found = findTimetables(toPlanInput(items, planWeek(items, courses, null), null));
  if (found.answer !== 'found' || !found.best[0]) throw new Error('nothing was found');
  const taken = takenOf(items, found.best[0]);
  expect(taken).toMatchObject({ without: [], aside: ['item ECON 10'] });
  const after = previewItems(items, taken).map(({ content }) => content.kind === 'course' && content.aside);
  expect(after).toEqual([true, undefined, undefined]);
});

it('keeps the optional courses that a timetable leaves out, put aside, until one takes them', () => {
  const lecture = section('Lecture', 'A', ['Mon'], '09:00', '10:00');
  const records = [record('ECON 10', 'Markets', [lecture]), record('CHEM 1', 'Bonds', [lecture])];
  const itemsOf = (...contents: Parameters<typeof version>[0]) => version(contents).items;
  const bestOf = (items: ReturnType<typeof itemsOf>) => {
    const courses = withRecords(items, (tag) => records.find(({ class_tag }) => class_tag === tag) ?? null);
    const found = findTimetables(toPlanInput(items, planWeek(items, courses, null), null));
    if (found.answer !== 'found' || !found.best[0]) throw new Error('nothing was found');
    return found.best[0];
  };
  const both = itemsOf(course('ECON 10', { need: 'optional' }), course('CHEM 1'));
  const taken = takenOf(both, bestOf(both));
  expect(taken).toMatchObject({ without: [], aside: ['item ECON 10'] });
  const after = previewItems(both, taken);
  expect(countedIn(after).map(({ item_id }) => item_id)).toEqual(['item CHEM 1']);
  // A change that leaves it where it is does not bring it back.
  expect(takenOf(after, bestOf(after), [], false).aside).toEqual(['item ECON 10']);
  const alone = after.slice(0, 1);
  expect(countedIn(previewItems(alone, takenOf(alone, bestOf(alone))))).toHaveLength(1);
});
