import { setImmediate } from 'node:timers/promises';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import {
  experimental_streamTextLowMemory as streamText,
  isStepCount,
  type ModelMessage,
  type ToolSet,
} from 'ai';
import type { Log } from '#platform/server/log.ts';
import type { StreamEvent } from '../../contract.ts';
import { estimateTokens } from '../../domain/estimate-tokens.ts';
import type { Outcome } from '../replies/reply-job.ts';
import { boundTools, inputTokens, mayUseTools, TokenMeter } from './reply-budget.ts';
import { VENDOR_TIMEOUTS, type VendorTimeouts, Watchdog } from './vendor-timeouts.ts';

/** Longest reply, in tokens: about five screens. Vendors' own caps are 64,000 or none. */
export const MAX_OUTPUT_TOKENS = 2_500;
/** Model calls for one reply. The last one may not use tools, so that it must answer. */
export const MAX_STEPS = 6;
/** The same for the offline advisor, whose calls cost no tokens: a search that finds nothing tries other wordings, one after the other. */
export const OFFLINE_STEPS = 10;
/** Limit of output that nobody reads (reasoning and tool input), in UTF-16 units per reply. */
const UNSEEN_MAX = 200_000;
/** Tool calls per reply, parallel ones counted separately. */
const TOOL_CALLS_MAX = 48;

export interface Question {
  model: LanguageModelV4;
  instructions: string;
  messages: ModelMessage[];
  tools: ToolSet;
  /** Status line while a tool runs. */
  statusOf(tool: string): string;
  log: Log;
  /** Vendor tokens that the reply may use; unlimited if absent, for a model that uses none. */
  tokens?: number;
  /** Model calls at most. */
  steps?: number;
  timeouts?: VendorTimeouts;
}

/**
 * Parts handled before yielding, some milliseconds' work, so that a burst from one vendor does not block other
 * requests.
 */
const PARTS_A_TURN = 32;

/** Stream parts that show that the vendor is working. */
const PIECES: ReadonlySet<string> = new Set([
  'text-delta',
  'reasoning-delta',
  'tool-input-start',
  'tool-input-delta',
  'tool-call',
]);

