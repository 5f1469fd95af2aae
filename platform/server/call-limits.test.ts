import { beforeEach, describe, expect, it } from 'vitest';
import { CALLS_PER_MINUTE, type CallLimits, openCallLimits } from './call-limits.ts';

let now = 0;
const clock = { now: () => new Date(now) };
let limits: CallLimits;
beforeEach(() => {
  now = Date.parse('2025-09-03T10:00:15Z');
  limits = openCallLimits({ clock, isOn: true });
});

const two = { name: 'two', most: 2, sentence: 'Two at once.' };
const callMost = (userId: string) => {
  for (let count = 0; count < CALLS_PER_MINUTE; count++) limits.countCall(userId);
};

describe('calls per minute', () => {
  it('are counted per student until the minute ends', () => {
    callMost('ada');
    expect(() => limits.countCall('ada')).toThrow(
      expect.objectContaining({ code: 'too_many_requests', details: { retry_after: 45 } }),
    );
    expect(() => limits.countCall('bea')).not.toThrow();
    now += 45_000;
    expect(() => limits.countCall('ada')).not.toThrow();
  });

  it('are not counted if limits are off', () => {
    limits = openCallLimits({ clock, isOn: false });
    callMost('ada');
    expect(() => limits.countCall('ada')).not.toThrow();
    for (let count = 0; count < 3; count++) limits.enter(two, 'ada')();
  });
});

describe('concurrency limits', () => {
  it('refuse what exceeds the limit, and admit it when another one has ended', () => {
    const leave = limits.enter(two, 'ada');
    limits.enter(two, 'ada');
    expect(() => limits.enter(two, 'ada')).toThrow('Two at once.');
    expect(() => limits.enter({ ...two, name: 'others' }, 'ada')).not.toThrow();
    expect(() => limits.enter(two, 'bea')).not.toThrow();
    leave();
    leave();
    limits.enter(two, 'ada');
    expect(() => limits.enter(two, 'ada')).toThrow('Two at once.');
  });
});
