import { isRegistrars } from '#features/catalogue/domain/class-number.ts';
import { shownFigure } from '#features/catalogue/domain/bands.ts';
import { unitsText } from '#features/catalogue/domain/units-text.ts';
import { sectionsByKind } from '#features/catalogue/domain/sections.ts';
import type { Section } from '#features/catalogue/contract.ts';
import { areLinked } from '#features/catalogue/domain/timetable/prepare.ts';
import { Link } from 'react-router';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { Select } from '#platform/ui/controls/select.tsx';
import { CheckIcon, LockIcon, PencilIcon, TrashIcon } from '#platform/ui/display/icons.tsx';
import { Skeleton } from '#platform/ui/display/skeleton.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import type { PlanItem } from '../../contract.ts';
import { blocksIn, codeOf, ownCoursesIn } from '../../domain/planned-course.ts';
import type { PlannedWeek } from '../../domain/planned-week.ts';
import { sectionWords, timesWords } from '../../domain/plan-words.ts';
import type { PlanEditor } from '../use-plan-editor.ts';

export interface CourseListProps {
  items: readonly PlanItem[];
  week: PlannedWeek;
  editor: PlanEditor;
  isLoading: boolean;
  /** Opens what the student wrote. */
  onOpen: (itemId: string) => void;
  /** Marks a course as taken, for a term that is over; null while it is not. */
  taken: { codes: ReadonlySet<string>; mark: (itemId: string) => void } | null;
}

type Planned = PlannedWeek['courses'][number];

