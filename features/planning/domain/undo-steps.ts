import type { PlanContent, PlanItem } from '../contract.ts';
import type { PendingEdit } from './pending-edits.ts';
import { contentKey } from './preview-items.ts';

/** A step that can be undone. */
export interface UndoStep {
  /** The edits that made it; they identify it. */
  edits: readonly PendingEdit[];
  /** Describes what was done. */
  sentence: string;
  changes: readonly StepChange[];
}

/** One item before and after; null: not present. */
interface StepChange {
  itemId: string;
  before: PlanContent | null;
  after: PlanContent | null;
  /** The next item that was not removed with it, where it is reinserted. Absent: it was last. */
  next?: string | undefined;
  /** It only made room for the others: what is stored in the meantime stays. */
  madeRoom: boolean;
}

/** Maximum number of steps kept. */
const MOST_STEPS = 30;

const contentOf = (items: readonly PlanItem[], itemId: string): PlanContent | null =>
  items.find(({ item_id }) => item_id === itemId)?.content ?? null;

/** Position of an item; new items come last. */
const placeIn = (items: readonly PlanItem[], itemId: string): number => {
  const at = items.findIndex(({ item_id }) => item_id === itemId);
  return at < 0 ? items.length : at;
};

/** The step that these edits make. */
export const toStep = (
  sentence: string,
  items: readonly PlanItem[],
  edits: readonly PendingEdit[],
): UndoStep => {
  const gone = new Set(edits.flatMap(({ itemId, content }) => (content === null ? [itemId] : [])));
  const nextOf = (itemId: string): string | undefined => {
    const at = items.findIndex(({ item_id }) => item_id === itemId);
    return at < 0 ? undefined : items.slice(at + 1).find(({ item_id }) => !gone.has(item_id))?.item_id;
  };
  const inPlanOrder = [...edits].sort((a, b) => placeIn(items, a.itemId) - placeIn(items, b.itemId));
  const changes = inPlanOrder.map(({ itemId, content, madeRoomAs }) => ({
    itemId,
    before: contentOf(items, itemId),
    after: content,
    next: content === null ? nextOf(itemId) : undefined,
    madeRoom: madeRoomAs !== undefined,
  }));
  return { edits, sentence, changes };
};

export const withStep = (steps: readonly UndoStep[], step: UndoStep): UndoStep[] =>
  [...steps, step].slice(-MOST_STEPS);

/** Removes a step that failed; its items may have other ids by now. */
export const withoutStep = (steps: readonly UndoStep[], { edits }: UndoStep): UndoStep[] =>
  steps.filter((step) => step.edits !== edits);

/** The edits that undo a step. */
export interface TakenBack {
  edits: PendingEdit[];
  /** New ids of items that were recreated, by their old ids. */
  ids: ReadonlyMap<string, string>;
}

/**
 * Null if any of its items has changed since, in another tab or on another device: that change must not be lost. What
 * only made room is left as it is then.
 *
 * @param makeId removed items are recreated under new ids, since their old revisions must not match
 */
export const takeBack = (
  { changes }: UndoStep,
  items: readonly PlanItem[],
  makeId: () => string,
): TakenBack | null => {
  const ids = new Map<string, string>();
  const edits: PendingEdit[] = [];
  for (const { itemId, before, after, next, madeRoom } of changes) {
    const item = items.find(({ item_id }) => item_id === itemId);
    if (keyOf(item?.content ?? null) !== keyOf(after)) {
      if (madeRoom) continue;
      return null;
    }
    if (item) edits.push({ itemId, seen: item.revision, content: before });
    else if (before) {
      ids.set(itemId, makeId());
      edits.push({
        itemId: ids.get(itemId) ?? itemId,
        seen: null,
        content: before,
        ...(next === undefined ? {} : { before: next }),
      });
    }
  }
  return { edits, ids };
};

const keyOf = (content: PlanContent | null): string => (content === null ? '' : contentKey(content));

/** Replaces item ids in steps. */
export const renamedIn = (steps: readonly UndoStep[], ids: ReadonlyMap<string, string>): UndoStep[] =>
  steps.map((step) => ({
    ...step,
    changes: step.changes.map((change) => ({
      ...change,
      itemId: ids.get(change.itemId) ?? change.itemId,
      next: change.next === undefined ? undefined : (ids.get(change.next) ?? change.next),
    })),
  }));
