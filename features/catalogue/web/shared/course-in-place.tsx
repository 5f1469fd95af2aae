import { type ReactNode, useState } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useNewestLocation } from '#platform/web/router/use-newest-location.ts';
import { CourseDialog } from '../search/course/course-dialog.tsx';
import { PicksContext } from '../search/results/pick-controls.tsx';
import { type CourseRef, readSearchParams, writeRef } from '../search/search-params.ts';

export interface CourseInPlaceProps {
  /** Of several offerings, that of this term is shown first. */
  term: string;
  /** Shown in the dialog's footer for the course that is open. */
  renderAction?: (course: CourseRef) => ReactNode;
}

/** How many entries of the history led to the course that is open; absent: it was opened by its address. */
const depthOf = ({ state }: Location): number =>
  typeof state === 'object' && state !== null && 'depth' in state ? Number(state.depth) : 0;

/**
 * The course that a screen's address names (`course`), in a dialog over that screen. Back goes to the course before, and
 * from the first one to the screen.
 */
export function CourseInPlace({ term, renderAction }: CourseInPlaceProps) {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const newest = useNewestLocation();
  /** The key of the entry whose course was closed: going back takes a moment, in which it is still shown. */
  const [closed, setClosed] = useState<string | null>(null);
  if (closed !== null && closed !== location.key) setClosed(null);
  const isClosed = closed === location.key;
  const opened = isClosed ? null : readSearchParams(params).opened;
  const open = (course: CourseRef | null): void => {
    const now = newest();
    const asked = new URLSearchParams(now.search).get('course');
    // Pressed once more before that was rendered.
    if (isClosed || asked === (course && writeRef(course))) return;
    const depth = depthOf(now);
    const next = new URLSearchParams(params);
    if (course) next.set('course', writeRef(course));
    else next.delete('course');
    const to = { search: next.toString() };
    if (course) void navigate(to, { state: { depth: depth + 1 }, preventScrollReset: true });
    else if (depth > 0) {
      setClosed(location.key);
      void navigate(-depth);
    } else void navigate(to, { replace: true, preventScrollReset: true });
  };
  return (
    <PicksContext value={null}>
      <CourseDialog
        opened={opened}
        row={undefined}
        term={term}
        onOpen={open}
        action={opened && renderAction?.(opened)}
      />
    </PicksContext>
  );
}
