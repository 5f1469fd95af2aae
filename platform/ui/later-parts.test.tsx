import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdLaterParts, loadLater } from './later-parts.ts';

const askedFor = () => {
  const load = vi.fn<() => Promise<unknown>>().mockResolvedValue(null);
  loadLater(load);
  return load;
};
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await wait(10_000);
  vi.useRealTimers();
});

describe('a later part', () => {
  it.each(['pointermove', 'pointerdown', 'keydown'])('comes with the first %s', async (act) => {
    const load = askedFor();
    await wait(0);
    expect(load).not.toHaveBeenCalled();
    globalThis.dispatchEvent(new Event(act));
    await wait(0);
    expect(load).toHaveBeenCalledOnce();
    globalThis.dispatchEvent(new Event(act));
    await wait(10_000);
    expect(load).toHaveBeenCalledOnce();
  });

  it('does not come because a screen is drawn under a pointer at rest', async () => {
    const load = askedFor();
    for (const event of ['pointerover', 'pointerenter', 'focus']) globalThis.dispatchEvent(new Event(event));
    await wait(100);
    expect(load).not.toHaveBeenCalled();
  });

  it('comes when the last data of the screen have come, and nothing more is asked for', async () => {
    const load = askedFor();
    const [profile, list] = [holdLaterParts(), holdLaterParts()];
    await wait(500);
    profile();
    await wait(500);
    expect(load).not.toHaveBeenCalled();
    list();
    await wait(100);
    const more = holdLaterParts();
    await wait(300);
    expect(load).not.toHaveBeenCalled();
    more();
    await wait(300);
    expect(load).toHaveBeenCalledOnce();
  });

  it('waits two seconds and no longer for data that do not come', async () => {
    const load = askedFor();
    const release = holdLaterParts();
    await wait(1_900);
    expect(load).not.toHaveBeenCalled();
    await wait(200);
    expect(load).toHaveBeenCalledOnce();
    release();
  });

  it('says so when all that were asked for have come', async () => {
    const [mark, clear] = [vi.spyOn(performance, 'mark'), vi.spyOn(performance, 'clearMarks')];
    let come = (): void => undefined;
    loadLater(() => new Promise<void>((resolve) => (come = resolve)));
    expect(clear).toHaveBeenLastCalledWith('later parts came');
    globalThis.dispatchEvent(new Event('keydown'));
    await wait(10);
    // A part of that part, which is registered while it loads.
    const nested = askedFor();
    come();
    await wait(10);
    expect(mark).not.toHaveBeenCalled();
    globalThis.dispatchEvent(new Event('keydown'));
    await wait(10);
    expect(nested).toHaveBeenCalledOnce();
    expect(mark).toHaveBeenCalledExactlyOnceWith('later parts came');
  });
});
