import { describe, expect, it } from 'vitest';
import { inDaysMeant } from './days-meant.ts';

describe('days that are meant by words for them', () => {
  it.each([
    [
      'I keep a shop on Mondays, Wednesdays and Fridays. Three courses that leave those three days free?',
      'I keep a shop . Three courses that leave Mondays, Wednesdays and Fridays free?',
    ],
    ['my kid is here tue and thu. leave both days free', 'my kid is here . leave tue and thu free'],
    ['I fly home every Friday. Keep that day off', 'I fly home . Keep Friday off'],
    ['I work Mon/Wed 4 to 6. No class on those days', 'I work Mon/Wed 4 to 6. No class on Mon/Wed'],
  ])('“%s”', (said, plain) => expect(inDaysMeant(said).replaceAll(/ +/g, ' ')).toBe(plain));
  it.each([
    'She babysits Tuesdays and Thursdays. Classes on those days only',
    'I have class on Monday. Those two days free',
    'leave those days free',
  ])('stays: “%s”', (said) => expect(inDaysMeant(said)).toBe(said));
});
