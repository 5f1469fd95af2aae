import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { RawMeeting, RawRecord, RawSection } from '../raw-records.ts';

/** The fields of a class in the planner format that are read (`../shared/data/README.md`). */
export interface PlannerClass {
  number: string;
  name: string;
  prereqs: string;
  same: string;
  meets: string;
  hass: string[];
  final: boolean;
  level: string;
  terms: string[];
  lectureUnits: number;
  labUnits: number;
  preparationUnits: number;
  sectionKinds?: string[];
}

type SlotSections = [slots: [slot: number, length: number][], room: string][];

const KINDS = { lecture: 'Lecture', recitation: 'Recitation', lab: 'Laboratory', design: 'Design' };
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const SLOTS_A_DAY = 34;

export const readPlannerFile = (file: string): Record<string, PlannerClass> => {
  const { classes } = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as {
    classes: Record<string, PlannerClass>;
  };
  return classes;
};

const clockOf = (halfHours: number): string =>
  `${String(6 + Math.floor(halfHours / 2)).padStart(2, '0')}:${halfHours % 2 === 0 ? '00' : '30'}`;

const meetingOf = ([slot, length]: [number, number]): RawMeeting => ({
  days: [DAYS[Math.floor(slot / SLOTS_A_DAY)] ?? ''],
  start: clockOf(slot % SLOTS_A_DAY),
  end: clockOf((slot % SLOTS_A_DAY) + length),
});

const sectionsOf = (planned: PlannerClass): RawSection[] => {
  const lists = planned as unknown as Record<string, SlotSections | undefined>;
  return Object.entries(KINDS).flatMap(([kind, component]) =>
    (lists[`${kind}Sections`] ?? []).map(([slots], at) => ({
      section: `${component.slice(0, 1)}${at + 1}`,
      component,
      meetings: slots.map(meetingOf),
    })),
  );
};

const listed = (codes: string): string[] =>
  codes
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');

/** The classes of one term converted directly to pack records: one record per number, as the planner lists them. */
export const plannerRecords = (classes: Record<string, PlannerClass>, term: string): RawRecord[] =>
  Object.values(classes).map((planned) => ({
    course_id: planned.number,
    class_number: `${planned.number} ${term}`,
    class_tag: planned.number,
    class_name: planned.name,
    term,
    meets_with: listed(planned.meets),
    sections: sectionsOf(planned),
    attributes: [
      ...planned.hass.map((value) => ({ scheme: 'HASS', value: `HASS-${value}` })),
      { scheme: 'Level', value: planned.level === 'G' ? 'Graduate' : 'Undergraduate' },
      ...(planned.final ? [{ scheme: 'Final exam', value: 'Yes' }] : []),
    ],
    course_requirements: planned.prereqs,
    units: planned.lectureUnits + planned.labUnits + planned.preparationUnits,
    offered: planned.terms.flatMap((code) => ({ FA: ['Fall'], SP: ['Spring'] })[code] ?? []),
  }));
