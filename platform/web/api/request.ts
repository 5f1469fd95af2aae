import type { Call, CallInput } from '#platform/contract/call.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The input of a caller; calls with a form include its fields and files. */
export type RequestInput<C extends Call> = CallInput<C> &
  (C extends { form: unknown } ? FormFields : unknown);
type FormFields = Readonly<Record<string, string | Blob>>;

/** Joins a path, without its leading slash, to the base URL. */
export const joinPath = (base: string, path: string): string =>
  `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;

const asQuery = (fields: Fields): string => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(fields))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null) query.append(key, String(each));
  const text = query.toString();
  return text ? `?${text}` : '';
};

const asForm = (fields: Fields): FormData => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value as string | Blob);
  return form;
};

/** Splits an input into URL and body, by the contract entry. */
export const buildRequest = (
  call: Call,
  input: Fields,
  base: string,
): { url: string; body?: string | FormData } => {
  const rest: Record<string, unknown> = { ...input };
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = rest[key];
    delete rest[key];
    return encodeURIComponent(String(value));
  });
  const query: Record<string, unknown> = {};
  for (const key of Object.keys(call.query?.shape ?? {})) {
    query[key] = rest[key];
    delete rest[key];
  }
  const url = joinPath(base, path) + asQuery(query);
  if (call.form) return { url, body: asForm(rest) };
  if (call.body) return { url, body: JSON.stringify(rest) };
  return { url };
};
