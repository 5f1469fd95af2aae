import { describe, expect, it } from 'vitest';
import { catalogueText, SOURCE } from './catalogue-text.ts';
import { codesIn, readPrerequisites } from './testing/prerequisites.ts';
import { sharedRuns } from './testing/shared-runs.ts';
import { readSource, type SourceCourse } from './source.ts';

const source = readSource(SOURCE);
const byTag = new Map(source.map((course) => [course.tag, course]));
const subjects = [...new Set(source.map(({ subject }) => subject))];
const classKeyOf = (course: SourceCourse): string => [course.tag, ...course.cross].sort()[0] ?? course.tag;
const numberOf = (course: SourceCourse): number => Number(/\d+/.exec(course.number)?.[0] ?? Number.NaN);
const share = (part: readonly unknown[]): number => part.length / source.length;

describe('the written source of the demonstration catalogue', () => {
  it('offers a student at least 800 courses in at least 45 subjects, each with its own code', () => {
    expect(byTag.size).toBe(source.length);
    expect(source.length).toBeGreaterThanOrEqual(800);
    expect(subjects.length).toBeGreaterThanOrEqual(45);
  });

  it('gives each class a unique title', () => {
    const classes = Map.groupBy(source, (course) => course.title.toLowerCase());
    const shared = [...classes].filter(([, courses]) => new Set(courses.map(classKeyOf)).size > 1);
    expect(shared.map(([title]) => title)).toEqual([]);
  });

  it('describes each course in 30 to 85 words', () => {
    const words = (course: SourceCourse): number => course.description.split(/\s+/).length;
    const odd = source.filter((course) => words(course) < 30 || words(course) > 85);
    expect(odd.map(({ tag }) => tag)).toEqual([]);
  });

  it('shares no run of eight words between descriptions', () => {
    const texts = source.map((course) => ({ name: course.tag, text: course.description, course }));
    expect(sharedRuns(texts, 8, ({ course }) => classKeyOf(course))).toEqual([]);
  });

  it('starts at most two descriptions of a subject with the same two words', () => {
    const openings = Map.groupBy(source, ({ subject, description }) => {
      return `${subject}: ${description.split(/\s+/).slice(0, 2).join(' ').toLowerCase()}`;
    });
    const repeated = [...openings].filter(([, courses]) => new Set(courses.map(classKeyOf)).size > 2);
    expect(repeated.map(([opening]) => opening)).toEqual([]);
  });

  it('numbers courses by level, introductory to graduate in plausible shares', () => {
    const levelOf = (number: number) =>
      number < 100 ? 'introductory' : number < 150 ? 'intermediate' : number < 200 ? 'advanced' : 'graduate';
    const wrong = source.filter(
      (course) => /\d/.test(course.number) && levelOf(numberOf(course)) !== course.level,
    );
    expect(wrong.map(({ tag }) => tag)).toEqual([]);
    const at = (level: SourceCourse['level']) => share(source.filter((course) => course.level === level));
    expect(at('introductory')).toBeGreaterThan(0.25);
    expect(at('introductory')).toBeLessThan(0.45);
    expect(at('graduate')).toBeGreaterThan(0.12);
    expect(at('graduate')).toBeLessThan(0.25);
  });

  it('includes seminars, laboratories, language sequences, cancelled and unscheduled courses', () => {
    const count = (test: (course: SourceCourse) => boolean): number => source.filter(test).length;
    expect(count(({ component }) => component === 'Seminar')).toBeGreaterThan(150);
    expect(count(({ component }) => component === 'Laboratory')).toBeGreaterThan(20);
    expect(count(({ number }) => /^[A-Z]+$/.test(number))).toBeGreaterThan(20);
    expect(count(({ status }) => status === 'cancelled')).toBeGreaterThan(3);
    expect(count(({ status }) => status === 'unscheduled')).toBeGreaterThan(10);
    expect(count(({ cross }) => cross.length > 0)).toBeGreaterThan(20);
  });

  it('lists both codes of a cross-listed class with equal facts', () => {
    const facts = ({ title, terms, units, level, component, status, requirements }: SourceCourse) => {
      return { title, terms, units, level, component, status, requirements };
    };
    for (const course of source.filter(({ cross }) => cross.length > 0))
      for (const tag of course.cross) {
        const twin = byTag.get(tag);
        expect(twin, `${course.tag} names ${tag}`).toBeDefined();
        if (!twin) continue;
        expect(twin.cross, tag).toContain(course.tag);
        expect(facts(twin), `${course.tag} and ${tag}`).toEqual(facts(course));
      }
  });
});

