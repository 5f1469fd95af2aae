import { useId, useState } from 'react';
import { Badge } from '#platform/ui/display/badge.tsx';
import { CopyIcon } from '#platform/ui/display/icons.tsx';
import { showError, showSuccess } from '#platform/ui/overlays/toast.ts';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { copyText } from '#platform/web/page/copy-text.ts';
import { isRegistrars } from '../../../domain/sections/class-number.ts';
import type { RowMeeting, RowSection } from '../../../domain/search/packed-sections.ts';
import { countedList, listedByKind } from '../../../domain/sections/section-summary.ts';
import { isNamed, type SectionName } from '../../../domain/timetable/timetabled-course.ts';
import { timesOf } from '../../shared/section-times.ts';

/** A section of a row, or of a record, which also has places and seats. */
export type ListedSection = Omit<RowSection, 'meetings'> & {
  meetings: readonly (RowMeeting & { place?: string })[];
  enrollment?: number | null;
  cap?: number | null;
};

/** How many of a kind are shown without expanding. */
const FEW = 8;

export interface SectionListProps {
  sections: readonly ListedSection[];
  /** The course's instructors: a section names its own only if they differ. */
  instructors: readonly string[];
  /** Those that clash with the student's plan. */
  clashing?: readonly SectionName[];
}

const NONE: readonly SectionName[] = [];

/** The sections of a course by kind, each with its class number for registering. */
export function SectionList({ sections, instructors, clashing = NONE }: SectionListProps) {
  return (
    <div className="@container grid gap-3 text-14">
      {[...listedByKind(sections)].map(([kind, group]) => (
        <Kind key={kind} kind={kind} sections={group} instructors={instructors} clashing={clashing} />
      ))}
    </div>
  );
}

function Kind({ kind, sections, instructors, clashing }: Required<SectionListProps> & { kind: string }) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole || sections.length <= FEW + 1 ? sections : sections.slice(0, FEW);
  const counted = countedList(kind, sections);
  const known = instructors.join(', ');
  const teachers = sections.map((section) => section.instructors.join(', '));
  const areNamed = teachers.some((names) => names !== '' && names !== known);
  return (
    <div>
      <p id={id} className="text-12 font-medium text-ink-quiet first-letter:uppercase">
        {counted}
      </p>
      <ul
        aria-labelledby={id}
        className={classNames('divide-y divide-line', areNamed ? '[--who:minmax(0,1.2fr)]' : '[--who:0px]')}
      >
        {shown.map((section, place) => (
          <SectionLine
            key={`${section.class_number} ${section.section} ${place}`}
            section={section}
            isClashing={clashing.some((name) => isNamed(name)(section))}
            teachers={areNamed ? (teachers[place] ?? '') : ''}
          />
        ))}
      </ul>
      {shown.length < sections.length ? (
        <button
          type="button"
          onClick={() => setIsWhole(true)}
          className="mt-1 text-accent underline underline-offset-2 touch:min-h-11"
        >
          {`Show all ${counted}`}
        </button>
      ) : null}
    </div>
  );
}

/** Name, times and place, instructors, seats and number: side by side if there is room. */
function SectionLine({
  section,
  isClashing,
  teachers,
}: {
  section: ListedSection;
  isClashing: boolean;
  teachers: string;
}) {
  const times = timesOf(section);
  const places = [...new Set(section.meetings.flatMap(({ place }) => place || []))].join(', ');
  const isCancelled = section.status === 'cancelled';
  return (
    <li className="grid min-h-9 grid-cols-[minmax(2.5rem,auto)_minmax(0,1fr)_auto] items-baseline gap-x-3 py-1 @xl:grid-cols-[3rem_minmax(0,1.6fr)_var(--who)_10rem_5.5rem]">
      <span data-figures className="font-medium">
        {section.section}
      </span>
      <span data-figures className="col-start-2">
        <span className={isCancelled ? 'line-through' : undefined}>
          {times || <span className="text-ink-quiet">No times stated</span>}
        </span>
        {places ? <span className="text-ink-quiet">{` · ${places}`}</span> : null}
        {isClashing && !isCancelled ? <Badge className="ml-2">clashes with your plan</Badge> : null}
      </span>
      {teachers === '' ? null : (
        <span className="col-start-2 text-ink-quiet @xl:col-start-3">{teachers}</span>
      )}
      <Seats section={section} />
      <span className="col-start-3 row-span-3 row-start-1 justify-self-end touch:-my-3 @xl:col-start-5">
        <ClassNumber number={section.class_number} />
      </span>
    </li>
  );
}

/** Seats of this section; the course's totals are elsewhere. */
function Seats({ section: { enrollment = null, cap = null, status } }: { section: ListedSection }) {
  const seats =
    enrollment === null
      ? cap === null
        ? ''
        : `at most ${cap}`
      : cap === null
        ? `${enrollment} students`
        : `${enrollment} of ${cap} seats taken`;
  const isOpen = status === null || status === 'open';
  if (seats === '' && isOpen) return null;
  return (
    <span
      data-figures
      className="col-start-2 flex flex-wrap items-center gap-x-2 text-ink-quiet @xl:col-start-4"
    >
      {seats === '' ? null : <span>{seats}</span>}
      {isOpen ? null : <Badge>{status}</Badge>}
    </span>
  );
}

/** The number to register for a section by; clicking copies it. */
function ClassNumber({ number }: { number: string }) {
  if (!isRegistrars(number)) return null;
  const copy = async (): Promise<void> => {
    if (await copyText(number)) showSuccess(`Class number ${number} copied`);
    else showError('Your browser does not allow copying here.');
  };
  return (
    <button
      type="button"
      data-figures
      onClick={() => void copy()}
      title="Copy the class number"
      className="inline-flex min-h-7 items-center gap-1.5 rounded-md px-1.5 hover:bg-wash touch:min-h-11"
    >
      <span className="sr-only">Copy class number </span>
      {number}
      <CopyIcon size={14} className="text-ink-quiet" />
    </button>
  );
}
