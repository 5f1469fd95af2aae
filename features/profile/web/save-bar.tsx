import { Link } from 'react-router';
import { Button } from '#platform/ui/controls/button.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import type { ProfileEditor } from './use-profile-editor.ts';

const HINTS: Readonly<Record<NonNullable<ProfileEditor['failure']> | 'none', string>> = {
  none: 'You have unsaved changes.',
  failed: 'Not saved. What you typed is still here.',
  changed: 'Not saved: it was changed elsewhere, too. What you typed is still here.',
  unreachable:
    'Not saved: the server cannot be reached. What you typed is still here; save it again in a moment.',
};

/** Bar with the save button and the form's status; sticky while there is something to save. */
export function SaveBar({ editor }: { editor: ProfileEditor }) {
  const { assistant } = useProductInfo();
  const { hasChanges, failure, isSaved, isSaving, isUnknown } = editor;
  return (
    <div
      className={classNames(
        '-mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0',
        // On a short screen, or with large text, it would cover most of the form.
        hasChanges && 'sticky bottom-0 z-10 short:static',
      )}
    >
      <output className="min-w-0 text-14 text-ink-quiet">
        {hasChanges ? HINTS[failure ?? 'none'] : null}
        {!hasChanges && !isSaved && !isUnknown ? 'Concentration and year are needed to start.' : null}
        {!hasChanges && isSaved ? (
          <>
            Saved.{' '}
            <Link to="/" className="reachable">
              Chat with {assistant}
            </Link>
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
