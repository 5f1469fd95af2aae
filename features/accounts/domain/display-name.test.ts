import { describe, expect, it } from 'vitest';
import { displayName } from './display-name.ts';

describe('the display name of a student', () => {
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

  it('is the local part of the e-mail address without a name', () => {
    expect(displayName({ firstName: '', lastName: '', name: '', email: 'ada.king@alder.edu' })).toBe(
      'Ada.king',
    );
    expect(displayName({ firstName: 'ada', email: 'countess@alder.edu' })).toBe('Countess');
  });

  it('is User when nothing is known', () => {
    expect(displayName({})).toBe('User');
    expect(displayName({ email: '@alder.edu' })).toBe('User');
  });

  it('capitalises each word and keeps the rest as typed', () => {
    expect(displayName({ firstName: 'mary  jane', lastName: 'McKay' })).toBe('Mary Jane McKay');
    expect(displayName({ name: 'élodie østergård' })).toBe('Élodie Østergård');
    expect(displayName({ firstName: 'anne-marie', lastName: "smith-o'neil" })).toBe(
      "Anne-Marie Smith-O'neil",
    );
    expect(displayName({ email: 'jean-luc@alder.edu' })).toBe('Jean-Luc');
    expect(displayName({ name: '李 小龙' })).toBe('李 小龙');
  });
});
