// Builds the web app into .build/web with compressed copies beside its files, which the server sends unchanged.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const output = path.resolve('.build/web');
const SMALLEST_WORTH_IT = 1024;

const { output: built } = await build({ logLevel: 'warn' });

for (const name of readdirSync(output, { recursive: true })) {
  const file = path.join(output, String(name));
  if (!/\.(js|css|html|svg|json|txt)$/.test(file)) continue;
  const bytes = readFileSync(file);
  if (bytes.length < SMALLEST_WORTH_IT) continue;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

/** Each chunk's modules and imports, read by `tools/checks/check-bundle.mjs`. */
const chunks = built
  .filter(({ type }) => type === 'chunk')
  .map(({ fileName, name, moduleIds, isEntry, imports }) => ({
    file: fileName,
    name,
    modules: moduleIds.map((id) => path.relative('.', id).replaceAll('\\', '/')),
    isEntry,
    imports,
    gzipped: gzipSync(readFileSync(path.join(output, fileName)), { level: 9 }).length,
  }));
writeFileSync(path.join(output, '..', 'web-chunks.json'), JSON.stringify(chunks));
