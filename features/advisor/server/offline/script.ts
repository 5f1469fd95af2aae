import type { Profile } from '#features/profile/contract.ts';
import type { Names } from './lexicon.ts';
import type { ToolInput, ToolName, ToolOutput } from '../../domain/tools.ts';

export type ToolRequest = { [Name in ToolName]: { name: Name; input: ToolInput<Name> } }[ToolName];

/**
 * How an answer is made: it asks for tools, is handed what they found in the same order, and returns the text. A tool that
 * could not answer hands back null. It is run again from its start at each step of the reply, so it must ask the same each time.
 */
export type Script<Result = string> = Generator<ToolRequest[], Result, readonly unknown[]>;

/** Data that a whole catalogue may lack, since not every university makes or publishes evaluations. */
export type CatalogueLacks = 'rating' | 'workload';

/** What a script may know beside what tools tell it. */
export interface ScriptContext {
  names: Names;
  profile: Profile;
  /** ISO date. */
  today: string;
  assistant: string;
  product: string;
  university: string;
  terms: readonly { name: string; start: string; end: string }[];
  lacks: readonly CatalogueLacks[];
}

/** Asks one tool. */
export function* askTool<Name extends ToolName>(
  name: Name,
  input: ToolInput<Name>,
): Script<ToolOutput<Name> | null> {
  const [output] = yield [{ name, input } as ToolRequest];
  return (output ?? null) as ToolOutput<Name> | null;
}

/** Asks one tool several times at once. */
export function* askToolForEach<Name extends ToolName>(
  name: Name,
  inputs: readonly ToolInput<Name>[],
): Script<(ToolOutput<Name> | null)[]> {
  if (inputs.length === 0) return [];
  const outputs = yield inputs.map((input) => ({ name, input }) as ToolRequest);
  return inputs.map((_, at) => (outputs[at] ?? null) as ToolOutput<Name> | null);
}

export const LOOK_UP_FAILED = 'I could not look that up just now. Please ask me again in a moment.';

/** Where a script stands once these results are in: what it asks for next, or its text. */
export const runScript = <Result>(
  script: Script<Result>,
  results: readonly unknown[],
  mayAsk: boolean,
): { asks: ToolRequest[] } | { says: Result } => {
  let at = 0;
  let state = script.next([]);
  while (!state.done) {
    const asked = state.value.length;
    if (at + asked > results.length && mayAsk) return { asks: state.value };
    // Without the right to ask it must make do: it is told that nothing was found out.
    const found = Array.from({ length: asked }, (_, index) => results[at + index] ?? null);
    at += asked;
    state = script.next(found);
  }
  return { says: state.value };
};
