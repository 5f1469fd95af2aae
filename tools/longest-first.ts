import { existsSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Longest first; each takes some 15 s or more on two cores. */
const LONG = [
  'app/hostile-text.test.ts',
  'evals/bounds.test.ts',
  'tools/database-dump.test.ts',
  'app/stop-server.test.ts',
  'features/advisor/server/replies/kill-nine.api.test.ts',
  'app/start.test.ts',
  'features/advisor/server/models/models.api.test.ts',
  'features/advisor/server/asking/limits.api.test.ts',
  'features/planning/domain/find-timetables-properties.test.ts',
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
 * Begins each project with the files that are known to take long, so that none of them remains alone at the end while
 * the other workers have nothing to do. A clean clone has no durations of an earlier run to order by.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...Map.groupBy(sorted, ({ project }) => project.name).values()].flatMap((own) =>
      own.toSorted((one, other) => rankOf(one) - rankOf(other)),
    );
  }
}