/** Keeps the SDK's warnings off the console. */
(globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;

/**
 * Asks a model, with tools, and emits its output. A vendor's failure becomes an outcome and a log entry; the vendor's
 * error text is never passed on.
 */
export const askModel = async (
  {
    model,
    instructions,
    messages,
    tools: given,
    statusOf,
    log,
    tokens: budget,
    steps: most = MAX_STEPS,
    timeouts = VENDOR_TIMEOUTS,
  }: Question,
  signal: AbortSignal,
  tell: (event: StreamEvent) => void,
): Promise<Outcome> => {
  const bounded = budget === undefined ? null : boundTools(given);
  const tools = bounded?.tools ?? given;
  const describingTools = budget === undefined ? 0 : tokensOfTools(tools);
  const meter = new TokenMeter();
  /** The step being read. */
  let step = 0;
  let said = '';
  let finish: string | null = null;
  let failure: unknown = null;
  let unseen = 0;
  let toolCalls = 0;
  let parts = 0;
  const endless = new AbortController();
  const watchdog = new Watchdog(timeouts, () =>
    tell({ event: 'status', data: { text: 'Still waiting for the model…' } }),
  );
  try {
    const result = streamText({
      model,
      instructions,
      messages,
      tools,
      stopWhen: isStepCount(most),
      prepareStep: ({ stepNumber, steps, messages: sent }) => {
        bounded?.nextStep();
        steps.forEach(({ usage }, step) => meter.endStep(step, usage.totalTokens));
        const { used } = meter;
        const input = inputTokens(instructions, sent, describingTools);
        meter.startStep(stepNumber, input);
        const hasRoom = budget === undefined || mayUseTools(input, used, budget, MAX_OUTPUT_TOKENS);
        return hasRoom && stepNumber < most - 1 ? undefined : { toolChoice: 'none' };
      },
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      maxRetries: timeouts.retries,
      abortSignal: AbortSignal.any([signal, watchdog.signal, endless.signal]),
      // Privacy: the vendor must not store the conversation.
      providerOptions: { openai: { store: false } },
      onError: () => {},
    });
    for await (const part of result.stream) {
      // Ended from outside: nobody reads the remaining parts.
      if (signal.aborted) break;
      parts += 1;
      if (parts % PARTS_A_TURN === 0) await setImmediate();
      if (PIECES.has(part.type)) watchdog.awaitNext();
      if (part.type === 'reasoning-delta') unseen += part.text.length;
      else if (part.type === 'tool-input-delta') unseen += part.delta.length;
      else if (part.type === 'tool-call') toolCalls += 1;
      if (unseen > UNSEEN_MAX || toolCalls > TOOL_CALLS_MAX) {
        failure = new EndlessModel();
        endless.abort();
        break;
      }
      if (part.type === 'text-delta') {
        said += part.text;
        meter.addOutput(step, estimateTokens(part.text));
        tell({ event: 'delta', data: { text: part.text } });
      } else if (part.type === 'text-start' && said !== '' && !said.endsWith('\n\n')) {
        said += '\n\n';
        tell({ event: 'delta', data: { text: '\n\n' } });
      } else if (part.type === 'tool-call') {
        tell({ event: 'tool', data: { name: part.toolName, input: { ...(part.input as object) } } });
        tell({ event: 'status', data: { text: statusOf(part.toolName) } });
      } else if (part.type === 'finish-step') {
        meter.endStep(step, part.usage.totalTokens);
        step += 1;
        watchdog.awaitFirst();
      } else if (part.type === 'finish') finish = part.finishReason;
      else if (part.type === 'error') failure = part.error;
      else if (part.type === 'abort') failure = watchdog.signal.reason ?? new Error('ended');
    }
  } catch (error) {
    // A connection reset in mid-stream is reported here.
    failure = error;
  } finally {
    watchdog.stop();
  }
  const tokens = meter.used;
  if (signal.aborted) return { status: 'interrupted', tokens };
  if (failure !== null) log.warn({ reason: describe(failure), provider: model.provider }, 'a model failed');
  return { status: statusFor(finish, failure, said), tokens };
};

/** By its schema, which is one and the same for all replies. */
const toolTokens = new WeakMap<object, number>();

/** Estimated tokens of the tools as sent to the vendor. */
const tokensOfTools = (tools: ToolSet): number =>
  Object.entries(tools).reduce((sum, [name, { description = '', inputSchema }]) => {
    const known = toolTokens.get(inputSchema as object);
    const { jsonSchema = {} } = inputSchema as { jsonSchema?: unknown };
    const tokens = known ?? estimateTokens(name + description + JSON.stringify(jsonSchema));
    toolTokens.set(inputSchema as object, tokens);
    return sum + tokens;
  }, 0);

class EndlessModel extends Error {
  override name = 'EndlessModel';
}

const statusFor = (finish: string | null, failure: unknown, said: string): Outcome['status'] => {
  if (failure !== null || said.trim() === '') return 'failed';
  if (finish === 'stop' || finish === 'other') return 'complete';
  if (finish === 'length') return 'length';
  return finish === 'error' || finish === 'content-filter' ? 'failed' : 'interrupted';
};

/** For the log: kind and status only. Error texts may quote the student or an API key. */
const describe = (failure: unknown): string => {
  const {
    name = 'unknown',
    statusCode,
    code,
    lastError,
    cause,
  } = Object(failure) as {
    name?: string;
    statusCode?: number;
    code?: string;
    lastError?: unknown;
    cause?: unknown;
  };
  const own = [name, statusCode, code].filter((part) => part !== undefined).join(' ');
  const deeper = lastError ?? cause;
  return deeper && deeper !== failure ? `${own} (${describe(deeper)})` : own;
};
