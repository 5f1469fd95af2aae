/** Seeded pseudo-random numbers from 0 to 1, so that two runs measure the same (Lehmer generator, modulus 2^31 − 1). */
export const lehmer = (seed: number) => () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
