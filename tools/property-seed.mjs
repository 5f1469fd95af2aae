/** The seed that properties are run with: the same at every run, unless one is asked for. */
export const propertySeed = Number(process.env.PROPERTY_SEED ?? 20_250_902);
