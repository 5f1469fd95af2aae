import type { PlanItem } from '../../contract.ts';
import type { PlanEditor } from '../use-plan-editor.ts';
import { BlockDialog } from './block-dialog.tsx';
import type { HoursDraft } from './hours-fields.tsx';
import { OwnCourseDialog } from './own-course-dialog.tsx';

/** An own block or own course that is being written. */
export interface Writing {
  versionId: string;
  what: 'block' | 'own_course';
  /** The item being edited; null for a new one. */
  itemId: string | null;
  /** Initial hours of a new one. */
  hours: HoursDraft;
}

export interface WritingDialogProps {
  writing: Writing;
  items: readonly PlanItem[];
  editor: PlanEditor;
  onClose: () => void;
}

/** The form for an own block or own course. */
export function WritingDialog({
  writing: { what, itemId, hours },
  items,
  editor,
  onClose,
}: WritingDialogProps) {
  const content = items.find(({ item_id }) => item_id === itemId)?.content;
  const onSave: (content: PlanItem['content']) => void = (next) =>
    itemId === null ? editor.add(next) : editor.change(itemId, next);
  return what === 'block' ? (
    <BlockDialog
      content={content?.kind === 'block' ? content : null}
      hours={hours}
      onSave={onSave}
      onClose={onClose}
    />
  ) : (
    <OwnCourseDialog
      content={content?.kind === 'own_course' ? content : null}
      onSave={onSave}
      onClose={onClose}
    />
  );
}
