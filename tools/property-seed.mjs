/** The seed of property tests: fixed, unless set by `PROPERTY_SEED`. */
export const propertySeed = Number(process.env.PROPERTY_SEED ?? 20_250_902);
