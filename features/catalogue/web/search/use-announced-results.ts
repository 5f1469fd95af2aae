import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnnouncer } from '#platform/web/page/announcer.tsx';
import type { CatalogueState } from '../client/catalogue-client.ts';
import type { CatalogueQuery } from '../client/worker-messages.ts';
import type { Found } from './use-course-search.ts';

/** Topics and what goes with them arrive one after the other: only the last count is announced. */
const SETTLED_MS = 1_000;

const wordsFor = ({ answer: { total, page, pages } }: Found, isPartial: boolean): string => {
  if (total === 0 && isPartial) return 'No courses found so far.';
  if (total === 0) return 'No courses found matching your search criteria.';
  const courses = `${total} ${total === 1 ? 'course' : 'courses'} found${isPartial ? ' so far' : ''}`;
  return page > 1 ? `${courses}, page ${page} of ${pages}` : courses;
};

/**
 * Announces how many courses were found: whenever the query changes, when the list is complete, and once more if the
 * same query finds others when descriptions have arrived.
 */
export const useAnnouncedResults = (
  found: Found | null,
  state: CatalogueState | null,
  isPartial: boolean,
): void => {
  const announce = useAnnouncer();
  const said = useRef<{ asked: CatalogueQuery; isPartial: boolean; words: string } | null>(null);
  const asked: CatalogueQuery | null = found?.asked ?? null;
  const words = found && wordsFor(found, isPartial);
  const isThere = state !== null;
  const say = useEffectEvent((): void => {
    if (!asked || words === null) return;
    said.current = { asked, isPartial, words };
    announce(words);
  });
  useEffect(() => {
    if (!asked || words === null || !isThere) return undefined;
    if (said.current?.asked !== asked || said.current.isPartial !== isPartial) {
      say();
      return undefined;
    }
    if (said.current.words === words) return undefined;
    const timer = setTimeout(() => say(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [asked, isPartial, isThere, words]);
};
