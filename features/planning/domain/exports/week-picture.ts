import { formatClock } from '#features/catalogue/domain/sections/clock-times.ts';
import { datesText } from '#features/catalogue/domain/sections/meeting-dates.ts';
import { dayName, entryWords, sectionWords, shortRange } from '../plan-words.ts';
import type { PlannedWeek, WeekBlock } from '../planned-week.ts';

/** A block of the picture; all measures are pixels. */
export interface PictureBox {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The colour of its course; null for own hours. */
  mark: number | null;
  /** The first line is its name. */
  lines: readonly string[];
}

/** The geometry of a week's picture, without colours and fonts. */
export interface WeekPicture {
  width: number;
  height: number;
  title: string;
  days: readonly { x: number; width: number; name: string }[];
  hours: readonly { y: number; name: string }[];
  /** Of the grid. */
  left: number;
  top: number;
  bottom: number;
  boxes: readonly PictureBox[];
  /** Printed under the week. */
  notes: readonly string[];
}

export const PICTURE = { margin: 24, title: 24, text: 13, line: 17, note: 22 } as const;
const GUTTER = 52;
const DAY_WIDTH = 220;
const HOUR_HEIGHT = 66;
const HEAD = 92;
const HOUR = 60;
/** Between adjacent blocks. */
const GAP = 2;

/** @param title `2026 Spring, A` */
export const weekPicture = (week: PlannedWeek, title: string, foot: string): WeekPicture => {
  const left = PICTURE.margin + GUTTER;
  const yOf = (minute: number): number => HEAD + ((minute - week.from) / HOUR) * HOUR_HEIGHT;
  const days = week.days.map(({ weekday }, at) => ({
    x: left + at * DAY_WIDTH,
    width: DAY_WIDTH,
    name: dayName(weekday),
  }));
  const notes = [
    ...(week.untimed.length > 0 ? [`Without a known time: ${week.untimed.map(entryWords).join(', ')}`] : []),
    foot,
  ];
  const bottom = yOf(week.to);
  return {
    width: left + days.length * DAY_WIDTH + PICTURE.margin,
    height: bottom + PICTURE.margin + notes.length * PICTURE.note,
    title,
    days,
    hours: Array.from({ length: (week.to - week.from) / HOUR + 1 }, (_, at) => ({
      y: yOf(week.from + at * HOUR),
      name: formatClock(week.from + at * HOUR),
    })),
    left,
    top: HEAD,
    bottom,
    boxes: week.days.flatMap(({ blocks }, at) =>
      blocks.map((block) => boxOf(block, { x: left + at * DAY_WIDTH, yOf, marks: week.marks })),
    ),
    notes,
  };
};

const boxOf = (
  block: WeekBlock,
  { x, yOf, marks }: { x: number; yOf: (minute: number) => number; marks: PlannedWeek['marks'] },
): PictureBox => {
  const width = DAY_WIDTH / block.lanes;
  const kind = block.entry.section ? sectionWords(block.entry.section) : '';
  return {
    x: x + block.lane * width + GAP,
    y: yOf(block.start) + 1,
    width: width - 2 * GAP,
    height: yOf(block.end) - yOf(block.start) - 2,
    mark: marks.get(block.entry.itemId) ?? null,
    lines: [
      ...(block.lanes === 1 ? [entryWords(block.entry)] : [block.entry.name, kind]),
      shortRange(block),
      block.place,
      datesText(block),
    ].filter((line) => line !== ''),
  };
};
