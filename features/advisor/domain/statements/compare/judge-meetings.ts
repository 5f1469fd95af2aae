import type { Course, Section, Weekday } from '#features/catalogue/contract.ts';
import { formatClock, formatClockRange } from '#features/catalogue/domain/sections/clock-times.ts';
import { WEEKDAY_NAMES } from '#features/catalogue/domain/sections/weekdays.ts';
import { type Agreement, type Claim, type Judgement, open, told } from '../claim.ts';
import { daysOf, inScope, meetingsOf, type TimedMeeting } from './sections-spoken-of.ts';

type MeetingClaim = Extract<Claim, { says: 'days' | 'range' | 'clock' | 'part' | 'free' | 'untimed' }>;

const sorted = (days: Iterable<Weekday>): Weekday[] => {
  const all = new Set(days);
  return WEEKDAY_NAMES.filter((day) => all.has(day));
};

const timesText = (sections: readonly Section[]): string | null => {
  const [first] = sections;
  if (!first) return null;
  const meetings = meetingsOf(first);
  if (meetings.length === 0) return sorted(daysOf(first)).join(', ') || null;
  const text = meetings
    .map(({ days, from, to }) => `${sorted(days).join(', ')} ${formatClockRange({ start: from, end: to })}`)
    .join('; ');
  return sections.length > 1 ? `${text}, and other sections` : text;
};

/** @param together the days of a time; for days, all those that the sentence states separately for the course */
export const judgeMeeting = (
  claim: MeetingClaim,
  course: Course,
  together: readonly Weekday[],
): Judgement => {
  const spoken = inScope(course, claim.section);
  const all = course.sections.filter(({ status }) => status !== 'cancelled');
  const record = timesText(spoken);
  if (claim.says === 'untimed')
    return told(
      all.every((each) => meetingsOf(each).length === 0),
      record,
    );
  if (spoken.length === 0) return open();
  if (claim.says === 'days') return judgeDays(claim, spoken, all, together, record);
  const agreeing = (sections: readonly Section[]): Agreement[] =>
    sections.flatMap((section) => {
      const meetings = meetingsOf(section).filter(
        ({ days }) => together.length === 0 || days.some((day) => together.includes(day)),
      );
      return meetings.length === 0 ? [] : [agreesWith(claim, meetings)];
    });
  const own = new Set(agreeing(spoken));
  if (own.size === 0) return open(record);
  const [first] = own;
  const spokenText = claim.says === 'clock' && spoken.length === 1 ? clockText(claim, spoken) : record;
  if (own.size > 1 || first === undefined) return open(record);
  if (first !== 'no') return { agrees: first, record: spokenText };
  // A section named by its name stands for no other.
  if (claim.section?.name != null) return told(false, spokenText);
  // A section of another kind may meet at that time.
  const others = all.filter((section) => !spoken.includes(section));
  return agreeing(others).some((each) => each !== 'no') ? open(record) : told(false, spokenText);
};

const clockText = (claim: Extract<Claim, { says: 'clock' }>, sections: readonly Section[]): string => {
  const meetings = sections.flatMap(meetingsOf);
  const values = meetings.map(({ from, to }) =>
    formatClock(claim.edge === 'end' || claim.edge === 'before' ? to : from),
  );
  return [...new Set(values)].join('; ');
};

const agreesWith = (
  claim: Exclude<MeetingClaim, { says: 'days' | 'untimed' }>,
  meetings: readonly TimedMeeting[],
): Agreement => {
  switch (claim.says) {
    case 'range': {
      const agreeing = meetings.filter(({ from, to }) =>
        claim.options.some((each) =>
          claim.isShared ? each.from >= from && each.to <= to : each.from === from && each.to === to,
        ),
      );
      return claim.isShared && agreeing.length > 0 ? 'yes' : ofAll(agreeing, meetings);
    }
    case 'clock':
      return agreesWithClock(claim, meetings);
    case 'part':
      return agreesWithPart(claim.part, meetings);
    case 'free': {
      const [from, to] = PARTS[claim.part];
      return ofAll(
        meetings.filter((each) => each.to <= from || each.from >= to),
        meetings,
      ) === 'yes'
        ? 'yes'
        : 'no';
    }
  }
};

