import type { PlanItem } from '../../contract.ts';
import type { PlanEditor } from '../use-plan-editor.ts';
import { BlockDialog } from './block-dialog.tsx';
import type { HoursDraft } from './hours-fields.tsx';
import { OwnCourseDialog } from './own-course-dialog.tsx';

/** What the student writes: hours or a course of their own. */
export interface Writing {
  versionId: string;
  what: 'block' | 'own_course';
  /** What is changed; null for what is new. */
  itemId: string | null;
  /** With which new hours begin. */
  hours: HoursDraft;
}

export interface WritingDialogProps {
  writing: Writing;
  items: readonly PlanItem[];
  editor: PlanEditor;
  onClose: () => void;
}

/** The form for what is written. */
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
