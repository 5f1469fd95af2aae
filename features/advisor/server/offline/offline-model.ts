import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { perCatalogue } from '#features/catalogue/server/shared/per-catalogue.ts';
import type { Profile } from '#features/profile/contract.ts';
import type { Understanding } from '../../domain/reading/request.ts';
import type { Speaker } from '../../domain/reading/references/setting-of.ts';
import type { Said } from '../../domain/reading/understand.ts';
import { answer } from './answer.ts';
import { namesOf } from './lexicon.ts';
import { type CatalogueLacks, runScript, type ScriptContext } from './script.ts';

/** Understands the last message of a conversation, in a thread other than the server's main one. */
export type Understand = (conversation: readonly Said[], speaker: Speaker) => Promise<Understanding>;

/** The inputs of the offline advisor beside the conversation and its tools. */
export interface OfflineDeps {
  /** What the question asks for; called once. */
  understand: () => Promise<Understanding>;
  catalogue: Catalogue;
  profile: Profile;
  today: Date;
}

const NO_USAGE = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

/** The tool results since the question, in the order of the calls; null for one that failed. */
const resultsOf = (prompt: LanguageModelV4Prompt): unknown[] => {
  const since = prompt.slice(prompt.findLastIndex(({ role }) => role === 'user') + 1);
  const byCall = new Map<string, unknown>();
  for (const message of since)
    if (message.role === 'tool')
      for (const part of message.content)
        if (part.type === 'tool-result')
          byCall.set(part.toolCallId, part.output.type === 'json' ? usable(part.output.value) : null);
  return Array.from({ length: byCall.size }, (_, at) => byCall.get(callId(at)) ?? null);
};

const usable = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'error' in value ? null : value;

const callId = (at: number): string => `offline-${at + 1}`;

/** Words with the space before them, as streamed units. */
const piecesOf = (text: string): string[] => text.match(/\s*\S+|\s+$/g) ?? [];

const lacksOf = perCatalogue(({ courses }: Catalogue): CatalogueLacks[] => [
  ...(courses.some((course) => course.overall_score_course_mean !== null) ? [] : ['rating' as const]),
  ...(courses.some((course) => course.mean_hours !== null) ? [] : ['workload' as const]),
]);

const contextOf = ({ catalogue, profile, today }: OfflineDeps): ScriptContext => ({
  names: namesOf(catalogue),
  profile,
  today: today.toISOString().slice(0, 10),
  assistant: catalogue.university.assistant,
  product: catalogue.university.product,
  university: catalogue.university.name,
  terms: catalogue.university.terms,
  lacks: lacksOf(catalogue),
});

const contentOf = async (
  deps: OfflineDeps,
  understood: () => Promise<Understanding>,
  { prompt, toolChoice, tools }: LanguageModelV4CallOptions,
): Promise<LanguageModelV4Content[]> => {
  const context = contextOf(deps);
  const results = resultsOf(prompt);
  const mayAsk = toolChoice?.type !== 'none' && (tools?.length ?? 0) > 0;
  const state = runScript(answer(await understood(), context), results, mayAsk);
  if ('says' in state) return [{ type: 'text', text: state.says }];
  return state.asks.map(({ name, input }, at) => ({
    type: 'tool-call',
    toolCallId: callId(results.length + at),
    toolName: name,
    input: JSON.stringify(input),
  }));
};

const finishOf = (content: readonly LanguageModelV4Content[]) => ({
  unified: content.some(({ type }) => type === 'tool-call') ? ('tool-calls' as const) : ('stop' as const),
  raw: undefined,
});

const partsOf = (content: readonly LanguageModelV4Content[]): LanguageModelV4StreamPart[] =>
  content.flatMap((part): LanguageModelV4StreamPart[] => {
    if (part.type === 'tool-call') return [part];
    if (part.type !== 'text') return [];
    const id = 'text';
    return [
      { type: 'text-start', id },
      ...piecesOf(part.text).map((delta) => ({ type: 'text-delta' as const, id, delta })),
      { type: 'text-end', id },
    ];
  });

/**
 * The rule-based model that answers a question if no vendor is configured; one instance per reply. It parses the
 * question by rules, uses the same tools as a vendor's model, and writes nothing that a tool did not return. No
 * network, and no state between replies.
 */
export const createOfflineModel = (deps: OfflineDeps): LanguageModelV4 => {
  // Cached: the reply has several steps, each of which replays the answer from the start.
  let understanding: Promise<Understanding> | undefined;
  const understood = () => (understanding ??= deps.understand());
  return {
    specificationVersion: 'v4',
    provider: 'offline',
    modelId: 'offline-advisor',
    supportedUrls: {},
    doGenerate: async (options) => {
      const content = await contentOf(deps, understood, options);
      return { content, finishReason: finishOf(content), usage: NO_USAGE, warnings: [] };
    },
    doStream: async (options) => {
      const content = await contentOf(deps, understood, options);
      return {
        stream: new ReadableStream<LanguageModelV4StreamPart>({
          start: (controller) => {
            controller.enqueue({ type: 'stream-start', warnings: [] });
            for (const part of partsOf(content)) controller.enqueue(part);
            controller.enqueue({ type: 'finish', finishReason: finishOf(content), usage: NO_USAGE });
            controller.close();
          },
        }),
      };
    },
  };
};
