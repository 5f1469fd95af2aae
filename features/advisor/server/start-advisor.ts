import type { CurrentCatalogue } from '#features/catalogue/server/current-catalogue.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Store } from '#platform/server/database/store.ts';
import type { LiveStreams } from '#platform/server/live-streams.ts';
import type { Log } from '#platform/server/log.ts';
import { repeat } from '#platform/server/run-every.ts';
import type { Settings } from '#platform/server/settings.ts';
import { checkReply } from '../domain/checks/check-reply.ts';
import type { Advisor } from './advisor.context.ts';
import { catalogueForChecks } from './asking/catalogue-for-checks.ts';
import { limitAnswer } from './models/limit-answer.ts';
import { createVendorModels } from './models/providers.ts';
import { interruptSilentReplies } from './replies/interrupt-silent-replies.ts';
import { Replies } from './replies/replies.ts';

/** With the lease, so often that a reply of a dead server is marked within 15 s. */
const LOOK_EVERY_MS = 3_000;

/** Starts what the advisor keeps running. `stop` ends every running reply, honestly marked. */
export const startAdvisor = async ({
  store,
  log,
  live,
  settings,
  catalogue,
  clock,
}: {
  store: Store;
  log: Log;
  live: LiveStreams;
  settings: Settings;
  catalogue: CurrentCatalogue;
  clock: Clock;
}): Promise<Advisor & { stop(): Promise<void> }> => {
  const replies = new Replies({ db: store.db, log, live });
  const check = (content: string) =>
    checkReply(content, catalogueForChecks(catalogue.current(), clock.now()));
  const interrupt = () => interruptSilentReplies(store.db, check, { writtenHere: replies.jobs() });
  await interruptSilentReplies(store.db, check, { isAlone: store.kind === 'embedded' });
  const looking = repeat('looking for silent replies', interrupt, LOOK_EVERY_MS, log);
  return {
    replies,
    models: createVendorModels(settings, limitAnswer(fetch)),
    stop: async () => {
      await looking.stop();
      await replies.close();
    },
  };
};
