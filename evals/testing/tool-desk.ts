import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { parseSettings } from '#app/config.ts';
import { copyEmbeddedDatabase } from '#app/testing/embedded-template.ts';
import type { AdvisorContext } from '#features/advisor/server/advisor.context.ts';
import { hearTool } from '#features/advisor/server/facts/hear-tool.ts';
import { ReplyFacts } from '#features/advisor/server/facts/reply-facts.ts';
import { openToolbox } from '#features/advisor/server/tools/toolbox.ts';
import { Replacer } from '#features/advisor/domain/facts/replacer.ts';
import { TOOLS, type ToolInput, type ToolName, type ToolOutput } from '#features/advisor/domain/tools.ts';
import { type Pack, readPack } from '#features/catalogue/domain/pack/read-pack.ts';
import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { toWireCourses } from '#features/catalogue/server/to-wire-courses.ts';
import { openStore } from '#platform/server/database/open-store.ts';
import type { RawRecord } from '../raw-records.ts';
import type { SignedIn } from '#platform/server/context.ts';

/** The advisor's tools over one catalogue, as a model has them. */
export interface ToolDesk {
  /** Input and answer are validated against the tool's schemas. */
  call<Name extends ToolName>(name: Name, input: ToolInput<Name>): Promise<ToolOutput<Name>>;
  /** The tools as the offline advisor has them for one reply, and that reply with its references resolved. */
  reply(): { call(name: ToolName, input: unknown): Promise<object>; write(reply: string): string };
  /** Number of calls, and the length in characters of the longest answer. */
  readonly made: { calls: number; longest: number };
  close(): Promise<void>;
}

/** For a student without any data. */
export const openToolDesk = async (
  pack: Pick<Pack, 'university' | 'subjects' | 'programs' | 'courses'>,
  now: string,
): Promise<ToolDesk> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tool-calls-'));
  await copyEmbeddedDatabase(dataDir);
  const log = pino({ level: 'silent' });
  const settings = parseSettings({ DATA_DIR: dataDir, PORT: '0' });
  const store = await openStore(settings, log);
  const catalogue = { ...pack, version: 'judged', courses: toWireCourses(pack.courses, pack.university) };
  const context = {
    catalogue: { current: () => catalogue as unknown as Catalogue },
    clock: { now: () => new Date(now) },
    db: store.db,
    log,
    settings,
    viewer: { userId: randomUUID(), signInId: randomUUID() },
  };
  const student = context as unknown as SignedIn<AdvisorContext>;
  const tools = openToolbox(student);
  const made = { calls: 0, longest: 0 };
  return {
    made,
    call: async (name, input) => {
      const execute = tools[name]?.execute as (given: unknown) => Promise<unknown>;
      const answer = await execute(TOOLS[name].input.strict().parse(input));
      made.calls += 1;
      made.longest = Math.max(made.longest, JSON.stringify(answer).length);
      return TOOLS[name].output.parse(answer) as never;
    },
    reply: () => {
      const facts = new ReplyFacts(student);
      const heard = openToolbox(student, hearTool(facts, 'offline'));
      return {
        call: (name, input) => {
          const execute = heard[name]?.execute as (given: unknown) => Promise<object>;
          return execute(input);
        },
        write: (reply) => {
          const replacer = new Replacer((inner, before) => facts.factOf(inner, before)?.value ?? null);
          return replacer.push(reply) + replacer.end(true);
        },
      };
    },
    close: async () => {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** A pack with only these records. */
export const packOf = (
  records: readonly RawRecord[],
  terms: { name: string; start: string; end: string }[],
): Pack => {
  const subjects = [...new Set(records.map(({ class_tag }) => class_tag.split('.')[0] ?? ''))];
  const { pack, problems } = readPack(
    {
      'university.json': JSON.stringify({
        name: 'Judged',
        product: 'Lectern',
        assistant: 'Quill',
        possessive: 'Its',
        feedback_email: 'feedback@judged.example',
        terms,
      }),
      'subjects.json': JSON.stringify(subjects.map((code) => ({ code, department: code }))),
      'courses.ndjson': records.map((record) => JSON.stringify(record)).join('\n'),
    },
    'judged',
  );
  if (!pack) throw new Error(JSON.stringify(problems.slice(0, 3)));
  return pack;
};
