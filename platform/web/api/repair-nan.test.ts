import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairNaN } from './repair-nan.ts';

describe('repairing NaN in a response', () => {
  it('replaces a bare NaN by null, in any position', () => {
    expect(JSON.parse(repairNaN('{"mean_hours": NaN,"a":[NaN,1, NaN ]}'))).toEqual({
      mean_hours: null,
      a: [null, 1, null],
    });
    expect(JSON.parse(repairNaN('NaN'))).toBeNull();
  });

  it('keeps the word inside strings', () => {
    const answer = { title: 'NaN and \\"NaN\\": what floats cannot say', NaN: '\\', b: 'NaN' };
    expect(JSON.parse(repairNaN(JSON.stringify(answer)))).toEqual(answer);
  });

  it('leaves valid JSON unchanged', () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), (json, text) => {
        expect(repairNaN(json)).toBe(json);
        const quoted = JSON.stringify(`${text}NaN"NaN`);
        expect(repairNaN(quoted)).toBe(quoted);
      }),
    );
  });
});
