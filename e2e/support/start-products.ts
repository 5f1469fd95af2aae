import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hasTestPostgres } from '../../app/testing/test-postgres.ts';
import { importRealPacks } from './import-real.ts';
import { type RunningProduct, runProduct } from './run-product.ts';

/**
 * Starts the products that browser tests share, one per university, each with its own data folder: Alder always, the
 * two real ones if their data is present. Tests register their own students, so they do not interfere. URLs are
 * passed in the environment (`ALDER_URL`, `HARVARD_URL`, `MIT_URL`).
 */
const startProducts = async (): Promise<() => Promise<void>> => {
  if (!hasTestPostgres())
    process.stdout.write('Skipped: the chat on PostgreSQL (neither server binaries nor TEST_DATABASE_URL)\n');
  const packs = mkdtempSync(path.join(os.tmpdir(), 'lectern-packs-'));
  const start = async (name: string, pack: string): Promise<RunningProduct> => {
    const product = await runProduct({ RATE_LIMITS: 'off', UNIVERSITY: pack });
    process.env[name] = product.url;
    return product;
  };
  const startReal = async (): Promise<RunningProduct[]> => {
    const real = await importRealPacks(packs);
    return real ? Promise.all([start('HARVARD_URL', real.harvard), start('MIT_URL', real.mit)]) : [];
  };
  const [alder, others] = await Promise.all([start('ALDER_URL', 'universities/alder'), startReal()]);
  const running = [alder, ...others];
  return async () => {
    for (const product of running) {
      await product.stop();
      product.remove();
    }
    rmSync(packs, { recursive: true, force: true });
  };
};

export default startProducts;
