import { useListedKeys } from '#platform/web/page/shortcuts.ts';
import { HINTS } from './week-block.tsx';

export interface WeekHintsProps {
  isPreview: boolean;
  hasBlocks: boolean;
  hasCourses: boolean;
}

/** The keys of a block, for the list of shortcuts. */
const KEYS = [
  { key: '↑ ↓', does: 'On a block of the week: show its other times, one by one' },
  { key: 'Enter', does: 'On a block: lock it, or take the time shown; change own hours' },
  { key: 'Delete', does: 'On a block: remove the course or own hours' },
  { key: 'Esc', does: 'On a block: leave its other times' },
];
const NO_KEYS: typeof KEYS = [];

/** What can be done in the week: below it, in the list of shortcuts, and as the descriptions of its blocks. */
export function WeekHints({ isPreview, hasBlocks, hasCourses }: WeekHintsProps) {
  useListedKeys(isPreview || !hasBlocks ? NO_KEYS : KEYS);
  return (
    <>
      <div hidden>
        <p id={HINTS.section}>
          Enter locks it. Arrow up and arrow down go through its other times. Delete removes the course.
        </p>
        <p id={HINTS.own}>Enter changes it. Delete removes it.</p>
        <p id={HINTS.preview}>Only looked at: not taken yet.</p>
        <p id={HINTS.other}>Not in yours, and not taken yet.</p>
      </div>
      {isPreview ? null : (
        <p className="mt-1 text-12 text-ink-quiet print:hidden">
          {hasCourses ? (
            <>
              <span className="touch:hidden">
                Press a section to lock it; drag it to another of its times.{' '}
              </span>
              <span className="hidden touch:inline">
                Tap a section to lock it; hold it to see its other times.{' '}
              </span>
            </>
          ) : null}
          {hasCourses ? 'What you pick or lock stays; the rest makes room. ' : null}
          <span className="touch:hidden">
            Draw on an empty part to keep hours free; drag them to move them.
          </span>
          <span className="hidden touch:inline">
            Hold an empty part to keep hours free; hold and move them to another time.
          </span>
        </p>
      )}
    </>
  );
}
