import { useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { PlusIcon } from '#platform/ui/display/icons.tsx';
import type { OwnCourseContent } from '../../domain/planned-course.ts';
import { type HoursDraft, hoursProblem, NO_HOURS } from './hours-draft.ts';
import { HoursFields } from './hours-fields.tsx';
import { FormDialog } from '../form-dialog.tsx';

const MOST_MEETINGS = 14;
const MOST_UNITS = 100;

type MeetingDraft = HoursDraft & Pick<OwnCourseContent['meetings'][number], 'place' | 'from' | 'to'>;

export interface OwnCourseDialogProps {
  isNew: boolean;
  /** Null for a new course, unless it was refused. */
  content: OwnCourseContent | null;
  onSave: (content: OwnCourseContent) => void;
  onClose: () => void;
}

const unitsOf = (text: string): number | null | 'wrong' => {
  if (text.trim() === '') return null;
  const units = Number(text);
  return Number.isFinite(units) && units >= 0 && units <= MOST_UNITS ? units : 'wrong';
};

/** A course that is not in the catalogue, written by hand. */
export function OwnCourseDialog({ isNew, content, onSave, onClose }: OwnCourseDialogProps) {
  const [title, setTitle] = useState(content?.title ?? '');
  const [units, setUnits] = useState(content?.units?.toString() ?? '');
  const [meetings, setMeetings] = useState<readonly MeetingDraft[]>(content?.meetings ?? []);
  const [isChecked, setIsChecked] = useState(false);
  const counted = unitsOf(units);
  const put = (at: number, next: Partial<MeetingDraft>): void =>
    setMeetings(meetings.map((each, place) => (place === at ? { ...each, ...next } : each)));
  const save = (): void => {
    setIsChecked(true);
    const isWhole = meetings.every((meeting) => hoursProblem(meeting) === null);
    if (title.trim() === '' || counted === 'wrong' || !isWhole) return;
    onSave({
      // Keeps its colour.
      ...content,
      kind: 'own_course',
      title: title.trim(),
      units: counted,
      need: content?.need ?? 'required',
      group: content?.group ?? null,
      meetings: meetings.map((meeting) => ({
        ...meeting,
        days: [...meeting.days],
        place: meeting.place.trim(),
      })),
    });
    onClose();
  };
  return (
    <FormDialog
      title={isNew ? 'A course that is not in the catalogue' : 'Change your course'}
      submit="Save"
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Title"
        data-autofocus
        maxLength={120}
        value={title}
        error={isChecked && title.trim() === '' ? 'Give it a title.' : null}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label="Units"
        optional
        inputMode="decimal"
        value={units}
        error={isChecked && counted === 'wrong' ? 'Units are a number from 0 to 100.' : null}
        onChange={(event) => setUnits(event.target.value)}
      />
      {meetings.map((meeting, at) => (
        // Meetings have no ids, and new ones are only appended, so the index is a stable key.
        <div key={at} className="grid gap-3 rounded-lg border border-line p-3">
          <HoursFields
            value={meeting}
            onChange={(hours) => put(at, hours)}
            error={isChecked ? hoursProblem(meeting) : null}
          />
          <TextField
            label="Place"
            optional
            maxLength={120}
            value={meeting.place}
            onChange={(event) => put(at, { place: event.target.value })}
          />
          <Button
            look="quiet"
            size="small"
            onClick={() => setMeetings(meetings.filter((_, place) => place !== at))}
          >
            Remove this meeting
          </Button>
        </div>
      ))}
      {meetings.length < MOST_MEETINGS ? (
        <Button
          icon={<PlusIcon size={16} />}
          onClick={() => setMeetings([...meetings, { ...NO_HOURS, place: '', from: null, to: null }])}
        >
          {meetings.length === 0 ? 'Add when it meets' : 'Add another meeting'}
        </Button>
      ) : null}
    </FormDialog>
  );
}
