import fc from 'fast-check';
// @ts-expect-error plain JavaScript, since npm test says it before anything is built
import { propertySeed } from '../../tools/property-seed.mjs';

// A suite that draws anew each time fails for those who changed nothing: `npm run test:random` is for that.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: propertySeed as number });
