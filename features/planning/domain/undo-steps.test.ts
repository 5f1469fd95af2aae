import { describe, expect, it } from 'vitest';
import type { PlanItem } from '../contract.ts';
import { version } from '../testing/plan-courses.ts';
import { course } from '../testing/sample-content.ts';
import { applyEdits, ON_ITS_WAY } from './pending-edits.ts';
import { renamedIn, takeBack, toStep, type UndoStep, withoutStep, withStep } from './undo-steps.ts';

const makeId = () => 'new id';
const stepOf = (items: readonly PlanItem[], ...edits: Parameters<typeof toStep>[2]): UndoStep =>
  toStep('Done.', items, edits);

describe('steps that can be undone', () => {
  const { items } = version(['ECON 10', 'MATH 20']);

  it('restore what was changed, added and removed', () => {
    const optional = course('ECON 10', { need: 'optional' });
    const edits = [
      { itemId: 'item ECON 10', seen: 1, content: optional },
      { itemId: 'item MATH 20', seen: 1, content: null },
      { itemId: 'added', seen: null, content: course('CHEM 17') },
    ];
    const after = applyEdits(items, edits);
    const back = takeBack(stepOf(items, ...edits), after, makeId);
    expect(back?.edits).toEqual([
      { itemId: 'item ECON 10', seen: 1, content: course('ECON 10') },
      { itemId: 'new id', seen: null, content: course('MATH 20') },
      { itemId: 'added', seen: ON_ITS_WAY, content: null },
    ]);
    expect(back?.ids).toEqual(new Map([['item MATH 20', 'new id']]));
  });

  it('put removed items back in their place, also one after the other', () => {
    const { items: three } = version(['ECON 10', 'MATH 20', 'CHEM 17']);
    const ids = ['first', 'second'];
    const remove = (from: readonly PlanItem[], itemId: string) => {
      const edits = [{ itemId, seen: 1, content: null }];
      return { step: stepOf(from, ...edits), left: applyEdits(from, edits) };
    };
    const one = remove(three, 'item ECON 10');
    const two = remove(one.left, 'item MATH 20');
    const back = takeBack(two.step, two.left, () => ids[0] ?? '');
    const again = applyEdits(two.left, back?.edits ?? []);
    const [step] = renamedIn([one.step], back?.ids ?? new Map());
    const all = step ? takeBack(step, again, () => ids[1] ?? '') : null;
    expect(applyEdits(again, all?.edits ?? []).map(({ tag }) => tag)).toEqual([
      'ECON 10',
      'MATH 20',
      'CHEM 17',
    ]);
  });

  it('leave what was changed elsewhere since', () => {
    const step = stepOf(items, {
      itemId: 'item ECON 10',
      seen: 1,
      content: course('ECON 10', { need: 'optional' }),
    });
    expect(takeBack(step, items, makeId)).toBeNull();
  });

  it('leave what only made room where another tab put it', () => {
    const optional = { seen: 1, content: course('ECON 10', { need: 'optional' }) };
    const moved = { ...optional, itemId: 'item ECON 10', madeRoomAs: 'ECON 10' };
    const step = stepOf(items, moved, { itemId: 'new', seen: null, content: course('ART 1') });
    const after = applyEdits(items, [{ itemId: 'new', seen: null, content: course('ART 1') }]);
    expect(takeBack(step, after, makeId)?.edits).toEqual([{ itemId: 'new', seen: 0, content: null }]);
  });

  it('recognise a content whose fields are in another order', () => {
    const optional = course('ECON 10', { need: 'optional' });
    const step = stepOf(items, { itemId: 'item ECON 10', seen: 1, content: optional });
    const turned = Object.fromEntries(Object.entries(optional).toReversed()) as typeof optional;
    const after = items.map((item) =>
      item.item_id === 'item ECON 10' ? { ...item, content: turned } : item,
    );
    expect(takeBack(step, after, makeId)?.edits).toHaveLength(1);
  });

  it('still apply to an item that has another id, and are at most thirty', () => {
    const step = stepOf(items, { itemId: 'item ECON 10', seen: 1, content: null });
    const [renamed] = renamedIn([step], new Map([['item ECON 10', 'new id']]));
    expect(withoutStep(renamed ? [renamed] : [], step)).toEqual([]);
    expect(renamed?.changes.map(({ itemId }) => itemId)).toEqual(['new id']);
    const many = Array.from({ length: 40 }, (_, at) => `Step ${at}.`).reduce<UndoStep[]>(
      (steps, sentence) => withStep(steps, toStep(sentence, items, [])),
      [],
    );
    expect(many).toHaveLength(30);
    expect(many.at(-1)?.sentence).toBe('Step 39.');
  });
});
