import { beforeEach, describe, expect, it } from 'vitest';
import {
  CALLS_PER_MINUTE,
  HEAVY_PER_MINUTE,
  type CallLimits,
  OPENINGS_PER_MINUTE,
  openCallLimits,
} from './call-limits.ts';

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

  it('of strangers are counted per network, with room for a class', () => {
    expect(OPENINGS_PER_MINUTE).toBeGreaterThanOrEqual(300 * 5);
    for (let count = 0; count < OPENINGS_PER_MINUTE; count++) limits.countOpening('203.0.113.7');
    expect(() => limits.countOpening('203.0.113.7')).toThrow(
      expect.objectContaining({ code: 'too_many_requests', details: { retry_after: 45 } }),
    );
    expect(() => limits.countOpening('203.0.113.8')).not.toThrow();
  });

  it.each([
    ['week', 'Your plan was changed and asked for very often'],
    ['preview', 'many previews'],
    ['notices', 'Many notices'],
    ['hearing', 'call your local emergency number'],
    ['upload', 'Many files', 12],
  ] as const)(
    'that take long have a smaller limit: %s',
    (work, sentence, most: number = HEAVY_PER_MINUTE) => {
      for (let count = 0; count < most; count++) limits.countHeavy(work, 'ada');
      expect(() => limits.countHeavy(work, 'ada')).toThrow(sentence);
      expect(() => limits.countHeavy(work, 'bea')).not.toThrow();
      now += 45_000;
      expect(() => limits.countHeavy(work, 'ada')).not.toThrow();
    },
  );

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

describe('weights', () => {
  const ten = { name: 'ten', most: 10, sentence: 'Ten together.' };

  it('are added up, and given back once', () => {
    const leave = limits.enter(ten, 'ada', 6);
    expect(() => limits.enter(ten, 'ada', 5)).toThrow('Ten together.');
    limits.enter(ten, 'ada', 4);
    leave();
    leave();
    expect(() => limits.enter(ten, 'ada', 7)).toThrow('Ten together.');
    expect(() => limits.enter(ten, 'ada', 6)).not.toThrow();
  });
});

describe('the queue of large responses', () => {
  it('serves two at once, and the others in order of arrival', async () => {
    const leave = await limits.takeTurn('ada');
    await limits.takeTurn('ada');
    const order: string[] = [];
    const first = limits.takeTurn('ada').finally(() => order.push('first'));
    const second = limits.takeTurn('ada').finally(() => order.push('second'));
    (await limits.takeTurn('bea'))();
    expect(order).toEqual([]);
    leave();
    leave();
    const leaveFirst = await first;
    (await limits.takeTurn('bea'))();
    expect(order).toEqual(['first']);
    leaveFirst();
    await second;
  });

  it('has room for twenty, and no more', async () => {
    for (let count = 0; count < 2; count++) await limits.takeTurn('ada');
    for (let count = 0; count < 20; count++) void limits.takeTurn('ada');
    await expect(limits.takeTurn('ada')).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

describe('the queue of calls that write', () => {
  it('carries out two at once, has room for sixty, and holds up nobody else', async () => {
    const leave = await limits.takeWriteTurn('ada');
    await limits.takeWriteTurn('ada');
    const waiting = Array.from({ length: 60 }, () => limits.takeWriteTurn('ada'));
    await expect(limits.takeWriteTurn('ada')).rejects.toMatchObject({ code: 'too_many_requests' });
    (await limits.takeWriteTurn('bea'))();
    // Of responses they have others.
    (await limits.takeTurn('ada'))();
    leave();
    (await waiting[0])?.();
  });
});

describe('what strangers ask', () => {
  it('is carried out in turns of networks, and refused to one of which very much is waiting', async () => {
    const gate = Promise.withResolvers<string>();
    const ask = (network: string) => limits.amongStrangers(network, () => gate.promise);
    const asked = Array.from({ length: 1_504 }, () => ask('203.0.113.7'));
    await expect(ask('203.0.113.7')).rejects.toMatchObject({ code: 'too_many_requests' });
    const other = ask('203.0.113.8');
    gate.resolve('yes');
    expect(await other).toBe('yes');
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['yes']));
  });
});
