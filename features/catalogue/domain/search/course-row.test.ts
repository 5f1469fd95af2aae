import { describe, expect, it } from 'vitest';
import { SAMPLE_COURSE } from '../sample-course.ts';
import { byTag, readRow, rowStreamer } from './course-row.ts';
import { toCourseRow } from './to-course-row.ts';

it('a row has the size as the record states it, since the filter compares it', () => {
  const row = toCourseRow({ ...SAMPLE_COURSE, current_enrollment_number: null, mean_class_size: 19.6 });
  expect(readRow(rowStreamer([])(row))).toMatchObject({ enrolled: 19.6 });
});

describe('the order of codes', () => {
  it.each([
    [['COMPSCI 50', 'COMPSCI 50A', 'COMPSCI 124', 'MATH 1']],
    [['1.000', '1.010A', '1.021', '1.10', '1.27', '1.C01', '2.00', '6.100A', '6.1010', '18.01', '21M.301']],
    [['EC.050', 'EC.720', 'EC.746', 'MAS.110', 'MAS.S61']],
  ])('is that of a printed catalogue: %j', (codes) => {
    expect(codes.toReversed().sort(byTag)).toEqual(codes);
  });
});
