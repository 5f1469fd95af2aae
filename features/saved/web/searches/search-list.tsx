import { later } from '#platform/ui/later.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { StudentCourses } from '#features/catalogue/domain/search/filters/student-courses.ts';
import { useSearchNews } from '#features/catalogue/web/shared/use-search-news.ts';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { useKeptFocus } from '#platform/ui/controls/use-kept-focus.ts';
import { Badge } from '#platform/ui/display/badge.tsx';
import { PencilIcon, TrashIcon } from '#platform/ui/display/icons.tsx';
import { MAX_KNOWN, type SavedSearch } from '../../contract.ts';
import { searchesQuery } from '../shared/searches.query.ts';
import { useSearchCalls } from './use-search-calls.ts';

const NameDialog = later(async () => (await import('./name-dialog.tsx')).NameDialog);
const NO_SEARCHES: readonly SavedSearch[] = [];

/** The saved searches, each with the number of courses that are new since it was last opened. Nothing if there are none. */
export function SearchList({ student }: { student: StudentCourses }) {
  const { data: searches = NO_SEARCHES } = useQuery(searchesQuery);
  const { open, rename, remove } = useSearchCalls();
  const [renamed, setRenamed] = useState<SavedSearch | null>(null);
  const kept = useMemo(
    () => searches.map(({ search_id: id, address, known }) => ({ id, address, known })),
    [searches],
  );
  const news = useSearchNews(kept, MAX_KNOWN, student);
  const keptFocus = useKeptFocus();
  if (searches.length === 0) return null;
  return (
    <section {...keptFocus} aria-labelledby="saved-searches" className="mt-6">
      <h2 id="saved-searches" className="text-20">
        Searches
      </h2>
      <ul className="mt-2 divide-y divide-line rounded-lg border border-line bg-surface">
        {searches.map((search) => {
          const { search_id: id, name, address } = search;
          const found = news.get(id);
          return (
            <li key={id} className="flex items-start gap-1 py-1 pr-1 pl-4">
              <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 py-2">
                <Link
                  to={address === '' ? '/courses' : `/courses?${address}`}
                  onClick={() => found && open(id, found.tags)}
                  className="wrap-anywhere text-ink underline decoration-line underline-offset-4"
                >
                  {name}
                </Link>
                {found && found.fresh !== null && found.fresh > 0 ? (
                  <Badge>{found.fresh === 1 ? '1 new course' : `${found.fresh} new courses`}</Badge>
                ) : null}
              </div>
              <IconButton
                label={`Rename ${name}`}
                icon={<PencilIcon size={16} />}
                onClick={() => setRenamed(search)}
              />
              <IconButton
                label={`Remove ${name}`}
                icon={<TrashIcon size={16} />}
                onClick={() => remove(search)}
              />
            </li>
          );
        })}
      </ul>
      {renamed ? (
        <Suspense>
          <NameDialog
            title="Rename search"
            name={renamed.name}
            onName={(name) => rename(renamed, name)}
            onClose={() => setRenamed(null)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
