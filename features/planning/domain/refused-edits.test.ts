import { describe, expect, it } from 'vitest';
import type { PlanContent, PlanItem } from '../contract.ts';
import { version } from '../testing/plan-courses.ts';
import { course } from '../testing/sample-content.ts';
import type { PendingEdit } from './pending-edits.ts';
import { contestedIn, editsAgain } from './refused-edits.ts';

const [econ, math, art] = version(['ECON 10', 'MATH 20', 'ART 1']).items as [PlanItem, PlanItem, PlanItem];
const edit = (item: PlanItem, more: Partial<PendingEdit> = {}): PendingEdit => ({
  itemId: item.item_id,
  seen: item.revision,
  content: course(item.tag ?? '', { need: 'optional' }),
  ...more,
});
const stored = (item: PlanItem) => ({ item_id: item.item_id, item: { ...item, revision: 9 } });

it('sends what the student chose over what is stored, and leaves what only made room as it is stored', () => {
  const edits = [edit(econ), edit(math, { madeRoomAs: 'MATH 20' }), edit(art, { madeRoomAs: 'ART 1' })];
  const standing = [stored(econ), stored(math)];
  expect(contestedIn(edits, standing, [])).toEqual([stored(econ)]);
  expect(editsAgain(edits, standing, [])).toEqual([{ ...edits[0], seen: 9 }, edits[2]]);
});

it('creates anew what was removed elsewhere, and does not remove it again', () => {
  const gone = [{ item_id: econ.item_id, item: null }];
  expect(editsAgain([edit(econ)], gone, [])).toEqual([{ ...edit(econ), seen: null }]);
  expect(editsAgain([edit(econ, { content: null })], gone, [])).toEqual([]);
});

describe('over a course that another tab only moved to make room', () => {
  const at = (name: string) => ({ component: 'Discussion', section: name, class_number: name });
  const before = [{ ...econ, content: course('ECON 10', { chosen: [at('D1')] }) }];
  const moved = [stored({ ...econ, content: course('ECON 10', { chosen: [at('D2')] }) })];
  const again = (content: PlanContent | null) => {
    const edits = [edit(econ, { content })];
    return contestedIn(edits, moved, before).length > 0
      ? 'asks'
      : editsAgain(edits, moved, before).map((each) => each.content);
  };

  it('a removal and a choice stand', () => {
    expect(again(null)).toEqual([null]);
    const picked = course('ECON 10', { chosen: [at('D3')], picked: ['Discussion'] });
    expect(again(picked)).toEqual([picked]);
    const locked = course('ECON 10', { chosen: [at('D1')], locked: [at('D1')] });
    expect(again(locked)).toEqual([locked]);
  });

  it('another edit leaves the course where it was moved to', () => {
    expect(again(course('ECON 10', { need: 'optional', chosen: [at('D1')] }))).toEqual([
      course('ECON 10', { need: 'optional', chosen: [at('D2')] }),
    ]);
  });

  it('another timetable asks, and so does everything over a section that was picked there', () => {
    expect(again(course('ECON 10', { chosen: [at('D3')] }))).toBe('asks');
    const picks = [
      stored({ ...econ, content: course('ECON 10', { chosen: [at('D2')], picked: ['Discussion'] }) }),
    ];
    expect(contestedIn([edit(econ, { content: null })], picks, before)).toEqual(picks);
  });
});
