import { Button } from '#platform/ui/controls/button.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { Cell, HeadCell, Row, Table, TableHead } from '#platform/ui/display/table.tsx';
import type { Profile } from '../contract.ts';
import { differences } from './compare-profiles.ts';

export interface ProfileConflictDialogProps {
  /** The saved profile found only when saving, because loading it first had failed; null if there is none. */
  found: Profile | null;
  typed: Profile;
  isSaving: boolean;
  onKeepSaved: () => void;
  onReplace: () => void;
  onClose: () => void;
}

/** Lets the student choose between two profiles, so that nothing is overwritten unseen. */
export function ProfileConflictDialog({
  found,
  typed,
  isSaving,
  onKeepSaved,
  onReplace,
  onClose,
}: ProfileConflictDialogProps) {
  return (
    <Dialog
      open={found !== null}
      onClose={onClose}
      title="You already have a profile"
      footer={
        <>
          <Button onClick={onKeepSaved}>Use the saved one</Button>
          <Button look="primary" busy={isSaving} onClick={onReplace}>
            Replace it with this form
          </Button>
        </>
      }
    >
      <p>
        Your saved profile could not be read when this form was opened. This is where the two differ. Which
        one should be kept?
      </p>
      <Table caption="Where the saved profile and this form differ" className="mt-4 table-fixed">
        <TableHead>
          <HeadCell className="pl-0">Field</HeadCell>
          <HeadCell>Saved</HeadCell>
          <HeadCell>This form</HeadCell>
        </TableHead>
        <tbody>
          {(found ? differences(found, typed) : []).map(({ label, one, other }) => (
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
