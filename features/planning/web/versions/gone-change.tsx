import { useQueryClient } from '@tanstack/react-query';
import type { PlanClash, PlanVersion, VersionHead } from '../../contract.ts';
import { GoneDialog } from '../gone-dialog.tsx';
import { bringBack } from '../plan.queries.ts';

/** A change of a whole version, which can be made again once that was brought back. */
export interface VersionChange {
  version: PlanVersion;
  /** What is announced once it is written. */
  announced: string;
  call: (version: VersionHead) => Promise<unknown>;
  onClash?: (clash: PlanClash) => void;
  onDone?: () => void;
}

export interface GoneChangeProps {
  wanted: VersionChange;
  /** Makes a call; false if it failed, which was announced. */
  run: (call: () => Promise<unknown>) => Promise<boolean>;
  /** With the version that was brought back, to be changed; null if it stays deleted. */
  onSettle: (made: PlanVersion | null) => void;
}

/** A change of a whole version that was deleted elsewhere: it comes back to be changed, or stays deleted. */
export function GoneChange({ wanted, run, onSettle }: GoneChangeProps) {
  const queries = useQueryClient();
  const bringItBack = (): Promise<boolean> =>
    // Where that fails, the student is asked still.
    run(async () => onSettle(await bringBack(queries, wanted.version)));
  return (
    <GoneDialog
      gone={{ version: wanted.version, requests: [wanted] }}
      onSettle={(keeps) => void (keeps === 'mine' ? bringItBack() : onSettle(null))}
    />
  );
}
