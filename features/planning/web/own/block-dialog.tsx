import { type FormEvent, useId, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import type { BlockContent } from '../../domain/planned-course.ts';
import { type HoursDraft, HoursFields, hoursProblem } from './hours-fields.tsx';

export interface BlockDialogProps {
  /** Null for hours that are new. */
  content: BlockContent | null;
  hours: HoursDraft;
  onSave: (content: BlockContent) => void;
  onClose: () => void;
}

/** Own hours: work, sport, the way home. */
export function BlockDialog({ content, hours, onSave, onClose }: BlockDialogProps) {
  const form = useId();
  const [label, setLabel] = useState(content?.label ?? '');
  const [draft, setDraft] = useState<HoursDraft>(content ?? hours);
  const [isChecked, setIsChecked] = useState(false);
  const problem = hoursProblem(draft);
  const save = (event: FormEvent): void => {
    event.preventDefault();
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
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={content ? 'Change your hours' : 'Your own hours'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} noValidate className="grid gap-3">
        <TextField
          label="What for"
          placeholder="Work, sport, the way home"
          maxLength={120}
          value={label}
          error={isChecked && label.trim() === '' ? 'Say what the hours are for.' : null}
          onChange={(event) => setLabel(event.target.value)}
        />
        <HoursFields value={draft} onChange={setDraft} error={isChecked ? problem : null} />
      </form>
    </Dialog>
  );
}
