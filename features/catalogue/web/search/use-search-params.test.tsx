import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { AppRouter } from '#platform/web/router/app-router.tsx';
import { openMemoryHistory } from '#platform/web/router/testing/memory-history.ts';
import { NO_FILTERS } from '../../domain/search/filters/filters.ts';
import { useCourseSearchParams } from './use-search-params.ts';

const Router = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/courses?q=logic']}>{children}</MemoryRouter>
);

/**
 * Goes back in the window only, as if the router had not rendered the change yet. The window's location is replaced
 * completely: other files of the same worker may have left one that does not allow pushState.
 */
const goBackTo = (address: string): void => {
  vi.stubGlobal('location', new URL(address, 'http://localhost'));
  globalThis.dispatchEvent(new PopStateEvent('popstate'));
};
afterEach(() => void vi.unstubAllGlobals());

test('Back right after a change shows its target before the router follows', () => {
  const { result } = renderHook(() => useCourseSearchParams(), { wrapper: Router });
  act(() => result.current.changes.open({ tag: 'MATH 21A', classNumber: null }));
  expect(result.current.view.opened).toEqual({ tag: 'MATH 21A', classNumber: null });
  act(() => goBackTo('/courses?q=logic'));
  expect(result.current.view.opened).toBeNull();
  expect(result.current.view.text).toBe('logic');
});

test('Back to another screen changes nothing here', () => {
  const { result } = renderHook(() => useCourseSearchParams(), { wrapper: Router });
  act(() => goBackTo('/chat?q=other'));
  expect(result.current.view.text).toBe('logic');
});

test('text typed a moment ago does not replace the target of Back', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { result } = renderHook(() => useCourseSearchParams(), { wrapper: Router });
  act(() => result.current.changes.setText('logical'));
  act(() => goBackTo('/courses?q=logic'));
  act(() => void vi.runAllTimers());
  expect(result.current.view.text).toBe('logic');
});

test('text typed a moment before or after a click on a link to another screen does not undo that', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const history = openMemoryHistory('/courses?q=logic');
  const { result } = renderHook(() => useCourseSearchParams(), {
    wrapper: ({ children }) => <AppRouter history={history}>{children}</AppRouter>,
  });
  act(() => result.current.changes.setText('logical'));
  act(() => {
    history.push('/plan');
    // Before the router has rendered it.
    vi.runAllTimers();
    expect(history.visit.location.pathname).toBe('/plan');
    result.current.changes.setText('logically');
    vi.runAllTimers();
  });
  expect(history.visit.location.pathname).toBe('/plan');
});

test('Back out of the open filters closes them and keeps what was chosen', () => {
  const { result } = renderHook(() => useCourseSearchParams(), { wrapper: Router });
  act(() => result.current.changes.setFiltering(true));
  expect(result.current.view.isFiltering).toBe(true);
  act(() => result.current.changes.setFilters({ ...NO_FILTERS, isQRatedOnly: true }));
  expect(result.current.view.isFiltering).toBe(true);
  act(() => goBackTo('/courses?q=logic'));
  expect(result.current.view).toMatchObject({ text: 'logic', isFiltering: false });
  expect(result.current.view.filters.isQRatedOnly).toBe(true);
});

test('closing the filters by hand keeps what was chosen, and works if nothing was', () => {
  const { result } = renderHook(() => useCourseSearchParams(), { wrapper: Router });
  act(() => result.current.changes.setFiltering(true));
  act(() => result.current.changes.setFiltering(false));
  expect(result.current.view).toMatchObject({ text: 'logic', isFiltering: false });
  act(() => result.current.changes.setFiltering(true));
  act(() => result.current.changes.setFilters({ ...NO_FILTERS, isQRatedOnly: true }));
  act(() => result.current.changes.setFiltering(false));
  expect(result.current.view.isFiltering).toBe(false);
  expect(result.current.view.filters.isQRatedOnly).toBe(true);
});
