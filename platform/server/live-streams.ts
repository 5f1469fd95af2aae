import type { Log } from './log.ts';
import { runEvery } from './run-every.ts';

interface Viewer {
  userId: string;
  signInId: string;
}

/** `signInId` null: lives as long as the account. */
interface Owner {
  userId: string;
  signInId: string | null;
}

/**
 * Streams and jobs that outlive their request. They must end with the sign-in they came in with, or with the account,
 * on any instance.
 */
export interface LiveStreams {
  /**
   * Registers a stream or job; `close` is called at most once, when it must end. Returns a function that unregisters
   * it.
   */
  add(owner: Owner, close: () => void): () => void;
  /** Ends what belongs to these sign-ins on this instance; other instances notice within seconds. */
  endSignIns(isEnded: (viewer: Viewer) => boolean): void;
  /** Ends everything of a user on this instance, including jobs. */
  endUser(userId: string): void;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 3_000;

/**
 * @param stillValid returns those of these sign-ins that are still valid; polled every few seconds while streams are
 *   open, since a sign-in may be revoked on another instance
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
