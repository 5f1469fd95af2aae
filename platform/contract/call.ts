import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';

type ObjectSchema = z.ZodObject;

/**
 * One call of the product, described once. The server mounts and validates from it, the client takes its types from
 * it, and the API description is generated from it.
 */
export interface Call {
  /** The verb that answers, unique over the product: `getCourse`. */
  readonly name: string;
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** From the root, parameters in braces: `/api/courses/{code}`. */
  readonly path: `/${string}`;
  /** One sentence for the API page. */
  readonly summary: string;
  readonly access: 'anyone' | 'signed-in';
  /** Path parameters, query and body, each an object; together they are the verb's input, so no key may repeat. */
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: ObjectSchema;
  /** A form with a file instead of a JSON body (`multipart/form-data`). */
  readonly form?: ObjectSchema;
  readonly response: z.ZodType;
  /** Other content types the call can answer with, and the schema of one event or line in each. */
  readonly streams?: Readonly<Record<string, z.ZodType>>;
  /** What can go wrong beside what every call may answer (`ALWAYS` in platform/server/http/mount.ts). */
  readonly errors: readonly ErrorCode[];
  /** Its answer, or what it reads for it, may be large: a student's are made and read in turns (decision 21). */
  readonly isLarge?: true;
  /** Largest body in bytes; the edge's own limit when absent. */
  readonly maxBytes?: number;
}

/** Writes an entry down with its types kept. */
export const defineCall = <const C extends Call>(call: C): C => call;

type Input<C, K extends string> = C extends { readonly [key in K]: infer S extends z.ZodType }
  ? z.input<S>
  : unknown;
type Output<C, K extends string> = C extends { readonly [key in K]: infer S extends z.ZodType }
  ? z.output<S>
  : unknown;

/** What a caller sends: parameters, query and body in one object. */
export type CallInput<C extends Call> = Input<C, 'params'> & Input<C, 'query'> & Input<C, 'body'>;

/** What the verb receives after validation. */
export type VerbInput<C extends Call> = Output<C, 'params'> &
  Output<C, 'query'> &
  Output<C, 'body'> &
  Output<C, 'form'>;

/** What the verb gives back and the caller reads. */
export type CallResponse<C extends Call> = z.output<C['response']>;

/** What a failed call answers. */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  success?: false;
  fallback_available?: boolean;
  session_id?: string;
  message_id?: string;
}
