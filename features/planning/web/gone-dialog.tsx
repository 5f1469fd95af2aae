import { ClashDialog } from './clash-dialog.tsx';
import type { GoneVersion, SentEdits } from './plan.queries.ts';

export interface GoneDialogProps {
  gone: Pick<GoneVersion, 'version'> & { requests: readonly Pick<SentEdits, 'announced'>[] };
  onSettle: (keeps: 'mine' | 'other') => void;
}

/** Changes of a version that was deleted elsewhere: it comes back with them, or they are discarded. */
export function GoneDialog({ gone: { version, requests }, onSettle }: GoneDialogProps) {
  const isOne = requests.length === 1;
  return (
    <ClashDialog
      title="This version was deleted elsewhere"
      about={`Another tab or device deleted the version that you changed. Your ${isOne ? 'change is' : 'changes are'} kept until you choose.`}
      mine={`Bring the version back, with ${isOne ? 'this change' : 'these changes'}`}
      other="Leave it deleted"
      clashes={requests.map(({ announced }, at) => ({
        id: String(at),
        mine: announced,
        other: `Version ${version.name} was deleted`,
      }))}
      onKeepMine={() => onSettle('mine')}
      onKeepOther={() => onSettle('other')}
    />
  );
}
