import { useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { Cell, HeadCell, Row, Table, TableHead } from '#platform/ui/display/table.tsx';
import type { Profile } from '../contract.ts';
import { differences } from './compare-profiles.ts';

/** Another profile than the form's, found when saving. */
export interface FoundProfile {
  profile: Profile;
  /**
   * The fields that were changed there and in the form; null if the whole profile was not known, because loading it
   * first had failed.
   */
  clashing: readonly (keyof Profile)[] | null;
}

export interface ProfileConflictDialogProps {
  /** Null if there is none. */
  found: FoundProfile | null;
  typed: Profile;
  isSaving: boolean;
  onKeepSaved: () => void;
  onReplace: () => void;
  onClose: () => void;
}

const WORDS = {
  unread: {
    title: 'You already have a profile',
    text: 'Your saved profile could not be read when this form was opened. This is where the two differ. Which one should be kept?',
    keep: 'Use the saved one',
    replace: 'Replace it with this form',
  },
  changed: {
    title: 'Your profile was changed elsewhere',
    text: 'In another tab or on another device this was changed, too, since this form was opened. Which should be kept? Your other changes are kept either way.',
    keep: 'Use what is saved',
    replace: 'Use what this form says',
  },
};

/** Lets the student choose between two profiles, so that nothing is overwritten unseen. */
export function ProfileConflictDialog({
  found,
  typed,
  isSaving,
  onKeepSaved,
  onReplace,
  onClose,
}: ProfileConflictDialogProps) {
  // Its words stay while it fades out.
  const [words, setWords] = useState(WORDS.unread);
  const next = found ? WORDS[found.clashing ? 'changed' : 'unread'] : words;
  if (next !== words) setWords(next);
  const { title, text, keep, replace } = next;
  const rows = found ? differences(found.profile, typed, found.clashing ?? undefined) : [];
  return (
    <Dialog
      open={found !== null}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onKeepSaved}>{keep}</Button>
          <Button look="primary" busy={isSaving} onClick={onReplace}>
            {replace}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <Table caption="Where the saved profile and this form differ" className="mt-4 table-fixed">
        <TableHead>
          <HeadCell className="pl-0">Field</HeadCell>
          <HeadCell>Saved</HeadCell>
          <HeadCell>This form</HeadCell>
        </TableHead>
        <tbody>
          {rows.map(({ label, one, other }) => (
            <Row key={label}>
              <th scope="row" className="py-2 pr-3 align-top font-medium">
                {label}
              </th>
              <Cell>{one || '(empty)'}</Cell>
              <Cell>{other || '(empty)'}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Dialog>
  );
}
