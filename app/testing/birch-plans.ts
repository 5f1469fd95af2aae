import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeBirchPack } from './birch-pack.ts';
import type { TestProduct } from './test-product.ts';
import * as contract from '#features/planning/contract.ts';

export const TERM = '2025 Fall';
export const PAST_TERM = '2020 Fall';
export const FUTURE_TERM = '2099 Fall';

/** The Birch pack with a past and a future term, whatever today's date is. */
export const makePlanningPack = async (): Promise<string> => {
  const folder = await makeBirchPack();
  const file = path.join(folder, 'university.json');
  const university = JSON.parse(await readFile(file, 'utf8')) as { terms: object[] };
  const terms = [
    { name: PAST_TERM, start: '2020-09-02', end: '2020-12-12' },
    ...university.terms,
    { name: FUTURE_TERM, start: '2099-09-02', end: '2099-12-12' },
  ];
  await writeFile(file, JSON.stringify({ ...university, terms }));
  return folder;
};

/** The planning calls of one student, each with its response. */
export const plannerOf = (product: TestProduct, token: string) => {
  const edit = (version_id: string, edits: contract.PlanEdit[]) =>
    product.call(contract.editItems, { version_id, edits }, token);
  return {
    edit,
    get: async (term = TERM) => (await product.call(contract.getPlan, { term }, token)).body.versions,
    create: async (
      name = 'A',
      term = TERM,
      more: { items?: contract.PlanContent[]; position?: number } = {},
    ) => {
      const { items = [], ...rest } = more;
      const { status, body } = await product.call(
        contract.createVersion,
        {
          version_id: randomUUID(),
          term,
          name,
          ...rest,
          items: items.map((content) => ({ item_id: randomUUID(), content })),
        },
        token,
      );
      if (status !== 200) throw new Error(`creating a version answered ${status}: ${body.error}`);
      return body;
    },
    /** Adds one item and returns it. */
    add: async (version_id: string, content: contract.PlanContent): Promise<contract.PlanItem> => {
      const { status, body } = await edit(version_id, [{ item_id: randomUUID(), revision: null, content }]);
      const [item] = status === 200 ? body.items : [];
      if (!item) throw new Error(`adding an item answered ${status}: ${body.error}`);
      return item;
    },
  };
};
