/** What a `DATABASE_URL` asks for, taken apart. */
export interface PostgresHosts {
  /** One URL for each host, in the order written; all else is the same in each. */
  urls: string[];
  /** Only a server that takes writes will do (`target_session_attrs=primary` or `read-write`). */
  mustTakeWrites: boolean;
}

const PARTS = /^(?<scheme>postgres(?:ql)?:\/\/)(?<account>[^/?#]*@)?(?<hosts>[^/?#]*)(?<rest>.*)$/s;
const TARGET = 'target_session_attrs';

/**
 * Takes a URL with one host or several (`postgres://me@one:5432,two:5432/db`) apart; no URL parser and not the driver
 * knows those.
 *
 * @throws Error when it is no such URL
 */
export const readPostgresHosts = (databaseUrl: string): PostgresHosts => {
  const { scheme, account = '', hosts, rest = '' } = PARTS.exec(databaseUrl)?.groups ?? {};
  if (scheme === undefined || hosts === undefined) throw new Error('the database URL is none');
  const [databasePath = '', query = ''] = rest.split('?', 2);
  const options = new URLSearchParams(query);
  const target = options.get(TARGET);
  options.delete(TARGET);
  // Else `sslmode=require` would mean something else to this driver than to PostgreSQL's own.
  if (options.has('sslmode') && !options.has('uselibpqcompat')) options.set('uselibpqcompat', 'true');
  const asked = options.size > 0 ? `?${options.toString()}` : '';
  return {
    urls: hosts.split(',').map((host) => `${scheme}${account}${host}${databasePath}${asked}`),
    mustTakeWrites: target === 'primary' || target === 'read-write',
  };
};
