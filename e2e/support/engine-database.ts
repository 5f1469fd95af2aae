import { randomUUID } from 'node:crypto';
import type { TestInfo } from '@playwright/test';
import { runOnServer, startTestPostgres } from '../../app/testing/test-postgres.ts';

/** The database of a test's product. */
export interface EngineDatabase {
  /** Settings that select it; none for the embedded engine. */
  env: Record<string, string>;
  remove(): Promise<void>;
}

/** Creates a new database on the engine of the test's project. */
export const engineDatabase = async ({ project }: TestInfo): Promise<EngineDatabase> => {
  if (project.name !== 'postgresql') return { env: {}, remove: async () => {} };
  const server = await startTestPostgres();
  if (!server) throw new Error('no PostgreSQL to test against');
  const name = `lectern_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server.serverUrl, `create database ${name}`);
  return {
    env: { DATABASE_URL: `${server.serverUrl}/${name}` },
    remove: async () => {
      await runOnServer(server.serverUrl, `drop database ${name} with (force)`);
      await server.stop();
    },
  };
};
