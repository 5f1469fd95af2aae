/** A phone on a poor network: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
export const SLOW_NETWORK = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};

/** CPU throttling that makes a desktop about as slow as a cheap phone. */
export const SLOW_CPU = 4;
