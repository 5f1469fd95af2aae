/**
 * `npm run db:dump -- FILE` writes every row to FILE, also while the server runs; `npm run db:load -- FILE` loads
 * them into a database with empty tables. docs/operating.md says when to use them.
 */
import { explainStartFailure } from '../app/explain-start-failure.ts';
import { makeFilesPrivate } from '../platform/server/private-files.ts';
import { runDumpCommand } from './dump-command.ts';

makeFilesPrivate();
runDumpCommand(process.argv.slice(2), process.env).then(console.log, (error: unknown) => {
  console.error(explainStartFailure(error));
  process.exit(1);
});
