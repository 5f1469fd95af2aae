/** The seed of property tests: fixed, unless set by `PROPERTY_SEED`. */
export const propertySeed = Number(process.env.PROPERTY_SEED ?? 20_250_902);

/** How many times as many cases are drawn, by `PROPERTY_FACTOR`. */
export const propertyFactor = Number(process.env.PROPERTY_FACTOR ?? 1);
