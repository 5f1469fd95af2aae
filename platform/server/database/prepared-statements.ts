import type { PGlite } from '@electric-sql/pglite';

/**
 * Reuses the embedded engine's parse and plan of statements that come again.
 *
 * The engine's client sends every statement unnamed, so that each is parsed, described and planned anew: half of the time of
 * a small one. Here the messages of PostgreSQL's extended query protocol
 * (https://www.postgresql.org/docs/17/protocol-message-formats.html) are given the name of a prepared statement on their
 * way to the engine. The engine itself replaces a plan whose tables have changed.
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

/** Statements that are kept; the product has some three hundred, of which a student's day needs a part. */
const MOST_KEPT = 150;
/** Longer ones carry lists of their own and do not come again. */
const LONGEST_KEPT = 8_000;

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
  const hasNoTypes = sent.at(-1) === 0 && sent.at(-2) === 0;
  // The text's own end stands before the two bytes that count the types.
  if (!isUnnamed || !hasNoTypes || sent.length > LONGEST_KEPT) return null;
  return Buffer.from(sent.buffer, sent.byteOffset + HEADER + 1, sent.length - HEADER - 4).toString('utf8');
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

  return async (sent, options) => {
    const [kind] = sent;
    if (kind === PARSE) {
      current = null;
      return parse(sent, options);
    }
    if (current === null) return execute(sent, options);
    if (kind === DESCRIBE && sent[HEADER] === STATEMENT) {
      current.described ??= await execute(
        message(DESCRIBE, Uint8Array.of(STATEMENT), named(current.name)),
        options,
      );
      return current.described;
    }
    // All values come as text, so a portal's columns are its statement's. The client looks for them among its answers.
    if (kind === DESCRIBE && sent[HEADER] === PORTAL && current.described)
      return current.described.filter(({ name }) => COLUMNS.has(name));
    // An unnamed portal, then the unnamed statement.
    if (kind === BIND)
      return execute(
        message(BIND, Uint8Array.of(0), named(current.name), sent.subarray(HEADER + 2)),
        options,
      );
    return execute(sent, options);
  };
};