/** A time of a section must be that of all its meetings; if only some agree, it is open which ones are meant. */
const ofAll = (agreeing: readonly TimedMeeting[], all: readonly TimedMeeting[]): Agreement =>
  agreeing.length === all.length ? 'yes' : agreeing.length > 0 ? 'open' : 'no';

const agreesWithClock = (
  { at, edge }: Extract<Claim, { says: 'clock' }>,
  meetings: readonly TimedMeeting[],
): Agreement => {
  const beginning = meetings.filter(({ from }) => at.includes(from));
  if (edge === 'begin') return ofAll(beginning, meetings);
  if (edge === 'start') {
    if (beginning.length > 0) return ofAll(beginning, meetings);
    return meetings.some(({ from, to }) => at.some((each) => each > from && each <= to)) ? 'open' : 'no';
  }
  if (edge === 'end')
    return ofAll(
      meetings.filter(({ to }) => at.includes(to)),
      meetings,
    );
  const verdicts = new Set(
    at.map((each): Agreement => {
      if (edge === 'start before') {
        const early = meetings.filter(({ from }) => from < each);
        return ofAll(early, meetings);
      }
      const isBefore = edge === 'before';
      if (meetings.every(({ from, to }) => (isBefore ? to <= each : from >= each))) return 'yes';
      return meetings.some(({ from, to }) => (isBefore ? from >= each : to <= each)) ? 'no' : 'open';
    }),
  );
  const [only] = verdicts;
  return verdicts.size === 1 && only !== undefined ? only : 'open';
};

const PARTS = { morning: [0, 720], afternoon: [720, 1020], evening: [1020, 1440] } as const;
/** Tolerance around a part of the day, in minutes. */
const LOOSE = 60;

const agreesWithPart = (part: keyof typeof PARTS, meetings: readonly TimedMeeting[]): Agreement => {
  const [from, to] = PARTS[part];
  if (meetings.every((each) => each.from >= from && each.from < to && each.to <= to + LOOSE)) return 'yes';
  return meetings.every((each) => each.from < from - LOOSE || each.from >= to + LOOSE) ? 'no' : 'open';
};

const judgeDays = (
  { days: said, only, isDenied, isShared, section }: Extract<Claim, { says: 'days' }>,
  spoken: readonly Section[],
  all: readonly Section[],
  together: readonly Weekday[],
  record: string | null,
): Judgement => {
  const known = all.filter((section) => daysOf(section).size > 0);
  if (known.length === 0 || spoken.every((section) => daysOf(section).size === 0)) return open(record);
  if (section?.name && spoken.every((each) => said.some((day) => !daysOf(each).has(day))) && !isDenied)
    return told(false, record);
  const everywhere = new Set(known.flatMap((section) => [...daysOf(section)]));
  if (isDenied) {
    // The caller inverts the answer: "no" here means that the denial is right.
    if (known.length === all.length && said.every((day) => !everywhere.has(day))) return told(false, record);
    const isAlways = spoken.every((section) => said.some((day) => daysOf(section).has(day)));
    return isAlways ? told(true, record) : open(record);
  }
  const days = together.length > said.length ? together : said;
  const strange = days.some((day) => !everywhere.has(day));
  if (strange) return known.length === all.length ? told(false, record) : open(record);
  if (isShared && spoken.every((section) => said.every((day) => daysOf(section).has(day))))
    return told(true, record);
  const equal = spoken.filter((section) => {
    const own = daysOf(section);
    return own.size === days.length && days.every((day) => own.has(day));
  });
  if (equal.length === spoken.length) return told(true, record);
  const others = known.filter((section) => !spoken.includes(section));
  const isNowhere = spoken.every((section) => days.every((day) => !daysOf(section).has(day)));
  if (isNowhere && others.every((section) => days.some((day) => !daysOf(section).has(day))))
    return told(false, record);
  if (
    only &&
    spoken.length === all.length &&
    spoken.every((section) => [...daysOf(section)].some((day) => !days.includes(day)))
  )
    return told(false, record);
  // Some section of this kind lacks a day that the sentence gives to all.
  const isNever = spoken.every((section) => days.some((day) => !daysOf(section).has(day)));
  return isNever && spoken.length === all.length ? told(false, record) : open(record);
};
