import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuseOddShape } from './shape-of-json.ts';

const shape = (json: string): void => refuseOddShape(new TextEncoder().encode(json));

describe('a body of JSON', () => {
  it('is let through as people and programs write it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 12 }), (value) => {
        expect(() => shape(JSON.stringify(value))).not.toThrow();
      }),
    );
  });

  it('may have brackets in its texts', () => {
    expect(() => shape(JSON.stringify({ text: `${'['.repeat(500)}\\"${'{'.repeat(500)}` }))).not.toThrow();
    expect(() => shape(`{"a":"\\\\","b":${'['.repeat(60)}`)).toThrow('nested too deeply');
  });

  it('is refused if it is nested deeply', () => {
    expect(() => shape(`{"notices":${'['.repeat(41)}`)).toThrow('nested too deeply');
    expect(() => shape('['.repeat(40))).not.toThrow();
    expect(() => shape('[]'.repeat(100))).not.toThrow();
  });

  it('is refused if it has very many values', () => {
    expect(() => shape(`[${'{},'.repeat(100_001)}{}]`)).toThrow();
    expect(() => shape(`[${'1,'.repeat(150_000)}1]`)).not.toThrow();
  });
});
