import type { Call, CallResponse } from '#platform/contract/call.ts';
import { type ApiError, errorFrom, unreachable } from './api-error.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { repairNaN } from './repair-nan.ts';
import { buildRequest, type RequestInput } from './request.ts';
import { announceLostSignIn } from '../sign-in/lost-sign-in.ts';
import { clearToken, readToken } from '../sign-in/token-store.ts';

/** The backend's base URL: the page's own, unless the build sets another. */
const BASE: string = import.meta.env['VITE_API_BASE'] ?? '';

export interface CallOptions {
  signal?: AbortSignal;
  /** Shown on the sign-in screen if this call is answered with 401. */
  noticeOnSignedOut?: string;
}

type SignedOutHook = (notice: string | undefined) => void;
let onSignedOut: SignedOutHook = () => undefined;

/** Sets the handler for a 401 without a newer stored sign-in: the app opens /login. */
export const setSignedOutHook = (hook: SignedOutHook): void => {
  onSignedOut = hook;
};

/** Only the rejected token: another tab may have signed in again during the call. */
const dropRejectedToken = (rejected: string | null, notice: string | undefined): void => {
  if (rejected !== null && readToken() === rejected) clearToken();
  if (readToken() !== null) return;
  announceLostSignIn();
  onSignedOut(notice);
};

const readBody = async (response: Response): Promise<unknown> => {
  const text = repairNaN(await response.text());
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: a proxy's page. The status is sufficient.
    return null;
  }
};

/**
 * Sends a call and returns its successful response, with the body unread.
 *
 * @throws ApiError on any failure, except the caller's own abort, which throws as fetch does
 */
export const sendCall = async <C extends Call>(
  call: C,
  input: RequestInput<C>,
  { signal, noticeOnSignedOut }: CallOptions = {},
  accept = 'application/json',
): Promise<Response> => {
  const { url, body } = buildRequest(call, input as Readonly<Record<string, unknown>>, BASE);
  const token = readToken();
  const headers: Record<string, string> = { accept };
  // The browser sets a form's content type, with its boundary.
  if (!(body instanceof FormData)) headers['content-type'] = 'application/json';
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  const early = call.method === 'get' ? takeEarlyAnswer(url, token) : undefined;
  const asked =
    early ??
    fetch(url, {
      method: call.method.toUpperCase(),
      credentials: 'include',
      headers,
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
  const response = await asked.catch((error: unknown): never => {
    if (signal?.aborted) throw error;
    throw unreachable(error);
  });
  if (response.ok) return response;
  const failure: ApiError = errorFrom(response, await readBody(response).catch(() => null));
  if (response.status === 401) dropRejectedToken(token, noticeOnSignedOut);
  throw failure;
};

/**
 * Makes a call of the contract and parses its JSON response, with `NaN` replaced by null.
 *
 * @throws ApiError if the call fails; fetch's AbortError if `signal` aborted it
 */
export const callApi = async <C extends Call>(
  call: C,
  input: RequestInput<C>,
  options: CallOptions = {},
): Promise<CallResponse<C>> => {
  const response = await sendCall(call, input, options);
  try {
    return (await readBody(response)) as CallResponse<C>;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw unreachable(error);
  }
};
