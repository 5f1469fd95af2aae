import type { PGlite } from '@electric-sql/pglite';

/**
 * Reuses what the embedded engine has parsed and described of statements that come again.
 *
 * The engine's client sends every statement unnamed, so that each is parsed and described anew: a good part of the time of a
 * small one. Here the messages of PostgreSQL's extended query protocol
 * (https://www.postgresql.org/docs/17/protocol-message-formats.html) are given the name of a prepared statement on their
 * way to the engine, which plans each execution all the same (`plan_cache_mode` in `embedded.ts`).
 */

type Execute = PGlite['execProtocolStream'];
type Answer = Awaited<ReturnType<Execute>>;

/** A statement's kinds of message. */
const PARSE = 'P'.charCodeAt(0);
const DESCRIBE = 'D'.charCodeAt(0);
const BIND = 'B'.charCodeAt(0);
const CLOSE = 'C'.charCodeAt(0);
const STATEMENT = 'S'.charCodeAt(0);
const PORTAL = 'P'.charCodeAt(0);
/** Kind and length. */
const HEADER = 5;

/** What the engine answers of a portal: its columns, or that it has none. */
const COLUMNS: ReadonlySet<string> = new Set(['rowDescription', 'noData']);

/** Statements that are kept: those of a student's day, and some. */
const MOST_KEPT = 150;
/** Longer ones carry lists of their own and do not come again. */
const LONGEST_KEPT = 8_000;

/** Statements that are parsed at length. Of others nothing is saved, and `fetch` has the columns of whatever its cursor has now. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;

/** feature_not_supported, of a plan whose columns a change of its tables made others; invalid_sql_statement_name. */
const OUTDATED: ReadonlySet<unknown> = new Set(['0A000', '26000']);

interface Prepared {
  name: string;
  /** What the engine says of its parameters and columns; null until it was asked. */
  described: Answer | null;
}

/** A message of the kind with the body's parts. */
const message = (kind: number, ...parts: Uint8Array[]): Uint8Array => {
  const body = Buffer.concat(parts);
  const header = Buffer.alloc(HEADER);
  header.writeUInt8(kind, 0);
  // The length counts itself, not the kind.
  header.writeUInt32BE(body.length + HEADER - 1, 1);
  return Buffer.concat([header, body]);
};

const named = (name: string): Uint8Array => Buffer.from(`${name}\0`);

/** The statement's text, if the message parses an unnamed one without types for its parameters; otherwise null. */
const textToParse = (sent: Uint8Array): string | null => {
  const isUnnamed = sent[HEADER] === 0;
  const end = sent.indexOf(0, HEADER + 1);
  // The two bytes after the text count the types; without any, nothing follows them.
  if (!isUnnamed || end !== sent.length - 3 || sent.length > LONGEST_KEPT) return null;
  const text = Buffer.from(sent.buffer, sent.byteOffset + HEADER + 1, end - HEADER - 1).toString('utf8');
  return PLANNED.test(text) ? text : null;
};

/**
 * @param execute sends one message to the engine and reads its answers; messages of two statements must not mingle
 * @returns the same with statements prepared when they come for the second time
 */
export const preparing = (execute: Execute, mostKept = MOST_KEPT): Execute => {
  /** By text, the least recently used first; null for one that came once. */
  const known = new Map<string, Prepared | null>();
  let made = 0;
  /** The statement whose messages are being sent; null for one that is not prepared. */
  let current: Prepared | null = null;

  /** Makes room for one more, and closes what goes. */
  const makeRoom = async (options: Parameters<Execute>[1]): Promise<void> => {
    for (const [text, prepared] of known) {
      if (known.size < mostKept) return;
      known.delete(text);
      if (prepared) await execute(message(CLOSE, Uint8Array.of(STATEMENT), named(prepared.name)), options);
    }
  };

  const parse = async (sent: Uint8Array, options: Parameters<Execute>[1]): Promise<Answer> => {
    const text = textToParse(sent);
    if (text === null) return execute(sent, options);
    const found = known.get(text);
    known.delete(text);
    if (found) {
      known.set(text, found);
      current = found;
      return [];
    }
    if (found === undefined) {
      await makeRoom(options);
      known.set(text, null);
      return execute(sent, options);
    }
    const prepared: Prepared = { name: `s${++made}`, described: null };
    const answer = await execute(message(PARSE, named(prepared.name), sent.subarray(HEADER + 1)), options);
    known.set(text, prepared);
    current = prepared;
    return answer;
  };

  const ofPrepared = async (
    prepared: Prepared,
    sent: Uint8Array,
    options: Parameters<Execute>[1],
  ): Promise<Answer> => {
    const [kind] = sent;
    if (kind === DESCRIBE && sent[HEADER] === STATEMENT) {
      prepared.described ??= await execute(
        message(DESCRIBE, Uint8Array.of(STATEMENT), named(prepared.name)),
        options,
      );
      return prepared.described;
    }
    // All values come as text, so a portal's columns are its statement's. The client looks for them among its answers.
    if (kind === DESCRIBE && sent[HEADER] === PORTAL && prepared.described)
      return prepared.described.filter(({ name }) => COLUMNS.has(name));
    // An unnamed portal, then the unnamed statement.
    if (kind === BIND)
      return execute(
        message(BIND, Uint8Array.of(0), named(prepared.name), sent.subarray(HEADER + 2)),
        options,
      );
    return execute(sent, options);
  };

  /** A statement that cannot be used any more is parsed anew when it comes again. */
  const forgetIfOutdated = (error: unknown): void => {
    if (!OUTDATED.has((error as { code?: unknown }).code)) return;
    for (const [text, prepared] of known) if (prepared === current) known.delete(text);
  };

  return async (sent, options) => {
    if (sent[0] === PARSE) {
      current = null;
      return parse(sent, options);
    }
    if (current === null) return execute(sent, options);
    try {
      return await ofPrepared(current, sent, options);
    } catch (error) {
      forgetIfOutdated(error);
      throw error;
    }
  };
};
