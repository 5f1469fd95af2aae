import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HOSTILE_STRINGS } from '#app/testing/hostile-input.ts';
import { newChatter, newStudent, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { getProfile } from '#features/profile/contract.ts';
import * as contract from '../contract.ts';
import { FUTURE_TERM, makePlanningPack, PAST_TERM, plannerOf, TERM } from '#app/testing/birch-plans.ts';
import { block, course, wish } from '../testing/sample-content.ts';

let pack = '';
const product = testProduct(async () => {
  pack = await makePlanningPack();
  return { UNIVERSITY: pack, RATE_LIMITS: 'off' };
});

let student: Student;
let planner: ReturnType<typeof plannerOf>;
let version: contract.PlanVersion;
beforeEach(async () => {
  student = await newStudent(product);
  planner = plannerOf(product, student.token);
  version = await planner.create('A');
});

const clashOf = (body: { current?: unknown }) => contract.planClashSchema.parse(body.current);
const contentsNow = async () => (await planner.get())[0]?.items.map(({ content }) => content);
const editOne = (edit: contract.PlanEdit) => planner.edit(version.version_id, [edit]);
const add = (content: contract.PlanContent) => planner.add(version.version_id, content);

describe('items of a version', () => {
  it('are added, changed and removed', async () => {
    const own: contract.PlanContent = {
      kind: 'own_course',
      title: 'Independent study',
      units: 4,
      need: 'optional',
      group: null,
      meetings: [{ days: ['Tue'], start: '10:22', end: '16:59', from: null, to: null, place: 'Hall 2' }],
    };
    const contents = [course('COMPSCI 50'), block('Rowing'), own, wish(5)];
    for (const content of contents) await add(content);
    expect(await contentsNow()).toEqual(contents);

    const [item] = (await planner.get())[0]?.items ?? [];
    if (!item) throw new Error('nothing was added');
    const lecture = { component: 'Lecture', section: 'A', class_number: '12' };
    const locked = course('COMPSCI 50', {
      locked: [lecture],
      chosen: [lecture],
      picked: ['Lecture'],
      need: 'optional',
    });
    const changed = await editOne({ item_id: item.item_id, revision: item.revision, content: locked });
    expect(changed.body.items).toMatchObject([{ content: locked, offered: 'this_term' }]);
    const revision = changed.body.items[0]?.revision ?? 0;
    const removed = await editOne({ item_id: item.item_id, revision, content: null });
    expect(removed.body.items).toEqual([null]);
    expect(await contentsNow()).toEqual(contents.slice(1));
  });

  it('get their old place back when restored', async () => {
    for (const content of [block('First'), block('Second')]) await add(content);
    const last = (await planner.get())[0]?.items[1]?.item_id ?? '';
    const put = (name: string, before: string) =>
      editOne({ item_id: randomUUID(), revision: null, content: block(name), before });
    await put('Between', last);
    await put('At the end', randomUUID());
    expect((await contentsNow())?.map((content) => content.kind === 'block' && content.label)).toEqual([
      'First',
      'Between',
      'Second',
      'At the end',
    ]);
  });

  it('keep a course under the catalogue’s code, and say where the catalogue has it', async () => {
    expect(await add(course('cs50'))).toMatchObject({
      content: { code: 'COMPSCI 50' },
      offered: 'this_term',
    });
    expect(await add(course('COMPSCI 121'))).toMatchObject({ offered: 'other_terms', tag: 'COMPSCI 121' });
    const former = await add(course('COMPSCI 190'));
    expect(former).toMatchObject({ content: { code: 'COMPSCI 124' }, tag: 'COMPSCI 124' });
    expect(await add(course('LATIN 1'))).toMatchObject({
      content: { code: 'LATIN 1' },
      offered: 'gone',
      tag: null,
    });
  });

  const line = 'x'.repeat(121);
  const invalid: [string, object][] = [
    ['a block that ends before it starts', { ...block('Rowing'), start: '11:00' }],
    ['a block on no day', { ...block('Rowing'), days: [] }],
    ['a block on one day twice', { ...block('Rowing'), days: ['Mon', 'Mon'] }],
    [
      'a block whose dates are in the wrong order',
      { ...block('Rowing'), from: '2025-10-02', to: '2025-10-01' },
    ],
    ['a block with a long label', block(line)],
    ['a time that is none', { ...block('Rowing'), end: '24:30' }],
    ['a course of a group without a name', course('GEOL 10', { need: 'one_of' })],
    ['a course with a long code', course('x'.repeat(61))],
    [
      'two locked sections of a kind',
      course('GEOL 10', {
        locked: ['A', 'B'].map((section) => ({ component: 'Lecture', section, class_number: '' })),
      }),
    ],
    ['a wish without weight', wish(0)],
    ['a wish of which nobody knows', { kind: 'wish', weight: 1, wish: { name: 'no_mornings' } }],
    [
      'units between more and less',
      { kind: 'wish', weight: 1, wish: { name: 'units_between', least: 16, most: 12 } },
    ],
    ['a kind of which nobody knows', { kind: 'dinner' }],
  ];
  it.each(invalid)('are never %s', async (_what, content) => {
    const { status, body } = await editOne({
      item_id: randomUUID(),
      revision: null,
      content: content as never,
    });
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(await contentsNow()).toEqual([]);
  });

  it('keep their kind, course and wish', async () => {
    const { item_id, revision } = await add(course('GEOL 10'));
    for (const content of [course('MATH 1A'), block('Rowing')]) {
      const { status, body } = await editOne({ item_id, revision, content });
      expect([status, body.code]).toEqual([400, 'invalid_request']);
    }
  });

  it('are stored as written, or refused', async () => {
    const own = (text: string): contract.PlanContent[] => [
      block(text),
      course(text),
      { kind: 'own_course', title: text, units: null, need: 'one_of', group: text, meetings: [] },
      course('GEOL 10', { locked: [{ component: text, section: text, class_number: text }] }),
    ];
    for (const content of HOSTILE_STRINGS.flatMap(own)) {
      const item_id = randomUUID();
      const { status, body } = await editOne({ item_id, revision: null, content });
      expect([200, 400], JSON.stringify(content)).toContain(status);
      if (status === 400) continue;
      // One-line fields lose bidirectional control characters.
      const kept = JSON.parse(
        JSON.stringify(content).replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, ''),
      ) as unknown;
      expect(body.items[0]?.content).toEqual(kept);
      expect(await contentsNow()).toEqual([kept]);
      const { revision = 0 } = body.items[0] ?? {};
      expect((await editOne({ item_id, revision, content: null })).status).toBe(200);
    }
  });

  it('are refused where one edit names an item twice', async () => {
    const edit = { item_id: randomUUID(), revision: null, content: block('Rowing') };
    expect((await planner.edit(version.version_id, [edit, edit])).status).toBe(400);
  });
});

