import { describe, expect, it } from 'vitest';
import { displayName } from './display-name.ts';

describe('how a student is called', () => {
  it('is first and last name where both are known', () => {
    expect(
      displayName({ firstName: 'ada', lastName: 'lovelace', name: 'A. L.', email: 'al@alder.edu' }),
    ).toBe('Ada Lovelace');
  });

  it('is the full name where first or last is missing', () => {
    expect(displayName({ firstName: 'ada', lastName: ' ', name: 'ada king noel', email: 'x@y.z' })).toBe(
      'Ada King Noel',
    );
    expect(displayName({ lastName: 'king', name: 'ada king' })).toBe('Ada King');
  });

  it('is the address before its @ where no name is known', () => {
    expect(displayName({ firstName: '', lastName: '', name: '', email: 'ada.king@alder.edu' })).toBe(
      'Ada.king',
    );
    expect(displayName({ firstName: 'ada', email: 'countess@alder.edu' })).toBe('Countess');
  });

  it('is User where nothing is known', () => {
    expect(displayName({})).toBe('User');
    expect(displayName({ email: '@alder.edu' })).toBe('User');
  });

  it('begins each word with a capital and leaves the rest as typed', () => {
    expect(displayName({ firstName: 'mary  jane', lastName: 'McKay' })).toBe('Mary Jane McKay');
    expect(displayName({ name: 'élodie østergård' })).toBe('Élodie Østergård');
    expect(displayName({ name: '李 小龙' })).toBe('李 小龙');
  });
});