/** What a version holds, with a control for everything that can also be done in the week. */
export function CourseList({ items, week, editor, isLoading, onOpen, taken }: CourseListProps) {
  return (
    <ul className="grid divide-y divide-line print:grid-cols-3 print:gap-x-6 print:divide-y-0 print:landscape:grid-cols-2">
      {week.courses.map((course) => (
        <PlannedItem
          key={course.item.item_id}
          mark={week.marks.get(course.item.item_id)}
          {...{ course, editor, isLoading, taken }}
        />
      ))}
      {[...ownCoursesIn(items), ...blocksIn(items)].map(({ item_id, content }) => (
        <li
          key={item_id}
          className="flex items-center gap-1 py-2 text-14 print:items-start print:py-1 print:text-12"
        >
          <span className="min-w-0 flex-1">
            <CourseMark mark={week.marks.get(item_id)} />
            <span className="font-medium">{content.kind === 'block' ? content.label : content.title}</span>
            <span data-figures className="block text-ink-quiet">
              {timesWords({
                meetings:
                  content.kind === 'block'
                    ? [{ ...content, place: '' }]
                    : content.meetings.map((meeting) => ({ ...meeting })),
              }) || 'No times stated'}
            </span>
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

interface PlannedItemProps extends Pick<CourseListProps, 'editor' | 'isLoading' | 'taken'> {
  course: Planned;
  mark: number | undefined;
}

/** The colour that its blocks have in the week. */
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

function PlannedItem({ course, mark, editor, isLoading, taken }: PlannedItemProps) {
  const { item, record, sections } = course;
  const code = codeOf(item);
  const isTaken = taken?.codes.has(code) === true;
  return (
    <li className="grid content-start gap-2 py-3 text-14 print:gap-0 print:py-1 print:text-12">
      <div className="flex flex-wrap items-start gap-1">
        <div className="min-w-0 flex-1 basis-44">
          <h3 className="font-sans text-14">
            <CourseMark mark={mark} />
            {item.tag === null ? (
              <span data-figures className="font-medium">
                {code}
              </span>
            ) : (
              <Link
                to={`/courses?q=${encodeURIComponent(code)}&course=${encodeURIComponent(code)}`}
                data-figures
                className="font-medium underline decoration-line underline-offset-2 hover:decoration-current"
              >
                {code}
              </Link>
            )}{' '}
            {record?.class_name ?? ''}
          </h3>
          <p data-figures className="text-ink-quiet">
            {record ? figuresOf(record.units, record.mean_hours) : null}
          </p>
        </div>
        {taken ? (
          <Button
            size="small"
            disabled={isTaken}
            icon={isTaken ? <CheckIcon size={16} /> : null}
            onClick={() => taken.mark(item.item_id)}
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
      {record
        ? [...sectionsByKind(record.sections)].map(([kind, group]) => {
            const shown = sections.find(({ component }) => component === kind);
            return shown ? (
              <KindControl
                key={kind}
                code={code}
                course={course}
                shown={shown}
                group={group}
                editor={editor}
              />
            ) : null;
          })
        : null}
    </li>
  );
}

interface KindControlProps {
  code: string;
  course: Planned;
  shown: Section;
  /** All sections of the kind. */
  group: readonly Section[];
  editor: PlanEditor;
}

/** The section of one kind: another is chosen here, and this one locked. */
function KindControl({ code, course: { item, sections }, shown, group, editor }: KindControlProps) {
  const isLocked = item.content.locked.some(
    ({ component, section }) => component === shown.component && section === shown.section,
  );
  const isPicked = item.content.picked?.includes(shown.component) === true;
  const others = sections.filter((section) => section !== shown);
  const options = group
    .map((section, at) => ({ section, value: String(at) }))
    .filter(({ section }) => section.status !== 'cancelled' || section === shown)
    .map(({ section, value }) => ({
      value,
      label: [
        section.section,
        timesWords(section) || 'no times stated',
        section.status === 'full' || section.status === 'waitlist' ? section.status : '',
        others.every((other) => areLinked(other, section))
          ? ''
          : `does not go with ${others
              .filter((other) => !areLinked(other, section))
              .map(sectionWords)
              .join(', ')}`,
      ]
        .filter((part) => part !== '')
        .join(' · '),
    }));
  const isChoice = options.length > 1;
  return (
    <div>
      <p data-figures className="text-12 text-ink-quiet">
        <span className={isChoice ? 'sr-only print:not-sr-only' : ''}>{`${sectionWords(shown)} `}</span>
        {isChoice ? <span className="print:hidden">{shown.component || 'Section'}</span> : null}
        {[
          isPicked ? 'picked by you' : '',
          placesOf(shown),
          shown.instructors.join(', '),
          classNumberOf(shown),
        ]
          .filter((part) => part !== '')
          .map((part) => ` · ${part}`)
          .join('')}
      </p>
      <div className="flex items-end gap-1">
        {isChoice ? (
          <Select
            label={`${shown.component || 'Section'} of ${code}`}
            hideLabel
            className="min-w-0 flex-1 print:hidden"
            options={options}
            value={String(group.indexOf(shown))}
            onChange={(value) => {
              const next = group[Number(value)];
              if (next && next !== shown) editor.choose(item.item_id, next);
            }}
          />
        ) : null}
        <p
          data-figures
          aria-hidden={isChoice}
          className={classNames('min-w-0 flex-1 self-center', isChoice && 'hidden print:block')}
        >
          {timesWords(shown) || 'No times stated'}
        </p>
        <button
          type="button"
          aria-pressed={isLocked}
          aria-label={`Lock ${sectionWords(shown)} of ${code}`}
          title={isLocked ? 'Locked: it stays' : 'Lock this section'}
          onClick={() => editor.lock(item.item_id, shown, !isLocked)}
          className={classNames(
            'inline-flex size-10 shrink-0 items-center justify-center rounded-md border transition-colors touch:size-11 print:hidden',
            isLocked ? 'border-accent bg-accent text-accent-ink' : 'border-edge text-ink-quiet hover:bg-wash',
          )}
        >
          <LockIcon size={16} />
        </button>
      </div>
    </div>
  );
}

const placesOf = ({ meetings }: Section): string =>
  [...new Set(meetings.map(({ place }) => place))].filter((place) => place !== '').join(', ');

/** What a student registers by. */
const classNumberOf = ({ class_number }: Section): string =>
  isRegistrars(class_number) ? `class\u00A0${class_number}` : '';

const figuresOf = (units: number | null, hours: number | null): string =>
  [
    units === null ? 'units not stated' : unitsText(units),
    hours === null || Number.isNaN(hours) ? 'hours not known' : `${shownFigure(hours)} hrs/week`,
  ].join(' · ');
