import { useEffect, useEffectEvent } from 'react';
import { useAnnouncer } from '#platform/web/page/announcer.tsx';
import type { CatalogueState } from '../client/catalogue-client.ts';
import type { CatalogueQuery } from '../client/worker-messages.ts';
import type { Found } from './use-course-search.ts';

const wordsFor = ({ answer: { total, page, pages } }: Found, isPartial: boolean): string => {
  if (total === 0 && isPartial) return 'No courses found so far.';
  if (total === 0) return 'No courses found matching your search criteria.';
  const courses = `${total} ${total === 1 ? 'course' : 'courses'} found${isPartial ? ' so far' : ''}`;
  return page > 1 ? `${courses}, page ${page} of ${pages}` : courses;
};

/** Announces how many courses were found whenever the query changes, and when the list is complete. */
export const useAnnouncedResults = (
  found: Found | null,
  state: CatalogueState | null,
  isPartial: boolean,
): void => {
  const announce = useAnnouncer();
  const asked: CatalogueQuery | null = found?.asked ?? null;
  const say = useEffectEvent((isSoFar: boolean) => {
    if (found && state) announce(wordsFor(found, isSoFar));
  });
  useEffect(() => {
    if (asked) say(isPartial);
  }, [asked, isPartial]);
};
