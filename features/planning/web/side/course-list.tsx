import { shownFigure } from '#features/catalogue/domain/bands.ts';
import { unitsText } from '#features/catalogue/domain/units-text.ts';
import { sectionsByKind } from '#features/catalogue/domain/sections/sections.ts';
import { Link } from 'react-router';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { CheckIcon, PencilIcon, TrashIcon } from '#platform/ui/display/icons.tsx';
import { Skeleton } from '#platform/ui/display/skeleton.tsx';
import { useNewestLocation } from '#platform/web/router/use-newest-location.ts';
import type { PlanItem } from '../../contract.ts';
import { blocksIn, codeOf, ownCoursesIn } from '../../domain/planned-course.ts';
import type { PlannedWeek } from '../../domain/planned-week.ts';
import { timesWords } from '../../domain/plan-words.ts';
import { asideIn } from '../../domain/preview-items.ts';
import type { TermDates } from '../../domain/shown-sections.ts';
import type { PlanEditor } from '../use-plan-editor.ts';
import { KindControl } from './kind-control.tsx';

export interface CourseListProps {
  /** The query string of the version, to open a course over it. */
  address: string;
  items: readonly PlanItem[];
  /** As the week shows them: with the previewed timetable applied. */
  shownItems: readonly PlanItem[];
  week: PlannedWeek;
  /** The previewed timetable; null: none. */
  preview: PlannedWeek | null;
  dates: TermDates;
  editor: PlanEditor;
  isLoading: boolean;
  /** Opens an own block or own course for editing. */
  onOpen: (itemId: string) => void;
  /** Codes of courses that the student has taken. */
  taken: ReadonlySet<string>;
  /** Marks a course as taken or takes it back, if the term is over; null otherwise. */
  onTaken: ((itemId: string, isTaken: boolean) => void) | null;
}

type Planned = PlannedWeek['courses'][number];

/** The items of a version, with a control for everything that can also be done in the week. */
export function CourseList({ items, shownItems, onOpen, ...rest }: CourseListProps) {
  const { week, editor } = rest;
  const aside = asideIn(shownItems);
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line print:block print:columns-2 print:gap-x-6 print:divide-y-0 print:landscape:columns-1">
      {week.courses.map((course) => (
        <PlannedItem
          key={course.item.item_id}
          mark={week.marks.get(course.item.item_id)}
          course={course}
          isAside={aside.has(course.item.item_id)}
          {...rest}
        />
      ))}
      {[...ownCoursesIn(items), ...blocksIn(items)].map(({ item_id, content }) => (
        <li
          key={item_id}
          className="flex items-center gap-1 py-2 text-14 print:items-start print:py-0.5 print:text-12 print:leading-3.5"
        >
          <span className="min-w-0 flex-1 wrap-anywhere">
            <CourseMark mark={week.marks.get(item_id)} />
            <span className="font-medium">{content.kind === 'block' ? content.label : content.title}</span>
            <span data-figures className="block text-ink-quiet print:ml-1.5 print:inline">
              {timesWords({
                meetings:
                  content.kind === 'block'
                    ? [{ ...content, place: '' }]
                    : content.meetings.map((meeting) => ({ ...meeting })),
              }) || 'No times stated'}
            </span>
            {aside.has(item_id) ? (
              <Aside
                itemId={item_id}
                isOptional={content.kind === 'own_course' && content.need === 'optional'}
                editor={editor}
              />
            ) : null}
          </span>
          <IconButton
            label={`Change ${content.kind === 'block' ? content.label : content.title}`}
            icon={<PencilIcon size={16} />}
            onClick={() => onOpen(item_id)}
            className="print:hidden"
          />
          <IconButton
            label={`Remove ${content.kind === 'block' ? content.label : content.title}`}
            icon={<TrashIcon size={16} />}
            onClick={() => editor.remove(item_id)}
            className="print:hidden"
          />
        </li>
      ))}
    </ul>
  );
}

interface PlannedItemProps extends Omit<CourseListProps, 'items' | 'shownItems' | 'onOpen'> {
  course: Planned;
  mark: number | undefined;
  isAside: boolean;
}

interface AsideProps {
  itemId: string;
  /** Otherwise an alternative of a group of which another one is in the week. */
  isOptional: boolean;
  editor: PlanEditor;
}

/** A course that is kept but not in the week. */
function Aside({ itemId, isOptional, editor }: AsideProps) {
  return (
    <span className="flex flex-wrap items-center gap-2 text-ink-quiet">
      {isOptional ? 'Left out of the week' : 'Another of its group is in the week'}
      <Button size="small" onClick={() => editor.takeAlternative(itemId)} className="print:hidden">
        {isOptional ? 'Put it back' : 'Take this instead'}
      </Button>
    </span>
  );
}

