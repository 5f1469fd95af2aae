import net from 'node:net';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { LLMock } from '@copilotkit/aimock';
import { tool } from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import { hasToolResult } from '#app/testing/vendor/script.ts';
import type { Provider } from '#platform/contract/provider.ts';
import { createLog } from '#platform/server/log.ts';
import type { StreamEvent } from '../../contract.ts';
import { askModel, MAX_OUTPUT_TOKENS } from './ask-model.ts';
import { createVendorModels } from './providers.ts';
import { VENDOR_TIMEOUTS, type VendorTimeouts } from './vendor-timeouts.ts';

let vendor: FakeVendor;
beforeAll(async () => {
  vendor = await startFakeVendor();
});
afterAll(() => vendor.stop());

/** The three protocols: OpenAI's two and Anthropic's. `baseUrl` is the fake vendor's real address. */
const WIRES = ['openai responses', 'openai chat', 'anthropic'] as const;
type WireName = (typeof WIRES)[number];
const modelFor = (wire: WireName, baseUrl: string): LanguageModelV4 => {
  const provider: Provider = wire === 'anthropic' ? 'anthropic' : 'openai';
  const settings = {
    apiKey: 'test-key',
    model: 'test-model',
    ...(wire === 'openai chat' ? { baseUrl } : {}),
  };
  const fetchThere: typeof fetch = (url, init) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url);
    return fetch(baseUrl + pathname.replace(/^\/v1/, ''), init);
  };
  const models = createVendorModels({ openai: settings, anthropic: settings }, fetchThere);
  return models[provider] as LanguageModelV4;
};

const lookUp = tool({
  description: 'Looks a word up.',
  inputSchema: z.object({ word: z.string() }),
  execute: ({ word }) => ({ meaning: `the meaning of ${word}` }),
});

const ask = async (
  model: LanguageModelV4,
  question: string,
  timeouts: Partial<VendorTimeouts> = {},
  signal = new AbortController().signal,
) => {
  const told: StreamEvent[] = [];
  const outcome = await askModel(
    {
      model,
      instructions: 'Be brief.',
      messages: [{ role: 'user', content: question }],
      tools: { look_up: lookUp },
      statusOf: () => 'Looking…',
      log: createLog('silent'),
      timeouts: { ...VENDOR_TIMEOUTS, retries: 0, ...timeouts },
    },
    signal,
    (event) => told.push(event),
  );
  const text = told.map(({ event, data }) => (event === 'delta' ? data.text : '')).join('');
  return { outcome, told, text };
};

describe.each(WIRES)('over %s', (wire) => {
  const here = () => modelFor(wire, vendor.url);

  it('text and tool calls are exchanged, and the vendor’s token count is used', async () => {
    vendor.on(`words over ${wire}`, (request) =>
      hasToolResult(request)
        ? [{ say: 'It ' }, { say: 'means.' }]
        : [{ tool: 'look_up', input: { word: 'mu' } }],
    );
    const { outcome, told, text } = await ask(here(), `words over ${wire}`);
    expect(text).toBe('It means.');
    expect(outcome).toEqual({ status: 'complete', tokens: 240 });
    expect(told[0]).toEqual({ event: 'tool', data: { name: 'look_up', input: { word: 'mu' } } });
    expect(vendor.requests.at(-1)?.raw).toContain('the meaning of mu');
  });

  it('the output is limited, and the vendor is told not to store it', async () => {
    await ask(here(), 'Hello');
    const { body, path } = vendor.requests.at(-1) ?? {};
    expect(body?.max_output_tokens ?? body?.max_completion_tokens ?? body?.max_tokens).toBe(
      MAX_OUTPUT_TOKENS,
    );
    if (wire !== 'anthropic') expect(body?.store).toBe(false);
    expect(path).toBe(
      {
        'openai responses': '/v1/responses',
        'openai chat': '/v1/chat/completions',
        anthropic: '/v1/messages',
      }[wire],
    );
  });

  it('a vendor that never answers is aborted, after a waiting notice', async () => {
    vendor.on(`silent over ${wire}`, () => [{ wait: 5_000 }]);
    const { outcome, told } = await ask(here(), `silent over ${wire}`, {
      firstTokenMs: 300,
      stillWaitingMs: 50,
    });
    expect(outcome.status).toBe('failed');
    expect(told).toEqual([{ event: 'status', data: { text: 'Still waiting for the model…' } }]);
  });

  it('a vendor that stops sending is aborted', async () => {
    vendor.on(`stalls over ${wire}`, () => [{ say: 'One' }, { wait: 5_000 }]);
    const { outcome, text } = await ask(here(), `stalls over ${wire}`, { idleMs: 200 });
    expect([outcome.status, text]).toEqual(['failed', 'One']);
  });

  it('a reply that exceeds the total time is ended', async () => {
    const slowly = Array.from({ length: 100 }, () => [{ say: 'on ' }, { wait: 20 }]).flat();
    vendor.on(`endless over ${wire}`, () => slowly);
    const { outcome } = await ask(here(), `endless over ${wire}`, { totalMs: 300 });
    expect(outcome.status).toBe('failed');
  });

  it('stopping closes the connection', async () => {
    vendor.on(`stop over ${wire}`, () => [{ say: 'One' }, { wait: 5_000 }]);
    const stopping = new AbortController();
    const asked = ask(here(), `stop over ${wire}`, {}, stopping.signal);
    await expect.poll(() => vendor.requests.at(-1)?.raw).toContain(`stop over ${wire}`);
    stopping.abort();
    expect((await asked).outcome.status).toBe('interrupted');
    await expect.poll(() => vendor.requests.at(-1)?.isAborted).toBe(true);
  });

  it('an unreachable vendor is a failure like any other', async () => {
    const server = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as net.AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const { outcome } = await ask(modelFor(wire, `http://127.0.0.1:${port}/v1`), 'Hello');
    expect(outcome.status).toBe('failed');
  });
});

describe('with an independent vendor mock', () => {
  const mock = new LLMock({ port: 0, strict: true });
  beforeAll(async () => {
    mock.addFixture({
      match: { userMessage: 'look it up', hasToolResult: false },
      response: { toolCalls: [{ name: 'look_up', arguments: '{"word":"nu"}' }] },
    });
    mock.addFixture({
      match: { userMessage: 'look it up', hasToolResult: true },
      response: { content: 'It was found.' },
    });
    await mock.start();
  });
  afterAll(() => mock.stop());

  it.each(WIRES)('a question that needs a tool is answered (%s)', async (wire) => {
    const { outcome, told, text } = await ask(modelFor(wire, `${mock.url}/v1`), 'look it up');
    expect(text).toBe('It was found.');
    expect(outcome.status).toBe('complete');
    expect(told).toContainEqual({ event: 'tool', data: { name: 'look_up', input: { word: 'nu' } } });
  });
});
