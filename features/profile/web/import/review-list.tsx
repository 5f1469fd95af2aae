import { useEffect, useRef } from 'react';
import { Badge } from '#platform/ui/display/badge.tsx';
import { Checkbox } from '#platform/ui/controls/checkbox.tsx';
import type { CourseItemKind } from '../../contract.ts';
import type { Choice } from './import-choices.ts';

const KIND_NAMES: Record<Exclude<CourseItemKind, 'taken'>, string> = {
  transfer: 'Transfer or test credit',
  withdrawn: 'Withdrawn',
  planned: 'Planned',
  unsure: 'Please check',
};

export interface ReviewListProps {
  choices: readonly Choice[];
  /** Whether the catalogue is loaded, so that missing courses can be marked. */
  isCatalogueKnown: boolean;
  onChange: (choices: Choice[]) => void;
}

/** The extracted entries, which the student selects or deselects before they are added. */
export function ReviewList({ choices, isCatalogueKnown, onChange }: ReviewListProps) {
  const choose = (code: string, isChosen: boolean): void =>
    onChange(choices.map((choice) => (choice.code === code ? { ...choice, isChosen } : choice)));
  const words = useRef<HTMLParagraphElement>(null);
  // The button or the file field that led here is gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <>
      <p ref={words} tabIndex={-1} className="text-14 text-ink-quiet outline-none">
        This is what was read. Untick what is wrong. Transfer credit, withdrawn and planned courses are only
        added if you tick them.
      </p>
      <ul aria-label="Courses that were read" className="mt-3 divide-y divide-line border-y border-line">
        {choices.map((choice) => (
          <li key={choice.code} className="py-1">
            <Checkbox
              className="w-full items-start! gap-3! py-1.5"
              checked={choice.isChosen || choice.isHeld}
              disabled={choice.isHeld}
              onChange={(event) => choose(choice.code, event.target.checked)}
              label={<ChoiceText choice={choice} isCatalogueKnown={isCatalogueKnown} />}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function ChoiceText({ choice, isCatalogueKnown }: { choice: Choice; isCatalogueKnown: boolean }) {
  const { code, title, line, known, kind, isHeld } = choice;
  return (
    <span className="block min-w-0 text-14">
      <span className="font-medium" data-figures>
        {code}
      </span>
      {title ? <span> · {title}</span> : null}
      <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-quiet">
        {line === code ? null : <span className="min-w-0 break-words">Read from “{line}”</span>}
        {isHeld ? <Badge>Already in your list</Badge> : null}
        {kind === 'taken' ? null : <Badge>{KIND_NAMES[kind]}</Badge>}
        {isCatalogueKnown && !known ? <Badge>Not in this year’s catalogue</Badge> : null}
      </span>
    </span>
  );
}