/** The colour of its blocks in the week. */
function CourseMark({ mark }: { mark: number | undefined }) {
  return mark === undefined ? null : (
    <span
      aria-hidden
      data-fill
      className="mr-1.5 inline-block size-2.5 rounded-sm"
      style={{ backgroundColor: `var(--course-${mark})` }}
    />
  );
}

function PlannedItem({ course, mark, isAside, address, taken, onTaken, ...rest }: PlannedItemProps) {
  const { preview, editor, isLoading } = rest;
  const newest = useNewestLocation();
  const { item, record, sections } = course;
  const code = codeOf(item);
  const isTaken = [code, ...(record?.codes ?? [])].some((each) => taken.has(each));
  const looked = isAside ? undefined : preview?.courses.find((each) => each.item.item_id === item.item_id);
  return (
    <li className="grid content-start gap-2 py-3 text-14 print:break-inside-avoid print:gap-0 print:py-0.5 print:text-12 print:leading-3.5">
      <div className="flex flex-wrap items-start gap-1">
        <div className="min-w-0 flex-1 basis-44">
          <h3 className="font-sans text-14 print:inline print:text-12 print:leading-3.5">
            <CourseMark mark={mark} />
            {item.tag === null ? (
              <span data-figures className="font-medium">
                {code}
              </span>
            ) : (
              <Link
                // Over the plan, which keeps its place and what can be undone.
                to={`${address}&course=${encodeURIComponent(code)}`}
                state={{ depth: 1 }}
                preventScrollReset
                onClick={(event) => {
                  // The second click of two would be an entry of its own, which closing would lead back to.
                  if (new URLSearchParams(newest().search).get('course') === code) event.preventDefault();
                }}
                data-figures
                className="relative font-medium underline decoration-line touch:after:absolute touch:after:-inset-x-2 touch:after:-inset-y-3 underline-offset-2 hover:decoration-current"
              >
                {code}
              </Link>
            )}{' '}
            {record?.class_name ?? ''}
          </h3>
          <p data-figures className="text-ink-quiet print:ml-1.5 print:inline">
            {record ? figuresOf(record.units, record.mean_hours) : null}
            {isTaken && !onTaken ? <span className="font-medium text-ink"> · You took this</span> : null}
          </p>
        </div>
        {onTaken ? (
          <Button
            size="small"
            aria-pressed={isTaken}
            icon={isTaken ? <CheckIcon size={16} /> : null}
            onClick={() => onTaken(item.item_id, !isTaken)}
            aria-label={`${isTaken ? 'Taken' : 'Mark as taken'}: ${code}`}
            className="print:hidden"
          >
            {isTaken ? 'Taken' : 'Mark as taken'}
          </Button>
        ) : null}
        <IconButton
          label={`Remove ${code}`}
          icon={<TrashIcon size={16} />}
          onClick={() => editor.remove(item.item_id)}
          className="print:hidden"
        />
      </div>
      {item.offered === 'gone' ? (
        <p className="text-danger">The catalogue does not have this course any more.</p>
      ) : null}
      {item.offered === 'other_terms' ? (
        <p className="text-danger">This course is not offered in this term.</p>
      ) : null}
      {!record && item.offered === 'this_term' && isLoading ? <Skeleton className="h-10 w-full" /> : null}
      {isAside && !preview ? (
        <Aside itemId={item.item_id} isOptional={item.content.need === 'optional'} editor={editor} />
      ) : null}
      {record?.sections.length === 0 ? <p className="text-ink-quiet">No times stated</p> : null}
      {preview && !looked ? <p className="text-ink-quiet">Left out of the timetable shown</p> : null}
      {record && (looked || !preview)
        ? [...sectionsByKind(record.sections)].map(([kind, group]) => {
            const isKind = ({ component }: { component: string }) => component === kind;
            const shown = looked?.sections.find(isKind) ?? null;
            // An alternative that only the previewed timetable takes has no section of its own yet.
            const chosen = sections.find(isKind) ?? shown;
            return chosen ? (
              <KindControl
                key={kind}
                code={code}
                chosen={chosen}
                looked={shown}
                {...{ course, group, ...rest }}
              />
            ) : group.every(({ status }) => status === 'cancelled') ? (
              <p key={kind} className="text-danger">{`${kind || 'Section'}: cancelled`}</p>
            ) : null;
          })
        : null}
    </li>
  );
}

const figuresOf = (units: number | null, hours: number | null): string =>
  [
    units === null ? 'units not stated' : unitsText(units),
    hours === null || Number.isNaN(hours) ? 'hours not known' : `${shownFigure(hours)} hrs/week`,
  ].join(' · ');
