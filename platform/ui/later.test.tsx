import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { later } from './later.tsx';

function Sheet() {
  return <p>The sheet</p>;
}

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? <p>The page failed</p> : this.props.children);
}

const shown = async (load: () => Promise<typeof Sheet>) => {
  const Part = later(load, { fallback: () => <p>Coming</p> });
  render(
    <Boundary>
      <Part />
    </Boundary>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
};

const isOnline = vi.spyOn(navigator, 'onLine', 'get');
const server = vi.spyOn(globalThis, 'fetch');

beforeEach(() => {
  vi.useFakeTimers();
  isOnline.mockReturnValue(true);
  server.mockResolvedValue(new Response());
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

describe('a part that cannot be loaded', () => {
  it('is waited for while the network is gone', async () => {
    isOnline.mockReturnValue(false);
    await shown(async () => {
      if (!navigator.onLine) throw new TypeError('Failed to fetch');
      return Sheet;
    });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('Coming')).toBeVisible();
    isOnline.mockReturnValue(true);
    await act(async () => {
      globalThis.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByText('The sheet')).toBeVisible();
  });

  it('is asked for again while the server is gone, though the browser is online', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const load = vi.fn<() => Promise<typeof Sheet>>().mockResolvedValue(Sheet);
    await shown(load.mockRejectedValueOnce(new TypeError('Failed to fetch')));
    expect(screen.getByText('Coming')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('The sheet')).toBeVisible();
  });

  it('is a failure of the page if the server is there but the part is not', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await shown(vi.fn<() => Promise<typeof Sheet>>().mockRejectedValue(new TypeError('Failed to fetch')));
    expect(screen.getByText('The page failed')).toBeVisible();
  });
});
