import * as z from 'zod';

/** The model vendors a student can choose. */
export const PROVIDERS = ['openai', 'anthropic'] as const;
export const providerSchema = z.enum(PROVIDERS);
export type Provider = z.infer<typeof providerSchema>;
export const DEFAULT_PROVIDER: Provider = 'openai';
