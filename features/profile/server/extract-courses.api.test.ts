import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { newStudent } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { rowsOf } from '#platform/server/database/store.ts';
import type { CourseItem } from '../contract.ts';
import { lockedPdf, oneLongLine, slowPages } from '../testing/hostile-pdfs.ts';
import { pdfFile, tablePdf } from '../testing/table-pdf.ts';

/** Takes the place of the vendors and counts requests. */
let vendor: Server;
let vendorCalls = 0;

const product = testProduct(async () => {
  vendor = createServer((_, response) => {
    vendorCalls += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/v1`;
  return { UNIVERSITY: await makeBirchPack(), OPENAI_BASE_URL: base, ANTHROPIC_BASE_URL: base };
});
afterAll(() => vendor.close());

interface Extracted {
  courses: string[];
  items: CourseItem[];
  error: string;
  code: string;
  fallback_available?: boolean;
}

const extract = async (
  pdf: File | string,
  token: string | null,
  more: Record<string, string> = {},
  signal?: AbortSignal,
) => {
  const form = new FormData();
  form.append('pdf', pdf);
  for (const [key, value] of Object.entries(more)) form.append(key, value);
  const response = await product.fetch('/api/extract_courses', {
    method: 'POST',
    body: form,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal,
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Extracted };
};

const TRANSCRIPT = [
  ['Student record', '', 'Ward Pemberley-Quux'],
  ['Test Credits'],
  ['MATH 1A', 'Calculus, First Half', '4.000', 'CR'],
  ['2024 Fall'],
  ['COMPSCI 50', 'Introduction to Computer Science', '4.000', 'A-'],
  ['E-PSCI 10', 'A Brief History of the Earth', '4.000', 'W'],
  ['COMPSCI 33', 'Zymurgical Computing', '4.000', 'C+'],
];

describe('a transcript', () => {
  let token: string;
  beforeAll(async () => {
    token = (await newStudent(product)).token;
  });

  it('gives the courses taken, and separately those the student must decide on', async () => {
    const { status, body } = await extract(await tablePdf(TRANSCRIPT), token, { provider: 'anthropic' });
    expect(status).toBe(200);
    expect(body).toEqual({
      courses: ['COMPSCI 50', 'COMPSCI 33'],
      items: [
        {
          code: 'MATH 1A',
          title: 'Calculus, First Half',
          line: 'MATH 1A Calculus, First Half',
          known: true,
          kind: 'transfer',
        },
        {
          code: 'COMPSCI 50',
          title: 'Introduction to Computer Science',
          line: 'COMPSCI 50 Introduction to Computer Science',
          known: true,
          kind: 'taken',
        },
        {
          code: 'E-PSCI 10',
          title: 'A Brief History of the Earth',
          line: 'E-PSCI 10 A Brief History of the Earth',
          known: true,
          kind: 'withdrawn',
        },
        {
          code: 'COMPSCI 33',
          title: 'Zymurgical Computing',
          line: 'COMPSCI 33 Zymurgical Computing',
          known: false,
          kind: 'taken',
        },
      ],
    });
  });

  it('without any course is not an error', async () => {
    const { status, body } = await extract(await tablePdf([['A letter to my grandmother']]), token);
    expect([status, body]).toEqual([200, { courses: [], items: [] }]);
  });

  it('is stored nowhere (disk, database, log) and sent to no model', async () => {
    const { body } = await extract(await tablePdf(TRANSCRIPT), token);
    expect(JSON.stringify(body)).toContain('Zymurgical');
    const secrets = ['Pemberley', 'Zymurgical', '4.000', 'C+'];
    expect(JSON.stringify(body)).not.toMatch(/Pemberley|4\.000|"C\+/);
    expect(product.logText()).not.toMatch(/Pemberley|Zymurgical/);
    expect(vendorCalls).toBe(0);
    const stored = await everythingStored();
    for (const secret of secrets.slice(0, 2)) expect(stored).not.toContain(secret);
    await product.db.execute(sql`checkpoint`);
    for (const file of filesIn(product.dataDir))
      for (const secret of secrets.slice(0, 2)) expect(readFileSync(file).includes(secret), file).toBe(false);
  });

  it('is read even if 2 KB unpack to one line of fifty thousand letters', async () => {
    const { status, body } = await extract(pdfFile(oneLongLine('CS 50, ', 8_000)), token);
    expect(status).toBe(200);
    expect(body.courses).toEqual(['COMPSCI 50']);
  });

  it('requires a sign-in', async () => {
    const { status, body } = await extract(await tablePdf(TRANSCRIPT), null);
    expect([status, body.code]).toEqual([401, 'signed_out']);
  });
});

describe('an unreadable file', () => {
  const bytes = (text: string) => pdfFile(new TextEncoder().encode(text));
  const files: [string, () => File | Promise<File>, string][] = [
    ['that is none', () => bytes('PK\u0003\u0004 a word processor’s file'), 'This file is not a PDF.'],
    ['that is empty', () => pdfFile(new Uint8Array(0)), 'This file is empty.'],
    ['that is cut off', () => bytes('%PDF-1.7\n1 0 obj <</Type /Cat'), 'This PDF is damaged'],
    ['that is locked', () => pdfFile(lockedPdf()), 'This PDF is locked with a password.'],
    ['that holds pictures only', () => tablePdf([]), 'This PDF holds pictures of text only'],
    ['of more than 5 MB', () => pdfFile(new Uint8Array(5 * 1024 * 1024 + 1)), 'File size exceeds 5 MB limit'],
  ];

  it.each(files)(
    '%s: the student is told why, and that pasting text is possible',
    async (_what, make, words) => {
      const { status, body } = await extract(await make(), (await newStudent(product)).token);
      expect(body).toMatchObject({ code: 'unreadable_file', fallback_available: true });
      expect([status, body.error.startsWith(words)]).toEqual([400, true]);
    },
  );

  it('is refused before reading if it is very large or no file', async () => {
    const { token } = await newStudent(product);
    const huge = await extract(pdfFile(new Uint8Array(11 * 1024 * 1024)), token);
    expect([huge.status, huge.body.code, huge.headers.get('connection')]).toEqual([
      413,
      'too_large',
      'close',
    ]);
    const text = await extract('COMPSCI 50', token);
    expect([text.status, text.body.code]).toEqual([400, 'invalid_request']);
  });
});

describe('the import limit of a student', () => {
  it('refuses further imports without affecting other students', async () => {
    product.clock.stop();
    const eager = await newStudent(product);
    const pdf = await tablePdf([['COMPSCI 50', 'Introduction']]);
    const statuses = [];
    for (let time = 0; time < 7; time += 1) statuses.push((await extract(pdf, eager.token)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    const refused = await extract(pdf, eager.token);
    expect(refused.body.error).toContain('paste your list');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await extract(pdf, (await newStudent(product)).token)).status).toBe(200);
    product.clock.advance(61_000);
    expect((await extract(pdf, eager.token)).status).toBe(200);
  });
});

it('a file is given up when its student leaves', async () => {
  const [ada, bea] = [await newStudent(product), await newStudent(product)];
  const slow = pdfFile(slowPages());
  const pdf = await tablePdf([['COMPSCI 50', 'Introduction']]);
  const [adaLeaves, beaLeaves] = [new AbortController(), new AbortController()];
  let hasEnded = false;
  const other = extract(slow, bea.token, {}, beaLeaves.signal)
    .catch(() => 'left')
    .finally(() => (hasEnded = true));
  // Begun later than the other one, so that it would end later, too.
  const left = extract(slow, ada.token, {}, adaLeaves.signal).catch(() => 'left');
  let waiting: ReturnType<typeof extract> | undefined;
  // Waits for the slow file once that is being read.
  await expect
    .poll(() => {
      product.clock.advance(61_000);
      waiting = extract(pdf, ada.token);
      return Promise.race([waiting, sleep(2000, 'waits')]);
    })
    .toBe('waits');
  adaLeaves.abort();
  expect(await left).toBe('left');
  expect((await waiting)?.status).toBe(200);
  expect(hasEnded).toBe(false);
  beaLeaves.abort();
  expect(await other).toBe('left');
});

const everythingStored = async (): Promise<string> => {
  const tables = await rowsOf<{ name: string }>(
    product.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  expect(tables.length).toBeGreaterThan(5);
  const rows = [];
  for (const { name } of tables)
    rows.push(
      ...(await rowsOf<{ row: string }>(
        product.db,
        sql`select t::text as row from ${sql.identifier(name)} t`,
      )),
    );
  return rows.map(({ row }) => row).join('\n');
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
