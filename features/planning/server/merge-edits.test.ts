import { describe, expect, it } from 'vitest';
import type { PlanContent } from '../contract.ts';
import { block, course } from '../testing/sample-content.ts';
import { slotOf } from './item-slot.ts';
import { type MergedItem, mergeEdits } from './merge-edits.ts';

const NOW = 50;
const itemOf = (id: string, content: PlanContent): MergedItem => ({
  id,
  slot: slotOf(content),
  revision: 7,
  content,
});

/** A catalogue in which `OLD 1` has become `NEW 1` since the plan was made. */
const spell = (content: PlanContent): PlanContent =>
  content.kind === 'course' && content.code === 'OLD 1' ? { ...content, code: 'NEW 1' } : content;
const optional = { need: 'optional' } as const;

describe('edits of a course that was renamed', () => {
  const old = itemOf('a', course('OLD 1'));

  it.each(['OLD 1', 'NEW 1'])('are accepted under %s, and the code stays', (code) => {
    const edit = { item_id: 'a', revision: 7, content: course(code, optional) };
    const { changed, clashes } = mergeEdits([old], [edit], NOW, spell);
    expect(clashes).toEqual([]);
    expect(changed).toEqual([{ ...old, revision: NOW, content: course('OLD 1', optional) }]);
  });

  it('find it under its new code', () => {
    const add = (content: PlanContent) =>
      mergeEdits([old], [{ item_id: 'b', revision: null, content }], NOW, spell);
    expect(add(course('NEW 1'))).toMatchObject({ added: [], results: [old] });
    expect(add(course('NEW 1', optional)).clashes).toEqual([{ id: 'b', stands: old }]);
  });
});

describe('colour of a course', () => {
  const blue = itemOf('a', course('GEOL 10', { mark: 3 }));

  it.each([undefined, 5])('stays when it is edited with %s', (mark) => {
    const content = course('GEOL 10', { ...optional, ...(mark === undefined ? {} : { mark }) });
    const { changed } = mergeEdits([blue], [{ item_id: 'a', revision: 7, content }], NOW, spell);
    expect(changed).toEqual([
      { ...blue, revision: NOW, content: course('GEOL 10', { ...optional, mark: 3 }) },
    ]);
  });

  it('is that of the first of two tabs that add it', () => {
    const edit = { item_id: 'b', revision: null, content: course('GEOL 10', { mark: 5 }) };
    expect(mergeEdits([blue], [edit], NOW, spell)).toMatchObject({ clashes: [], added: [], results: [blue] });
  });
});

describe('edits of a version', () => {
  const items = [itemOf('a', block('Rowing')), itemOf('b', course('GEOL 10'))];

  it('remove before they add, whatever their order', () => {
    const edits = [
      { item_id: 'c', revision: null, content: course('GEOL 10', optional) },
      { item_id: 'b', revision: 7, content: null },
    ];
    const { added, removed, results, clashes } = mergeEdits(items, edits, NOW, spell);
    expect(clashes).toEqual([]);
    expect(removed).toEqual([items[1]]);
    expect(results).toEqual([added[0], null]);
  });

  it('conflict by what the caller saw, not by what is sent', () => {
    const edits = [
      { item_id: 'a', revision: 6, content: block('Choir') },
      { item_id: 'b', revision: 6, content: null },
      { item_id: 'c', revision: 6, content: block('Work') },
    ];
    const { clashes } = mergeEdits(items, edits, NOW, spell);
    expect(clashes.map(({ id, stands }) => [id, stands])).toEqual([
      ['b', items[1]],
      ['a', items[0]],
      ['c', null],
    ]);
  });

  it('are accepted with any revision if nothing is left to do', () => {
    const edits = [
      { item_id: 'a', revision: null, content: block('Rowing') },
      { item_id: 'z', revision: 6, content: null },
    ];
    const merged = mergeEdits(items, edits, NOW, spell);
    expect(merged).toMatchObject({
      clashes: [],
      added: [],
      changed: [],
      removed: [],
      results: [items[0], null],
    });
  });
});
