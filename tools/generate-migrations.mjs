// Writes the tables' SQL as the one first migration. Until the first release nobody's data depends on the steps in
// between; from then on `drizzle-kit generate` adds to what is there.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

rmSync('migrations', { recursive: true, force: true });
execFileSync('drizzle-kit', ['generate', '--name', 'first'], { stdio: 'inherit' });
