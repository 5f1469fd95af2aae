import { isNamed, type SectionName } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import { codeOf } from '../domain/planned-course.ts';
import { contestedIn } from '../domain/refused-edits.ts';
import type { PlannedWeek } from '../domain/planned-week.ts';
import { contentWords, timesWords } from '../domain/plan-words.ts';
import { ClashDialog } from './clash-dialog.tsx';
import type { RefusedEdit } from './plan.queries.ts';

export interface RefusedDialogProps {
  refused: RefusedEdit;
  /** The version's week, for meeting times of sections. */
  week: PlannedWeek;
  onSettle: (keeps: 'mine' | 'other') => void;
}

/** Edits of items that changed elsewhere: discarded, or resent over the stored state. */
export function RefusedDialog({ refused: { request, clash }, week, onSettle }: RefusedDialogProps) {
  const timesOf = (code: string, name: SectionName): string => {
    const course = week.courses.find(({ item }) => item.content.code === code || codeOf(item) === code);
    const section = course?.record?.sections.find(isNamed(name));
    return section ? timesWords(section) : '';
  };
  return (
    <ClashDialog
      clashes={contestedIn(request.edits, clash.items, request.before).map(({ item_id, item }) => {
        const before = request.before.find((each) => each.item_id === item_id)?.content ?? null;
        return {
          id: item_id,
          before: before && contentWords(before, timesOf),
          mine: contentWords(
            request.edits.find(({ itemId }) => itemId === item_id)?.content ?? null,
            timesOf,
          ),
          other: contentWords(item?.content ?? null, timesOf),
        };
      })}
      onKeepMine={() => onSettle('mine')}
      onKeepOther={() => onSettle('other')}
    />
  );
}
