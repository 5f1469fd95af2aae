import { later } from '#platform/ui/later.tsx';
import { Suspense, useState } from 'react';
import type { StudentCourses } from '#features/catalogue/domain/search/filters/student-courses.ts';
import { useTagFinder } from '#features/catalogue/web/shared/use-search-news.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { SaveIcon } from '#platform/ui/display/icons.tsx';
import { newId } from '#platform/web/page/new-id.ts';
import { MAX_KNOWN, SEARCH_NAME_MAX } from '../../contract.ts';
import { useSearchCalls } from '../searches/use-search-calls.ts';

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

/** Saves the current search under a name. */
export function SaveSearchButton({ address, words, student, isCompact = false }: SaveSearchButtonProps) {
  const [isNaming, setIsNaming] = useState(false);
  const { save } = useSearchCalls();
  const find = useTagFinder();
  const keep = async (name: string): Promise<void> => {
    const found = await find(address, student, MAX_KNOWN);
    save({ search_id: newId(), name, address, known: found?.tags ?? null });
  };
  return (
    <>
      {isCompact ? (
        <IconButton label="Save search" icon={<SaveIcon size={20} />} onClick={() => setIsNaming(true)} />
      ) : (
        <Button look="quiet" size="small" icon={<SaveIcon size={16} />} onClick={() => setIsNaming(true)}>
          Save search
        </Button>
      )}
      {isNaming ? (
        <Suspense>
          <NameDialog
            title="Save search"
            name={words.slice(0, SEARCH_NAME_MAX)}
            onName={(name) => void keep(name)}
            onClose={() => setIsNaming(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
