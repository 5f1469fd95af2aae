import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPack } from '#features/catalogue/domain/pack/read-pack.ts';
import { PACK } from './catalogue-text.ts';
import { falseClaims } from './testing/demo-claims.ts';
import { findPlan, Offerings, planProblems } from './testing/plan.ts';

const texts = Object.fromEntries(
  readdirSync(PACK).map((name) => [name, readFileSync(join(PACK, name), 'utf8')]),
);
const { pack, problems } = readPack(texts, 'test');
if (pack === null) throw new Error(`The pack cannot be used: ${JSON.stringify(problems.slice(0, 3))}`);
const offerings = new Offerings(pack.courses);
const planned = [...pack.programs.concentrations, ...pack.programs.secondary_fields].filter(
  ({ groups }) => groups.length > 0,
);

describe('the pack of Alder University', () => {
  it('reads with no problems and no refused rows', () => {
    expect(problems).toEqual([]);
    expect(pack.rows.refused).toBe(0);
  });

  it('offers about 250 subjects, 45 concentrations and 40 secondary fields', () => {
    expect(pack.subjects.length).toBeGreaterThan(230);
    expect(pack.subjects.length).toBeLessThan(280);
    expect(pack.programs.concentrations.length).toBeGreaterThanOrEqual(45);
    expect(pack.programs.secondary_fields.length).toBeGreaterThanOrEqual(40);
    const compsci = pack.subjects.find(({ code }) => code === 'COMPSCI');
    expect(compsci).toMatchObject({ department: 'Computer Science' });
    expect(compsci?.aliases).toContain('CS');
  });

  it('lists joint concentrations symmetrically', () => {
    const joint = new Map(pack.programs.concentrations.map(({ name, joint }) => [name, joint]));
    for (const [name, others] of joint)
      for (const other of others) expect(joint.get(other), `${other} with ${name}`).toContain(name);
    expect([...joint.values()].filter((others) => others.length > 0).length).toBeGreaterThan(30);
  });

  it('states requirements for at least 15 concentrations, using only courses offered this year', () => {
    const stated = pack.programs.concentrations.filter(({ groups }) => groups.length > 0);
    expect(stated.length).toBeGreaterThanOrEqual(15);
  });

  it.each(planned.map((program) => [program.name, program.groups] as const))(
    'has a legal four-year plan for %s',
    (_, groups) => {
      const plan = findPlan(groups, offerings);
      expect(plan).not.toBeNull();
      expect(planProblems(plan ?? [], groups, offerings)).toEqual([]);
    },
  );
});

describe('the demonstration share', () => {
  it('shows a student who could exist: known concentration, known courses, a real exchange', () => {
    expect(pack.demo?.profile.courses_taken.length).toBeGreaterThan(3);
    const roles = pack.demo?.conversation.map(({ role }) => role) ?? [];
    expect(roles.length).toBeGreaterThanOrEqual(6);
    expect(roles.filter((role) => role === 'assistant')).toHaveLength(roles.length / 2);
  });

  it('claims nothing about a course that the catalogue does not state', () => {
    for (const { role, content } of pack.demo?.conversation ?? [])
      if (role === 'assistant') expect(falseClaims(content, pack.courses)).toEqual([]);
  });

  it('is caught with a wrong figure, time, teacher or code', () => {
    const course = pack.courses.find(
      ({ class_tag, term }) => class_tag === 'NEURO 80' && term === '2026 Spring',
    );
    const { schedule = '', overall_score_course_mean: rating, instructors = [] } = course ?? {};
    const right = `NEURO 80 meets ${schedule} with ${instructors[0]}, rated ${rating} out of 5.`;
    expect(falseClaims(right, pack.courses)).toEqual([]);
    expect(falseClaims(right.replace(String(rating), '1.23'), pack.courses)).toEqual(['1.23']);
    expect(falseClaims(right.replace(/\d+:\d\d/, '4:44'), pack.courses)).toHaveLength(1);
    expect(falseClaims(right.replace('NEURO 80', 'NEURO 81'), pack.courses)).toContain('NEURO 81');
    expect(falseClaims(right.replace(instructors[0] ?? '', 'Thorvald Isaksdal'), pack.courses)).toEqual([
      'Thorvald Isaksdal',
    ]);
  });
});
