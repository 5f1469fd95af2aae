import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { consume, countUse, type Limit, refuseWhenFull, type Use } from '#platform/server/rate-limit.ts';
import { type extractCourses as contract, PDF_MAX_BYTES } from '../contract.ts';
import type { PdfReading, PdfRefusal } from './pdf/pdf-reader.ts';
import type { ProfileContext } from './profile.context.ts';

const TOO_OFTEN = (opens: string) =>
  `You have imported many files in a short time. Please try again ${opens}, or paste your list.`;
const PER_MINUTE: Limit = { name: 'pdf-minute', times: 6, seconds: 60, sentence: TOO_OFTEN };
const PER_DAY: Limit = { name: 'pdf-day', times: 60, seconds: 86_400, sentence: TOO_OFTEN };
/** Of files that took long, or all the time that one may: two students could keep all others waiting with them. */
const SLOW_PER_HOUR: Limit = {
  name: 'pdf-stopped',
  times: 3,
  seconds: 3600,
  sentence: (opens) =>
    `Several of your files took too long to read. You can paste your course list instead, or try again ${opens}.`,
};

type Problem = Extract<PdfReading, { problem: unknown }>['problem'];

const SENTENCES: Record<Problem, string> = {
  not_a_pdf: 'This file is not a PDF. You can paste your course list instead.',
  empty: 'This file is empty. You can paste your course list instead.',
  encrypted: 'This PDF is locked with a password. Open it, copy its text and paste it instead.',
  broken: 'This PDF is damaged and could not be read. You can paste your course list instead.',
  no_text:
    'This PDF holds pictures of text only, as a scan does. You can type or paste your course list instead.',
  too_long: 'This PDF is too long for a transcript. You can paste the part with your courses instead.',
  stopped: 'This PDF took too long to read. You can paste your course list instead.',
  left: 'This PDF was not read. Please try again, or paste your course list.',
};

/** Why a file was not read; suggests pasting the text instead. */
const unreadable = (sentence: string): Failure =>
  new Failure('unreadable_file', sentence, { fallback_available: true });

const REFUSALS: Record<PdfRefusal, Failure> = {
  'many-waiting': new Failure(
    'unavailable',
    'Many files are being read just now. Please try again in a moment.',
  ),
  'own-waiting': new Failure(
    'too_many_requests',
    'Your other files are still being read. Please wait for them, or paste your list.',
    { retry_after: 5 },
  ),
};

/**
 * The courses of a transcript. File and text are kept in memory only, until the codes are extracted; neither is
 * stored, logged or sent anywhere.
 *
 * @param signal aborted if the caller leaves; the file is then given up
 * @throws Failure `unreadable_file`, `too_many_requests`, and `unavailable` while too many files are queued
 */
export const extractCourses = async (
  ctx: SignedIn<ProfileContext>,
  { pdf }: VerbInput<typeof contract>,
  signal?: AbortSignal,
): Promise<CallResponse<typeof contract>> => {
  await consume(ctx, [PER_MINUTE, ctx.viewer.userId], [PER_DAY, ctx.viewer.userId]);
  if (pdf.size > PDF_MAX_BYTES) throw unreadable('File size exceeds 5 MB limit');
  const slow: Use = [SLOW_PER_HOUR, ctx.viewer.userId];
  await refuseWhenFull(ctx, slow);
  const reading = ctx.pdfReader.read(new Uint8Array(await pdf.arrayBuffer()), {
    owner: ctx.viewer.userId,
    signal,
  });
  if (typeof reading === 'string') throw REFUSALS[reading];
  const result = await reading;
  const problem = 'problem' in result ? result.problem : null;
  if (problem === 'stopped' || result.isSlow) await countUse(ctx, slow);
  if ('problem' in result) throw unreadable(SENTENCES[result.problem]);
  const items = await ctx.readCourseList(result.lines.join('\n'));
  if (!items) {
    await countUse(ctx, slow);
    throw unreadable(SENTENCES.stopped);
  }
  return { courses: items.filter(({ kind }) => kind === 'taken').map(({ code }) => code), items };
};
