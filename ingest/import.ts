import { ImportError } from './pack/pack-draft.ts';
import { HELP, readOptions } from './options.ts';
import { reportText } from './report.ts';
import { runImport } from './run-import.ts';

try {
  const options = readOptions(process.argv.slice(2));
  process.stdout.write(`${options === null ? HELP : reportText(await runImport(options))}\n`);
} catch (error) {
  if (!(error instanceof ImportError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
