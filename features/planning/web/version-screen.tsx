import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useCoursesTaken } from '#features/profile/web/shared/use-courses-taken.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { PlusIcon, PrintIcon } from '#platform/ui/display/icons.tsx';
import { later } from '#platform/ui/later.tsx';
import { RetryBanner } from '#platform/ui/display/retry-banner.tsx';
import { useMedia } from '#platform/web/page/use-media.ts';
import type { PlanVersion } from '../contract.ts';
import { busyIn, codeOf, countedIn, offeringsIn } from '../domain/planned-course.ts';
import { unsaidClashes } from '../domain/said-clashes.ts';
import { contentsKey, previewItems } from '../domain/preview-items.ts';
import { untimedWords } from '../domain/plan-words.ts';
import { daysThatDiffer } from '../domain/planned-week.ts';
import { type TermDates, weekdayIn } from '../domain/shown-sections.ts';
import { toPlanInput } from '../domain/search/to-plan-input.ts';
import type { FindPanelProps } from './find/find-panel.tsx';
import type { FoundPartProps } from './find/found-part.tsx';
import { useFind } from './find/use-find.ts';
import type { GoneDialogProps } from './gone-dialog.tsx';
import { type HoursDraft, NO_HOURS } from './own/hours-draft.ts';
import type { Writing, WritingDialogProps } from './own/writing-dialog.tsx';
import { Part } from './part.tsx';
import type { RefusedDialogProps } from './refused-dialog.tsx';
import type { CourseFinderProps } from './side/course-finder.tsx';
import { keepFinding } from './side/kept-finding.ts';
import { CourseList } from './side/course-list.tsx';
import type { OpenedCourseProps } from './side/opened-course.tsx';
import type { SavedCoursesProps } from './side/saved-courses.tsx';
import type { TotalsPartProps } from './side/totals-part.tsx';
import type { ShareVersion, TakeMenuProps } from './take/take-menu.tsx';
import { UndoBar } from './undo-bar.tsx';
import { UnsentEdits } from './unsent-edits.tsx';
import { type TakenTimetable, type UndoHistory, usePlanEditor } from './use-plan-editor.ts';
import { useMarkTaken } from './use-mark-taken.ts';
import { usePlannedWeek } from './use-planned-week.ts';
import type { ClashBoxProps } from './week/clash-box.tsx';
import { WeekView } from './week/week-view.tsx';

const ClashBox = later<ClashBoxProps>(async () => (await import('./week/clash-box.tsx')).ClashBox, {
  when: ({ clashes, mismatches }) => clashes.length + mismatches.length > 0,
});
const FindPanel = later<FindPanelProps>(async () => (await import('./find/find-panel.tsx')).FindPanel, {
  // As high as its line of figures, its heading and two rows: the totals below must not move.
  fallback: () => <div className="h-32 touch:h-40 print:hidden" />,
});
const FoundPart = later<FoundPartProps>(async () => (await import('./find/found-part.tsx')).FoundPart, {
  when: ({ finder }) => finder.asked !== null,
});
const SavedCourses = later<SavedCoursesProps>(
  async () => (await import('./side/saved-courses.tsx')).SavedCourses,
);
const CourseFinder = later<CourseFinderProps>(
  async () => (await import('./side/course-finder.tsx')).CourseFinder,
  { fallback: () => <div className="h-16" /> },
);
const TotalsPart = later<TotalsPartProps>(async () => (await import('./side/totals-part.tsx')).TotalsPart, {
  fallback: () => <div className="h-40" />,
});
const WritingDialog = later<WritingDialogProps>(
  async () => (await import('./own/writing-dialog.tsx')).WritingDialog,
);
const RefusedDialog = later<RefusedDialogProps>(
  async () => (await import('./refused-dialog.tsx')).RefusedDialog,
);
const GoneDialog = later<GoneDialogProps>(async () => (await import('./gone-dialog.tsx')).GoneDialog);
const OpenedCourse = later<OpenedCourseProps>(
  async () => (await import('./side/opened-course.tsx')).OpenedCourse,
);
const TakeMenu = later<TakeMenuProps>(async () => (await import('./take/take-menu.tsx')).TakeMenu);

