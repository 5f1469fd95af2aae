import { expect, it } from 'vitest';
import { NO_CONTEXT } from '../context.ts';
import { emptyWish } from '../wish.ts';
import type { Request } from '../request.ts';
import type { Turn } from '../turn.ts';
import { NO_FRAME } from '../frame/frame.ts';
import { amongOpen } from './among-open.ts';

const wish = (more: object = {}): Request => ({ kind: 'recommend', wish: { ...emptyWish(), ...more } });
const turn = (text: string, last: Request | null): Turn =>
  ({
    context: { ...NO_CONTEXT, last },
    frame: NO_FRAME,
    reading: { words: text.split(' ').map((word) => ({ text: word })) },
  }) as unknown as Turn;
const OPEN: Request = { kind: 'requirements', programme: 'History', group: 'Theory', isSecondary: true };
const towardsOf = (request: Request) => (request.kind === 'recommend' ? request.wish.countsTowards : null);

it('means courses for what was told to be open', () => {
  expect(towardsOf(amongOpen(wish(), turn('the ones in spring', OPEN)))).toEqual({
    programme: 'History',
    group: 'Theory',
    isSecondary: true,
  });
  expect(towardsOf(amongOpen(wish(), turn('classes in spring', OPEN)))).toBeNull();
  expect(towardsOf(amongOpen(wish(), turn('the ones in spring', null)))).toBeNull();
});
