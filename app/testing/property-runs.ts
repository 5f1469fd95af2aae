// @ts-expect-error plain JavaScript, since npm test says the seed before anything is built
import { propertyFactor } from '../../tools/property-seed.mjs';

/** How many cases a costly property is tried on: so many in `npm test`, several times as many in `npm run test:random`. */
export const runs = (times: number): { numRuns: number } => ({ numRuns: times * (propertyFactor as number) });
