import { describe, expect, it } from 'vitest';
import { TALES } from '../../testing/weeks-said.ts';
import { withoutTales } from './without-tales.ts';

describe('sentences that only tell', () => {
  it.each(TALES)('of “%s” leave “%s”', (said, left) => expect(withoutTales(said)).toBe(left));
});
