import { useMemo } from 'react';
import { isRegistrars } from '#features/catalogue/domain/sections/class-number.ts';
import type { Section } from '#features/catalogue/contract.ts';
import { Select } from '#platform/ui/controls/select.tsx';
import { LockIcon } from '#platform/ui/display/icons.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { objectionsTo } from '../../domain/search/objections.ts';
import type { PlannedWeek } from '../../domain/planned-week.ts';
import { choiceWords } from '../../domain/choice-words.ts';
import { seatWords, sectionWords, timesWords } from '../../domain/plan-words.ts';
import type { TermDates } from '../../domain/shown-sections.ts';
import type { PlanEditor } from '../use-plan-editor.ts';

export interface KindControlProps {
  code: string;
  course: PlannedWeek['courses'][number];
  /** The version's section of the kind. */
  chosen: Section;
  /** The previewed timetable's section; null: no preview. */
  looked: Section | null;
  /** All sections of the kind. */
  group: readonly Section[];
  week: PlannedWeek;
  dates: TermDates;
  editor: PlanEditor;
}

/** The section of one kind, which can be changed and locked here. A previewed timetable is read-only. */
export function KindControl(props: KindControlProps) {
  const { code, course, chosen, looked, group, week, dates, editor } = props;
  const { item } = course;
  const shown = looked ?? chosen;
  const isPicked = !looked && item.content.picked?.includes(chosen.component) === true;
  const options = useMemo(
    () =>
      group
        .map((section, at) => ({ section, value: String(at) }))
        .filter(({ section }) => section.status !== 'cancelled' || section === chosen)
        .map(({ section, value }) => ({
          value,
          label: [
            section.section,
            timesWords(section) || 'no times stated',
            choiceWords({ ...objectionsTo(section, item.item_id, week, dates), status: section.status }),
          ]
            .filter((part) => part !== '')
            .join(' · '),
        })),
    [group, chosen, item, week, dates],
  );
  const isChoice = options.length > 1 && !looked;
  const facts = [placesOf(shown), shown.instructors.join(', '), classNumberOf(shown)];
  const how = [
    looked && looked.section !== chosen.section ? `instead of ${chosen.section}` : '',
    isPicked ? 'picked by you' : '',
  ];
  const seats = seatWords(shown.status);
  const times = timesWords(shown) || 'No times stated';
  return (
    <div>
      <p data-figures className="text-12 text-ink-quiet print:hidden">
        <span className={isChoice ? 'sr-only' : ''}>{`${sectionWords(shown)} `}</span>
        {isChoice ? <span aria-hidden>{shown.component || 'Section'}</span> : null}
        {seats === '' ? null : <span className="font-medium text-danger">{` · ${seats}`}</span>}
        {dotted([...how, ...facts])}
      </p>
      <div className="flex items-end gap-1 print:hidden">
        {isChoice ? (
          <Select
            label={`${chosen.component || 'Section'} of ${code}`}
            hideLabel
            // What it clashes with is read without opening it.
            className="min-w-0 flex-1 [&_button>span]:whitespace-normal"
            options={options}
            value={String(group.indexOf(chosen))}
            onChange={(value) => {
              const next = group[Number(value)];
              // The one that is shown, too: picked, it stays when others make room.
              if (next && (next !== chosen || !isPicked)) editor.choose(item.item_id, next);
            }}
          />
        ) : (
          <p data-figures className="min-w-0 flex-1 self-center">
            {times}
          </p>
        )}
        {looked ? null : <LockButton {...{ code, course, chosen, editor }} />}
      </div>
      <p data-figures className="hidden text-ink-quiet print:block">
        {`${sectionWords(shown)} `}
        <span className="text-ink">{times}</span>
        {dotted([seats, ...facts])}
      </p>
    </div>
  );
}

type LockButtonProps = Pick<KindControlProps, 'code' | 'course' | 'chosen' | 'editor'>;

function LockButton({ code, course: { item }, chosen, editor }: LockButtonProps) {
  const isLocked = item.content.locked.some(
    ({ component, section }) => component === chosen.component && section === chosen.section,
  );
  return (
    <button
      type="button"
      aria-pressed={isLocked}
      aria-label={`Lock ${sectionWords(chosen)} of ${code}`}
      title={isLocked ? 'Locked: it stays' : 'Lock this section'}
      onClick={() => editor.lock(item.item_id, chosen, !isLocked)}
      className={classNames(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-md border transition-colors touch:size-11',
        isLocked ? 'border-accent bg-accent text-accent-ink' : 'border-edge text-ink-quiet hover:bg-wash',
      )}
    >
      <LockIcon size={16} />
    </button>
  );
}

const dotted = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => ` · ${part}`)
    .join('');

const placesOf = ({ meetings }: Section): string =>
  [...new Set(meetings.map(({ place }) => place))].filter((place) => place !== '').join(', ');

/** The number a student registers with. */
const classNumberOf = ({ class_number }: Section): string =>
  isRegistrars(class_number) ? `class\u00A0${class_number}` : '';
