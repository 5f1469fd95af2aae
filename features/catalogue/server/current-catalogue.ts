import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/database/store.ts';
import { reasonOf } from '#platform/server/describe-error.ts';
import type { Log } from '#platform/server/log.ts';
import { sentenceOf } from '../domain/pack/problems.ts';
import type { Pack } from '../domain/pack/read-pack.ts';
import { getCurrentVersion, publishCatalogue } from './publish-catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';
import { checkPackFiles, folderState, PackError, readPackFiles } from './read-pack-folder.ts';
import type { Catalogue } from './shared/catalogue.ts';

/** The catalogue this instance serves. */
export interface CurrentCatalogue {
  /** The current version. Read it once per request: the next call may return a newer one. */
  current(): Catalogue;
  /**
   * Checks now whether the pack's folder or another instance has a newer catalogue. A folder is read once two
   * consecutive polls find it unchanged: until then files may still be arriving.
   */
  refresh(): Promise<void>;
  /** Stops polling. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 5_000;

/** A pack of the same university with less than this share of the courses is considered incomplete. */
const FEWEST_KEPT = 0.9;

/** A possibly incomplete pack: it lost many courses, and no manifest confirms it. */
class ShrunkenPack extends PackError {
  override name = 'ShrunkenPack';
}

const sectionsIn = (courses: readonly { sections: readonly unknown[] }[]): number =>
  courses.reduce((sum, { sections }) => sum + sections.length, 0);

/** @throws ShrunkenPack if another pack of the university has lost more than a tenth of its sections */
const refuseShrunken = (before: Catalogue, { university, courses }: Pack, dir: string): void => {
  if (university.name !== before.university.name) return;
  // Sections, since an earlier release stored each section as a course of its own.
  const [left, served] = [sectionsIn(courses), sectionsIn(before.courses)];
  if (left >= served * FEWEST_KEPT) return;
  throw new ShrunkenPack(
    `The university pack ${dir} has ${left} sections of courses where ${served} are served. If it is whole all the same, confirm it: npm run pack:confirm -- ${dir}`,
  );
};

/**
 * Publishes the pack in `folder`, holds the current catalogue in memory, and switches to a newer one when the folder
 * has changed and settled, or another instance has published. An unusable pack is logged and never replaces a good
 * catalogue; nor does one that has lost more than a tenth of the courses, unless its manifest confirms it.
 *
 * @throws PackError when the pack cannot be used at the start
 */
export const openCurrentCatalogue = async (
  { db, clock, log }: { db: Db; clock: Clock; log: Log },
  folder: string,
  lookEveryMs = LOOK_EVERY_MS,
): Promise<CurrentCatalogue> => {
  let seen = await folderState(folder);
  /** The folder's state at the last poll, if it had changed: files may still be arriving. */
  let changing: string | null = null;
  const publishFolder = async (before: Catalogue | null) => {
    const files = await readPackFiles(folder);
    // An already published pack was checked then; checking ten thousand rows again would slow every start.
    if (files.version === (await getCurrentVersion(db))) return;
    const pack = checkPackFiles(files);
    if (before && !files.isConfirmed) refuseShrunken(before, pack, folder);
    for (const problem of pack.problems) log.warn({ problem: sentenceOf(problem) }, 'pack problem');
    if (await publishCatalogue(db, pack, clock))
      log.info({ version: pack.version, rows: pack.rows }, 'catalogue published');
  };
  const stay = (error: PackError) =>
    log.error({ reason: error.message }, 'the changed pack cannot be used; the catalogue stays as it is');
  const stored = await readCatalogue(db);
  await publishFolder(stored).catch((error: unknown) => {
    if (!(error instanceof ShrunkenPack)) throw error;
    stay(error);
  });
  const first = stored?.version === (await getCurrentVersion(db)) ? stored : await readCatalogue(db);
  if (!first) throw new Error('the catalogue that was just published is not there');
  let held: Catalogue = first;

  const refresh = async () => {
    const state = await folderState(folder);
    if (state === seen) changing = null;
    else if (state !== changing) changing = state;
    else {
      await publishFolder(held).catch((error: unknown) => {
        if (!(error instanceof PackError)) throw error;
        stay(error);
      });
      // Only now: if the database was down, the next poll must retry.
      seen = state;
      changing = null;
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
