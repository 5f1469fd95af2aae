import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { OptionRow } from '#platform/ui/controls/option-row.tsx';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { PlusIcon } from '#platform/ui/display/icons.tsx';
import { COURSE_MAX } from '../contract.ts';
import type { CourseReader } from './course-reader.ts';
import { type CourseOffer, useCourseOffers } from './use-course-offers.ts';

const MOST_INSTRUCTORS = 2;

export interface CourseComboboxProps {
  courses: readonly string[];
  reader: CourseReader;
  ref: Ref<HTMLInputElement>;
  /** Adds these codes; `typed` is the text as typed. Returns what prevents it. */
  onAdd: (codes: readonly string[], typed: string) => string | null;
}

/**
 * Finds a course by code, title or instructor while typing. Enter adds anything that looks like a code, known or not;
 * other text is only added by choosing the option that says so.
 */
export function CourseCombobox({ courses, reader, ref, onAdd }: CourseComboboxProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const [problem, setProblem] = useState<ReactNode>(null);
  const { offers, first, isTooLong } = useCourseOffers(typed, reader);
  const active = chosen !== null && chosen < offers.length ? chosen : first;
  const tooLong = isTooLong ? (
    <span>
      A course can have at most {COURSE_MAX} characters here
      {/* Not announced again with each letter. */}
      <span aria-hidden>; this has {typed.trim().length}</span>.
    </span>
  ) : null;

  const type = (next: string): void => {
    setTyped(next);
    setChosen(null);
    setProblem(null);
  };
  const add = (offer: CourseOffer | undefined): void => {
    if (typed.trim() === '') return;
    if (!offer) {
      setProblem(
        tooLong ??
          `“${typed.trim()}” is not a course code. Choose a course, or add it as it is, in the list.`,
      );
      return;
    }
    const refused = onAdd(offer.codes, typed);
    if (refused === null) type('');
    else setProblem(refused);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const count = offers.length;
    if (event.key === 'Enter') {
      // Adds the course instead of submitting the form.
      event.preventDefault();
      add(offers[active]);
    } else if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      type('');
    } else if (event.key === 'ArrowDown' && count > 0) {
      event.preventDefault();
      setChosen((active + 1) % count);
    } else if (event.key === 'ArrowUp' && count > 0) {
      event.preventDefault();
      setChosen(active <= 0 ? count - 1 : active - 1);
    }
  };

  return (
    <div>
      <TextField
        ref={ref}
        label="Add a course"
        hint="By code, title or instructor. Enter adds a code."
        error={problem ?? tooLong}
        value={typed}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input, of the kit
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={offers.length > 0}
        aria-controls={offers.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        trail={
          <IconButton
            label="Add course"
            icon={<PlusIcon />}
            disabled={typed.trim() === ''}
            onClick={() => add(offers[active])}
            className="rounded-l-none"
          />
        }
      />
      {offers.length > 0 ? (
        <div
          id={`${id}-list`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot show who teaches a course
          role="listbox"
          aria-label="Courses to add"
          className="mt-1 divide-y divide-line rounded-md border border-line bg-raised"
        >
          {offers.map((offer, index) => (
            <OfferRow
              key={`${offer.kind} ${offer.codes.join()}`}
              id={`${id}-${index}`}
              offer={offer}
              isActive={index === active}
              isHeld={offer.codes.every((code) => courses.includes(code))}
              isCatalogueKnown={reader.isReady}
              onChoose={() => add(offer)}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}

interface OfferRowProps {
  id: string;
  offer: CourseOffer;
  isActive: boolean;
  isHeld: boolean;
  isCatalogueKnown: boolean;
  onChoose: () => void;
}

function OfferRow({ id, offer, isActive, isHeld, isCatalogueKnown, onChoose }: OfferRowProps) {
  return (
    <OptionRow id={id} isActive={isActive} onChoose={onChoose} className="px-3">
      <OfferWords offer={offer} isCatalogueKnown={isCatalogueKnown} />
      {isHeld ? <span className="text-ink-quiet"> · already in your list</span> : null}
    </OptionRow>
  );
}

function OfferWords({ offer, isCatalogueKnown }: { offer: CourseOffer; isCatalogueKnown: boolean }) {
  const { kind, codes, title, instructors } = offer;
  if (kind === 'other')
    return (
      <>
        Add “<span className="font-medium break-words">{codes[0]}</span>” as a course that is not in the
        catalogue
      </>
    );
  const more = instructors.length - MOST_INSTRUCTORS;
  return (
    <>
      <span className="font-medium" data-figures>
        {codes.join(', ')}
      </span>
      {title ? <span> · {title}</span> : null}
      {isCatalogueKnown && codes.length === 1 && title === null ? (
        <span className="text-ink-quiet italic"> · not in this year’s catalogue</span>
      ) : null}
      {instructors.length > 0 ? (
        <span className="block text-12 text-ink-quiet">
          {instructors.slice(0, MOST_INSTRUCTORS).join(', ')}
          {more > 0 ? ` +${more} more` : ''}
        </span>
      ) : null}
    </>
  );
}
