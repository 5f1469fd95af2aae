import { config } from 'zod';

/**
 * The content security policy forbids eval. By default zod tests for it when the first schema is created, which
 * reports a violation and takes a quarter of the start-up time. So import this before any contract.
 */
config({ jitless: true });
