import { config } from 'zod';

/**
 * Our content policy forbids code made from text. Unless told, zod finds that out by trying when the first schema is made: a
 * violation is reported, and tracing where it came from takes a quarter of the start. So this is imported before any contract.
 */
config({ jitless: true });
