import { existsSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Longest first; each takes about 15 s or more on two cores. */
const LONG = [
  'app/product-tests/hostile-text.test.ts',
  'evals/bounds.test.ts',
  'app/stop-server.test.ts',
  'tools/database-dump.test.ts',
  'features/advisor/server/replies/kill-nine.api.test.ts',
  'app/start.test.ts',
  'features/advisor/server/models/models.api.test.ts',
  'features/advisor/server/asking/limits.api.test.ts',
  'features/planning/domain/search/find-timetables-properties.test.ts',
  'platform/server/database/embedded.test.ts',
  'features/profile/server/pdf/pdf-reader.test.ts',
  'ingest/real-data.test.ts',
  'tools/generate-migration.test.ts',
];
const lost = LONG.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)));
if (lost.length > 0) throw new Error(`tools/longest-first.ts names files that are gone: ${lost.join(', ')}`);

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG.findIndex((path) => moduleId.endsWith(path));
  return rank === -1 ? LONG.length : rank;
};

/**
 * Starts each project with the files that are known to take long, so that none of them runs alone at the end while
 * other workers are idle. A clean clone has no durations of earlier runs to sort by.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...Map.groupBy(sorted, ({ project }) => project.name).values()].flatMap((own) =>
      own.toSorted((one, other) => rankOf(one) - rankOf(other)),
    );
  }
}
