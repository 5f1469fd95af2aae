import { useEffect, useState } from 'react';
import type { Section } from '#features/catalogue/contract.ts';
import { datedMeetingsOf } from '#features/catalogue/domain/timetable/week.ts';
import type { WeekdayNumber } from '#features/catalogue/domain/sections/weekdays.ts';
import { useAnnouncer } from '#platform/web/page/announcer.tsx';
import { type Objections, objectionsTo } from '../../domain/search/objections.ts';
import type { Entry, PlannedWeek } from '../../domain/planned-week.ts';
import { choiceWords, otherTimes } from '../../domain/choice-words.ts';
import { sectionWords, timesWords } from '../../domain/plan-words.ts';
import { alternativesOf, type TermDates } from '../../domain/shown-sections.ts';
import type { PlanEditor } from '../use-plan-editor.ts';

/** Another time of the section that is picked up. */
export interface Ghost extends Objections {
  section: Section;
  /** Number of other sections with the same times. */
  alike: number;
  meetings: readonly { weekday: WeekdayNumber; start: number; end: number }[];
}

export interface PickedUp {
  itemId: string;
  kind: string;
  ghosts: readonly Ghost[];
  /** Index of the ghost with the keyboard cursor; -1 before the first. */
  at: number;
  /** Index of the ghost that the block is dragged over. */
  over: number | null;
}

/** A section that was picked up, to be moved to another of its times. */
export const usePickUp = (week: PlannedWeek, dates: TermDates, editor: PlanEditor) => {
  const announce = useAnnouncer();
  const [held, setPicked] = useState<PickedUp | null>(null);
  // Released if another tab removes it or another version without it is shown.
  const picked = held && week.courses.some(({ item }) => item.item_id === held.itemId) ? held : null;

  const pickUp = (entry: Entry): PickedUp | null => {
    const { section } = entry;
    if (!section) return null;
    const ghosts = ghostsOf(week, entry, section, dates);
    if (ghosts.length === 0) {
      announce(`${entry.name} has no other ${section.component.toLowerCase() || 'section'}`);
      return null;
    }
    const next = { itemId: entry.itemId, kind: section.component, ghosts, at: -1, over: null };
    setPicked(next);
    return next;
  };

  const say = ({ ghosts, at }: PickedUp): void => {
    const ghost = ghosts[at];
    if (!ghost) return;
    const { section } = ghost;
    const words = [
      sectionWords(section),
      timesWords(section) || 'no times stated',
      choiceWords({ ...ghost, status: section.status }),
    ].filter((part) => part !== '');
    announce(`${words.join(', ')}. ${at + 1} of ${ghosts.length}`);
  };

  const start = (entry: Entry): void => {
    const next = pickUp(entry);
    if (next) announce(`${entry.name} ${next.kind} picked up: ${otherTimes(next.ghosts.length)}`);
  };

  /** Moves the keyboard cursor to the next or previous alternative. */
  const step = (entry: Entry, by: 1 | -1): void => {
    const isSame = picked?.itemId === entry.itemId && picked.kind === entry.section?.component;
    const from = isSame ? picked : pickUp(entry);
    if (!from) return;
    const count = from.ghosts.length;
    const next = { ...from, at: from.at < 0 ? (by > 0 ? 0 : count - 1) : (from.at + by + count) % count };
    setPicked(next);
    say(next);
  };

  const hover = (over: number | null): void =>
    setPicked((was) => (was && was.over !== over ? { ...was, over } : was));

  const drop = (ghost: Ghost): void => {
    if (picked) editor.choose(picked.itemId, ghost.section);
    setPicked(null);
  };

  const cancel = (): void => {
    setPicked(null);
    announce('Put back');
  };

  const isPicked = picked !== null;
  useEffect(() => {
    if (!isPicked) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setPicked(null);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isPicked]);

  return { picked, start, step, hover, drop, cancel };
};

export type PickUp = ReturnType<typeof usePickUp>;

const ghostsOf = (week: PlannedWeek, entry: Entry, section: Section, dates: TermDates): Ghost[] => {
  const course = week.courses.find(({ item }) => item.item_id === entry.itemId);
  if (!course?.record) return [];
  return alternativesOf(course.record, section.component)
    .filter(({ sections }) => !sections.includes(section))
    .map(({ sections: [first, ...more] }) => ({
      section: first,
      alike: more.length,
      ...objectionsTo(first, entry.itemId, week, dates),
      meetings: first.meetings.flatMap(datedMeetingsOf),
    }))
    .toSorted((a, b) => timeOf(a) - timeOf(b));
};

const timeOf = ({ meetings }: Ghost): number =>
  Math.min(...meetings.map(({ weekday, start }) => weekday * 24 * 60 + start));
