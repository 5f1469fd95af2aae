import * as z from 'zod';
import type { Call } from '#platform/contract/call.ts';

interface JsonSchema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minLength?: number;
}

const FORMATS: Record<string, string> = {
  uuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
  'date-time': '2031-01-01T00:00:00Z',
  binary: 'no file',
};

/** A valid value with every optional field present, so that a modified field is its only fault. */
const sampleOf = (schema: JsonSchema): unknown => {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleOf(choices[0] ?? {});
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, part]) => [key, sampleOf(part)]),
      );
    case 'array':
      return schema.items ? [sampleOf(schema.items)] : [];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return 1;
    default:
      return FORMATS[schema.format ?? ''] ?? 'sample';
  }
};

/** Valid input for one part of a call; `{}` where the call has no such part. */
export const sampleInput = (schema: Call['body']): Record<string, unknown> =>
  schema === undefined
    ? {}
    : (sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema) as Record<
        string,
        unknown
      >);

/** Strings that commonly break servers; each must be stored as data or refused. */
export const HOSTILE_STRINGS = [
  '',
  'a\0b',
  '\ud800',
  '\u202e🦉\uffff',
  'x'.repeat(9_000),
  "'; drop table sign_ins; --",
  '%_\\',
  '__proto__',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
] as const;

const nested = (depth: number): unknown => {
  let value: unknown = [];
  for (let level = 0; level < depth; level++) value = [value];
  return value;
};

/** Edge cases of every JSON type. */
const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_STRINGS,
  null,
  true,
  -1,
  1e308,
  [],
  [null],
  ['a\0b', '\ud800'],
  Array.from({ length: 3_000 }, () => 'x'),
  {},
  { __proto__: null, constructor: { prototype: 1 } },
  nested(500),
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Bodies that differ from a valid one in a single field, at any depth: a hostile value, or the field removed. */
export function* hostileBodies(body: Record<string, unknown>): Generator<Record<string, unknown>> {
  for (const [key, value] of Object.entries(body)) {
    const { [key]: _gone, ...rest } = body;
    yield rest;
    for (const hostile of HOSTILE_VALUES) {
      yield { ...body, [key]: hostile };
      if (Array.isArray(value) && typeof hostile === 'string') yield { ...body, [key]: [hostile] };
    }
    if (isObject(value)) for (const inner of hostileBodies(value)) yield { ...body, [key]: inner };
  }
}

/** An invalid body: its bytes and the declared content type. */
export const HOSTILE_BYTES: readonly { name: string; bytes: Uint8Array; contentType: string }[] = (
  [
    ['nothing', ''],
    ['JSON that breaks off', '{"email": '],
    ['null', 'null'],
    ['a number', '1e999'],
    ['a string', '"{}"'],
    ['very deep JSON', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['very deep objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
    ['far too much', JSON.stringify({ message: 'x'.repeat(300_000) })],
    ['prototype keys', '{"__proto__":{"profile":{}},"constructor":{"prototype":{"password":1}}}'],
    ['doubled keys', '{"message":1,"message":"x","email":"a","email":["b"],"profile":1,"profile":{}}'],
    ['a form', 'email=a&password=b', 'application/x-www-form-urlencoded'],
    ['plain text', '{}', 'text/plain'],
    ['no content type', '{}', ''],
    ['another character set', '{}', 'application/json; charset=utf-16'],
    ['a broken content type', '{}', ';;;=/"'],
    ['multipart without a boundary', 'x', 'multipart/form-data'],
    ['multipart without its parts', '--b\r\nx\r\n', 'multipart/form-data; boundary=b'],
    [
      'a file without a name',
      '--b\r\ncontent-disposition: form-data; name="pdf"\r\n\r\nx\r\n--b--\r\n',
      'multipart/form-data; boundary=b',
    ],
  ] as [string, string, string?][]
)
  .map(([name, text, contentType = 'application/json']) => ({
    name,
    bytes: new TextEncoder().encode(text),
    contentType,
  }))
  .concat([
    {
      name: 'no UTF-8',
      bytes: Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d),
      contentType: 'application/json',
    },
    {
      name: 'a byte order mark',
      bytes: Uint8Array.of(0xef, 0xbb, 0xbf, 0x7b, 0x7d),
      contentType: 'application/json',
    },
    {
      name: 'gzip that is none',
      bytes: Uint8Array.of(0x1f, 0x8b, 0x08, 0, 0),
      contentType: 'application/json',
    },
  ]);

/** Path segments as sent: valid and invalid percent-encoding. */
export const HOSTILE_SEGMENTS: readonly string[] = [
  ...HOSTILE_STRINGS.filter((text) => text.isWellFormed() && text !== '').map(encodeURIComponent),
  '%',
  '%zz',
  '%ff',
  '%ed%a0%80',
  '%2e%2e%2f',
  '%252e',
  '*',
  ':code',
];
