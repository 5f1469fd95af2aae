import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { OptionRow } from '#platform/ui/controls/option-row.tsx';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { SearchIcon } from '#platform/ui/display/icons.tsx';
import { LiveRegion } from '#platform/ui/display/live-region.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { focusOnTouch } from '#platform/ui/overlays/focus-on-touch.ts';
import { inGroups, type PaletteEntry } from './palette-entries.ts';
import { usePaletteEntries } from './use-palette-entries.ts';

const PAUSE_MS = 150;
const TYPED_MAX = 200;

export interface PaletteDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The dialog of the command palette. */
export function PaletteDialog({ open, onClose }: PaletteDialogProps) {
  const [ranCount, setRanCount] = useState(0);
  const run = (entry: PaletteEntry): void => {
    // Replaces it by a closed dialog at once: one that fades out would take the focus from what was opened.
    setRanCount(ranCount + 1);
    onClose();
    entry.run();
  };
  return (
    <Dialog key={ranCount} open={open} onClose={onClose} title="Find anything">
      <PaletteBody onRun={run} />
    </Dialog>
  );
}

function PaletteBody({ onRun }: { onRun: (entry: PaletteEntry) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const groups = inGroups(usePaletteEntries(typed, text));
  const entries = groups.flatMap((group) => group.entries);
  // By id: results that arrive meanwhile may be inserted before it.
  const active = entries.find((entry) => entry.id === chosen) ?? entries[0];
  const rowId = (entry: PaletteEntry): string => `${id}-${entries.indexOf(entry)}`;

  const activeRow = active ? rowId(active) : undefined;
  useEffect(() => {
    if (activeRow !== undefined) document.getElementById(activeRow)?.scrollIntoView({ block: 'nearest' });
  }, [activeRow]);

  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || !active) return;
    const at = entries.indexOf(active);
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Enter') onRun(active);
    else if (step === undefined) return;
    else setChosen(entries.at((at + step) % entries.length)?.id ?? null);
    event.preventDefault();
  };

  const summary = text === '' ? '' : `${entries.length} found`;
  return (
    <div className="grid min-h-[50dvh] grid-cols-1 content-start gap-3">
      <TextField
        ref={focusOnTouch}
        label="What to find"
        hideLabel
        placeholder="A course, chat or screen"
        lead={<SearchIcon size={16} />}
        value={typed}
        maxLength={TYPED_MAX}
        data-autofocus
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input, of the kit
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={activeRow}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(null);
        }}
        onKeyDown={press}
      />
      <LiveRegion message={summary} />
      <div
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot be grouped
        role="listbox"
        aria-label="Found"
        className="grid grid-cols-1 gap-3"
      >
        {groups.map(({ group, entries: shown }, at) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is not allowed in a list box
          <div key={group} role="group" aria-labelledby={`${id}-group-${at}`}>
            <p id={`${id}-group-${at}`} className="px-2.5 pb-1 text-12 text-ink-quiet">
              {group}
            </p>
            {shown.map((entry) => (
              <OptionRow
                key={entry.id}
                id={rowId(entry)}
                isActive={entry === active}
                onChoose={() => onRun(entry)}
                className="flex items-center gap-2 rounded-sm px-2.5 max-[18rem]:py-1"
              >
                <span className="min-w-0 truncate max-[18rem]:whitespace-normal">{entry.label}</span>
                {entry.note === undefined ? null : (
                  <span
                    // Its term stays where a long title does not fit, except in letters of twice the size.
                    className="min-w-20 flex-1 truncate text-ink-quiet max-[18rem]:hidden"
                  >
                    {entry.note}
                  </span>
                )}
              </OptionRow>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
