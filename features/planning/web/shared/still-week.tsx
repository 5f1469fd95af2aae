import type { CSSProperties } from 'react';
import { weekdayName } from '#features/catalogue/domain/sections/weekdays.ts';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { type PlainBlock, type PlainWeek } from '../../domain/exports/plain-week.ts';
import { shortHour, shortRange, shortWords } from '../../domain/plan-words.ts';
import { HATCHED, HATCHED_PADDING } from '#platform/ui/styles/hatched.ts';

const HOUR = 60;

const percent = (share: number): string => `${share * 100}%`;

/** A read-only week. Hidden from screen readers, so the caller must state the same in words. */
export function StillWeek({ week, className }: { week: PlainWeek; className?: string }) {
  const { days, from, to } = week;
  const hours = Array.from({ length: (to - from) / HOUR }, (_, at) => from + at * HOUR);
  const topOf = (minute: number): string => percent((minute - from) / (to - from));
  const height = `calc(${hours.length} * var(--hour, 2.5rem))`;
  return (
    <div aria-hidden className={classNames('flex text-12', className)}>
      <div className="relative mt-6 w-11 shrink-0" style={{ height }}>
        {hours.map((hour) => (
          <span
            key={hour}
            data-figures
            className="absolute right-1.5 -translate-y-1/2 whitespace-nowrap text-ink-quiet"
            style={{ top: topOf(hour) }}
          >
            {shortHour(hour)}
          </span>
        ))}
      </div>
      {days.map(({ weekday, blocks }) => (
        <div key={weekday} className="min-w-0 flex-1">
          <p className="h-6 text-center font-medium">{weekdayName(weekday)}</p>
          <div className="relative border-b border-l border-line" style={{ height }}>
            {hours.map((hour) => (
              <div
                key={hour}
                className="absolute inset-x-0 border-t border-line"
                style={{ top: topOf(hour) }}
              />
            ))}
            {blocks.map((block, at) => (
              <StillBlock key={at} block={block} top={topOf(block.start)} bottom={topOf(block.end)} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function StillBlock({ block, top, bottom }: { block: PlainBlock; top: string; bottom: string }) {
  const { name, mark, place, hasClash, lane, lanes } = block;
  const words = shortWords(block.words);
  const isAlone = lanes === 1;
  const line = `w-full shrink-0 truncate pl-1 ${hasClash ? HATCHED_PADDING : 'pr-1'}`;
  return (
    <div
      data-fill
      style={
        {
          '--mark': mark === null ? 'var(--ink-quiet)' : `var(--course-${mark})`,
          top,
          height: `calc(${bottom} - ${top})`,
          left: percent(lane / lanes),
          width: `calc(${percent(1 / lanes)} - 1px)`,
          ...(hasClash ? HATCHED : {}),
        } as CSSProperties
      }
      // Lines that do not fit wrap into a column outside the visible area, so that none is cut in half.
      className={classNames(
        'absolute flex flex-col flex-wrap content-start overflow-hidden rounded-sm border border-l-4 border-(--mark) bg-[color-mix(in_srgb,var(--mark)_10%,var(--raised))] leading-3.5',
        hasClash && 'border-danger!',
      )}
    >
      <span
        data-figures
        className={`${line} max-sm:line-clamp-2 max-sm:whitespace-normal print:line-clamp-1`}
      >
        <span className="font-medium">{name}</span>
        {/* Distinguishes a lecture from its discussion even if only one line fits. */}
        {isAlone ? ` ${words}` : null}
      </span>
      {isAlone || words === '' ? null : <span className={line}>{words}</span>}
      {/* Shows a time completely or not at all. */}
      <span className={`${line} max-sm:hidden print:block`}>{shortRange(block)}</span>
      {place === '' ? null : <span className={`${line} text-ink-quiet`}>{place}</span>}
    </div>
  );
}
