import type { PlanItem } from '../../contract.ts';
import type { PlanEditor } from '../use-plan-editor.ts';
import { BlockDialog } from './block-dialog.tsx';
import type { HoursDraft } from './hours-draft.ts';
import { OwnCourseDialog } from './own-course-dialog.tsx';

/** An own block or own course that is being written. */
export interface Writing {
  versionId: string;
  what: 'block' | 'own_course';
  /** The item being edited; null for a new one. */
  itemId: string | null;
  /** Initial hours of a new one. */
  hours: HoursDraft;
  /** What was written before the server refused it. */
  refused?: PlanItem['content'];
}

export interface WritingDialogProps {
  writing: Writing;
  items: readonly PlanItem[];
  editor: PlanEditor;
  /** The server refused what was written. */
  onRefused: (refused: Writing) => void;
  onClose: () => void;
}

/** The form for an own block or own course. */
export function WritingDialog({ writing, items, editor, onRefused, onClose }: WritingDialogProps) {
  const { what, itemId, hours, refused } = writing;
  const content = refused ?? items.find(({ item_id }) => item_id === itemId)?.content;
  const onSave: (content: PlanItem['content']) => void = (next) => {
    const onLost = (): void => onRefused({ ...writing, refused: next });
    if (itemId === null) editor.add(next, undefined, onLost);
    else editor.change(itemId, next, undefined, onLost);
  };
  const isNew = itemId === null;
  return what === 'block' ? (
    <BlockDialog
      isNew={isNew}
      content={content?.kind === 'block' ? content : null}
      hours={hours}
      onSave={onSave}
      onClose={onClose}
    />
  ) : (
    <OwnCourseDialog
      isNew={isNew}
      content={content?.kind === 'own_course' ? content : null}
      onSave={onSave}
      onClose={onClose}
    />
  );
}
