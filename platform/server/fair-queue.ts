/** Limits of a queue. */
export interface FairQueueLimits {
  /** Number of works at the same time. */
  atOnce: number;
  /** Number waiting, of all, from which each subject has only its share of the places; one always may. */
  most: number;
  /** Maximum number waiting of one subject. */
  mostOfOne: number;
  /**
   * For work that takes seconds: whose work took the least time lately comes first, instead of who waits longest. So somebody
   * who asks once waits for the running work only, and not for a turn of each of those who ask all the time.
   */
  isByUse?: boolean;
  /** Milliseconds that pass; a test's own. */
  now?: () => number;
}

/** What was used counts half after a minute. */
const HALF_MS = 60_000;
/** Subjects remembered; of more, those that used next to nothing are forgotten. */
const MOST_KEPT = 1_000;

/** How much time each subject has used lately, in milliseconds. */
export const openUse = (now: () => number) => {
  const used = new Map<string, { ms: number; at: number }>();
  const of = (subject: string): number => {
    const known = used.get(subject);
    return known === undefined ? 0 : known.ms * 0.5 ** ((now() - known.at) / HALF_MS);
  };
  return {
    of,
    add: (subject: string, ms: number): void => {
      used.set(subject, { ms: of(subject) + ms, at: now() });
      if (used.size > MOST_KEPT) for (const key of used.keys()) if (of(key) < 1) used.delete(key);
    },
  };
};

/** A queue that subjects take turns in: whoever sends much waits for themselves, and nobody waits behind all of it. */
export interface FairQueue {
  /** Whether no more work of this subject may wait. */
  isFull(subject: string): boolean;
  /** Runs the work in its turn, those of one subject in order of arrival; settles as the work does. */
  run<T>(subject: string, work: () => Promise<T>): Promise<T>;
}

export const openFairQueue = ({
  atOnce,
  most,
  mostOfOne,
  isByUse = false,
  now = () => performance.now(),
}: FairQueueLimits): FairQueue => {
  const use = openUse(now);
  /** By subject, the next one first. */
  const waiting = new Map<string, (() => void)[]>();
  let count = 0;
  let running = 0;

  const nextOf = (): [string, (() => void)[]] | undefined => {
    const [first, ...others] = waiting;
    if (first === undefined || !isByUse) return first;
    return others.reduce((least, each) => (use.of(each[0]) < use.of(least[0]) ? each : least), first);
  };

  const next = (): void => {
    const first = nextOf();
    if (first === undefined || running >= atOnce) return;
    const [subject, starts] = first;
    const start = starts.shift();
    waiting.delete(subject);
    if (starts.length > 0) waiting.set(subject, starts);
    count -= 1;
    running += 1;
    start?.();
  };

  return {
    // Whoever fills the queue closes it for themselves: four networks could shut out all others.
    isFull: (subject) => {
      const own = waiting.get(subject)?.length ?? 0;
      return own >= mostOfOne || (count >= most && own >= Math.max(1, Math.floor(most / waiting.size)));
    },
    run: async (subject, work) => {
      await new Promise<void>((resolve) => {
        const starts = waiting.get(subject);
        if (starts) starts.push(resolve);
        else waiting.set(subject, [resolve]);
        count += 1;
        next();
      });
      const started = now();
      try {
        return await work();
      } finally {
        if (isByUse) use.add(subject, now() - started);
        running -= 1;
        next();
      }
    },
  };
};
