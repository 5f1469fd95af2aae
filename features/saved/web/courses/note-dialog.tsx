import { type FormEvent, useId, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { Chips } from '#platform/ui/controls/chips.tsx';
import { TextArea } from '#platform/ui/controls/text-area.tsx';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { Banner } from '#platform/ui/display/banner.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { ApiError } from '#platform/web/api/api-error.ts';
import { LABEL_MAX, MAX_LABELS, NOTE_MAX, type SavedCourse } from '../../contract.ts';
import { useEditCourse } from '../saved.queries.ts';

export interface NoteDialogProps {
  course: SavedCourse;
  /** All of the student's labels. */
  labels: readonly string[];
  onClose: () => void;
}

/** The note and the labels of a saved course. */
export function NoteDialog({ course, labels, onClose }: NoteDialogProps) {
  const formId = useId();
  const edit = useEditCourse();
  const [note, setNote] = useState(course.note);
  const [chosen, setChosen] = useState<readonly string[]>(course.labels);
  const [made, setMade] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [labelError, setLabelError] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [current, setCurrent] = useState<SavedCourse | null>(null);
  const options = [...labels, ...made];

  /** The labels including comma-separated ones in the field; null if one is too long or there are too many. */
  const withTyped = (): readonly string[] | null => {
    const labels = typed.split(',').flatMap((part) => part.trim() || []);
    const known = [...options];
    const named = labels.map((label) => {
      const same = known.find((each) => each.toLowerCase() === label.toLowerCase());
      if (same === undefined) known.push(label);
      return same ?? label;
    });
    const next = [...new Set([...chosen, ...named])];
    if (labels.some((label) => label.length > LABEL_MAX) || next.length > MAX_LABELS) {
      setLabelError(
        next.length > MAX_LABELS
          ? `A course has at most ${MAX_LABELS} labels.`
          : `A label has at most ${LABEL_MAX} characters.`,
      );
      return null;
    }
    setMade([...made, ...known.slice(options.length)]);
    setTyped('');
    setLabelError(null);
    return next;
  };
  const send = (revision: number): void => {
    const all = withTyped();
    if (all === null) return;
    setChosen(all);
    setError(null);
    edit.mutate(
      { code: course.code, revision, note: note.trim(), labels: [...all] },
      {
        onSuccess: onClose,
        onError: (failure) => {
          const stands = failure instanceof ApiError ? failure.details.current : undefined;
          if (failure instanceof ApiError && failure.code === 'conflict' && stands !== undefined)
            setCurrent(stands as SavedCourse);
          else setError(failure instanceof ApiError ? failure.sentence : 'That could not be saved just now.');
        },
      },
    );
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(current?.revision ?? course.revision);
  };
  const takeTheirs = (theirs: SavedCourse): void => {
    setNote(theirs.note);
    setChosen(theirs.labels);
    setMade([...new Set([...made, ...theirs.labels.filter((label) => !labels.includes(label))])]);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Note and labels of ${course.tag ?? course.code}`}
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={formId} busy={edit.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {error === null ? null : <Banner tone="error">{error}</Banner>}
        {current ? (
          <Banner
            action={
              <Button size="small" onClick={() => takeTheirs(current)}>
                Use that
              </Button>
            }
          >
            <span className="wrap-anywhere">
              {`This was changed in another tab or on another device. It says now: ${standsWords(current)} Save again to keep yours.`}
            </span>
          </Banner>
        ) : null}
        <TextArea
          label="Note"
          value={note}
          maxLength={NOTE_MAX}
          data-autofocus
          onChange={(event) => setNote(event.target.value)}
        />
        {options.length > 0 ? (
          <Chips legend="Labels" options={options} value={chosen} onChange={setChosen} />
        ) : null}
        <div className="flex items-end gap-2">
          <TextField
            className="min-w-0 flex-1"
            label="New label"
            value={typed}
            maxLength={LABEL_MAX * MAX_LABELS}
            error={labelError}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed.trim() === '') return;
              event.preventDefault();
              setChosen(withTyped() ?? chosen);
            }}
          />
          <Button disabled={typed.trim() === ''} onClick={() => setChosen(withTyped() ?? chosen)}>
            Add
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const standsWords = ({ note, labels }: SavedCourse): string =>
  `${note === '' ? 'no note' : `“${note}”`}${labels.length === 0 ? '' : `, labelled ${labels.join(', ')}`}.`;
