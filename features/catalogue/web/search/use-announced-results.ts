import { useEffect, useEffectEvent } from 'react';
import { useAnnouncer } from '#platform/web/page/announcer.tsx';
import type { CatalogueState } from '../client/catalogue-client.ts';
import type { CatalogueQuery } from '../client/worker-messages.ts';
import type { Found } from './use-course-search.ts';

const wordsFor = ({ answer: { total, page, pages } }: Found): string => {
  if (total === 0) return 'No courses found matching your search criteria.';
  const courses = total === 1 ? '1 course found' : `${total} courses found`;
  return page > 1 ? `${courses}, page ${page} of ${pages}` : courses;
};

/** Says how many courses were found whenever the student asked for something else; not while the list only grows. */
export const useAnnouncedResults = (found: Found | null, state: CatalogueState | null): void => {
  const announce = useAnnouncer();
  const asked: CatalogueQuery | null = found?.asked ?? null;
  const say = useEffectEvent(() => {
    if (found && state) announce(wordsFor(found));
  });
  useEffect(() => {
    if (asked) say();
  }, [asked]);
};
