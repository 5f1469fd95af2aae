import fc from 'fast-check';
// @ts-expect-error plain JavaScript, since npm test prints it before anything is built
import { propertySeed } from '../../tools/property-seed.mjs';

// With random seeds the suite would fail for people who changed nothing; `npm run test:random` uses them.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: propertySeed as number });
