import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newStudent, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { MEGABYTE } from '#platform/server/quota.ts';
import * as contract from '../contract.ts';
import { makePlanningPack, plannerOf, TERM } from '#app/testing/birch-plans.ts';
import { block, course, wish } from '../testing/sample-content.ts';

const product = testProduct(async () => ({ UNIVERSITY: await makePlanningPack(), RATE_LIMITS: 'off' }));

let student: Student;
let planner: ReturnType<typeof plannerOf>;
beforeEach(async () => {
  student = await newStudent(product);
  planner = plannerOf(product, student.token);
});

const namesOf = (versions: readonly contract.VersionHead[]) => versions.map(({ name }) => name);
const frontOf = (versions: readonly contract.VersionHead[]) =>
  versions.filter(({ in_front }) => in_front).map(({ name }) => name);
const clashOf = (body: { current?: unknown }) => contract.planClashSchema.parse(body.current);

describe('a version of a plan', () => {
  it('is created, kept in order, and the first of its term is in front', async () => {
    expect(await planner.get()).toEqual([]);
    const first = await planner.create('A');
    expect(first).toMatchObject({ term: TERM, name: 'A', position: 0, in_front: true, items: [] });
    await planner.create('B');
    await planner.create('Between', TERM, { position: 1 });
    await planner.create('Spring', '2026 Spring');
    const versions = await planner.get();
    expect(namesOf(versions)).toEqual(['A', 'Between', 'B']);
    expect(versions.map(({ position }) => position)).toEqual([0, 1, 2]);
    expect(frontOf(versions)).toEqual(['A']);
  });

  it('is returned unchanged when it is created again', async () => {
    const input = { version_id: randomUUID(), term: TERM, name: 'A' };
    const shouted = { ...input, version_id: input.version_id.toUpperCase() };
    const [one, other] = await Promise.all([
      product.call(contract.createVersion, input, student.token),
      product.call(contract.createVersion, shouted, student.token),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body).toEqual(other.body);
    await planner.add(input.version_id, course('GEOL 10'));
    const again = await product.call(contract.createVersion, { ...input, name: 'Z' }, student.token);
    expect(again.body).toMatchObject({ name: 'A', items: [{ content: { code: 'GEOL 10' } }] });
    expect(await planner.get()).toHaveLength(1);
  });

  it('is listed by term with the items of the one in front', async () => {
    await planner.create('A', TERM, { items: [course('GEOL 10')] });
    await planner.create('B', TERM, { items: [course('MATH 1A')] });
    await planner.create('Spring', '2026 Spring');
    const { status, body } = await product.call(contract.listPlans, {}, student.token);
    expect(status).toBe(200);
    expect(body.plans).toMatchObject([
      { term: TERM, versions: 2, front: { name: 'A', items: [{ content: { code: 'GEOL 10' } }] } },
      { term: '2026 Spring', versions: 1, front: { name: 'Spring', items: [] } },
    ]);
  });

  it.each([
    ['of no term of the catalogue', { term: '1999 Fall' }],
    ['without a name', { name: ' ' }],
    ['with a long name', { name: 'x'.repeat(121) }],
    ['with an id that is none', { version_id: 'A' }],
    ['with a place before the first', { position: -1 }],
  ])('is refused %s', async (_what, changes) => {
    const input = { version_id: randomUUID(), term: TERM, name: 'A', ...changes };
    const { status, body } = await product.call(contract.createVersion, input, student.token);
    expect([status, body.code]).toEqual([400, 'invalid_request']);
  });

  it('holds a course and a wish once, and is refused with one id for two items', async () => {
    const items = [course('CS 50'), course('cs50', { need: 'optional' }), wish(1), wish(2), block('Rowing')];
    const made = await planner.create('A', TERM, { items });
    expect(made.items.map(({ content }) => content)).toEqual([
      course('COMPSCI 50'),
      wish(1),
      block('Rowing'),
    ]);
    const item_id = randomUUID();
    const twice = [block('Rowing'), block('Choir')].map((content) => ({ item_id, content }));
    const input = { version_id: randomUUID(), term: TERM, name: 'B', items: twice };
    const { status, body } = await product.call(contract.createVersion, input, student.token);
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(namesOf(await planner.get())).toEqual(['A']);
  });

  it('is refused beyond the size limit, however well the database can compress it', async () => {
    const section = { section: 'x'.repeat(120), class_number: 'x'.repeat(120) };
    const locked = Array.from({ length: 12 }, (_, at) => ({
      component: `${at}`.padEnd(120, 'x'),
      ...section,
    }));
    const content = course('OLD 1', { locked, chosen: locked });
    const { version_id } = await planner.create('A', TERM, { items: [content] });
    const fit = Math.floor((4 * MEGABYTE) / JSON.stringify(content).length);
    await product.db.execute(sql`
      insert into plan_items (user_id, version_id, id, position, revision, content)
      select user_id, version_id, gen_random_uuid(), number, revision, content
      from plan_items, generate_series(2, ${fit}::int) as number where version_id = ${version_id}`);
    await expect(planner.create('B', TERM, { items: [content] })).rejects.toThrow('take up all the room');
    expect(namesOf(await planner.get())).toEqual(['A']);
  });

  it('is copied with all its items, to the position after it', async () => {
    const items = [course('GEOL 10'), block('Rowing'), wish(3)];
    const original = await planner.create('A', TERM, { items });
    await planner.create('B');
    const input = { version_id: original.version_id, copy_id: randomUUID(), name: 'A, without Fridays' };
    const copied = await product.call(contract.duplicateVersion, input, student.token);
    expect(copied.status).toBe(200);
    expect(copied.body.items.map(({ content }) => content)).toEqual(items);
    const again = await product.call(contract.duplicateVersion, input, student.token);
    expect(again.body).toEqual(copied.body);
    await planner.add(input.copy_id, course('MATH 1A'));
    const versions = await planner.get();
    expect(namesOf(versions)).toEqual(['A', 'A, without Fridays', 'B']);
    expect(versions.map((version) => version.items.length)).toEqual([3, 4, 0]);
    expect(frontOf(versions)).toEqual(['A']);
  });

  it('is renamed and moved, and a stale rename is refused with the stored state', async () => {
    const [a, b] = [await planner.create('A'), await planner.create('B')];
    await planner.create('C');
    const edit = (version: contract.VersionHead, changes: { name?: string; position?: number }) => {
      const { version_id, revision } = version;
      return product.call(contract.editVersion, { version_id, revision, ...changes }, student.token);
    };
    const renamed = await edit(a, { name: 'Mornings' });
    expect([renamed.status, renamed.body.name]).toEqual([200, 'Mornings']);
    const moved = await edit(b, { position: 99 });
    expect(moved.body.position).toBe(2);
    expect(namesOf(await planner.get())).toEqual(['Mornings', 'C', 'B']);
    // A retry.
    expect((await edit(a, { name: 'Mornings' })).body).toEqual({ ...renamed.body, position: 0 });
    const stale = await edit(a, { name: 'Evenings' });
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
    expect(clashOf(stale.body)).toMatchObject({ version: { name: 'Mornings' }, items: [] });
  });

  it('is renamed while its items change', async () => {
    const a = await planner.create('A');
    await planner.add(a.version_id, course('GEOL 10'));
    const input = { version_id: a.version_id, revision: a.revision, name: 'Rocks' };
    expect((await product.call(contract.editVersion, input, student.token)).status).toBe(200);
  });

  it('is brought to the front, unless another one was meanwhile', async () => {
    const [a, b, c] = [await planner.create('A'), await planner.create('B'), await planner.create('C')];
    const bring = ({ version_id }: contract.VersionHead) =>
      product.call(contract.bringToFront, { version_id, instead_of: a.version_id }, student.token);
    expect((await bring(b)).body).toMatchObject({ name: 'B', in_front: true });
    expect((await bring(b)).status).toBe(200);
    const late = await bring(c);
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(clashOf(late.body).version.name).toBe('B');
    expect(frontOf(await planner.get())).toEqual(['B']);
  });

  it('is deleted, and restored as it was', async () => {
    await planner.create('A');
    const items = [course('GEOL 10', { need: 'one_of', group: 'Rocks' }), block('Rowing')];
    const b = await planner.create('B', TERM, { items });
    const remove = ({ version_id, edits }: contract.VersionHead) =>
      product.call(contract.deleteVersion, { version_id, edits }, student.token);
    const instead_of = (await planner.get())[0]?.version_id as string;
    await product.call(contract.bringToFront, { version_id: b.version_id, instead_of }, student.token);
    const { status, body } = await remove(b);
    expect(status).toBe(200);
    expect(body.deleted).toEqual({ ...b, in_front: true });
    expect(body.front?.name).toBe('A');
    expect(namesOf(await planner.get())).toEqual(['A']);
    expect((await remove(b)).body.code).toBe('not_found');

    const { version_id, term, name, position, in_front } = body.deleted;
    const back = await product.call(
      contract.createVersion,
      { version_id, term, name, position, in_front, items: body.deleted.items },
      student.token,
    );
    expect(back.body).toMatchObject({ name: 'B', position: 1, in_front: true });
    expect(back.body.items.map(({ item_id, content }) => [item_id, content])).toEqual(
      b.items.map(({ item_id, content }) => [item_id, content]),
    );
    // Another tab saw the items before the deletion: their revisions must not match the current ones.
    for (const [at, { revision }] of back.body.items.entries())
      expect(revision).toBeGreaterThan(b.items[at]?.revision ?? Infinity);
  });

  it('is not deleted with items that the caller has not seen', async () => {
    const a = await planner.create('A');
    await planner.add(a.version_id, course('GEOL 10'));
    const input = { version_id: a.version_id, edits: a.edits };
    const { status, body } = await product.call(contract.deleteVersion, input, student.token);
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(clashOf(body).items).toMatchObject([{ item: { content: { code: 'GEOL 10' } } }]);
    expect(await planner.get()).toHaveLength(1);
  });

  it('leaves the next one in front', async () => {
    const made = [await planner.create('A'), await planner.create('B'), await planner.create('C')];
    const fronts: (string | undefined)[] = [];
    for (const { version_id, edits } of made) {
      const { body } = await product.call(contract.deleteVersion, { version_id, edits }, student.token);
      fronts.push(body.front?.name);
    }
    expect(fronts).toEqual(['B', 'C', undefined]);
    expect((await product.call(contract.listPlans, {}, student.token)).body.plans).toEqual([]);
  });
});

describe('a stranger', () => {
  it('finds none of a student’s versions, not even under the same ids', async () => {
    const a = await planner.create('A', TERM, { items: [course('GEOL 10')] });
    const { token } = await newStudent(product);
    const { version_id, revision, edits } = a;
    const item_id = a.items[0]?.item_id as string;
    const answers = [
      await product.call(contract.editVersion, { version_id, revision, name: 'Mine' }, token),
      await product.call(contract.bringToFront, { version_id, instead_of: version_id }, token),
      await product.call(contract.deleteVersion, { version_id, edits }, token),
      await product.call(contract.duplicateVersion, { version_id, copy_id: randomUUID(), name: 'B' }, token),
      await product.call(
        contract.editItems,
        { version_id, edits: [{ item_id, revision: a.items[0]?.revision ?? 0, content: null }] },
        token,
      ),
      await product.call(contract.markTaken, { version_id, item_id }, token),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'not_found']);
    expect((await product.call(contract.getPlan, { term: TERM }, token)).body.versions).toEqual([]);
    const own = await product.call(contract.createVersion, { version_id, term: TERM, name: 'Mine' }, token);
    expect(own.body).toMatchObject({ name: 'Mine', items: [] });
    expect(await planner.get()).toEqual([a]);
  });

  it('without a sign-in is refused', async () => {
    const { status, body } = await product.call(contract.getPlan, { term: TERM });
    expect([status, body.code]).toEqual([401, 'signed_out']);
  });
});
