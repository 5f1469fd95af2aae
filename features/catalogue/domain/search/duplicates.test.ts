import { describe, expect, it } from 'vitest';
import { DuplicateFilter } from './duplicates.ts';
import { row } from './sample-rows.ts';

describe('a course that occurs twice', () => {
  const first = row('COMPSCI 50', 'once');
  const again = row('COMPSCI 50', 'again');

  it('is shown once, and reported in the debug panel', () => {
    const filter = new DuplicateFilter<typeof first>();
    expect(filter.info).toEqual({ duplicatesRemoved: 0, duplicateKeys: [], sampleDuplicate: null });
    expect(filter.unique([first, row('STAT 110', 'x'), again])).toEqual([first, row('STAT 110', 'x')]);
    expect(filter.unique([again])).toEqual([]);
    expect(filter.info).toEqual({
      duplicatesRemoved: 2,
      duplicateKeys: ['COMPSCI 50|1'],
      sampleDuplicate: again,
    });
  });

  it('is a different one if either id differs', () => {
    const filter = new DuplicateFilter();
    const rows = [first, { ...first, class_number: '2' }, { ...first, course_id: '2' }];
    expect(filter.unique(rows)).toEqual(rows);
  });
});
