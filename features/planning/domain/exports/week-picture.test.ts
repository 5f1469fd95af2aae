import { expect, it } from 'vitest';
import { record, section, version } from '../../testing/plan-courses.ts';
import { block } from '../../testing/sample-content.ts';
import { classNumbersOf } from './class-numbers.ts';
import { planWeek, withRecords } from '../planned-week.ts';
import { weekPicture } from './week-picture.ts';

const ECON = record('ECON 10', 'Markets', [section('Lecture', 'A', ['Tue'], '10:00', '11:30')]);
const MATH = record('MATH 21', 'Spaces', [section('Lecture', 'A', ['Tue'], '10:30', '11:30')]);
const CHEM = record('CHEM 1', 'Bonds', [
  { ...section('Lecture', 'A', [], '10:00', '11:00'), meetings: [], class_number: '' },
]);

const weekOf = (...contents: Parameters<typeof version>[0]) => {
  const { items } = version(contents);
  const records = withRecords(
    items,
    (tag) => [ECON, MATH, CHEM].find(({ class_tag }) => class_tag === tag) ?? null,
  );
  return planWeek(items, records, null);
};

it('a picture shows clashing entries side by side, in the day’s column and at their hour', () => {
  const picture = weekPicture(weekOf('ECON 10', 'MATH 21', 'CHEM 1'), 'Spring', 'Birch');
  const tuesday = picture.days[1];
  const [one, other] = picture.boxes;
  expect(picture.boxes).toHaveLength(2);
  expect(one?.lines).toEqual(['ECON 10', 'Lecture A', '10:00–11:30', 'Hall 1']);
  expect(one?.x).toBeGreaterThanOrEqual(tuesday?.x ?? Infinity);
  expect(other?.x).toBeGreaterThanOrEqual((one?.x ?? 0) + (one?.width ?? Infinity));
  expect((other?.x ?? 0) + (other?.width ?? 0)).toBeLessThanOrEqual(
    (tuesday?.x ?? 0) + (tuesday?.width ?? 0),
  );
  const ten = picture.hours.find(({ name }) => name === '10:00 AM');
  expect(Math.abs((one?.y ?? 0) - (ten?.y ?? Infinity))).toBeLessThan(2);
  expect(one?.mark).not.toBe(other?.mark);
  expect(picture.notes).toEqual(['Without a known time: CHEM 1 Lecture A', 'Birch']);
});

it('a picture has own hours without a colour, however early', () => {
  const picture = weekPicture(
    weekOf({ ...block('Rowing'), kind: 'block', start: '05:30', end: '06:30' } as never),
    'Spring',
    'Birch',
  );
  expect(picture.hours[0]?.name).toBe('5:00 AM');
  expect(picture.boxes.map(({ mark, lines }) => [mark, lines[0]])).toEqual([
    [null, 'Rowing'],
    [null, 'Rowing'],
  ]);
});

it('a picture names the section in the first line if nothing is beside the block', () => {
  const [box] = weekPicture(weekOf('MATH 21'), 'Spring', 'Birch').boxes;
  expect(box?.lines).toEqual(['MATH 21 Lecture A', '10:30–11:30', 'Hall 1']);
});

it('class numbers are those of the shown sections, and sections without one are named', () => {
  expect(classNumbersOf(weekOf('ECON 10', 'CHEM 1', 'HIST 1'))).toEqual({
    numbers: ['Lecture A'],
    without: ['CHEM 1', 'HIST 1'],
  });
});
