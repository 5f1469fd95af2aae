import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Provider } from '#platform/contract/provider.ts';
import type { Settings, VendorSettings } from '#platform/server/settings.ts';

/** A server named by address may need no key, but the client libraries want one. */
const NO_KEY = 'none';

type Fetch = typeof globalThis.fetch;

/**
 * A redirect is left as the answer it is, which is none, and so an error: followed, the host it names would be sent
 * the student's question and profile, and with Anthropic's header the key. No vendor's API answers with one.
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
  // Other servers that speak OpenAI's protocol, local ones above all, know chat completions only.
  return settings.baseUrl ? openai.chat(settings.model) : openai.responses(settings.model);
};

const anthropicModel = (settings: VendorSettings, fetch?: Fetch): LanguageModelV4 =>
  createAnthropic(access(settings, fetch))(settings.model);

/**
 * The configured vendors' models; null where a vendor is not configured. Nothing is read from the environment here.
 *
 * @param fetch how they are reached; tests lead their hosts' names elsewhere
 */
export const createVendorModels = (
  { openai, anthropic }: Pick<Settings, 'openai' | 'anthropic'>,
  fetch?: Fetch,
): Record<Provider, LanguageModelV4 | null> => ({
  openai: openai && openaiModel(openai, fetch),
  anthropic: anthropic && anthropicModel(anthropic, fetch),
});
