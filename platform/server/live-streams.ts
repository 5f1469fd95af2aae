import type { Log } from './log.ts';
import { runEvery } from './run-every.ts';

interface Viewer {
  userId: string;
  signInId: string;
}

/** Whose it is; `signInId` null: it lives as long as the account. */
interface Owner {
  userId: string;
  signInId: string | null;
}

/**
 * What goes on for a person after their request was let in: a stream, or work done for them. It must end when the
 * sign-in it came in with ends, or when the person leaves, on whichever instance it runs.
 */
export interface LiveStreams {
  /**
   * Takes something that lives on; `close` is called at most once, when it must end. Gives the function that takes it
   * off again.
   */
  add(owner: Owner, close: () => void): () => void;
  /** Ends what came in with these sign-ins on this instance; the others notice within seconds. */
  endSignIns(isEnded: (viewer: Viewer) => boolean): void;
  /** Ends everything of a person on this instance, work done for them included. */
  endUser(userId: string): void;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 3_000;

/**
 * @param stillValid of these sign-ins, those that are still signed in; asked every few seconds while streams are open,
 *   since a sign-in may be revoked on another instance
 */
export const openLiveStreams = (
  stillValid: (signInIds: string[]) => Promise<Set<string>>,
  log: Log,
): LiveStreams => {
  const entries = new Set<Owner & { close(): void }>();
  const end = (ends: (owner: Owner) => boolean) => {
    for (const entry of [...entries].filter(ends)) {
      entries.delete(entry);
      entry.close();
    }
  };
  const endSignIns = (isEnded: (viewer: Viewer) => boolean) =>
    end(({ userId, signInId }) => signInId !== null && isEnded({ userId, signInId }));
  const look = async () => {
    const open = new Set([...entries].flatMap(({ signInId }) => signInId ?? []));
    if (open.size === 0) return;
    const valid = await stillValid([...open]);
    endSignIns(({ signInId }) => open.has(signInId) && !valid.has(signInId));
  };
  const looking = runEvery('looking at sign-ins', look, LOOK_EVERY_MS, log);
  return {
    add: (owner, close) => {
      const entry = { ...owner, close };
      entries.add(entry);
      return () => entries.delete(entry);
    },
    endSignIns,
    endUser: (userId) => end((owner) => owner.userId === userId),
    stop: () => looking.stop(),
  };
};
