import pg, { type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import { reasonOf } from '../describe-error.ts';
import type { Log } from '../log.ts';
import { DatabaseLost, isDatabaseLost } from './database-lost.ts';
import { readPostgresHosts } from './postgres-hosts.ts';

/** Runs a statement on a borrowed connection. */
export type Query = (statement: QueryConfig, values?: unknown[]) => Promise<QueryResult>;

/** Connections to the hosts of one URL. */
export interface Connections {
  /**
   * Lends a connection while `work` runs. Once it breaks, further statements are refused without being sent.
   *
   * @throws DatabaseLost if none is available; otherwise what `work` throws
   */
  use<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Waits for borrowed connections, then closes all. */
  end(): Promise<void>;
}

/** For connecting to a host, and for waiting for a free connection; after that an error is the better answer. */
const CONNECT_TIMEOUT_MS = 5_000;
/** Added to the server's own statement timeout; past it, the network is assumed to have lost the response. */
const SILENCE_MS = 1_000;
const IDLE_MS = 60_000;

/** The pool's message if no connection became free in time, which says nothing about the host. */
const isPoolBusy = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

/** The driver's message for a response timeout; it has no code. */
const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

const refuseStandby = async (client: Pick<PoolClient, 'query'>): Promise<void> => {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  if (rows[0]?.standby) throw new Error('the host is a standby and takes no writes');
};

/**
 * Opens connections on demand, at most `max`, to the first available host of the URL, starting with the last one that
 * worked. A broken connection is not reused; the next use opens a new one, so that the product recovers without a
 * restart.
 */
export const openConnections = (
  databaseUrl: string,
  log: Log,
  { max, statementTimeoutMs }: { max: number; statementTimeoutMs?: number },
): Connections => {
  const { urls, mustTakeWrites } = readPostgresHosts(databaseUrl);
  const pools = urls.map((connectionString) => {
    const pool = new pg.Pool({
      connectionString,
      max,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      idleTimeoutMillis: IDLE_MS,
      keepAlive: true,
      // Statements of one transaction that do not wait for each other (`inOrder`) are sent at once.
      pipeline: true,
      ...(statementTimeoutMs === undefined
        ? {}
        : { statement_timeout: statementTimeoutMs, query_timeout: statementTimeoutMs + SILENCE_MS }),
      ...(mustTakeWrites ? { onConnect: refuseStandby } : {}),
    });
    // Otherwise a connection that breaks while idle would go unnoticed.
    pool.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'an idle database connection broke'));
    return pool;
  });
  let preferred = 0;

  const connect = async (): Promise<PoolClient> => {
    const first = preferred;
    let reason: unknown;
    for (let tried = 0; tried < pools.length; tried++) {
      const index = (first + tried) % pools.length;
      try {
        const client = await pools[index]?.connect();
        if (!client) break;
        preferred = index;
        return client;
      } catch (error) {
        reason = error;
        if (isPoolBusy(error)) break;
      }
    }
    throw new DatabaseLost(reason);
  };

  return {
    use: async (work) => {
      const client = await connect();
      let broken: Error | null = null;
      const onError = (error: Error) => {
        broken ??= error;
      };
      client.on('error', onError);
      const query: Query = async (statement, values) => {
        if (broken) throw new DatabaseLost(broken);
        try {
          return await client.query(statement, values);
        } catch (error) {
          if (isSilence(error) || isDatabaseLost(error)) onError(error as Error);
          throw broken ? new DatabaseLost(error) : error;
        }
      };
      try {
        return await work(query);
      } finally {
        client.off('error', onError);
        client.release(broken ?? false);
      }
    },
    end: async () => {
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
};
