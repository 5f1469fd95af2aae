import { type DragEvent, useId, useState } from 'react';
import { buttonStyles } from '#platform/ui/controls/button-styles.ts';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { UploadIcon } from '#platform/ui/display/icons.tsx';
import { Spinner } from '#platform/ui/display/spinner.tsx';

export interface UploadPanelProps {
  /** Name of the file being read, or null. */
  reading: string | null;
  problem: string | null;
  onFile: (file: File) => void;
}

/** Upload of one PDF by selection or drop; reading starts immediately. */
export function UploadPanel({ reading, problem, onFile }: UploadPanelProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file && reading === null) onFile(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <div>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classNames(
          'flex min-h-44 flex-col items-center justify-center gap-3 rounded-lg border border-dashed p-6 text-center',
          isOver ? 'border-accent bg-wash' : 'border-edge bg-surface',
        )}
      >
        {reading === null ? (
          <>
            <label
              htmlFor={id}
              className={classNames(
                buttonStyles('secondary'),
                'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              )}
            >
              <UploadIcon size={16} />
              Choose a PDF
              <input
                id={id}
                type="file"
                accept=".pdf,application/pdf"
                className="sr-only"
                aria-describedby={`${id}-hint`}
                onChange={(event) => {
                  take(event.target.files);
                  // Lets the same file be selected again after a failure.
                  event.target.value = '';
                }}
              />
            </label>
            <p className="text-14 text-ink-quiet">or drop it here. Up to 5 MB.</p>
          </>
        ) : (
          <output className="flex items-center gap-2 text-14">
            <Spinner size="small" />
            Reading {reading}…
          </output>
        )}
      </div>
      <p aria-live="polite" className={problem ? 'mt-2 text-14 text-danger' : 'sr-only'}>
        {problem}
      </p>
      <p id={`${id}-hint`} className="mt-3 text-14 text-ink-quiet">
        The file is read once and not kept. Grades are never read, and no model sees it.
      </p>
    </div>
  );
}
