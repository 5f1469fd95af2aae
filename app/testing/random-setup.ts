import fc from 'fast-check';

// The same commit gets the same verdict each time; `npm run test:long` looks for cases that nobody has tried yet.
if (process.env.PROPERTY_SEED !== 'random') fc.configureGlobal({ seed: 20_261_122 });
