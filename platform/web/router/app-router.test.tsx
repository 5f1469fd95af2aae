import { act, render, renderHook, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { Link, Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppRouter } from './app-router.tsx';
import { openMemoryHistory } from './testing/memory-history.ts';
import { useIsStaying } from './use-newest-location.ts';

const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockClear();
});

const scrolledTo = (y: number): void => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
};

const open = (...addresses: string[]) => {
  const history = openMemoryHistory(...addresses);
  let arrive: () => void = () => undefined;
  const Late = lazy(
    () =>
      new Promise<{ default: () => React.JSX.Element }>((resolve) => {
        arrive = () => resolve({ default: () => <h1>Late</h1> });
      }),
  );
  render(
    <AppRouter history={history}>
      <Suspense fallback="Nothing yet">
        <Routes>
          <Route path="/" element={<Link to="/late">Go</Link>} />
          <Route path="/list" element={<h1>List</h1>} />
          <Route path="/late" element={<Late />} />
        </Routes>
      </Suspense>
    </AppRouter>,
  );
  const go = (step: () => void) => act(async () => step());
  return { history, go, arrive: () => go(arrive) };
};

describe('the router', () => {
  it('keeps the old screen until the new one has loaded', async () => {
    const { history, go, arrive } = open('/');
    await go(() => history.push('/late'));
    expect(screen.getByRole('link', { name: 'Go' })).toBeVisible();
    expect(screen.queryByText('Nothing yet')).toBeNull();
    await arrive();
    expect(screen.getByRole('heading', { name: 'Late' })).toBeVisible();
  });

  it('scrolls a new screen to its top, and restores the position of an earlier one', async () => {
    const { history, go } = open('/');
    scrolledTo(420);
    await go(() => history.push('/list'));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    scrolledTo(30);
    await go(() => history.go(-1));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 420);
    await go(() => history.go(1));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 30);
  });

  it('keeps the position for a navigation that asks for it', async () => {
    const { history, go } = open('/list');
    scrollTo.mockClear();
    await go(() => history.push('/list?page=2', null, { preventScrollReset: true }));
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('stores positions for a reload', async () => {
    open('/list');
    scrolledTo(77);
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('scrollPositions')).toContain(',77]');
  });

  it('says whether the student stays: not while another screen loads, nor once it is there', async () => {
    const history = openMemoryHistory('/');
    const Late = lazy(() => Promise.withResolvers<never>().promise);
    const { result: isStaying } = renderHook(() => useIsStaying(), {
      wrapper: ({ children }) => (
        <AppRouter history={history}>
          <Routes>
            <Route path="/" element={children} />
            <Route path="/list" element={<h1>List</h1>} />
            <Route path="/late" element={<Late />} />
          </Routes>
        </AppRouter>
      ),
    });
    expect(isStaying.current()).toBe(true);
    await act(async () => history.push('/late'));
    expect(isStaying.current()).toBe(false);
    await act(async () => history.push('/'));
    expect(isStaying.current()).toBe(true);
    await act(async () => history.push('/list'));
    expect(isStaying.current()).toBe(false);
  });
});
