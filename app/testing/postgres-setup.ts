import type { TestProject } from 'vitest/node';
import { openPostgres } from '#platform/server/database/postgres.ts';
import { createLog } from '#platform/server/log.ts';
import { runOnServer, startTestPostgres } from './test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** PostgreSQL server with a migrated database `lectern_template`. */
    postgresServerUrl: string;
  }
}

/** Starts a PostgreSQL server with a migrated template database, which test files copy. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startTestPostgres();
  if (!server) throw new Error('no PostgreSQL to test against');
  await runOnServer(server.serverUrl, 'drop database if exists lectern_template');
  await runOnServer(server.serverUrl, 'create database lectern_template');
  const store = await openPostgres(`${server.serverUrl}/lectern_template`, createLog('silent'));
  await store.close();
  project.provide('postgresServerUrl', server.serverUrl);
  return server.stop;
};