describe('two tabs', () => {
  it('that edit different items both succeed', async () => {
    const [geology, calculus] = [await add(course('GEOL 10')), await add(course('MATH 1A'))];
    const answers = await Promise.all([
      editOne({ ...geology, content: course('GEOL 10', { need: 'optional' }) }),
      editOne({ ...calculus, content: null }),
      ...['Rowing', 'Choir', 'Work'].map((label) =>
        editOne({ item_id: randomUUID(), revision: null, content: block(label) }),
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const now = (await contentsNow()) ?? [];
    expect(
      now.map((content) => (content.kind === 'block' ? content.label : content.kind)).toSorted(),
    ).toEqual(['Choir', 'Rowing', 'Work', 'course']);
    expect(now[0]).toMatchObject({ need: 'optional' });
  });

  it('that change one item differently: one succeeds, the other is shown it', async () => {
    const item = await add(block('Rowing'));
    const answers = await Promise.all(
      ['Choir', 'Work'].map((label) => editOne({ ...item, content: block(label) })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.body.items[0];
    const lost = answers.find(({ status }) => status === 409)?.body;
    expect(lost?.code).toBe('conflict');
    expect(clashOf(lost ?? {}).items).toEqual([{ item_id: item.item_id, item: won }]);
    expect(await contentsNow()).toEqual([won?.content]);
  });

  it('that remove and change one item: the second is told', async () => {
    const item = await add(block('Rowing'));
    expect((await editOne({ ...item, content: null })).status).toBe(200);
    const late = await editOne({ ...item, content: block('Choir') });
    expect(late.status).toBe(409);
    expect(clashOf(late.body).items).toEqual([{ item_id: item.item_id, item: null }]);
    // Removing twice is not a conflict; and a removed item can be restored.
    expect((await editOne({ ...item, content: null })).status).toBe(200);
    const back = await editOne({ item_id: item.item_id, revision: null, content: item.content });
    expect(back.body.items[0]?.revision).toBeGreaterThan(item.revision);
    expect((await editOne({ ...item, content: block('Choir') })).status).toBe(409);
  });

  it('that add one course have it once', async () => {
    const edit = (content: contract.PlanContent) =>
      editOne({ item_id: randomUUID(), revision: null, content });
    const [one, other] = await Promise.all([edit(course('CS 50')), edit(course('COMPSCI 50'))]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body.items).toEqual(other.body.items);
    const different = await edit(course('COMPSCI 50', { need: 'optional' }));
    expect(different.status).toBe(409);
    expect(clashOf(different.body).items[0]?.item).toEqual(one.body.items[0]);
    expect(await contentsNow()).toHaveLength(1);
  });

  it('change several items all or none', async () => {
    const [geology, calculus] = [await add(course('GEOL 10')), await add(course('MATH 1A'))];
    await editOne({ ...calculus, content: course('MATH 1A', { need: 'optional' }) });
    const take = await planner.edit(version.version_id, [
      { ...geology, content: null },
      { ...calculus, content: null },
      { item_id: randomUUID(), revision: null, content: block('Rowing') },
    ]);
    expect(take.status).toBe(409);
    expect(clashOf(take.body).items.map(({ item_id }) => item_id)).toEqual([calculus.item_id]);
    expect(await contentsNow()).toHaveLength(2);
  });

  it('may send an edit again', async () => {
    const item_id = randomUUID();
    const first = { item_id, revision: null, content: block('Rowing') };
    const added = await editOne(first);
    expect((await editOne(first)).body).toEqual(added.body);
    const second = { item_id, revision: added.body.items[0]?.revision ?? 0, content: block('Choir') };
    const changed = await editOne(second);
    expect((await editOne(second)).body).toEqual(changed.body);
    expect((await editOne(first)).status).toBe(409);
  });

  it('may replace a course by itself in one edit', async () => {
    const old = await add(course('GEOL 10'));
    const { status, body } = await planner.edit(version.version_id, [
      { item_id: randomUUID(), revision: null, content: course('GEOL 10', { need: 'optional' }) },
      { ...old, content: null },
    ]);
    expect(status).toBe(200);
    expect(body.items).toMatchObject([{ content: { need: 'optional' } }, null]);
    expect(await contentsNow()).toHaveLength(1);
  });
});

describe('a course taken', () => {
  const taken = async (token: string) =>
    (await product.call(getProfile, {}, token)).body.profile.courses_taken;

  it('is added to the profile once, when the term is over', async () => {
    const { token } = await newChatter(product, { courses_taken: ['MATH 1A'] });
    const own = plannerOf(product, token);
    const { version_id } = await own.create('A', PAST_TERM);
    const mark = async (code: string) => {
      const { item_id } = await own.add(version_id, course(code));
      return Promise.all(
        [1, 2, 3].map(() => product.call(contract.markTaken, { version_id, item_id }, token)),
      );
    };
    for (const { status, body } of await mark('GEOL 10'))
      expect([status, body.courses_taken]).toEqual([200, ['MATH 1A', 'GEOL 10']]);
    await mark('MATH 1A');
    await mark('LATIN 1');
    expect(await taken(token)).toEqual(['MATH 1A', 'GEOL 10', 'LATIN 1']);
  });

  it('is removed again, under whatever code', async () => {
    const { token } = await newChatter(product, { courses_taken: ['MATH 1A', 'geol 10'] });
    const own = plannerOf(product, token);
    const { version_id } = await own.create('A', PAST_TERM);
    const { item_id } = await own.add(version_id, course('GEOL 10'));
    for (const _ of [1, 2]) {
      const { body } = await product.call(
        contract.markTaken,
        { version_id, item_id, is_taken: false },
        token,
      );
      expect(body.courses_taken).toEqual(['MATH 1A']);
    }
    expect(await taken(token)).toEqual(['MATH 1A']);
  });

  it('is refused before that, without a profile, and for items that are not courses', async () => {
    const { version_id: past } = await planner.create('A', PAST_TERM);
    const { version_id: future } = await planner.create('A', FUTURE_TERM);
    const refusal = async (version_id: string, content: contract.PlanContent) => {
      const { item_id } = await planner.add(version_id, content);
      const input = { version_id, item_id };
      const { status, body } = await product.call(contract.markTaken, input, student.token);
      return [status, body.code];
    };
    expect(await refusal(future, course('GEOL 10'))).toEqual([403, 'not_allowed']);
    expect(await refusal(past, course('GEOL 10'))).toEqual([409, 'profile_incomplete']);
    expect(await refusal(past, block('Rowing'))).toEqual([403, 'not_allowed']);
    const missing = { version_id: past, item_id: randomUUID() };
    expect((await product.call(contract.markTaken, missing, student.token)).status).toBe(404);
    expect(await taken(student.token)).toEqual([]);
  });
});

// Last: it changes the catalogue.
describe('a course that left the catalogue', () => {
  it('stays in the plan, can be edited, and is marked as gone', async () => {
    const rocks = await add(course('GEOL 10'));
    const file = path.join(pack, 'courses.ndjson');
    const rows = await readFile(file, 'utf8');
    await writeFile(
      file,
      rows
        .split('\n')
        .filter((row) => !row.includes('"GEOL 10"'))
        .join('\n'),
    );
    const offered = async () => (await planner.get())[0]?.items[0]?.offered;
    await vi.waitUntil(async () => (await offered()) === 'gone', { timeout: 60_000, interval: 500 });
    expect(await planner.get()).toMatchObject([
      { term: TERM, items: [{ ...rocks, offered: 'gone', tag: null }] },
    ]);
    const { status, body } = await editOne({ ...rocks, content: course('GEOL 10', { need: 'optional' }) });
    expect(status).toBe(200);
    const { item_id, revision } = body.items[0] as contract.PlanItem;
    expect((await editOne({ item_id, revision, content: null })).status).toBe(200);
  });
});
