import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE, manifestText } from '#features/catalogue/domain/pack/manifest.ts';
import { sentenceOf } from '#features/catalogue/domain/pack/problems.ts';
import {
  OPTIONAL_FILES,
  type PackTexts,
  readPack,
  REQUIRED_FILES,
} from '#features/catalogue/domain/pack/read-pack.ts';
import { ImportError } from './pack-draft.ts';
import { reasonOf, writeFlushed } from './pack-folder.ts';

/**
 * Writes the manifest for a pack's current files, confirming that the pack is complete. Every instance with this folder
 * will load it, however much smaller it is than the previous one.
 *
 * @returns how many courses it has
 * @throws ImportError for a folder that is not a usable pack
 */
export async function confirmPack(folder: string): Promise<number> {
  const texts: PackTexts = {};
  for (const name of [...REQUIRED_FILES, ...OPTIONAL_FILES]) {
    try {
      texts[name] = await readFile(join(folder, name), 'utf8');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
        throw new ImportError(`${join(folder, name)} cannot be read: ${reasonOf(error)}.`);
    }
  }
  const { pack, problems } = readPack(texts, '');
  if (pack === null) {
    const fatal = problems.filter(({ severity }) => severity === 'fatal').map(sentenceOf);
    throw new ImportError(`${folder} is no usable pack. ${fatal.join(' ')}`);
  }
  const target = join(folder, MANIFEST_FILE);
  try {
    await writeFlushed(`${target}.new`, await manifestText(texts));
    await rename(`${target}.new`, target);
  } catch (error) {
    throw new ImportError(`${target} could not be written: ${reasonOf(error)}.`);
  }
  return pack.courses.length;
}
