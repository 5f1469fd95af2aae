import type { ReactNode } from 'react';
import { type Weekday, WEEKDAYS } from '#features/catalogue/contract.ts';
import { Checkbox } from '#platform/ui/controls/checkbox.tsx';
import { CONTROL_BOX } from '#platform/ui/controls/field.tsx';
import { Select } from '#platform/ui/controls/select.tsx';
import { ToggleButton } from '#platform/ui/controls/toggle-button.tsx';
import type { PlanItem } from '../../contract.ts';
import { type WishContent, wishesIn } from '../../domain/planned-course.ts';
import type { PlanEditor } from '../use-plan-editor.ts';

type Wish = WishContent['wish'];
type WishName = Wish['name'];

/** The initial value of each wish. */
const WISHES: { [Name in WishName]: { label: string; first: Extract<Wish, { name: Name }> } } = {
  nothing_before: { label: 'Nothing before', first: { name: 'nothing_before', time: '10:00' } },
  nothing_after: { label: 'Nothing after', first: { name: 'nothing_after', time: '17:00' } },
  free_days: { label: 'Free days', first: { name: 'free_days', days: ['Fri'] } },
  lunch_break: {
    label: 'A lunch break',
    first: { name: 'lunch_break', start: '11:30', end: '14:00', minutes: 45 },
  },
  short_days: { label: 'Short days', first: { name: 'short_days', minutes: 360 } },
  few_gaps: { label: 'Few gaps', first: { name: 'few_gaps' } },
  most_hours: { label: 'At most so many hours of work a week', first: { name: 'most_hours', hours: 40 } },
  units_between: { label: 'Units between', first: { name: 'units_between', least: 12, most: 18 } },
};
const NAMES = Object.keys(WISHES) as WishName[];
const WEIGHTS = [1, 2, 3, 4, 5].map((weight) => ({ value: String(weight), label: `${weight} of 5` }));
const FIRST_WEIGHT = 3;

/** The wishes of a version: ticked ones count, by their weight. */
export function WishList({
  items,
  units,
  editor,
}: {
  items: readonly PlanItem[];
  /** Initial values of a wish for units; null: unknown. */
  units: { least: number; most: number } | null;
  editor: PlanEditor;
}) {
  const wishes = wishesIn(items);
  return (
    <ul className="grid gap-1">
      {NAMES.map((name) => {
        const { label, first } = WISHES[name];
        const item = wishes.find(({ content }) => content.wish.name === name);
        const toggle = (): void => {
          if (item) editor.remove(item.item_id, `Wish removed: ${label}`);
          else
            editor.add(
              { kind: 'wish', weight: FIRST_WEIGHT, wish: withUnits(first, units) },
              `Wish added: ${label}`,
            );
        };
        const change = (changes: Partial<WishContent>): void => {
          if (item) editor.change(item.item_id, { ...item.content, ...changes }, `Wish changed: ${label}`);
        };
        return (
          <li key={name} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14">
            <Checkbox
              className="text-14! max-sm:flex-1 max-sm:basis-32"
              label={label}
              checked={item !== undefined}
              onChange={toggle}
            />
            {item ? (
              <>
                {/* On a phone below the label, whose line the weight shares. */}
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1 empty:hidden max-sm:order-last max-sm:w-full max-sm:pl-7">
                  <WishFields wish={item.content.wish} label={label} onChange={(wish) => change({ wish })} />
                </span>
                <span className="ml-auto inline-flex items-center gap-1.5 text-ink-quiet">
                  <span aria-hidden>Weight</span>
                  <Select
                    label={`Weight of: ${label}`}
                    hideLabel
                    className="w-26"
                    options={WEIGHTS}
                    value={String(item.content.weight)}
                    onChange={(weight) => change({ weight: Number(weight) })}
                  />
                </span>
              </>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

const withUnits = (wish: Wish, units: { least: number; most: number } | null): Wish =>
  wish.name === 'units_between' && units ? { ...wish, ...units } : wish;

interface WishFieldsProps {
  wish: Wish;
  label: string;
  onChange: (wish: Wish) => void;
}

function WishFields({ wish, label, onChange }: WishFieldsProps) {
  switch (wish.name) {
    case 'nothing_before':
    case 'nothing_after':
      return <Time name={label} value={wish.time} onChange={(time) => onChange({ ...wish, time })} />;
    case 'free_days':
      return (
        <DayButtons
          days={wish.days}
          onChange={(days) => (days.length > 0 ? onChange({ ...wish, days }) : undefined)}
        />
      );
    case 'lunch_break':
      return (
        <>
          <Amount
            name="Minutes of lunch"
            value={wish.minutes}
            most={300}
            onChange={(minutes) => onChange({ ...wish, minutes })}
          >
            min
          </Amount>
          <Time
            name="Lunch from"
            value={wish.start}
            onChange={(start) => start < wish.end && onChange({ ...wish, start })}
          />
          <span aria-hidden>–</span>
          <Time
            name="Lunch until"
            value={wish.end}
            onChange={(end) => wish.start < end && onChange({ ...wish, end })}
          />
        </>
      );
    case 'short_days':
      return (
        <Amount
          name="Most hours of a day"
          value={wish.minutes / 60}
          most={24}
          onChange={(hours) => onChange({ ...wish, minutes: Math.round(hours * 60) })}
        >
          hours at most
        </Amount>
      );
    case 'most_hours':
      return (
        <Amount
          name="Most hours of work"
          value={wish.hours}
          most={168}
          onChange={(hours) => onChange({ ...wish, hours })}
        >
          hours
        </Amount>
      );
    case 'units_between':
      return (
        <>
          <Amount
            name="Least units"
            value={wish.least}
            most={wish.most}
            onChange={(least) => onChange({ ...wish, least })}
          >
            and
          </Amount>
          <Amount
            name="Most units"
            value={wish.most}
            least={wish.least}
            most={100}
            onChange={(most) => onChange({ ...wish, most })}
          />
        </>
      );
    case 'few_gaps':
      return null;
  }
}

const SMALL = `${CONTROL_BOX} min-h-8 w-auto! px-2! text-14! touch:min-h-11`;

function Time({ name, value, onChange }: { name: string; value: string; onChange: (time: string) => void }) {
  return (
    <input
      // Remounts the field when the time changes, as with another version or from another tab.
      key={value}
      type="time"
      aria-label={name}
      defaultValue={value}
      onBlur={({ target }) => target.value !== '' && target.value !== value && onChange(target.value)}
      className={SMALL}
    />
  );
}

interface AmountProps {
  name: string;
  value: number;
  least?: number;
  most: number;
  onChange: (value: number) => void;
  children?: ReactNode;
}

function Amount({ name, value, least = 1, most, onChange, children }: AmountProps) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <input
        key={value}
        type="number"
        aria-label={name}
        defaultValue={value}
        min={least}
        max={most}
        onBlur={({ target }) => {
          const next = target.valueAsNumber;
          if (next >= least && next <= most && next !== value) onChange(next);
          else target.value = String(value);
        }}
        className={`${SMALL} max-w-16`}
      />
      {children}
    </span>
  );
}

function DayButtons({ days, onChange }: { days: readonly Weekday[]; onChange: (days: Weekday[]) => void }) {
  return (
    <span className="flex flex-wrap gap-1">
      {WEEKDAYS.slice(0, 5).map((day) => (
        <ToggleButton
          key={day}
          pressed={days.includes(day)}
          aria-label={`${day} free`}
          onClick={() => onChange(WEEKDAYS.filter((each) => days.includes(each) !== (each === day)))}
        >
          {day}
        </ToggleButton>
      ))}
    </span>
  );
}
