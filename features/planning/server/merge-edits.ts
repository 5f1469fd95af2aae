import { isDeepStrictEqual } from 'node:util';
import { Failure } from '#platform/contract/errors.ts';
import type { PlanContent, PlanEdit } from '../contract.ts';
import { slotOf } from './item-slot.ts';
import type { ItemRow } from './planning.access.ts';

/** The fields of an item that merging reads. */
export type MergedItem = Pick<ItemRow, 'id' | 'slot' | 'revision' | 'content'>;

/** The effect of edits on the items of a version. */
export interface Merged {
  removed: MergedItem[];
  /** Changed items with their new content. */
  changed: MergedItem[];
  /** New items, with the item before which each is inserted, if given. */
  added: (MergedItem & { before?: string | undefined })[];
  /** The resulting item of each edit; null if it is removed. */
  results: (MergedItem | null)[];
  /**
   * Edits of items that changed since the caller saw them, with the stored item; null: removed. If there are any,
   * nothing may be written.
   */
  clashes: { id: string; stands: MergedItem | null }[];
}

/**
 * Merges edits into the items of a version. An edit is accepted if its item has the revision that the caller saw, or
 * already has the requested content.
 *
 * @param revision of everything that is written
 * @param spell replaces a course's code by the catalogue's current spelling
 * @throws Failure `invalid_request` for an edit that changes what an item is
 */
export const mergeEdits = (
  items: readonly MergedItem[],
  edits: readonly PlanEdit[],
  revision: number,
  spell: (content: PlanContent) => PlanContent,
): Merged => {
  const byId = new Map(items.map((item) => [item.id, item]));
  // By current spelling: the catalogue may have renamed a course since it was saved.
  const bySlot = new Map(items.map((item) => [slotOf(spell(item.content)), item]));
  bySlot.delete(null);
  const merged: Merged = { removed: [], changed: [], added: [], results: [], clashes: [] };
  for (const { item_id, revision: seen, content } of edits) {
    const item = byId.get(item_id);
    if (content !== null || !item) continue;
    if (item.revision !== seen) {
      merged.clashes.push({ id: item_id, stands: item });
      continue;
    }
    merged.removed.push(item);
    for (const [slot, holder] of bySlot) if (holder === item) bySlot.delete(slot);
  }
  for (const { item_id, revision: seen, content, before } of edits)
    merged.results.push(
      content === null
        ? null
        : save(merged, { byId, bySlot }, { item_id, seen, content, before }, revision, spell),
    );
  return merged;
};

interface Known {
  byId: ReadonlyMap<string, MergedItem>;
  bySlot: Map<string | null, MergedItem>;
}

const save = (
  merged: Merged,
  { byId, bySlot }: Known,
  {
    item_id,
    seen,
    content,
    before,
  }: { item_id: string; seen: number | null; content: PlanContent; before: string | undefined },
  revision: number,
  spell: (content: PlanContent) => PlanContent,
): MergedItem | null => {
  const clash = (stands: MergedItem | null): null => {
    merged.clashes.push({ id: item_id, stands });
    return null;
  };
  const item = byId.get(item_id);
  if (item) {
    const next = keepCode(item.content, content, spell);
    if (isDeepStrictEqual(item.content, next)) return item;
    if (item.revision !== seen) return clash(item);
    const changed = { ...item, content: next, revision };
    merged.changed.push(changed);
    return changed;
  }
  if (seen !== null) return clash(null);
  const spelled = spell(content);
  const slot = slotOf(spelled);
  const holder = slot === null ? undefined : bySlot.get(slot);
  if (holder)
    return isDeepStrictEqual(withoutMark(spell(holder.content)), withoutMark(spelled))
      ? holder
      : clash(holder);
  const added = { id: item_id, slot, revision, content: spelled };
  merged.added.push(before === undefined ? added : { ...added, before });
  if (slot !== null) bySlot.set(slot, added);
  return added;
};

/** Two tabs that add the same course need not agree on its colour: the first one wins. */
const withoutMark = (content: PlanContent): PlanContent => ({ ...content, mark: undefined }) as PlanContent;

/**
 * The new content of an item; a course keeps its stored code and colour.
 *
 * @throws Failure `invalid_request` if it is of another kind, course or wish
 */
const keepCode = (
  before: PlanContent,
  after: PlanContent,
  spell: (content: PlanContent) => PlanContent,
): PlanContent => {
  if (before.kind !== after.kind || slotOf(spell(before)) !== slotOf(spell(after)))
    throw new Failure('invalid_request', 'An item keeps its kind, its course and the name of its wish.');
  const marked =
    'mark' in before && before.mark !== undefined ? ({ ...after, mark: before.mark } as PlanContent) : after;
  return before.kind === 'course' && marked.kind === 'course' ? { ...marked, code: before.code } : marked;
};
