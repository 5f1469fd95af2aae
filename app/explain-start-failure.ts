import { UnreadableDatabase } from '#platform/server/database/major-version.ts';
import { isDatabaseLost } from '#platform/server/database/database-lost.ts';
import { MigrationFailed } from '#platform/server/database/migrations.ts';

interface SystemError extends Error {
  code?: string;
  path?: string;
}

/** The server could not listen on the configured host and port. */
export class CannotListen extends Error {
  constructor({ host, port }: { host: string; port: number }, { code, message }: NodeJS.ErrnoException) {
    super(
      code === 'EADDRINUSE'
        ? `Port ${port} is already in use. Stop what uses it, or set PORT.`
        : code === 'EACCES'
          ? `Port ${port} may not be used here. Set PORT to another.`
          : code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN'
            ? `Address ${host} is not one of this machine's. Set HOST to another.`
            : `Cannot listen on ${host}, port ${port}: ${message}`,
    );
    this.name = 'CannotListen';
  }
}

const innermost = (error: unknown): unknown => {
  const cause = error instanceof Error ? (error.cause ?? (error as AggregateError).errors?.[0]) : undefined;
  return cause === undefined ? error : innermost(cause);
};

/** The cause of a failed start, as one sentence for the terminal. */
export const explainStartFailure = (error: unknown): string => {
  const found = innermost(error);
  const cause = (found instanceof Error ? found : new Error(String(found))) as SystemError;
  const { code = '', path = '', message } = cause;
  if (error instanceof MigrationFailed)
    return `${error.message}: ${message}. Nothing in it was changed: the release that ran on it before still does.`;
  // Wrong account or password, or no such database.
  if (/^28|^3D000/.test(code)) return `The database at DATABASE_URL refused us: ${message}`;
  // Internal and file system errors of the engine: a page with unexpected content, a missing file.
  if (/^(XX|58)/.test(code)) return new UnreadableDatabase('the data folder').message;
  if (code === '53100' || code === 'ENOSPC')
    return 'The disk of the database is full. Make room, then start again.';
  if (code === '25006') return 'The database takes no writes: its disk is full, or it is a standby.';
  if (isDatabaseLost(error))
    return `The database at DATABASE_URL does not answer (${message || code}). Check that it runs and that the address is right.`;
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code) && path)
    return `${path} cannot be written (${code}). Make it writable, or set DATA_DIR.`;
  return message.split('\n')[0] ?? 'The start failed.';
};
