import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ImportError, type SourceFile } from '../pack/pack-draft.ts';

/** Guards memory: a large university's catalogue has about 20 MB decompressed. */
const MAX_BYTES = 500 * 1024 * 1024;

/**
 * Reads an input file as text, decompressing gzip. Text must be UTF-8; `legacy` also allows UTF-16 and Windows-1252,
 * which spreadsheets write. Throws ImportError when it cannot be read.
 */
export async function readSource(path: string, legacy = false): Promise<SourceFile> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) bytes = gunzipSync(bytes, { maxOutputLength: MAX_BYTES });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = code === 'ENOENT' ? 'there is no such file' : code || String(error);
    throw new ImportError(`${path} cannot be read: ${reason}.`);
  }
  const text = decode(bytes, legacy);
  if (text === null) throw new ImportError(`${path} is not UTF-8 text.`);
  return { name: basename(path), text };
}

function decode(bytes: Buffer, legacy: boolean): string | null {
  if (legacy && bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return legacy ? new TextDecoder('windows-1252').decode(bytes) : null;
  }
}
