import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { differenceFrom, MANIFEST_FILE } from '#features/catalogue/domain/pack/manifest.ts';
import { type PackProblem, sentenceOf } from '#features/catalogue/domain/pack/problems.ts';
import {
  OPTIONAL_FILES,
  type Pack,
  packText,
  type PackTexts,
  readPack,
  REQUIRED_FILES,
} from '#features/catalogue/domain/pack/read-pack.ts';

/** Why a folder is not a usable pack: one sentence for the operator; `problems` has all of them. */
export class PackError extends Error {
  override name = 'PackError';
  readonly problems: PackProblem[];

  constructor(message: string, problems: PackProblem[] = []) {
    super(message);
    this.problems = problems;
  }
}

/** Number of problems included in the sentence; the rest are counted. */
const TOLD = 5;

/** Increment when the stored form of a pack changes, so that a new release stores every pack again. */
const STORED_SHAPE = 3;

/** A pack's files as found in the folder, not yet checked. */
export interface PackFolder {
  dir: string;
  files: PackTexts;
  /** Whether a manifest confirms that these are all of its files, complete. */
  isConfirmed: boolean;
  /** sha256 over the content: equal versions are equal packs. */
  version: string;
}

/**
 * Reads the files of the pack in `dir`. Throws PackError when the folder or a file cannot be read, or when they differ
 * from the pack's manifest.
 */
export async function readPackFiles(dir: string): Promise<PackFolder> {
  const isFolder = await stat(dir).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new PackError(`The university pack ${dir} is not a folder that can be read.`);
  const files: PackTexts = {};
  for (const name of [...REQUIRED_FILES, ...OPTIONAL_FILES]) {
    const text = await readTextIfThere(join(dir, name));
    if (text !== null) files[name] = text;
  }
  const manifest = await readTextIfThere(join(dir, MANIFEST_FILE));
  const difference = manifest === null ? null : await differenceFrom(manifest, files);
  if (difference !== null)
    throw new PackError(
      `The university pack ${dir} is not whole: ${difference}. Where it is being copied, it is taken once that has ended; where it was changed by hand, npm run pack:confirm -- ${dir} says that it is whole.`,
    );
  const version = createHash('sha256').update(`${STORED_SHAPE}\n`).update(packText(files)).digest('hex');
  return { dir, files, isConfirmed: manifest !== null, version };
}

/** Checks the files of a pack. Throws PackError when they cannot be used. */
export function checkPackFiles({ dir, files, version }: Pick<PackFolder, 'dir' | 'files' | 'version'>): Pack {
  const { pack, problems } = readPack(files, version);
  if (pack === null) {
    const fatal = problems.filter(({ severity }) => severity === 'fatal');
    const told = fatal.slice(0, TOLD).map(sentenceOf).join(' ');
    const rest = fatal.length > TOLD ? ` And ${fatal.length - TOLD} more.` : '';
    throw new PackError(`The university pack ${dir} cannot be used. ${told}${rest}`, problems);
  }
  return pack;
}

/** The pack in `dir`, checked. Throws PackError when it cannot be used. */
export const readPackFolder = async (dir: string): Promise<Pack> => checkPackFiles(await readPackFiles(dir));

/** Null when there is no such file; one that cannot be read or is not UTF-8 throws PackError. */
async function readTextIfThere(path: string): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    const reason = error instanceof TypeError ? 'it is not UTF-8 text' : String(error);
    throw new PackError(`The file ${path} of the university pack cannot be read: ${reason}.`);
  }
}

/** A text that changes whenever a file of the folder does: names, sizes and modification times. Cheap enough for polling. */
export async function folderState(dir: string): Promise<string> {
  const states = await Promise.all(
    [...REQUIRED_FILES, ...OPTIONAL_FILES, MANIFEST_FILE].map((name) =>
      stat(join(dir, name)).then(
        (entry) => `${name} ${entry.size} ${entry.mtimeMs}`,
        () => `${name} -`,
      ),
    ),
  );
  return states.join('\n');
}
