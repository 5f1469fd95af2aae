import { globSync } from 'node:fs';
import path from 'node:path';
import type { Call } from '#platform/contract/call.ts';

const root = path.resolve(import.meta.dirname, '../..');

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

/** Every call defined in a contract file. */
export const contractEntries = async (): Promise<Call[]> => {
  const files = globSync(['features/*/*contract.ts', 'platform/contract/*.ts'], { cwd: root });
  const modules = await Promise.all(
    files.map((file) => import(path.join(root, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module).filter(isCall));
};
