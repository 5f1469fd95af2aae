import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from '#platform/ui/display/banner.tsx';
import { Button } from '#platform/ui/controls/button.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { RetryBanner } from '#platform/ui/display/retry-banner.tsx';
import { Skeleton } from '#platform/ui/display/skeleton.tsx';
import { ApiError } from '#platform/web/api/api-error.ts';
import type { CourseRow } from '../../../contract.ts';
import type { Figure } from '../../../domain/search/filters/filter-table.ts';
import { courseQuery } from '../../shared/course.queries.ts';
import { DIALOG_ACTION } from '../results/dialog-action.ts';
import { COURSE_ACTIONS } from '../results/course-actions.ts';
import { CourseDetails } from './course-details.tsx';
import { type CourseRef, refOf } from '../search-params.ts';

export interface CourseDialogProps {
  opened: CourseRef | null;
  /** The list's data, shown while the record is loading. */
  row: CourseRow | undefined;
  /** The figures that the catalogue has; default: all. */
  rated?: Readonly<Record<Figure, boolean>>;
  onOpen: (course: CourseRef | null) => void;
  /** The term whose offering is shown if none is named; default: the one for a student. */
  term?: string;
  /** Of the screen that shows it, before those that every course has. */
  action?: ReactNode;
}

const ALL_RATED = { rating: true, hours: true };

/** One course with everything the catalogue has on it. */
export function CourseDialog({ opened, ...rest }: CourseDialogProps) {
  // Keeps showing the last course while the dialog closes.
  const [last, setLast] = useState(opened);
  if (opened && opened !== last) setLast(opened);
  return last ? <Opened {...rest} course={last} isOpen={opened !== null} /> : null;
}

type OpenedProps = Omit<CourseDialogProps, 'opened'> & { course: CourseRef; isOpen: boolean };

function Opened({ course, isOpen, row, rated = ALL_RATED, term: wanted, onOpen, action }: OpenedProps) {
  const { data, error, isPending, fetchStatus, refetch } = useQuery({
    ...courseQuery(course.tag),
    enabled: isOpen,
  });
  const record =
    data?.offerings.find(({ class_number }) => class_number === course.classNumber) ??
    data?.offerings.find((offering) => course.classNumber === null && offering.term === wanted) ??
    data?.course;
  const ref = record ? refOf(record) : course;
  const close = (): void => onOpen(null);
  const title = record?.class_name ?? row?.class_name ?? course.tag;
  const term = record?.term ?? row?.term ?? '';
  const { heading, top } = useNewStart(isOpen ? `${course.tag}@${course.classNumber ?? ''}` : '');
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={
        <>
          <span data-figures className="block font-sans text-14 font-medium text-ink-quiet">
            {[record?.class_tag ?? course.tag, term].filter((part) => part !== '').join(' · ')}
          </span>
          <span ref={heading} tabIndex={-1} className="outline-none">
            {title === '' ? course.tag : title}
          </span>
        </>
      }
      footer={
        <>
          {action}
          {COURSE_ACTIONS.map(({ name, DialogControl }) => (
            <DialogControl key={name} course={ref} isReady={record !== undefined} />
          ))}
          <Button className={DIALOG_ACTION} onClick={close}>
            Close
          </Button>
        </>
      }
    >
      <span ref={top} className="block scroll-mt-4" />
      {record ? (
        <CourseDetails
          course={record}
          offerings={data?.offerings ?? [record]}
          opens={data?.opens ?? []}
          rated={rated}
          onOpen={(next) => onOpen(next)}
        />
      ) : (
        <>
          {row ? <RowFacts row={row} /> : null}
          {error instanceof ApiError && error.code === 'not_found' ? (
            <Banner tone="error">{error.sentence}</Banner>
          ) : error ? (
            <RetryBanner tone="error" onRetry={refetch}>
              {error instanceof ApiError ? error.sentence : 'This course cannot be shown.'}
            </RetryBanner>
          ) : null}
          {isPending && fetchStatus === 'paused' ? (
            <Banner>You are offline. The rest of this course comes when the network is back.</Banner>
          ) : null}
          {isPending && fetchStatus === 'fetching' ? <Waiting /> : null}
          {!isPending && !error ? <p>This course cannot be shown.</p> : null}
        </>
      )}
    </Dialog>
  );
}

/**
 * When another course or term is shown in the same dialog, scrolls to the top and focuses its heading: the button that
 * had the focus is gone.
 *
 * @param shown identifies what is shown; empty while the dialog is closed
 */
const useNewStart = (shown: string) => {
  const heading = useRef<HTMLSpanElement>(null);
  const top = useRef<HTMLSpanElement>(null);
  const last = useRef(shown);
  useEffect(() => {
    const before = last.current;
    last.current = shown;
    if (before === shown || before === '' || shown === '') return;
    heading.current?.focus();
    top.current?.scrollIntoView();
  }, [shown]);
  return { heading, top };
};

/** The list's data on the course, while the record is loading or if it cannot be fetched. */
function RowFacts({ row }: { row: CourseRow }) {
  const facts = [row.term, row.instructors.join(', '), row.span || row.schedule].filter(
    (fact) => fact !== '',
  );
  return <p className="mb-3 text-14 text-ink-quiet">{facts.join(' · ')}</p>;
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <span className="sr-only">Loading the course</span>
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
