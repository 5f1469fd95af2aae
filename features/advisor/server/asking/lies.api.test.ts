import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { newChatter, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import * as contract from '../../contract.ts';

const section = (kind: string, days: string[], start: string, end: string, more: object = {}) => ({
  class_number: kind === 'Lecture' ? '2001' : '2002',
  component: kind,
  section: kind === 'Lecture' ? '001' : 'R10',
  instructors: ['Grace Hopperfield'],
  meetings: [{ days, start, end, place: kind === 'Lecture' ? 'Granite Hall 101' : 'Slate House 2' }],
  enrollment: 30,
  cap: 40,
  status: 'open',
  ...more,
});

const COURSES = {
  'COMPSCI 50': {
    term: '2025 Fall',
    units: 4,
    mean_hours: 9,
    overall_score_course_mean: 4.2,
    description: 'Variables, loops and lists, by way of a kitchen, a bus timetable and a very small robot.',
    sections: [
      section('Lecture', ['Mon', 'Wed'], '10:00', '11:15'),
      section('Recitation', ['Fri'], '13:00', '14:00'),
    ],
    attributes: [{ scheme: 'Distribution', value: 'Science and Engineering' }],
    history: [{ term: '2024 Fall', rating: 3.9, hours: 11, responded: 40, invited: 60, instructors: [] }],
    offered: ['Fall'],
  },
  'COMPSCI 121': {
    term: '2025 Fall',
    units: 4,
    mean_hours: 6,
    overall_score_course_mean: 3.4,
    course_requirements: 'COMPSCI 50 required.',
    recommended_prep: 'MATH 1A is helpful.',
    sections: [
      { ...section('Lecture', ['Mon'], '10:30', '12:00'), class_number: '2003', instructors: ['Ada Byrony'] },
    ],
  },
  'E-PSCI 10': {
    term: '2025 Fall',
    units: 2,
    sections: [{ ...section('Lecture', ['Tue'], '15:00', '16:00'), class_number: '2004' }],
  },
};

/** One for each value that a record has or that is computed, and some that no record could contain. */
const LIES: readonly (readonly [field: string, said: string])[] = [
  ['rating', 'COMPSCI 50 is rated 4.8 out of 5.'],
  ['rating', 'E-PSCI 10 is rated 4.8 out of 5.'],
  ['workload', 'COMPSCI 50 takes 3 hours a week.'],
  ['units', 'COMPSCI 50 is worth two units.'],
  ['enrollment', '12 students are enrolled in COMPSCI 50.'],
  ['cap', 'COMPSCI 50 is limited to 30 students.'],
  ['places_left', 'COMPSCI 50 has 30 places left.'],
  ['places_left', 'COMPSCI 50 is full.'],
  ['days', 'COMPSCI 50 meets on Tuesdays and Thursdays.'],
  ['days', 'COMPSCI 50 only meets on Mondays.'],
  ['times', 'COMPSCI 50 meets at 2:00 PM.'],
  ['times', 'COMPSCI 50 is an evening class.'],
  ['times', 'COMPSCI 50 lasts two hours.'],
  ['place', 'COMPSCI 50 meets in Slate House 2.'],
  ['instructor', 'COMPSCI 50 is taught by Ada Byrony.'],
  ['instructor', 'Ada Byrony teaches COMPSCI 50.'],
  ['section', 'Recitation R10 of COMPSCI 50 meets on Mondays.'],
  ['section', 'COMPSCI 50 has five sections.'],
  ['component', 'COMPSCI 50 is a seminar.'],
  ['department', 'COMPSCI 50 is offered by the Department of Geology.'],
  ['attributes', 'COMPSCI 50 satisfies the Arts and Letters requirement.'],
  ['cross_listing', 'COMPSCI 50 is cross-listed as E-PSCI 10.'],
  ['prerequisites', 'COMPSCI 121 has no prerequisites.'],
  ['prerequisites', 'COMPSCI 121 requires E-PSCI 10.'],
  ['recommended', 'No preparation is recommended for COMPSCI 121.'],
  ['opens', 'E-PSCI 10 opens the door to COMPSCI 121.'],
  ['prerequisites_met', 'You already meet the prerequisites of COMPSCI 121.'],
  ['counts_towards', 'E-PSCI 10 counts towards Computer Science.'],
  ['clash', 'COMPSCI 50 clashes with E-PSCI 10.'],
  ['fits', 'COMPSCI 50 and COMPSCI 121 fit into one timetable.'],
  ['compare', 'COMPSCI 121 is more work than COMPSCI 50.'],
  ['compare', 'COMPSCI 121 is rated above COMPSCI 50.'],
  ['extreme', 'Of COMPSCI 50 and COMPSCI 121, COMPSCI 121 is rated highest.'],
  ['order', 'From lightest to heaviest workload: COMPSCI 50, COMPSCI 121.'],
  ['total', 'COMPSCI 50 and COMPSCI 121 together are 12 units.'],
  ['term', 'COMPSCI 50 is offered in 2026 Spring.'],
  ['term', 'COMPSCI 50 is offered in both terms.'],
  ['history', 'In 2024 Fall COMPSCI 50 was rated 4.7.'],
  [
    'description',
    'The description of COMPSCI 50 begins: “Sourdough, from starter to oven, with weekly bakes.”',
  ],
  ['title', 'COMPSCI 50 is called “Advanced Quantum Basketry”.'],
  ['code', 'COMPSCI 999 is a fine course.'],
  ['other', 'COMPSCI 50 has a final exam worth 73 percent.'],
  ['other', 'COMPSCI 50 is rated 4.2 and everybody gets an A.'],
  ['table', '| Course | Units |\n|---|---|\n| COMPSCI 50 | 6 |'],
  ['quantity', 'Neither COMPSCI 50 nor COMPSCI 121 meets on Mondays.'],
  ['quantity', 'All three of COMPSCI 50, COMPSCI 121 and E-PSCI 10 are worth 4 units.'],
  ['quantity', 'Grace Hopperfield teaches both COMPSCI 50 and COMPSCI 121.'],
  ['order', 'COMPSCI 50 and COMPSCI 121 take 6 and 9 hours a week respectively.'],
  ['history', 'The rating of COMPSCI 50 fell from 3.9 in 2024 Fall.'],
  ['adjective', 'COMPSCI 50 is a light course, at 3 hours a week.'],
  ['ellipsis', 'COMPSCI 50 is worth 4 units, and so is E-PSCI 10.'],
  ['shared', 'COMPSCI 50 and COMPSCI 121 have no days in common.'],
  ['shared', 'COMPSCI 50 leaves your mornings free.'],
  ['event', 'Lectures in COMPSCI 50 take 9 hours a week.'],
  ['language', 'El curso COMPSCI 50 tiene 3 horas de trabajo por semana.'],
  ['language', 'COMPSCI 50 hat 12 Studierende und eine Bewertung von 4.9.'],
  ['link', '[COMPSCI 50](/courses?course=COMPSCI+50) is worth 6 units.'],
  ['code', '`COMPSCI 50` is worth 6 units.'],
  ['pronoun', 'Look at COMPSCI 50. It takes 2 hours a week.'],
  ['heading', '**2026 Spring**\n- COMPSCI 50: 4 units'],
  ['list', 'By rating:\n- COMPSCI 50 (3.1)'],
  ['list', '| Course | 2026 Spring |\n|---|---|\n| COMPSCI 50 | ✓ |'],
  ['hedge', 'COMPSCI 50 probably takes 3 hours a week.'],
  ['equal', 'In credit there is nothing between COMPSCI 50 and E-PSCI 10.'],
  ['absent', 'I could not find a room for COMPSCI 50; the catalogue does not list one.'],
  ['instructor', 'Ada Byrony is down to teach COMPSCI 50.'],
  ['title', 'COMPSCI 50 is Advanced Quantum Basketry, while E-PSCI 10 is Falconry.'],
];

let vendor: FakeVendor;
const product = testProduct(async () => {
  vendor = await startFakeVendor();
  return { UNIVERSITY: await makeBirchPack(COURSES), RATE_LIMITS: 'off', OPENAI_BASE_URL: vendor.url };
});
afterAll(() => vendor.stop());

let student: Student;
beforeAll(async () => {
  student = await newChatter(product);
});

const replyTo = async (question: string, said: string) => {
  vendor.on(question, () => [{ say: said.slice(0, 9) }, { say: said.slice(9) }]);
  const { body } = await product.call(contract.sendMessage, { message: question }, student.token);
  const reply = body.history.at(-1);
  expect(reply).toMatchObject({ status: 'complete', content: said });
  return { session_id: body.session_id, statements: reply?.statements ?? [] };
};

describe('a lying model', () => {
  it.each(LIES.map(([field, said], at) => ({ field, said, question: `lie number ${at}` })))(
    'is never marked as checked: $field, $said',
    async ({ said, question }) => {
      const { statements } = await replyTo(question, said);
      const isPlain = (verdict: string) => verdict === 'verified' || verdict === 'quoted';
      // The sentence before the lie, or a code in a table, may be right.
      expect(statements.length).toBeGreaterThan(0);
      expect(statements.some(({ verdict }) => isPlain(verdict))).toBe(false);
    },
  );

  it('is distinguished from an honest one, also in the history', async () => {
    const said = 'COMPSCI 50 is rated 4.2 out of 5. It takes 9 hours a week. It is rated 3.1.';
    const { statements, session_id } = await replyTo('the truth, then a lie', said);
    expect(statements.map(({ verdict }) => verdict)).toEqual(['verified', 'verified', 'contradicted']);
    const again = await product.call(contract.getSession, { session_id }, student.token);
    expect(again.body.history.at(-1)).toMatchObject({ statements, catalogue_date: expect.any(String) });
  });
});
