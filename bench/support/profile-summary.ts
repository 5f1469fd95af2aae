import type { Profiler } from 'node:inspector';

/** Share of the non-idle time spent in one part of the program. */
export interface Part {
  name: string;
  /** 0 to 1. */
  share: number;
}

/** Classifies a function by its file; the first match wins. */
const PARTS: [RegExp, (found: RegExpExecArray) => string][] = [
  [/node_modules\/(ai|@ai-sdk)\//, () => 'AI SDK'],
  [/node_modules\/(@electric-sql)\/|^wasm:/, () => 'embedded database'],
  [/node_modules\/((?:@[^/]+\/)?[^/]+)\//, (found) => found[1] ?? ''],
  [/^node:internal\/webstreams/, () => 'web streams of Node'],
  [/^node:internal\/deps\/undici/, () => 'fetch of Node'],
  [
    /^node:(_http|net|http|internal\/(http|net|stream|js_stream)|stream|_stream|internal\/streams|buffer|internal\/buffer|string_decoder)/,
    () => 'sockets and HTTP of Node',
  ],
  [/^node:/, () => 'the rest of Node'],
  [/\/(features|platform|app|universities)\/(.*)\.ts$/, (found) => `${found[1]}/${found[2]}.ts`],
];

const partOf = ({ functionName, url }: Profiler.ProfileNode['callFrame']): string => {
  if (url === '') return functionName.replaceAll(/[()]/g, '') || 'native code';
  for (const [pattern, name] of PARTS) {
    const found = pattern.exec(url);
    if (found) return name(found);
  }
  return url;
};

/** Parts of a profile by self time, largest first. */
export const busiest = ({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Part[] => {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const frame = frames.get(id);
    const name = frame ? partOf(frame) : 'unknown';
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0));
  }
  times.delete('idle');
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([name, time]) => ({ name, share: time / total }))
    .toSorted((a, b) => b.share - a.share);
};
