import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Provider } from '#platform/contract/provider.ts';
import type { Settings, VendorSettings } from '#platform/server/settings.ts';

/** A server given by `baseUrl` may need no key, but the client libraries require one. */
const NO_KEY = 'none';

type Fetch = typeof globalThis.fetch;

/**
 * Redirects are not followed and so end as errors: following one would send the student's question and profile, and
 * with Anthropic's header the key, to another host. No vendor's API redirects.
 */
const withoutRedirects =
  (fetch: Fetch): Fetch =>
  (input, init) =>
    fetch(input, { ...init, redirect: 'manual' });

const access = ({ apiKey = NO_KEY, baseUrl }: VendorSettings, fetch: Fetch = globalThis.fetch) => ({
  apiKey,
  ...(baseUrl ? { baseURL: baseUrl.replace(/\/+$/, '') } : {}),
  fetch: withoutRedirects(fetch),
});

const openaiModel = (settings: VendorSettings, fetch?: Fetch): LanguageModelV4 => {
  const openai = createOpenAI(access(settings, fetch));
  // Other servers with OpenAI's protocol, especially local ones, support chat completions only.
  return settings.baseUrl ? openai.chat(settings.model) : openai.responses(settings.model);
};

const anthropicModel = (settings: VendorSettings, fetch?: Fetch): LanguageModelV4 =>
  createAnthropic(access(settings, fetch))(settings.model);

/**
 * The configured vendors' models; null if a vendor is not configured. Does not read the environment.
 *
 * @param fetch tests use it to redirect the vendors' host names
 */
export const createVendorModels = (
  { openai, anthropic }: Pick<Settings, 'openai' | 'anthropic'>,
  fetch?: Fetch,
): Record<Provider, LanguageModelV4 | null> => ({
  openai: openai && openaiModel(openai, fetch),
  anthropic: anthropic && anthropicModel(anthropic, fetch),
});
