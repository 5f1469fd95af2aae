import { randomUUID } from 'node:crypto';
import type { TestInfo } from '@playwright/test';
import { runOnServer, startTestPostgres } from '../../app/testing/test-postgres.ts';

/** Where a product of a test keeps its data. */
export interface EngineDatabase {
  /** Settings that name it; none for the embedded engine. */
  env: Record<string, string>;
  remove(): Promise<void>;
}

/** A database of its own on the engine that the test's project is named after. */
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
