import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { plannerOf, TERM } from '#app/testing/birch-plans.ts';
import { newStudent, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import {
  createVersion,
  deleteVersion,
  type PlanContent,
  type PlanVersion,
} from '#features/planning/contract.ts';
import { block, course, wish } from '#features/planning/testing/sample-content.ts';
import { EMPTY_PROFILE, saveProfile } from '#features/profile/contract.ts';
import * as contract from '../contract.ts';

const LECTURE = {
  class_number: '7',
  section: 'A',
  component: 'Lecture',
  instructors: ['Ada Stone'],
  meetings: [{ days: ['Tue'], start: '13:30', end: '14:45', place: 'Hall 1', from: null, to: null }],
};
const product = testProduct(async () => ({
  UNIVERSITY: await makeBirchPack({
    'GEOL 10': { term: TERM, units: 4, mean_hours: 6.5, sections: [{ ...LECTURE, enrollment: 12 }] },
  }),
  RATE_LIMITS: 'off',
}));

const OWN: PlanContent = {
  kind: 'own_course',
  title: 'Grief group',
  units: 2,
  need: 'required',
  group: null,
  meetings: [{ days: ['Fri'], start: '09:00', end: '10:00', place: 'Clinic', from: null, to: null }],
};

let owner: Student;
let planner: ReturnType<typeof plannerOf>;
let version: PlanVersion;
beforeAll(async () => {
  owner = await newStudent(product, 'Robin');
  const profile = { ...EMPTY_PROFILE, concentration: 'Geology', year: 'Junior' as const };
  await product.call(saveProfile, { profile }, owner.token);
  planner = plannerOf(product, owner.token);
  version = await planner.create('With my mother', TERM, {
    items: [
      course('GEOL 10', { need: 'one_of', group: 'What my aunt wants' }),
      course('OLD 1'),
      OWN,
      block('Therapy'),
      wish(3),
    ],
  });
});

const choice = () => ({ fields: [], plan_version_id: version.version_id });
const share = async (input: object = choice(), token = owner.token) => {
  const { status, body } = await product.call(contract.createShare, input, token);
  expect(status).toBe(200);
  return body.shareId;
};
const open = (shareId: string) => product.call(contract.getShared, { shareId });

describe('a shared plan', () => {
  it('shows courses with their sections to anyone, and nothing that the student wrote', async () => {
    const { status, body } = await open(await share());
    expect(status).toBe(200);
    expect(body.plan).toEqual({
      term: TERM,
      catalogue_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      courses: [
        {
          code: 'GEOL 10',
          title: 'Rocks',
          units: 4,
          hours: 6.5,
          optional: true,
          mark: expect.any(Number),
          sections: [LECTURE],
        },
        {
          code: 'OLD 1',
          title: '',
          units: null,
          hours: null,
          optional: false,
          mark: expect.any(Number),
          sections: [],
        },
      ],
      own_courses: [
        {
          units: 2,
          mark: expect.any(Number),
          meetings: [{ days: ['Fri'], start: '09:00', end: '10:00', place: '', from: null, to: null }],
        },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/mother|aunt|Grief|Clinic|Therapy|nothing_before/);
  });

  it('is not part of a link unless it was chosen', async () => {
    const { body } = await open(await share({}));
    expect(Object.keys(body).toSorted()).toEqual(['chatHistory', 'profile']);
  });

  it('stays as it was until the link is updated, and can be removed from it', async () => {
    const { version_id } = await planner.create('B', TERM, { items: [course('GEOL 10')] });
    const id = await share({ plan_version_id: version_id });
    await planner.add(version_id, course('MATH 1A'));
    const codes = async () => (await open(id)).body.plan?.courses.map(({ code }) => code);
    expect(await codes()).toEqual(['GEOL 10']);
    const updated = await product.call(contract.updateShare, { shareId: id }, owner.token);
    expect(updated.body.plan_version_id).toBe(version_id);
    expect(await codes()).toEqual(['GEOL 10', 'MATH 1A']);
    const without = { shareId: id, plan_version_id: null };
    expect((await product.call(contract.updateShare, without, owner.token)).body.plan_version_id).toBeNull();
    expect(await codes()).toBeUndefined();
  });

  it('remains when its version is deleted, but cannot be updated', async () => {
    const { version_id, edits } = await planner.create('C', TERM, { items: [course('GEOL 10')] });
    const id = await share({ plan_version_id: version_id });
    await product.call(deleteVersion, { version_id, edits }, owner.token);
    expect((await open(id)).body.plan?.courses).toHaveLength(1);
    const renewed = await product.call(contract.updateShare, { shareId: id }, owner.token);
    expect([renewed.status, renewed.body.error]).toEqual([404, 'There is no such version of your plan.']);
  });

  it('is inaccessible once its link is revoked or expired', async () => {
    const revoked = await share();
    await product.call(contract.revokeShare, { shareId: revoked }, owner.token);
    const expires_at = new Date(product.clock.now().getTime() + 1000).toISOString();
    const expired = await share({ ...choice(), expires_at });
    product.clock.advance(2000);
    expect([(await open(revoked)).status, (await open(expired)).status]).toEqual([404, 404]);
  });

  it('has a preview of each edit, and of one’s own where two students’ plans have the same id', async () => {
    const { token } = await newStudent(product);
    const theirs = plannerOf(product, token);
    const version_id = version.version_id;
    await product.call(createVersion, { version_id, term: TERM, name: 'B', items: [] }, token);
    const coursesOf = async (of = token) => {
      const { body } = await product.call(contract.previewShare, choice(), of);
      return body.shared.plan?.courses.map(({ code }) => code);
    };
    const own = await coursesOf(owner.token);
    expect(await coursesOf()).toEqual([]);
    expect(await coursesOf(owner.token)).toEqual(own);
    await theirs.add(version_id, course('MATH 1A'));
    expect(await coursesOf()).toEqual(['MATH 1A']);
    expect(await coursesOf(owner.token)).toEqual(own);
  });

  it('has a preview equal to what it will show', async () => {
    const { body } = await product.call(contract.previewShare, choice(), owner.token);
    expect(body.shared).toEqual((await open(await share())).body);
  });

  it('can be shared by its owner only', async () => {
    const stranger = await newStudent(product, 'Sascha');
    for (const entry of [contract.createShare, contract.previewShare]) {
      const { status, body } = await product.call(entry, choice(), stranger.token);
      expect([status, body.code], entry.name).toEqual([404, 'not_found']);
      const missing = { fields: [], plan_version_id: randomUUID() };
      expect((await product.call(entry, missing, owner.token)).status, entry.name).toBe(404);
      const wrong = { fields: [], plan_version_id: 'A' };
      expect((await product.call(entry, wrong, owner.token)).body.code, entry.name).toBe('invalid_request');
      expect((await product.call(entry, choice())).body.code, entry.name).toBe('signed_out');
    }
  });
});
