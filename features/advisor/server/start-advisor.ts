import type { Clock } from '#platform/server/clock.ts';
import type { Store } from '#platform/server/database/store.ts';
import type { LiveStreams } from '#platform/server/live-streams.ts';
import type { Log } from '#platform/server/log.ts';
import type { WeekFinder } from '#features/planning/server/shared/week-finder.ts';
import { type FairQueueLimits, openFairQueue } from '#platform/server/fair-queue.ts';
import { runEvery } from '#platform/server/run-every.ts';
import type { Settings } from '#platform/server/settings.ts';
import type { Advisor, AdvisorReaders } from './advisor.context.ts';
import { pruneTokenCounts } from './models/daily-token-limit.ts';
import { limitAnswer } from './models/limit-answer.ts';
import { createVendorModels } from './models/providers.ts';
import { interruptSilentReplies } from './replies/interrupt-silent-replies.ts';
import { Replies } from './replies/replies.ts';

/** With the lease, short enough that a dead server's reply is marked within 15 s. */
const LOOK_EVERY_MS = 3_000;
const PRUNE_EVERY_MS = 60 * 60_000;

/** Starts the advisor's background work. `stop` ends every running reply and stores its status. */
/** Each pause in typing asks once; of one student the last few are enough. */
const TYPING: FairQueueLimits = { atOnce: 1, most: 2_000, mostOfOne: 8 };

export const startAdvisor = async ({
  store,
  log,
  live,
  settings,
  readers,
  weeks,
  clock,
}: {
  store: Store;
  log: Log;
  live: LiveStreams;
  settings: Settings;
  readers: AdvisorReaders;
  weeks: WeekFinder;
  clock: Clock;
}): Promise<Advisor & { stop(): Promise<void> }> => {
  const replies = new Replies({ db: store.db, log, live });
  const { accountFor } = readers;
  const interrupt = () => interruptSilentReplies(store.db, accountFor, { writtenHere: replies.jobs() });
  await interruptSilentReplies(store.db, accountFor, { isAlone: store.kind === 'embedded' });
  const pruning = runEvery(
    'pruning token counts',
    () => pruneTokenCounts(store.db, clock.now()),
    PRUNE_EVERY_MS,
    log,
  );
  const looking = runEvery('looking for silent replies', interrupt, LOOK_EVERY_MS, log);
  return {
    replies,
    readers,
    // How many replies a student may have running is limited where they begin.
    turns: openFairQueue({ atOnce: 1, most: Infinity, mostOfOne: Infinity }),
    typing: openFairQueue(TYPING),
    weeks,
    models: createVendorModels(settings, limitAnswer(fetch)),
    stop: async () => {
      await Promise.all([looking.stop(), pruning.stop()]);
      await replies.close();
    },
  };
};
