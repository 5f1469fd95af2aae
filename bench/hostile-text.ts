import { startFakeVendor } from '../app/testing/vendor/fake-vendor.ts';
import { type HostileText, READERS, type ReaderName, textsFor } from '../app/testing/hostile-texts.ts';
import { runProduct } from '../e2e/support/run-product.ts';
import { registerStudent, saveProfile } from '../e2e/support/students.ts';
import { oneLongLine } from '../features/profile/testing/hostile-pdfs.ts';
import { atMost, type Bench, type BenchRow } from './support/bench.ts';
import { othersWhile, rowOfOthers, upload } from './support/other-requests.ts';

const SHORT = 50_000;
const LONG = 4 * SHORT;
/** Four times the text may take at most twice as long per character. */
const MOST = 8;
const TIMES = 5;
/** No longer question may be sent. */
const OF_QUESTIONS = 2_000;
const lengthOf = (reader: ReaderName): number => (reader === 'a question in the chat' ? OF_QUESTIONS : SHORT);
/** Below this, timer resolution and garbage collection distort the measurement. */
const LEAST_MS = 10;

/** Processor time of this thread in ms, independent of other processes. */
const timeOf = (work: () => void): number => {
  const { user, system } = process.threadCpuUsage();
  work();
  const after = process.threadCpuUsage();
  return (after.user + after.system - user - system) / 1000;
};

interface Growth {
  text: string;
  ratio: number;
  longMs: number;
}

/** Best of this many runs, or as many as needed to meet the bound: other processes can only slow it down. */
const growthOf = (reader: ReaderName, { name, ofLength }: HostileText): Growth => {
  const [short, long] = [ofLength(lengthOf(reader)), ofLength(4 * lengthOf(reader))];
  let [shortMs, longMs] = [Infinity, Infinity];
  let ratio = Infinity;
  for (let time = 0; time < TIMES && ratio > MOST; time += 1) {
    shortMs = Math.min(
      shortMs,
      timeOf(() => READERS[reader](short)),
    );
    longMs = Math.min(
      longMs,
      timeOf(() => READERS[reader](long)),
    );
    ratio = longMs / Math.max(shortMs, LEAST_MS);
  }
  return { text: name, ratio, longMs };
};

const measureReader = (reader: ReaderName): BenchRow[] => {
  // Slower ones, with the same cost whatever precedes.
  const isSlow = reader === 'markdown as blocks' || reader === 'a question in the chat';
  const texts = textsFor(reader).filter(({ place }) => !isSlow || place === 'bare');
  READERS[reader]((texts[0] as (typeof texts)[number]).ofLength(lengthOf(reader)));
  const growths = texts.map((text) => growthOf(reader, text));
  const [worst] = growths.toSorted((a, b) => b.ratio - a.ratio);
  const [slowest] = growths.toSorted((a, b) => b.longMs - a.longMs);
  if (!worst || !slowest) throw new Error('there are no texts');
  const what = `${reader}: most of ${texts.length} texts, ${worst.text} (longest ${slowest.longMs.toFixed(0)} ms, ${slowest.text})`;
  return [atMost(what.replaceAll('|', '\\|'), worst.ratio, MOST, '×')];
};

const measureReaders = (): BenchRow[] => (Object.keys(READERS) as ReaderName[]).flatMap(measureReader);

const LONG_MESSAGE = 'word and more '.repeat(571);
/** Questions and replies of 8 kB each at the start of a long conversation. */
const TURNS = 173;

/** Asks and waits for the reply; returns the conversation's id. */
const ask = async (url: string, token: string, question: object): Promise<string> => {
  const response = await fetch(`${url}/api/chat/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ force_new_session: true, ...question }),
  });
  const { session_id } = (await response.json()) as { session_id: string };
  return session_id;
};

/** A conversation of 347 messages of 8 kB. */
const converse = async (url: string, token: string): Promise<string> => {
  const words = { message: LONG_MESSAGE, provider: 'openai' };
  const session_id = await ask(url, token, words);
  for (let turn = 1; turn < TURNS; turn += 1)
    await ask(url, token, { ...words, session_id, force_new_session: false });
  return session_id;
};

/** Others' requests while one student makes the most expensive ones that are allowed, two at a time and without a pause. */
const measureOthers = async (): Promise<BenchRow[]> => {
  const vendor = await startFakeVendor();
  vendor.on('stars', () => [{ forever: { say: '*'.repeat(40) } }]);
  vendor.on('days', () => [{ forever: { say: 'Mon Tue ' } }]);
  vendor.on('word and more', () => [{ say: LONG_MESSAGE }]);
  // Per-student limits are off, since several students could take turns.
  const product = await runProduct({ RATE_LIMITS: 'off', OPENAI_BASE_URL: vendor.url, OPENAI_MODEL: 'fake' });
  try {
    const { url } = product;
    const { token } = await registerStudent(url);
    await saveProfile(url, { token } as Parameters<typeof saveProfile>[1], { concentration: 'Neuroscience' });
    const session_id = await converse(url, token);
    const line = oneLongLine('CS 50, ', 15_800);
    const codes = Array.from({ length: 1_100 }, (_, index) => `CS ${index + 1}`)
      .join(' ')
      .slice(0, 7_900);
    const attacks: [string, () => Promise<unknown>][] = [
      ['a transcript that is one line of 95,000 characters', () => upload(url, token, line)],
      ['a reply of 24,000 stars', () => ask(url, token, { message: 'stars', provider: 'openai' })],
      ['a reply of 24,000 weekdays', () => ask(url, token, { message: 'days', provider: 'openai' })],
      ['a question of 7.9 kB of codes', () => ask(url, token, { message: codes, provider: 'anthropic' })],
      [
        'a question of 7.9 kB of weekdays',
        () => ask(url, token, { message: 'Mon Tue '.repeat(987), provider: 'anthropic' }),
      ],
      [
        `one more question in a conversation of ${2 * TURNS + 1} messages of 8 kB`,
        () => ask(url, token, { message: 'And?', provider: 'openai', session_id, force_new_session: false }),
      ],
    ];
    await othersWhile(url, null);
    const rows = [rowOfOthers('nothing hostile is read', await othersWhile(url, null))];
    for (const [what, attack] of attacks) {
      await attack();
      rows.push(rowOfOthers(`${what} is read`, await othersWhile(url, attack)));
    }
    return rows;
  } finally {
    await product.stop();
    product.remove();
    await vendor.stop();
  }
};

const PARTS = { readers: measureReaders, others: measureOthers };

export const hostileText: Bench = {
  name: 'hostile-text',
  about: `what reads outside text, at ${SHORT / 1000} and ${LONG / 1000} kB; others' requests beside the worst of it`,
  parts: Object.keys(PARTS),
  run: async (parts = []) => {
    const rows: BenchRow[] = [];
    for (const [name, measure] of Object.entries(PARTS))
      if (parts.length === 0 || parts.includes(name)) rows.push(...(await measure()));
    return rows;
  },
};