export interface VersionScreenProps {
  version: PlanVersion;
  dates: TermDates;
  /** The term has ended. */
  isOver: boolean;
  /** ISO date. */
  today: string;
  history: UndoHistory;
  share?: ShareVersion | undefined;
}

/**
 * One version: its week, its courses, and its totals. Stays mounted when another version is shown, to keep the search
 * text.
 */
export function VersionScreen({ version, dates, isOver, today, history, share }: VersionScreenProps) {
  const { items, term, version_id: versionId } = version;
  const { week, isLoading, isFailed, retry } = usePlannedWeek(items, term, dates);
  const editor = usePlanEditor(version, week, dates, history);
  // Includes the version: another one may have equal items, but results belong to this one.
  const contents = useMemo(() => `${versionId}\n${contentsKey(items)}`, [versionId, items]);
  const [looked, setLooked] = useState<{ at: TakenTimetable | null; contents: string } | null>(null);
  // Results for another plan are discarded.
  const preview = looked?.contents === contents ? looked.at : null;
  const shownItems = useMemo(() => (preview ? previewItems(items, preview) : items), [items, preview]);
  const { week: shownWeek } = usePlannedWeek(shownItems, term, dates);
  const finder = useFind({
    items,
    contents,
    week,
    dates,
    editor,
    onPreview: (at) => setLooked({ at, contents }),
  });
  const clashes = unsaidClashes(shownWeek.clashes, finder.said);
  const otherDays = useMemo(() => daysThatDiffer(week, shownWeek), [week, shownWeek]);
  const coursesTaken = useCoursesTaken();
  const mark = useMarkTaken(version);
  const [writing, setWriting] = useState<Writing | null>(null);
  const [finding] = useState(keepFinding);
  const taken = useMemo(() => new Set(coursesTaken), [coursesTaken]);
  const planned = useMemo(
    () => new Set(week.courses.flatMap(({ item, record }) => [codeOf(item), ...(record?.codes ?? [])])),
    [week],
  );
  const student = useMemo(
    () => ({
      taken: [],
      planned: offeringsIn({ term, items: countedIn(items) }),
      busy: [{ term, blocks: busyIn(items) }],
    }),
    [term, items],
  );
  const isWide = useMedia('(min-width: 64rem)');
  // In landscape on a phone the week comes first.
  const isShort = useMedia('(max-height: 30rem) and (orientation: landscape)');
  const addCourse = (tag: string): void => void editor.addCourse(tag);
  const searchAndSaved = (
    <div className="grid gap-1 print:hidden">
      <CourseFinder
        term={term}
        kept={finding}
        planned={planned}
        taken={taken}
        student={student}
        onAdd={addCourse}
      />
      <SavedCourses
        term={term}
        planned={planned}
        contents={contents}
        // As in the week: what was put aside takes no time.
        plan={() => toPlanInput(countedIn(items), week, dates)}
        onAdd={addCourse}
      />
    </div>
  );
  const write = (what: Writing['what'], itemId: string | null, hours: HoursDraft = NO_HOURS): void =>
    setWriting({ versionId, what, itemId, hours });
  const open = (itemId: string): void => {
    const content = items.find(({ item_id }) => item_id === itemId)?.content;
    if (content?.kind === 'block') write('block', itemId, content);
    if (content?.kind === 'own_course') write('own_course', itemId);
  };

  return (
    <div
      // The page without the heading, shrunk as the whole screen is on paper; at most what is known to fit.
      className="mt-3 print:mt-1 grid gap-x-6 xl:gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem] xl:grid-cols-[minmax(0,1fr)_21rem] print:min-h-[calc(min(100vh,277mm)/0.9-3rem)] print:grid-cols-1 print:grid-rows-[1fr_auto] print:gap-y-2 print:landscape:min-h-[calc(min(100vh,196mm)/0.9-3rem)] print:landscape:grid-cols-[minmax(0,1fr)_25rem] print:landscape:grid-rows-1 print:landscape:gap-x-4"
    >
      <div className="flex min-w-0 flex-col gap-3 print:gap-2">
        {isWide || isShort ? null : searchAndSaved}
        <UnsentEdits />
        <FoundPart {...{ finder, items, otherDays }} courses={week.courses} />
        {isFailed ? (
          <RetryBanner tone="error" onRetry={retry}>
            Some courses could not be fetched, so their times are not shown.
          </RetryBanner>
        ) : null}
        <ClashBox clashes={clashes} mismatches={shownWeek.mismatches} />
        <section
          aria-label="Week"
          tabIndex={-1}
          data-week
          // On paper as high as the rest of the page leaves room; its hours are measured by it.
          className="outline-none print:min-h-96 print:flex-1 print:[container-type:size]"
        >
          <WeekView
            week={shownWeek}
            marks={week.marks}
            own={preview ? week : null}
            otherDays={otherDays}
            dates={dates}
            today={weekdayIn(dates, today)}
            editor={editor}
            onOpen={open}
            onDrawn={({ day, start, end }) => write('block', null, { days: [day], start, end })}
          />
        </section>
        {isShort && !isWide ? searchAndSaved : null}
        {shownWeek.untimed.length > 0 ? (
          <section aria-label="Without times" className="text-14 print:flex print:flex-wrap print:gap-x-4">
            <h2 className="text-16 print:text-14">Without a known time</h2>
            <ul className="mt-1 print:mt-0 print:flex print:flex-wrap print:gap-x-4 print:text-12">
              {shownWeek.untimed.map((entry) => (
                <li key={`${entry.itemId} ${entry.section?.component}`}>{untimedWords(entry)}</li>
              ))}
            </ul>
          </section>
        ) : null}
        {items.length > 0 ? <FindPanel {...{ items, week, editor, finder }} /> : null}
        {items.length > 0 ? (
          <Part title="Totals" className="mt-3 print:mt-0">
            <TotalsPart items={shownItems} {...{ term, shownWeek, week, isLoading }} taken={coursesTaken} />
          </Part>
        ) : null}
      </div>
      <div className="grid min-w-0 content-start gap-6 print:mt-2">
        {isWide ? searchAndSaved : null}
        <Part title="Courses">
          {items.length === 0 ? (
            <p className="text-14 text-ink-quiet">
              {`Nothing is planned for ${term} yet. Search for a course and press Add: it comes with sections that go together. Or add courses by their calendar button in `}
              <Link to={`/courses?term=${encodeURIComponent(term)}`} className="reachable">
                the list of courses
              </Link>
              .
            </p>
          ) : null}
          <CourseList
            // With the term: without, each address chooses one anew.
            address={`?${new URLSearchParams({ term, version: versionId })}`}
            items={items}
            shownItems={shownItems}
            week={week}
            preview={preview ? shownWeek : null}
            dates={dates}
            editor={editor}
            isLoading={isLoading}
            onOpen={open}
            taken={taken}
            onTaken={isOver ? mark : null}
          />
          <div className="mt-2 flex flex-wrap gap-2 print:hidden">
            <Button size="small" icon={<PlusIcon size={16} />} onClick={() => write('block', null)}>
              Own hours
            </Button>
            <Button size="small" icon={<PlusIcon size={16} />} onClick={() => write('own_course', null)}>
              Course by hand
            </Button>
            {editor.undoable ? (
              <Button size="small" title={editor.undoable.sentence} onClick={editor.undo}>
                Take back the last step
              </Button>
            ) : null}
            {items.length > 0 ? (
              <>
                <Button size="small" icon={<PrintIcon size={16} />} onClick={() => window.print()}>
                  Print
                </Button>
                <TakeMenu key={versionId} version={version} week={week} share={share} />
              </>
            ) : null}
          </div>
        </Part>
      </div>
      {writing?.versionId === versionId ? (
        <WritingDialog
          {...{ writing, items, editor }}
          // What is being written by then stays.
          onRefused={(refused) => setWriting((now) => now ?? refused)}
          onClose={() => setWriting(null)}
        />
      ) : null}
      <OpenedCourse {...{ term, planned }} onAdd={addCourse} />
      <UndoBar key={versionId} editor={editor} />
      {editor.gone ? (
        <GoneDialog gone={editor.gone} onSettle={(keeps) => void editor.settleGone(keeps)} />
      ) : null}
      {editor.refused ? (
        <RefusedDialog refused={editor.refused} week={week} onSettle={editor.settleRefused} />
      ) : null}
    </div>
  );
}
