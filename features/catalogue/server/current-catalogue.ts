import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/database/store.ts';
import { reasonOf } from '#platform/server/describe-error.ts';
import type { Log } from '#platform/server/log.ts';
import { sentenceOf } from '../domain/pack/problems.ts';
import { getCurrentVersion, publishCatalogue } from './publish-catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';
import { checkPackFiles, folderState, PackError, readPackFiles } from './read-pack-folder.ts';
import type { Catalogue } from './shared/catalogue.ts';

/** The catalogue this instance serves. */
export interface CurrentCatalogue {
  /** The current version. Take it once for a request: the next call may answer a newer one. */
  current(): Catalogue;
  /** Looks now whether the pack's folder or another instance has a newer catalogue. */
  refresh(): Promise<void>;
  /** Stops looking. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 5_000;

/**
 * Publishes the pack in `folder`, holds the current catalogue in memory, and swaps to a newer one when the folder
 * changes or another instance published. A pack that cannot be used is logged and never replaces a good catalogue.
 *
 * @throws PackError when the pack cannot be used at the start
 */
export const openCurrentCatalogue = async (
  { db, clock, log }: { db: Db; clock: Clock; log: Log },
  folder: string,
  lookEveryMs = LOOK_EVERY_MS,
): Promise<CurrentCatalogue> => {
  let seen = await folderState(folder);
  const publishFolder = async () => {
    const files = await readPackFiles(folder);
    // What stands already was checked when it was published; checking ten thousand rows again would slow every start.
    if (files.version === (await getCurrentVersion(db))) return;
    const pack = checkPackFiles(files);
    for (const problem of pack.problems) log.warn({ problem: sentenceOf(problem) }, 'pack problem');
    if (await publishCatalogue(db, pack, clock))
      log.info({ version: pack.version, rows: pack.rows }, 'catalogue published');
  };
  await publishFolder();
  const first = await readCatalogue(db);
  if (!first) throw new Error('the catalogue that was just published is not there');
  let held: Catalogue = first;

  const refresh = async () => {
    const state = await folderState(folder);
    if (state !== seen) {
      await publishFolder().catch((error: unknown) => {
        if (!(error instanceof PackError)) throw error;
        log.error({ reason: error.message }, 'the changed pack cannot be used; the catalogue stays as it is');
      });
      // Only now: where the database was down, the next look has to try again.
      seen = state;
    }
    if ((await getCurrentVersion(db)) === held.version) return;
    const next = await readCatalogue(db);
    if (next) {
      held = next;
      log.info({ version: next.version }, 'catalogue swapped');
    }
  };

  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(refresh).catch((error: unknown) => {
      log.warn({ reason: reasonOf(error) }, 'looking for a newer catalogue failed; trying again');
    });
  }, lookEveryMs);
  timer.unref();
  return {
    current: () => held,
    refresh,
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
};
