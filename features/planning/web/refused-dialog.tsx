import { isNamed, type SectionName } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import type { PendingEdit } from '../domain/pending-edits.ts';
import { codeOf } from '../domain/planned-course.ts';
import type { PlannedWeek } from '../domain/planned-week.ts';
import { contentWords, timesWords } from '../domain/plan-words.ts';
import { ClashDialog } from './clash-dialog.tsx';
import type { RefusedEdit } from './plan.queries.ts';

export interface RefusedDialogProps {
  refused: RefusedEdit;
  /** The version's week, for meeting times of sections. */
  week: PlannedWeek;
  /** The edits to resend, or null to keep the stored state. */
  onSettle: (again: readonly PendingEdit[] | null) => void;
}

/** Edits of items that changed elsewhere: discarded, or resent over the stored state. */
export function RefusedDialog({ refused: { request, clash }, week, onSettle }: RefusedDialogProps) {
  const standing = new Map(clash.items.map(({ item_id, item }) => [item_id, item]));
  const again = request.edits.flatMap((edit): PendingEdit[] => {
    if (!standing.has(edit.itemId)) return [edit];
    const item = standing.get(edit.itemId);
    if (!item) return edit.content === null ? [] : [{ ...edit, seen: null }];
    return [{ ...edit, itemId: item.item_id, seen: item.revision }];
  });
  const timesOf = (code: string, name: SectionName): string => {
    const course = week.courses.find(({ item }) => item.content.code === code || codeOf(item) === code);
    const section = course?.record?.sections.find(isNamed(name));
    return section ? timesWords(section) : '';
  };
  return (
    <ClashDialog
      clashes={clash.items.map(({ item_id, item }) => ({
        id: item_id,
        mine: contentWords(request.edits.find(({ itemId }) => itemId === item_id)?.content ?? null, timesOf),
        other: contentWords(item?.content ?? null, timesOf),
      }))}
      onKeepMine={() => onSettle(again)}
      onKeepOther={() => onSettle(null)}
    />
  );
}