describe('sections in the written source', () => {
  const isOwner = (course: SourceCourse): boolean => classKeyOf(course) === course.tag;
  const saysMore = ({
    sections,
    with: beside,
    half,
    attributes,
    cancelled,
    untimed,
  }: SourceCourse): boolean =>
    sections !== undefined || half !== undefined || [beside, attributes, cancelled, untimed].some(isFilled);
  const isFilled = (value: object): boolean => Object.keys(value).length > 0;

  it('are given with the code that owns a cross-listed class', () => {
    const unread = source.filter((course) => !isOwner(course) && saysMore(course));
    expect(unread.map(({ tag }) => tag)).toEqual([]);
  });

  it('are only named if they exist, in terms in which the course is offered', () => {
    const text = catalogueText();
    const named = source.flatMap(({ tag, cancelled, untimed }) =>
      [...cancelled, ...untimed].map((name) => ({
        tag,
        season: name.split(' ')[0],
        name: name.split(' ')[1],
      })),
    );
    expect(named.length).toBeGreaterThan(10);
    for (const { tag, season, name } of named) {
      const line = text
        .split('\n')
        .find((each) => each.includes(`"class_tag":"${tag}"`) && each.includes(` ${season}"`));
      expect(line, tag).toContain(`"section":"${name}"`);
    }
  });

  it('have a graduate course meet with an undergraduate one of its kind, subject and terms', () => {
    const guests = source.filter(({ meetsWith }) => meetsWith !== undefined);
    expect(guests.length).toBeGreaterThanOrEqual(6);
    for (const guest of guests) {
      const host = byTag.get(guest.meetsWith ?? '');
      expect(guest.level, guest.tag).toBe('graduate');
      expect(host?.level, guest.tag).not.toBe('graduate');
      expect(host, guest.tag).toMatchObject({ subject: guest.subject, component: guest.component });
      for (const term of guest.terms) expect(host?.terms, guest.tag).toContain(term);
    }
  });
});

describe('prerequisites in the written source', () => {
  it('refer only to courses that exist', () => {
    const fields = ['requirements', 'prep', 'notes', 'description'] as const;
    const missing = source.flatMap((course) =>
      fields
        .flatMap((field) => codesIn(course[field], subjects))
        .filter((code) => !byTag.has(code))
        .map((code) => `${course.tag} names ${code}`),
    );
    expect(missing).toEqual([]);
  });

  it('refer to no course cancelled this year', () => {
    const blocked = source.flatMap((course) =>
      readPrerequisites(course.requirements, subjects)
        .filter((choices) => choices.every((code) => byTag.get(code)?.status === 'cancelled'))
        .map((choices) => `${course.tag} needs ${choices.join(' or ')}`),
    );
    expect(blocked).toEqual([]);
  });

  it('have no cycles', () => {
    const done = new Set<string>();
    const cycles: string[] = [];
    const follow = (tag: string, path: readonly string[]): void => {
      if (path.includes(tag)) cycles.push([...path, tag].join(' → '));
      if (done.has(tag) || path.includes(tag)) return;
      for (const code of codesIn(byTag.get(tag)?.requirements ?? '', subjects)) follow(code, [...path, tag]);
      done.add(tag);
    };
    for (const { tag } of source) follow(tag, []);
    expect(cycles).toEqual([]);
  });

  it('have lower numbers than the courses that require them, within a subject', () => {
    const late = source.flatMap((course) =>
      codesIn(course.requirements, subjects)
        .flatMap((code) => byTag.get(code) ?? [])
        .filter((other) => other.subject === course.subject && numberOf(other) > numberOf(course))
        .map((other) => `${course.tag} needs ${other.tag}`),
    );
    expect(late).toEqual([]);
  });
});
