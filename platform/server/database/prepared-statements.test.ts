import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { preparing } from './prepared-statements.ts';

describe('prepared statements', () => {
  let client: PGlite;

  beforeAll(async () => {
    client = await PGlite.create();
    client.execProtocolStream = preparing(client.execProtocolStream.bind(client), 3);
    await client.exec('create table probe (id int primary key, note text, seen bytea)');
  });

  afterAll(() => client.close());

  beforeEach(() => client.exec('truncate probe'));

  const preparedTexts = async (): Promise<string[]> => {
    const results = await client.exec('select statement from pg_prepared_statements order by statement');
    return results.flatMap(({ rows }) => rows.map((row) => (row as { statement: string }).statement));
  };

  it('answer as unprepared ones, whatever the values', async () => {
    const insert = 'insert into probe values ($1, $2, $3) returning id, note, seen';
    for (const [id, note] of ['one', null, '', 'naïve “quotes”'].entries())
      expect((await client.query(insert, [id, note, Uint8Array.of(id)])).rows).toEqual([
        { id, note, seen: Uint8Array.of(id) },
      ]);
    expect(await preparedTexts()).toContain(insert);
    for (const least of [0, 2, 9]) {
      const { rows, fields } = await client.query('select id from probe where id >= $1 order by id', [least]);
      expect(rows).toEqual([0, 1, 2, 3].filter((id) => id >= least).map((id) => ({ id })));
      expect(fields.map(({ name }) => name)).toEqual(['id']);
    }
  });

  it('are made when a statement comes for the second time, and kept up to a number', async () => {
    const texts = ['select 1 as n', 'select 2 as n', 'select 3 as n', 'select 4 as n'];
    await client.query('select 0 as n');
    expect(await preparedTexts()).not.toContain('select 0 as n');
    for (const text of texts) for (let time = 0; time < 3; time++) await client.query(text);
    expect(await preparedTexts()).toEqual(texts.slice(1));
    // What went is prepared again.
    expect((await client.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  });

  it('outlive refused values and transactions that are rolled back', async () => {
    const insert = 'insert into probe (id) values ($1)';
    await client.query(insert, [1]);
    await client.query(insert, [2]);
    await expect(client.query(insert, [2])).rejects.toThrow('duplicate key');
    await expect(client.query(insert, ['no number'])).rejects.toThrow('invalid input syntax');
    const undone = client.transaction(async (tx) => {
      await tx.query(insert, [3]);
      await tx.query('select id from probe where id = $1', [3]);
      await tx.query('select id from probe where id = $1', [3]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await client.query('select id from probe where id = $1', [3])).rows).toEqual([]);
    await client.query(insert, [3]);
    expect((await client.query('select id from probe where id = $1', [3])).rows).toEqual([{ id: 3 }]);
  });

  it('are refused like others where the text is no statement, again and again', async () => {
    for (let time = 0; time < 3; time++)
      await expect(client.query('selekt 1')).rejects.toThrow('syntax error');
    expect((await client.query('select 5 as n')).rows).toEqual([{ n: 5 }]);
  });

  it('heal once a change of their table has made them others', async () => {
    const text = 'select * from changing';
    await client.exec('create table changing (id int)');
    for (let time = 0; time < 3; time++) await client.query(text);
    await client.exec('alter table changing add column note text; insert into changing values (1, $$a$$)');
    await expect(client.query(text)).rejects.toThrow('must not change result type');
    expect((await client.query(text)).rows).toEqual([{ id: 1, note: 'a' }]);
  });

  it('are none where the columns are those of a cursor', async () => {
    for (const columns of ['1 as one', '2 as two, 3 as three', '4 as four'])
      await client.transaction(async (tx) => {
        await tx.query(`declare cursed cursor for select ${columns}`);
        const { fields } = await tx.query('fetch 5 from cursed');
        expect(fields.map(({ name }) => name)).toEqual(columns.match(/[a-z]+(?=,|$)/g));
      });
  });

  it('notice that an index came or went', async () => {
    const text = 'select note from probe where note = $1';
    for (let time = 0; time < 8; time++) await client.query(text, ['a']);
    await client.exec('create index probe_note on probe (note)');
    await client.query('insert into probe (id, note) values (7, $1)', ['a']);
    expect((await client.query(text, ['a'])).rows).toEqual([{ note: 'a' }]);
    await client.exec('drop index probe_note');
    expect((await client.query(text, ['a'])).rows).toEqual([{ note: 'a' }]);
  });
});
