import { useState } from 'react';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import type { BlockContent } from '../../domain/planned-course.ts';
import { type HoursDraft, hoursProblem } from './hours-draft.ts';
import { HoursFields } from './hours-fields.tsx';
import { FormDialog } from '../form-dialog.tsx';

export interface BlockDialogProps {
  isNew: boolean;
  /** Null for new hours, unless they were refused. */
  content: BlockContent | null;
  hours: HoursDraft;
  onSave: (content: BlockContent) => void;
  onClose: () => void;
}

/** Own hours: work, sport, commuting. */
export function BlockDialog({ isNew, content, hours, onSave, onClose }: BlockDialogProps) {
  const [label, setLabel] = useState(content?.label ?? '');
  const [draft, setDraft] = useState<HoursDraft>(content ?? hours);
  const [isChecked, setIsChecked] = useState(false);
  const problem = hoursProblem(draft);
  const save = (): void => {
    setIsChecked(true);
    if (problem !== null || label.trim() === '') return;
    const { from, to } = content ?? { from: null, to: null };
    onSave({
      kind: 'block',
      label: label.trim(),
      days: [...draft.days],
      start: draft.start,
      end: draft.end,
      from,
      to,
    });
    onClose();
  };
  return (
    <FormDialog
      title={isNew ? 'Your own hours' : 'Change your hours'}
      submit="Save"
      width="narrow"
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="What for"
        data-autofocus
        placeholder="Work, sport, the way home"
        maxLength={120}
        value={label}
        error={isChecked && label.trim() === '' ? 'Say what the hours are for.' : null}
        onChange={(event) => setLabel(event.target.value)}
      />
      <HoursFields value={draft} onChange={setDraft} error={isChecked ? problem : null} />
    </FormDialog>
  );
}
