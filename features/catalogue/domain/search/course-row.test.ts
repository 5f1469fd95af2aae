import { describe, expect, it } from 'vitest';
import { byTag } from './course-row.ts';

describe('the order of codes', () => {
  it.each([
    [['COMPSCI 50', 'COMPSCI 50A', 'COMPSCI 124', 'MATH 1']],
    [['1.000', '1.010A', '1.021', '1.10', '1.27', '1.C01', '2.00', '6.100A', '6.1010', '18.01', '21M.301']],
    [['EC.050', 'EC.720', 'EC.746', 'MAS.110', 'MAS.S61']],
  ])('is that of a printed catalogue: %j', (codes) => {
    expect(codes.toReversed().sort(byTag)).toEqual(codes);
  });
});
