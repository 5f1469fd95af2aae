/**
 * `npm run db:dump -- FILE` writes every row to FILE, `npm run db:load -- FILE` reads them into a database whose
 * tables are empty: between releases of the embedded engine, and from the embedded database to PostgreSQL. One JSON
 * object a line; the engine's own text form of each row, so nothing is lost on the way.
 */
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { parseSettings } from '../app/config.ts';
import { explainStartFailure } from '../app/explain-start-failure.ts';
import { openStore } from '../platform/server/database/open-store.ts';
import { type Db, rowsOf } from '../platform/server/database/store.ts';
import { createLog } from '../platform/server/log.ts';
import { makeFilesPrivate } from '../platform/server/private-files.ts';

const BATCH = 500;

/** Tables in an order in which each comes after those it refers to. */
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

const dump = async (db: Db, out: FileHandle): Promise<number> => {
  let rows = 0;
  for (const table of await listTables(db)) {
    for (let offset = 0; ; offset += BATCH) {
      const batch = await rowsOf<{ row: string }>(
        db,
        sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t order by t.ctid limit ${BATCH} offset ${offset}`,
      );
      if (batch.length > 0)
        await out.write(batch.map(({ row }) => `{"table":${JSON.stringify(table)},"row":${row}}\n`).join(''));
      rows += batch.length;
      if (batch.length < BATCH) break;
    }
  }
  await out.sync();
  return rows;
};

/** Lines as `dump` ends them. `readline` ends them at U+2028 and U+2029 as well, and these stand in what people paste. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

const load = async (db: Db, file: string): Promise<number> => {
  let rows = 0;
  await db.transaction(async (tx) => {
    for (const table of await listTables(tx)) {
      const [found] = await rowsOf(tx, sql`select 1 from ${sql.identifier(table)} limit 1`);
      if (found) throw new Error(`Table ${table} has rows already. Load into a new database only.`);
    }
    for await (const line of readLines(file)) {
      const { table, row } = JSON.parse(line) as { table: string; row: object };
      const name = sql.identifier(table);
      // Only the columns that it had: one that came later takes its default. The engine reads the values from the line
      // itself, since numbers here are too short for its own.
      const columns = sql.join(
        Object.keys(row).map((column) => sql.identifier(column)),
        sql`, `,
      );
      await tx.execute(
        sql`insert into ${name} (${columns})
            select ${columns} from jsonb_populate_record(null::${name}, ${line}::jsonb -> 'row')`,
      );
      rows++;
    }
  });
  return rows;
};

const main = async () => {
  makeFilesPrivate();
  const [direction, file] = process.argv.slice(2);
  if ((direction !== 'dump' && direction !== 'load') || !file)
    throw new Error('Usage: npm run db:dump -- FILE, or npm run db:load -- FILE');
  const store = await openStore(parseSettings(process.env), createLog('warn'));
  try {
    if (direction === 'load') return console.log(`Loaded ${await load(store.db, file)} rows from ${file}.`);
    const part = `${file}.part`;
    const out = await open(part, 'w', 0o600);
    const rows = await dump(store.db, out).finally(() => out.close());
    await rename(part, file);
    console.log(`Wrote ${rows} rows to ${file}.`);
  } finally {
    await store.close();
  }
};

main().catch((error: unknown) => {
  console.error(explainStartFailure(error));
  process.exit(1);
});
