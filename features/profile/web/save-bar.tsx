import { Link } from 'react-router';
import { Button } from '#platform/ui/controls/button.tsx';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import type { ProfileEditor } from './use-profile-editor.ts';

/** Sticky bar with the save button and the form's status. */
export function SaveBar({ editor }: { editor: ProfileEditor }) {
  const { assistant } = useProductInfo();
  const { hasChanges, hasFailed, isSaved, isSaving, isUnknown } = editor;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
      <output className="min-w-0 text-14 text-ink-quiet">
        {hasFailed && hasChanges ? 'Not saved. What you typed is still here.' : null}
        {!hasFailed && hasChanges ? 'You have unsaved changes.' : null}
        {!hasChanges && !isSaved && !isUnknown ? 'Concentration and year are needed to start.' : null}
        {!hasChanges && isSaved ? (
          <>
            Saved. <Link to="/">Chat with {assistant}</Link>
          </>
        ) : null}
      </output>
      <div className="flex flex-wrap gap-2">
        {hasChanges && isSaved ? (
          <Button look="quiet" onClick={editor.discard}>
            Discard changes
          </Button>
        ) : null}
        {/* A disabled button would lose the focus after saving. */}
        <Button type="submit" look="primary" busy={isSaving} aria-disabled={!hasChanges}>
          Save Profile
        </Button>
      </div>
    </div>
  );
}
