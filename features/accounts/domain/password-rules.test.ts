import { describe, expect, it } from 'vitest';
import { meetsSecurityRequirements, PASSWORD_RULES } from './password-rules.ts';

const failing = (password: string) =>
  PASSWORD_RULES.filter((rule) => !rule.holds(password)).map(({ label }) => label);

describe('the security requirements of a password', () => {
  it('accept a password that meets all of them', () => {
    expect(failing('Maple-Leaf-7')).toEqual([]);
    expect(meetsSecurityRequirements('Maple-Leaf-7')).toBe(true);
  });

  it.each([
    ['Maple-Lf7', 'At least 10 characters'],
    ['maple-leaf-7', 'One uppercase letter'],
    ['MAPLE-LEAF-7', 'One lowercase letter'],
    ['Maple-Leaf-x', 'One digit'],
    ['MapleLeaf77', 'One special character'],
  ])('reports the one rule that %s violates', (password, missing) => {
    expect(failing(password)).toEqual([missing]);
    expect(meetsSecurityRequirements(password)).toBe(false);
  });

  it('count letters of any alphabet, but no space as a special character', () => {
    expect(failing('Ålesund-2025')).toEqual([]);
    expect(failing('Maple Leaf 77')).toEqual(['One special character']);
  });
});
