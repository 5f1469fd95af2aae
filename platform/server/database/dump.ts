import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MIGRATIONS_FOLDER } from './migrations.ts';
import { type Db, rowsOf } from './store.ts';

const FORMAT = 'lectern-dump-1';
const BATCH = 500;

/** The first line of a dump. */
interface Head {
  format: string;
  /** Hashes of the applied migrations, in order. */
  migrations: string[];
  /** Number of rows per table, in an order that respects foreign keys. */
  tables: Record<string, number>;
}

/** The last line of a dump. */
interface End {
  end: true;
  rows: number;
  /** sha256 of all earlier lines, in hex. */
  sha256: string;
}

/** The file is not a complete dump, or not one that this release can load. Nothing was written. */
export class BadDump extends Error {
  constructor(file: string, problem: string) {
    super(`${file} ${problem} Nothing was loaded.`);
    this.name = 'BadDump';
  }
}

/** Tables ordered by their foreign keys, referenced ones first. */
const listTables = async (db: Db): Promise<string[]> => {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select tablename::text as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const edges = await rowsOf<{ child: string; parent: string }>(
    db,
    sql`select c.relname::text as child, p.relname::text as parent from pg_constraint k
        join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
        where k.contype = 'f' and c.relname <> p.relname`,
  );
  const ordered: string[] = [];
  const waiting = new Set(tables.map(({ name }) => name));
  while (waiting.size > 0) {
    const free = [...waiting].filter((name) =>
      edges.every(({ child, parent }) => child !== name || !waiting.has(parent)),
    );
    if (free.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...waiting].join(', ')}`);
    for (const name of free) {
      ordered.push(name);
      waiting.delete(name);
    }
  }
  return ordered;
};

const headOf = async (db: Db): Promise<Head> => {
  const [made] = await rowsOf<{ isOurs: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isOurs"`,
  );
  if (!made?.isOurs) throw new NothingToDump();
  const migrations = await rowsOf<{ hash: string }>(
    db,
    sql`select hash from drizzle.__drizzle_migrations order by created_at, id`,
  );
  const tables: Record<string, number> = {};
  for (const name of await listTables(db)) {
    const [counted] = await rowsOf<{ rows: string }>(
      db,
      sql`select count(*)::text as rows from ${sql.identifier(name)}`,
    );
    tables[name] = Number(counted?.rows);
  }
  return { format: FORMAT, migrations: migrations.map(({ hash }) => hash), tables };
};

/** The database has no tables of this product. */
class NothingToDump extends Error {
  constructor() {
    super('The database holds none of this product’s tables. Check DATA_DIR and DATABASE_URL.');
    this.name = 'NothingToDump';
  }
}

/**
 * Writes a consistent snapshot of all rows to a file: a head, one JSON object per row in the engine's own format, so
 * that nothing is lost in conversion, and an end by which `checkDump` detects truncation.
 *
 * @param out an empty file
 * @returns the number of rows
 */
