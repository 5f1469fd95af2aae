import { type Answers, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import type { PlanContent, PlanEdit, PlanItem, PlanVersion } from '../contract.ts';

/** The plans of one student in memory; answers like the server, without its limits. */
export interface FakePlans {
  answers: Answers;
  versions: PlanVersion[];
  /** Courses that were marked as taken. */
  taken: string[];
  /** Simulates an edit from another device. */
  change: (itemId: string, content: PlanContent | null) => void;
  /** Simulates renaming a version on another device, or moving it if the name is unchanged. */
  rename: (versionId: string, name: string) => void;
}

const NO_SUCH_VERSION = () =>
  jsonAnswer(404, { error: 'There is no such version of your plan.', code: 'not_found' });

export const fakePlans = (versions: PlanVersion[] = []): FakePlans => {
  let revision = 100;
  const plans: FakePlans = {
    answers: {},
    versions,
    taken: [],
    change: () => undefined,
    rename: () => undefined,
  };
  const versionOf = (id: unknown): PlanVersion => {
    const found = plans.versions.find(({ version_id }) => version_id === id);
    if (!found) throw new Error(`no version ${String(id)}`);
    return found;
  };
  const isGone = (id: unknown): boolean => plans.versions.every(({ version_id }) => version_id !== id);
  const toItem = (item_id: string, content: PlanContent): PlanItem => ({
    item_id,
    revision: (revision += 1),
    offered: content.kind === 'course' ? 'this_term' : null,
    tag: content.kind === 'course' ? content.code : null,
    content,
  });
  const put = (
    version: PlanVersion,
    itemId: string,
    content: PlanContent | null,
    before?: string,
  ): PlanItem | null => {
    const at = version.items.findIndex(({ item_id }) => item_id === itemId);
    const next = version.items.findIndex(({ item_id }) => item_id === before);
    const item = content && toItem(itemId, content);
    const place = at >= 0 ? at : next >= 0 ? next : version.items.length;
    version.items.splice(place, at < 0 ? 0 : 1, ...(item ? [item] : []));
    version.edits = revision += 1;
    return item;
  };
  plans.change = (itemId, content) => {
    const version = plans.versions.find(({ items }) => items.some(({ item_id }) => item_id === itemId));
    if (version) put(version, itemId, content);
  };
  plans.rename = (versionId, name) => {
    const version = versionOf(versionId);
    version.name = name;
    version.revision = revision += 1;
  };
  plans.answers = {
    'GET /api/plans': () =>
      jsonAnswer(200, {
        plans: plans.versions
          .filter(({ in_front }) => in_front)
          .map((front) => ({ term: front.term, versions: 1, front })),
      }),
    'GET /api/plans/{term}': ({ input: { term } }) =>
      jsonAnswer(200, { term, versions: plans.versions.filter((each) => each.term === term) }),
    'POST /api/plans/versions': ({ input }) => {
      const { items = [], ...head } = input as unknown as Omit<PlanVersion, 'items'> & Partial<PlanVersion>;
      const front = !plans.versions.some(({ term, in_front }) => in_front && term === head.term);
      const version: PlanVersion = {
        ...head,
        position: head.position ?? plans.versions.length,
        in_front: front,
        revision: (revision += 1),
        edits: revision,
        items: items.map(({ item_id, content }) => toItem(item_id, content)),
      };
      plans.versions.splice(version.position, 0, version);
      return jsonAnswer(200, version);
    },
    'POST /api/plans/versions/{version_id}/items': ({ input }) => {
      if (isGone(input['version_id'])) return NO_SUCH_VERSION();
      const version = versionOf(input['version_id']);
      const edits = input['edits'] as PlanEdit[];
      const standing = edits.flatMap(({ item_id, revision: seen }) => {
        const item = version.items.find((each) => each.item_id === item_id) ?? null;
        return (item?.revision ?? null) === seen ? [] : [{ item_id, item }];
      });
      if (standing.length > 0)
        return jsonAnswer(409, {
          error: 'This was changed elsewhere.',
          code: 'conflict',
          current: { version, items: standing },
        });
      const items = edits.map(({ item_id, content, before }) => put(version, item_id, content, before));
      return jsonAnswer(200, { version: { ...version, items: undefined }, items });
    },
    'POST /api/plans/versions/{version_id}/duplicate': ({ input }) => {
      if (isGone(input['version_id'])) return NO_SUCH_VERSION();
      const version = versionOf(input['version_id']);
      const copy: PlanVersion = {
        ...version,
        version_id: input['copy_id'] as string,
        name: input['name'] as string,
        in_front: false,
        revision: (revision += 1),
        items: version.items.map(({ item_id, content }) => toItem(`${item_id}-copy`, content)),
      };
      plans.versions.push(copy);
      return jsonAnswer(200, copy);
    },
    'PATCH /api/plans/versions/{version_id}': ({ input }) => {
      if (isGone(input['version_id'])) return NO_SUCH_VERSION();
      const version = versionOf(input['version_id']);
      if (version.revision !== input['revision'])
        return jsonAnswer(409, {
          error: 'This version was renamed elsewhere.',
          code: 'conflict',
          current: { version, items: [] },
        });
      plans.rename(version.version_id, (input['name'] as string | undefined) ?? version.name);
      const to = input['position'] as number | undefined;
      if (to !== undefined) {
        plans.versions.splice(plans.versions.indexOf(version), 1);
        plans.versions.splice(to, 0, version);
      }
      return jsonAnswer(200, version);
    },
    'DELETE /api/plans/versions/{version_id}': ({ input }) => {
      const deleted = versionOf(input['version_id']);
      plans.versions = plans.versions.filter((each) => each !== deleted);
      const front = plans.versions.find(({ term }) => term === deleted.term) ?? null;
      if (front) front.in_front = true;
      return jsonAnswer(200, { deleted, front });
    },
    'POST /api/plans/versions/{version_id}/taken': ({ input }) => {
      const { items } = versionOf(input['version_id']);
      const item = items.find(({ item_id }) => item_id === input['item_id']);
      plans.taken = plans.taken.filter((code) => code !== item?.tag);
      if (item?.tag && input['is_taken'] !== false) plans.taken.push(item.tag);
      return jsonAnswer(200, { courses_taken: plans.taken });
    },
  };
  return plans;
};
