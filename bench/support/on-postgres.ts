import { randomUUID } from 'node:crypto';
import { runOnServer, startTestPostgres } from '../../app/testing/test-postgres.ts';

/** Measures on a new PostgreSQL database; returns an empty list if no server is available. */
export const onPostgres = async <T>(measure: (databaseUrl: string) => Promise<T[]>): Promise<T[]> => {
  const server = await startTestPostgres();
  if (!server) return [];
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server.serverUrl, `create database ${name}`);
  try {
    return await measure(`${server.serverUrl}/${name}`);
  } finally {
    await runOnServer(server.serverUrl, `drop database ${name} with (force)`);
    await server.stop();
  }
};
