/** The parts of a `DATABASE_URL`. */
export interface PostgresHosts {
  /** One URL per host, in order, otherwise identical. */
  urls: string[];
  /** Requires a server that accepts writes (`target_session_attrs=primary` or `read-write`). */
  mustTakeWrites: boolean;
}

const PARTS = /^(?<scheme>postgres(?:ql)?:\/\/)(?<account>[^/?#]*@)?(?<hosts>[^/?#]*)(?<rest>.*)$/s;
const TARGET = 'target_session_attrs';

/**
 * Parses a URL with one or several hosts (`postgres://me@one:5432,two:5432/db`), which neither URL parsers nor the
 * driver support.
 *
 * @throws Error if it is no such URL
 */
export const readPostgresHosts = (databaseUrl: string): PostgresHosts => {
  const { scheme, account = '', hosts, rest = '' } = PARTS.exec(databaseUrl)?.groups ?? {};
  if (scheme === undefined || hosts === undefined) throw new Error('the database URL is none');
  const [databasePath = '', query = ''] = rest.split('?', 2);
  const options = new URLSearchParams(query);
  const target = options.get(TARGET);
  options.delete(TARGET);
  // Otherwise the driver would interpret `sslmode=require` differently from PostgreSQL.
  if (options.has('sslmode') && !options.has('uselibpqcompat')) options.set('uselibpqcompat', 'true');
  const asked = options.size > 0 ? `?${options.toString()}` : '';
  return {
    urls: hosts.split(',').map((host) => `${scheme}${account}${host}${databasePath}${asked}`),
    mustTakeWrites: target === 'primary' || target === 'read-write',
  };
};
