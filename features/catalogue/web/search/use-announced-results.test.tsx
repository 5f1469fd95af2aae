import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnnouncerProvider } from '#platform/web/page/announcer.tsx';
import type { CatalogueState } from '../client/catalogue-client.ts';
import { useAnnouncedResults } from './use-announced-results.ts';
import type { Found } from './use-course-search.ts';

const STATE = { status: 'complete' } as CatalogueState;
const ASKED = {} as Found['asked'];
const finding = (total: number, asked = ASKED): Found =>
  ({ asked, answer: { total, page: 1, pages: 1 }, isWhole: true }) as Found;

interface Shown {
  found: Found;
  isPartial?: boolean;
}

function Results({ found, isPartial = false }: Shown) {
  useAnnouncedResults(found, STATE, isPartial);
  return null;
}

const shown = (props: Shown) => (
  <AnnouncerProvider>
    <Results {...props} />
  </AnnouncerProvider>
);

describe('the announced number of results', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const status = () => screen.getByRole('status').textContent;
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

  it('follows what descriptions add to the same search, once they have settled', () => {
    const { rerender } = render(shown({ found: finding(8) }));
    expect(status()).toBe('8 courses found');
    rerender(shown({ found: finding(20) }));
    wait(500);
    rerender(shown({ found: finding(24) }));
    wait(900);
    expect(status()).toBe('8 courses found');
    wait(100);
    expect(status()).toBe('24 courses found');
  });

  it('is said at once for another search, and not again for the same number', () => {
    const { rerender } = render(shown({ found: finding(8) }));
    rerender(shown({ found: finding(20) }));
    rerender(shown({ found: finding(3, {} as Found['asked']) }));
    expect(status()).toBe('3 courses found');
    wait(2_000);
    expect(status()).toBe('3 courses found');
  });

  it('is said when the list is complete', () => {
    const { rerender } = render(shown({ found: finding(8), isPartial: true }));
    expect(status()).toBe('8 courses found so far');
    rerender(shown({ found: finding(8) }));
    expect(status()).toBe('8 courses found');
  });
});
