/** Limits of a queue. */
export interface FairQueueLimits {
  /** Number of works at the same time. */
  atOnce: number;
  /** Number waiting, of all, from which each subject has only its share of the places; one always may. */
  most: number;
  /** Maximum number waiting of one subject. */
  mostOfOne: number;
}

/** A queue that subjects take turns in: whoever sends much waits for themselves, and nobody waits behind all of it. */
export interface FairQueue {
  /** Whether no more work of this subject may wait. */
  isFull(subject: string): boolean;
  /** Runs the work in its turn, those of one subject in order of arrival; settles as the work does. */
  run<T>(subject: string, work: () => Promise<T>): Promise<T>;
}

export const openFairQueue = ({ atOnce, most, mostOfOne }: FairQueueLimits): FairQueue => {
  /** By subject, the next one first. */
  const waiting = new Map<string, (() => void)[]>();
  let count = 0;
  let running = 0;

  const next = (): void => {
    const [first] = waiting;
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
      try {
        return await work();
      } finally {
        running -= 1;
        next();
      }
    },
  };
};
