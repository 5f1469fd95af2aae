import type { Profile } from '#features/profile/contract.ts';
import { planningTerm } from '../../domain/reading/references/next-term.ts';
import type { Names } from './lexicon.ts';
import type { ToolInput, ToolName, ToolOutput } from '../../domain/tools.ts';

export type ToolRequest = { [Name in ToolName]: { name: Name; input: ToolInput<Name> } }[ToolName];

/**
 * How an answer is built: it yields tool calls, receives their results in the same order, and returns the text. A tool
 * that failed returns null. It is replayed from the start at each step of the reply, so its calls must be
 * deterministic.
 */
export type Script<Result = string> = Generator<ToolRequest[], Result, readonly unknown[]>;

/** Data that a whole catalogue may lack, since not every university makes or publishes evaluations. */
export type CatalogueLacks = 'rating' | 'workload';

/** The inputs of a script beside tool results. */
export interface ScriptContext {
  names: Names;
  profile: Profile;
  /** ISO date. */
  today: string;
  assistant: string;
  product: string;
  university: string;
  /** `holidays`: ISO dates without class. */
  terms: readonly { name: string; start: string; end: string; holidays?: readonly string[] | undefined }[];
  lacks: readonly CatalogueLacks[];
}

/** What is asked of a course, or compared, is asked to plan. */
export const nextTerm = ({ terms, today }: Pick<ScriptContext, 'terms' | 'today'>): string | undefined =>
  planningTerm(terms, today);

/** Calls one tool. */
export function* askTool<Name extends ToolName>(
  name: Name,
  input: ToolInput<Name>,
): Script<ToolOutput<Name> | null> {
  const [output] = yield [{ name, input } as ToolRequest];
  return (output ?? null) as ToolOutput<Name> | null;
}

/** Calls one tool several times in parallel. */
export function* askToolForEach<Name extends ToolName>(
  name: Name,
  inputs: readonly ToolInput<Name>[],
): Script<(ToolOutput<Name> | null)[]> {
  if (inputs.length === 0) return [];
  const outputs = yield inputs.map((input) => ({ name, input }) as ToolRequest);
  return inputs.map((_, at) => (outputs[at] ?? null) as ToolOutput<Name> | null);
}

/** Calls tools in parallel that are asked for one by one later, since a reply has only so many steps. */
export function* askAhead(calls: readonly ToolRequest[]): Script<void> {
  yield [...calls];
}

export const LOOK_UP_FAILED = 'I could not look that up just now. Please ask me again in a moment.';

/**
 * The state of a script after these results: its next calls, or its text. What was called before in the same way is not called
 * again: a reply has only so many steps.
 */
export const runScript = <Result>(
  script: Script<Result>,
  results: readonly unknown[],
  mayAsk: boolean,
): { asks: ToolRequest[] } | { says: Result } => {
  const known = new Map<string, unknown>();
  let at = 0;
  let state = script.next([]);
  while (!state.done) {
    const asked = new Map(state.value.map((call) => [keyOf(call), call]));
    const fresh = [...asked].filter(([key]) => !known.has(key));
    if (at + fresh.length > results.length && mayAsk) return { asks: fresh.map(([, call]) => call) };
    // If no more calls are allowed, it gets null results.
    for (const [index, [key]] of fresh.entries()) known.set(key, results[at + index] ?? null);
    at += fresh.length;
    state = script.next(state.value.map((call) => known.get(keyOf(call))));
  }
  return { says: state.value };
};

/** The same for the same call, in whatever order its arguments were put together. */
const keyOf = (call: ToolRequest): string =>
  JSON.stringify(call, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
