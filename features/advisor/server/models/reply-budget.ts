import type { ToolSet } from 'ai';
import { estimateTokens } from '../../domain/estimate-tokens.ts';

/** Tool calls executed in one step of a model; further ones are refused. */
export const MAX_CALLS_PER_STEP = 4;
/** Longest result of a tool call, in characters of JSON. */
export const MAX_RESULT_CHARACTERS = 12_000;

const RESULT_TOKENS_PER_STEP = Math.ceil((MAX_CALLS_PER_STEP * MAX_RESULT_CHARACTERS) / 3.5);

/**
 * Whether a step of a reply may use tools, or must answer. A step with tools requires another one, whose input
 * contains everything before it and the new results; the budget must cover that step too.
 *
 * @param input estimated input tokens of the step
 * @param used tokens used by earlier steps
 * @param budget tokens that the whole reply may use
 * @param output the longest output of one step, in tokens
 */
export const mayUseTools = (input: number, used: number, budget: number, output: number): boolean => {
  const step = input + output;
  const answer = input + output + RESULT_TOKENS_PER_STEP + output;
  return used + step + answer <= budget;
};

/** Estimated tokens of a request: instructions, messages, and those of the tools' descriptions. */
export const inputTokens = (instructions: string, messages: unknown, describingTools: number): number =>
  estimateTokens(instructions + JSON.stringify(messages)) + describingTools;

type Json = Record<string, unknown>;

const lengthOf = (value: unknown): number => JSON.stringify(value).length;

const longestList = (result: Json): [string, unknown[]] | undefined =>
  Object.entries(result)
    .filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length > 1)
    .toSorted(([, a], [, b]) => lengthOf(b) - lengthOf(a))[0];

/**
 * Shortens a tool's result to at most `limit` characters of JSON by cutting its longest lists; `left_out` gives the
 * number of entries cut per list. A result without such a list becomes an error that says what to ask instead.
 */
export const boundResult = (result: unknown, limit = MAX_RESULT_CHARACTERS): unknown => {
  if (lengthOf(result) <= limit) return result;
  const shortened = { ...(result as Json) };
  const leftOut: Record<string, number> = {};
  for (let list = longestList(shortened); list; list = longestList(shortened)) {
    const [name, entries] = list;
    shortened[name] = entries.slice(0, Math.ceil(entries.length / 2));
    leftOut[name] = (leftOut[name] ?? 0) + Math.floor(entries.length / 2);
    const bounded = { ...shortened, left_out: leftOut };
    if (lengthOf(bounded) <= limit) return bounded;
  }
  return { error: 'This result is too long to show. Ask for fewer courses or a single one.' };
};

/** The tools of one reply, limited in calls per step and characters per result. */
export interface BoundedTools {
  tools: ToolSet;
  /** Resets the count of calls. */
  nextStep(): void;
}

export const boundTools = (tools: ToolSet): BoundedTools => {
  let calls = 0;
  const bounded = Object.entries(tools).map(([name, given]) => {
    const execute = async (input: unknown, options: unknown): Promise<unknown> => {
      calls += 1;
      if (calls > MAX_CALLS_PER_STEP)
        return {
          error: `At most ${MAX_CALLS_PER_STEP} tools can be used at once. Ask again for what is still needed.`,
        };
      return boundResult(
        await (given.execute as (input: unknown, options: unknown) => unknown)(input, options),
      );
    };
    return [name, { ...given, execute }];
  });
  return {
    tools: Object.fromEntries(bounded) as ToolSet,
    nextStep: () => {
      calls = 0;
    },
  };
};

/**
 * Counts the vendor tokens of one reply per step: the vendor's count, or an estimate. Steps are numbered because the
 * next one is prepared before the end of the last one has been read.
 */
export class TokenMeter {
  readonly #steps: { input: number; output: number; total: number | undefined }[] = [];

  /** @param input estimated input tokens of the step */
  startStep(step: number, input: number): void {
    this.#steps[step] = { input, output: 0, total: undefined };
  }

  /** @param output estimated tokens of a piece of the step's output */
  addOutput(step: number, output: number): void {
    const found = this.#steps[step];
    if (found) found.output += output;
  }

  /** @param total the vendor's count; undefined or 0 if not reported */
  endStep(step: number, total: number | undefined): void {
    const found = this.#steps[step];
    if (found) found.total = total || undefined;
  }

  /** Tokens of all steps so far, estimated for steps without an end. */
  get used(): number {
    return this.#steps.reduce((sum, { input, output, total }) => sum + (total ?? input + output), 0);
  }
}
