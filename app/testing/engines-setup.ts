import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '#platform/server/database/embedded.ts';
import { openPostgres } from '#platform/server/database/postgres.ts';
import { createLog } from '#platform/server/log.ts';
import { runOnServer, startTestPostgres } from './test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated embedded data folder that each test file copies. */
    embeddedTemplate: string;
    /** A PostgreSQL server that holds a migrated database `lectern_template`. */
    postgresServerUrl: string;
  }
}

const setUpEmbedded = async (project: TestProject) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-template-'));
  const template = await openEmbedded(folder, createLog('silent'));
  await template.close();
  project.provide('embeddedTemplate', folder);
  return async () => rmSync(folder, { recursive: true, force: true });
};

const setUpPostgres = async (project: TestProject) => {
  const server = await startTestPostgres();
  if (!server) throw new Error('no PostgreSQL to test against');
  await runOnServer(server.serverUrl, 'drop database if exists lectern_template');
  await runOnServer(server.serverUrl, 'create database lectern_template');
  const store = await openPostgres(`${server.serverUrl}/lectern_template`, createLog('silent'));
  await store.close();
  project.provide('postgresServerUrl', server.serverUrl);
  return server.stop;
};

/** Prepares one migrated template of the project's engine, so that a test file starts from a copy at once. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> =>
  project.name === 'api-postgresql' ? setUpPostgres(project) : setUpEmbedded(project);
