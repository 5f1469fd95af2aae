import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOrderHold } from './use-order-hold.ts';

describe('the first rows of a list that is ordered for a student', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const holding = (status: 'loading' | 'complete', loaded = 0) => ({
    status,
    isListed: status === 'complete',
    loaded,
    total: loaded === 0 ? 0 : 1000,
    fetched: { at: Date.now(), version: '1' },
  });

  it('wait for the whole list, for less than half a second', () => {
    const state = holding('loading');
    const { result } = renderHook(() => useOrderHold(state));
    expect(result.current).toBe(true);
    act(() => void vi.advanceTimersByTime(500));
    expect(result.current).toBe(false);
  });

  it('wait longer, but not for ever, if much of the list is there by then', () => {
    const { result, rerender } = renderHook(useOrderHold, { initialProps: holding('loading') });
    const arrived = holding('loading', 400);
    act(() => void vi.advanceTimersByTime(200));
    rerender(arrived);
    act(() => void vi.advanceTimersByTime(900));
    expect(result.current).toBe(true);
    act(() => void vi.advanceTimersByTime(200));
    expect(result.current).toBe(false);
  });

  it('are not held again when more of a slow list arrives', () => {
    const slow = holding('loading', 50);
    const { result, rerender } = renderHook(useOrderHold, { initialProps: slow });
    act(() => void vi.advanceTimersByTime(500));
    expect(result.current).toBe(false);
    rerender({ ...slow, loaded: 800 });
    expect(result.current).toBe(false);
  });

  it('wait no longer once it is there, and never before anything is asked for', () => {
    const { result, rerender } = renderHook(
      (state: ReturnType<typeof holding> | null) => useOrderHold(state),
      {
        initialProps: null as ReturnType<typeof holding> | null,
      },
    );
    expect(result.current).toBe(false);
    rerender(holding('loading'));
    expect(result.current).toBe(true);
    rerender(holding('complete'));
    expect(result.current).toBe(false);
  });

  it('wait for no index', () => {
    const { result, rerender } = renderHook(useOrderHold, { initialProps: holding('loading') });
    rerender({ ...holding('loading', 1000), isListed: true });
    expect(result.current).toBe(false);
  });
});
