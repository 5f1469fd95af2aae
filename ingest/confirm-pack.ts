import { confirmPack } from './pack/confirm-pack.ts';
import { ImportError } from './pack/pack-draft.ts';

// `npm run pack:confirm -- FOLDER`: confirms that a pack is complete, after it was changed by hand or lost many
// courses.
const [folder, ...others] = process.argv.slice(2);
try {
  if (!folder || others.length > 0)
    throw new ImportError('Name one folder: npm run pack:confirm -- universities/birchfield');
  process.stdout.write(`${folder} is confirmed as whole, with ${await confirmPack(folder)} courses.\n`);
} catch (error) {
  if (!(error instanceof ImportError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
