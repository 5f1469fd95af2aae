// `npm run check`: all checks without the tests. Ends with the line `N passed, N failed`.
import { runChecks } from './checks.mjs';
import { install } from '../prepare.mjs';

await install();
const { passed, failed } = await runChecks();
process.stdout.write(`\n${passed} passed, ${failed.length} failed\n`);
process.exit(failed.length > 0 ? 1 : 0);
