import { cp, mkdir, open, readdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { MANIFEST_FILE, manifestText } from '#features/catalogue/domain/pack/manifest.ts';
import type { PackTexts } from '#features/catalogue/domain/pack/read-pack.ts';
import { ImportError } from './pack-draft.ts';

/** Files of the existing pack by name; null when the folder is missing or empty. */
export type ExistingPack = Record<string, string> | null;

/** Throws ImportError when `out` exists but is neither a pack nor empty, so that other data is never replaced. */
export async function readExistingPack(out: string): Promise<ExistingPack> {
  let names: string[];
  try {
    names = await readdir(out);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new ImportError(`${out} cannot be used for a pack: ${reasonOf(error)}.`);
  }
  if (names.length === 0) return null;
  if (!names.includes('university.json')) {
    throw new ImportError(
      `${out} is not empty and holds no university pack, so it is not replaced; name another folder.`,
    );
  }
  const files: Record<string, string> = {};
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    files[name] = await readFile(join(out, name), 'utf8');
  }
  return files;
}

/**
 * Writes the pack atomically: into a temporary folder next to `out`, flushed to disk, then renamed. Its manifest makes
 * truncated copies detectable. Other files in the folder (a licence, a note) are kept; on failure the existing pack is
 * too. Throws ImportError.
 */
export async function writePack(out: string, texts: PackTexts, existing: ExistingPack): Promise<void> {
  let fresh: string | null = null;
  try {
    const target = existing === null ? resolve(out) : await realpath(out);
    await mkdir(dirname(target), { recursive: true });
    const beside = join(dirname(target), `.${basename(target)}-new-${process.pid}`);
    await mkdir(beside);
    fresh = beside;
    if (existing !== null) await cp(target, fresh, { recursive: true });
    await rm(join(fresh, 'programs.json'), { force: true });
    await rm(join(fresh, 'synonyms.json'), { force: true });
    await rm(join(fresh, 'demo.json'), { force: true });
    for (const [name, text] of Object.entries(texts)) await writeFlushed(join(fresh, name), text);
    await writeFlushed(join(fresh, MANIFEST_FILE), await manifestText(texts));
    if (existing === null) {
      await rm(target, { recursive: true, force: true });
      await rename(fresh, target);
    } else {
      await swap(fresh, target);
    }
  } catch (error) {
    if (fresh !== null) await rm(fresh, { recursive: true, force: true });
    throw new ImportError(
      `The pack could not be written to ${out}: ${reasonOf(error)}. Nothing was changed.`,
    );
  }
}

async function swap(fresh: string, target: string): Promise<void> {
  const old = `${fresh}-old`;
  await rename(target, old);
  try {
    await rename(fresh, target);
  } catch (error) {
    await rename(old, target);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

export async function writeFlushed(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', 0o644);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'it may not be written there';
  if (code === 'ENOENT') return 'the folder above it is not there';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'a file is in the way';
  if (code === 'ENOSPC') return 'the disk is full';
  return error instanceof Error ? error.message : String(error);
}