export const writeDump = (db: Db, out: FileHandle): Promise<number> =>
  db.transaction(
    async (tx) => {
      const hash = createHash('sha256');
      // Start over each time: the transaction may be retried.
      await out.truncate(0);
      let position = 0;
      const put = async (lines: string) => {
        const bytes = Buffer.from(lines);
        hash.update(bytes);
        await out.write(bytes, 0, bytes.length, position);
        position += bytes.length;
      };
      const head = await headOf(tx);
      await put(`${JSON.stringify(head)}\n`);
      let rows = 0;
      for (const table of Object.keys(head.tables)) {
        const prefix = `{"table":${JSON.stringify(table)},"row":`;
        await tx.execute(
          sql`declare dumped no scroll cursor for select to_jsonb(t)::text as row from ${sql.identifier(table)} t`,
        );
        for (;;) {
          const batch = await rowsOf<{ row: string }>(tx, sql`fetch ${sql.raw(String(BATCH))} from dumped`);
          if (batch.length > 0) await put(batch.map(({ row }) => `${prefix}${row}}\n`).join(''));
          rows += batch.length;
          if (batch.length < BATCH) break;
        }
        await tx.execute(sql`close dumped`);
      }
      const end: End = { end: true, rows, sha256: hash.copy().digest('hex') };
      await put(`${JSON.stringify(end)}\n`);
      await out.sync();
      return rows;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/**
 * Lines as written by `writeDump`. `readline` would also split at U+2028 and U+2029, which occur in pasted text. Text
 * after the last line break is returned too.
 */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

const parseLine = (line: string | undefined): Partial<Head & End & { table: string; row: object }> | null => {
  try {
    const value: unknown = JSON.parse(line ?? '');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
};

const CUT =
  'is not whole: it was cut off or changed after it was written. Use another backup, or write it again.';

const checkHead = (file: string, line: string | undefined, known: string[]): Head => {
  const head = parseLine(line);
  if (head?.format !== FORMAT || !head.tables || !head.migrations)
    throw new BadDump(file, 'is not a file that "npm run db:dump" of this release or a later one wrote.');
  if (
    head.migrations.length > known.length &&
    known.every((hash, index) => head.migrations?.[index] === hash)
  )
    throw new BadDump(
      file,
      `was written by a newer release (${head.migrations.length} migrations, this one knows ${known.length}): load it with that release or a later one.`,
    );
  return { format: FORMAT, migrations: head.migrations, tables: head.tables };
};

/**
 * Verifies a dump against its own counts and checksum, without a database.
 *
 * @returns the number of rows
 * @throws BadDump
 */
export const checkDump = async (file: string): Promise<number> => {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ hash }) => hash);
  const hash = createHash('sha256');
  const found = new Map<string, number>();
  let head: Head | null = null;
  let last: string | undefined;
  let rows = 0;
  for await (const line of readLines(file)) {
    if (last !== undefined) {
      hash.update(`${last}\n`);
      if (head) {
        const table = parseLine(last)?.table;
        if (table === undefined) throw new BadDump(file, CUT);
        found.set(table, (found.get(table) ?? 0) + 1);
        rows++;
      } else head = checkHead(file, last, known);
    }
    last = line;
  }
  if (!head) {
    checkHead(file, last, known);
    throw new BadDump(file, CUT);
  }
  const end = parseLine(last);
  const isWhole =
    end?.end === true &&
    end.rows === rows &&
    end.sha256 === hash.digest('hex') &&
    Object.entries(head.tables).every(([table, count]) => (found.get(table) ?? 0) === count);
  if (!isWhole) throw new BadDump(file, CUT);
  return rows;
};

/**
 * Loads a dump verified by `checkDump` into a database with empty tables, completely or not at all.
 *
 * @returns the number of rows
 * @throws BadDump, or an error if a table has rows
 */
export const loadDump = (db: Db, file: string): Promise<number> =>
  db.transaction(async (tx) => {
    const tables = new Set(await listTables(tx));
    for (const table of tables) {
      const [found] = await rowsOf(tx, sql`select 1 from ${sql.identifier(table)} limit 1`);
      if (found)
        throw new Error(
          `Table ${table} has rows already, so nothing was loaded. Load into a new database: stop the server, set ` +
            'DATA_DIR to a folder that does not exist yet, or DATABASE_URL to an empty database, load, then start.',
        );
    }
    // The engine computes these and accepts no values for them.
    const generated = new Set(
      (
        await rowsOf<{ name: string }>(
          tx,
          sql`select table_name || '.' || column_name as name from information_schema.columns
              where table_schema = 'public' and is_generated = 'ALWAYS'`,
        )
      ).map(({ name }) => name),
    );
    let rows = 0;
    for await (const line of readLines(file)) {
      const { table, row } = parseLine(line) ?? {};
      // The head and the end are not rows.
      if (table === undefined || row === undefined) continue;
      if (!tables.has(table)) throw new BadDump(file, `has a table that this release has not (${table}).`);
      const name = sql.identifier(table);
      // Only the dump's columns: later ones get their defaults. The engine parses the values from the line itself,
      // because JavaScript numbers would lose precision.
      const columns = sql.join(
        Object.keys(row)
          .filter((column) => !generated.has(`${table}.${column}`))
          .map((column) => sql.identifier(column)),
        sql`, `,
      );
      await tx.execute(
        sql`insert into ${name} (${columns})
            select ${columns} from jsonb_populate_record(null::${name}, ${line}::jsonb -> 'row')`,
      );
      rows++;
    }
    return rows;
  });
