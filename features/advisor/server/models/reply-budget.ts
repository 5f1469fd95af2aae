import type { ToolSet } from 'ai';
import { estimateTokens } from '../../domain/estimate-tokens.ts';

/** Tool calls that one step of a model may make; more than these are refused unanswered. */
export const MAX_CALLS_PER_STEP = 4;
/** Longest result of one tool call, in characters of its JSON. */
export const MAX_RESULT_CHARACTERS = 12_000;

const RESULT_TOKENS_PER_STEP = Math.ceil((MAX_CALLS_PER_STEP * MAX_RESULT_CHARACTERS) / 3.5);

/**
 * Whether a step of a reply may use tools, or must answer with what is known. A step with tools makes another one
 * necessary, whose input holds everything before it and the new results: that step is kept in the budget.
 *
 * @param input estimated tokens of what the step is sent
 * @param used tokens that the steps before it took
 * @param budget tokens that the whole reply may use
 * @param output the longest output of one step, in tokens
 */
export const mayUseTools = (input: number, used: number, budget: number, output: number): boolean => {
  const step = input + output;
  const answer = input + output + RESULT_TOKENS_PER_STEP + output;
  return used + step + answer <= budget;
};

/** Estimated tokens of a request: instructions, messages and the tools' descriptions. */
export const inputTokens = (instructions: string, messages: unknown, toolDescriptions: string): number =>
  estimateTokens(instructions + toolDescriptions + JSON.stringify(messages));

type Json = Record<string, unknown>;

const lengthOf = (value: unknown): number => JSON.stringify(value).length;

const longestList = (result: Json): [string, unknown[]] | undefined =>
  Object.entries(result)
    .filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length > 1)
    .toSorted(([, a], [, b]) => lengthOf(b) - lengthOf(a))[0];

/**
 * A tool's result in at most `limit` characters of JSON: the ends of its longest lists are left out, and `left_out` says
 * how many entries of which list. A result without a list to shorten becomes an error that says what to ask instead.
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

/** Tools of one reply, held to so many calls a step and so many characters a result. */
export interface BoundedTools {
  tools: ToolSet;
  /** Starts the count of the next step. */
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
 * Counts the vendor tokens of one reply, step by step: what the vendor says of a step, else an estimate of it. Steps are
 * named by their number, since the next one is prepared before the end of the last one has been read.
 */
export class TokenMeter {
  readonly #steps: { input: number; output: number; total: number | undefined }[] = [];

  /** @param input estimated tokens of what the step is sent */
  startStep(step: number, input: number): void {
    this.#steps[step] = { input, output: 0, total: undefined };
  }

  /** @param output estimated tokens of a piece that the step wrote */
  addOutput(step: number, output: number): void {
    const found = this.#steps[step];
    if (found) found.output += output;
  }

  /** @param total as the vendor counted; undefined or 0 where it does not */
  endStep(step: number, total: number | undefined): void {
    const found = this.#steps[step];
    if (found) found.total = total || undefined;
  }

  /** Tokens of all steps so far; one that has not ended, or never will, counts by its estimate. */
  get used(): number {
    return this.#steps.reduce((sum, { input, output, total }) => sum + (total ?? input + output), 0);
  }
}
