import { useQueryClient } from '@tanstack/react-query';
import { later } from '#platform/ui/later.tsx';
import { Suspense, useState } from 'react';
import type { StudentCourses } from '#features/catalogue/domain/search/filters/student-courses.ts';
import { useTagFinder } from '#features/catalogue/web/shared/use-search-news.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { SaveIcon } from '#platform/ui/display/icons.tsx';
import { hasOpenDialog } from '#platform/ui/overlays/open-overlays.ts';
import { newId } from '#platform/web/page/new-id.ts';
import { MAX_KNOWN, SEARCH_NAME_MAX, type SavedSearch } from '../../contract.ts';
import { useSearchCalls } from '../searches/use-search-calls.ts';
import { searchesQuery } from './searches.query.ts';

const NameDialog = later(async () => (await import('../searches/name-dialog.tsx')).NameDialog);

export interface SaveSearchButtonProps {
  /** The query string of the course list, without open panels or picked courses. */
  address: string;
  /** Describes the search; the suggested name. */
  words: string;
  student: StudentCourses;
  /** There is room only for an icon. */
  isCompact?: boolean;
}

interface NamedSearch extends Pick<SaveSearchButtonProps, 'address' | 'words'> {
  /** The saved search with the same results, if there is one. */
  same: SavedSearch | undefined;
}

/** Saves the current search under a name. */
export function SaveSearchButton({ address, words, student, isCompact = false }: SaveSearchButtonProps) {
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  /** As it was when the button was pressed: the filters may have changed since. */
  const [naming, setNaming] = useState<NamedSearch | null>(null);
  const { save, rename } = useSearchCalls();
  const find = useTagFinder();
  const keep = async (name: string, kept: string): Promise<void> => {
    const found = await find(kept, student, MAX_KNOWN);
    save({ search_id: newId(), name, address: kept, known: found?.tags ?? null });
  };
  const begin = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    // Where they cannot be fetched the search is saved like a new one.
    const searches = await queries.fetchQuery({ ...searchesQuery, staleTime: 0 }).catch(() => []);
    setIsBusy(false);
    // The student has gone on.
    if (hasOpenDialog()) return;
    setNaming({ address, words, same: searches.find((each) => inOrder(each.address) === inOrder(address)) });
  };
  const same = naming?.same;
  return (
    <>
      {isCompact ? (
        <IconButton
          label="Save search"
          icon={<SaveIcon size={20} />}
          aria-disabled={isBusy}
          onClick={() => void begin()}
        />
      ) : (
        <Button
          look="quiet"
          size="small"
          icon={<SaveIcon size={16} />}
          busy={isBusy}
          onClick={() => void begin()}
        >
          Save search
        </Button>
      )}
      {naming ? (
        <Suspense>
          <NameDialog
            title={same ? 'This search is already saved' : 'Save search'}
            {...(same ? { hint: `Saved as “${same.name}”. Another name renames it.` } : {})}
            name={same?.name ?? naming.words.slice(0, SEARCH_NAME_MAX)}
            onName={(name) => {
              if (!same) void keep(name, naming.address);
              else if (name !== same.name) rename(same, name);
            }}
            onClose={() => setNaming(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** An address with its parameters in order, since the same filters can be set one after the other. */
const inOrder = (address: string): string => {
  const params = new URLSearchParams(address);
  params.sort();
  return params.toString();
};
