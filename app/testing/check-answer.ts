import { isDeepStrictEqual } from 'node:util';
import type { Call } from '#platform/contract/call.ts';
import { ERRORS, type ErrorCode } from '#platform/contract/errors.ts';
import { ALWAYS, errorSchema } from '#platform/server/http/mount.ts';

const knownCodes = (entry: Call): readonly ErrorCode[] => [
  ...ALWAYS.filter((code) => code !== 'signed_out' || entry.access === 'signed-in'),
  ...entry.errors,
];

/**
 * Checks a response against its contract entry: a success has exactly the entry's fields; a failure has our error
 * format, a code that the entry lists, and that code's status.
 *
 * @throws Error with the entry's name and the mismatch
 */
export const checkAnswer = (entry: Call, status: number, body: unknown): void => {
  const refuse = (problem: string): never => {
    throw new Error(`${entry.name} answers ${status} outside its contract: ${problem}`);
  };
  const schema = status === 200 ? entry.response : errorSchema;
  const parsed = schema.safeParse(body);
  if (!parsed.success) return refuse(parsed.error.message);
  if (!isDeepStrictEqual(parsed.data, body))
    return refuse(`it holds what the contract does not name: ${JSON.stringify(body).slice(0, 2000)}`);
  if (status === 200) return;
  const { code, success } = errorSchema.parse(body);
  if (ERRORS[code].status !== status) refuse(`${code} has status ${ERRORS[code].status}`);
  if (!knownCodes(entry).includes(code)) refuse(`its entry does not name ${code}`);
  if ((success === false) !== entry.path.startsWith('/auth/')) refuse(`success is ${String(success)}`);
};
