import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';

type ObjectSchema = z.ZodObject;

/**
 * The definition of a call. The server mounts and validates by it, the client derives its types from it, and the API
 * description is generated from it.
 */
export interface Call {
  /** The verb's name, unique over the product: `getCourse`. */
  readonly name: string;
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** From the root, with parameters in braces: `/api/courses/{code}`. */
  readonly path: `/${string}`;
  /** One sentence for the API page. */
  readonly summary: string;
  readonly access: 'anyone' | 'signed-in';
  /** Path parameters, query and body, each an object; merged they are the verb's input, so keys must be distinct. */
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: ObjectSchema;
  /** A form with a file instead of a JSON body (`multipart/form-data`). */
  readonly form?: ObjectSchema;
  readonly response: z.ZodType;
  /** Of the response; JSON if absent. */
  readonly contentType?: string;
  /** Other content types of the response, each with the schema of one event or line. */
  readonly streams?: Readonly<Record<string, z.ZodType>>;
  /** Possible errors beyond those of every call (`ALWAYS` in platform/server/http/mount.ts). */
  readonly errors: readonly ErrorCode[];
  /**
   * Its response, or the data read for it, may be large: those of one student are computed and sent one after the other
   * (decision 21).
   */
  readonly isLarge?: true;
  /** Largest body in bytes; the http edge's default if absent. */
  readonly maxBytes?: number;
}

/** Defines a call, inferring its types. */
export const defineCall = <const C extends Call>(call: C): C => call;

type Input<C, K extends string> = C extends { readonly [key in K]: infer S extends z.ZodType }
  ? z.input<S>
  : unknown;
type Output<C, K extends string> = C extends { readonly [key in K]: infer S extends z.ZodType }
  ? z.output<S>
  : unknown;

/** The input of a caller: parameters, query and body in one object. */
export type CallInput<C extends Call> = Input<C, 'params'> & Input<C, 'query'> & Input<C, 'body'>;

/** The verb's input, after validation. */
export type VerbInput<C extends Call> = Output<C, 'params'> &
  Output<C, 'query'> &
  Output<C, 'body'> &
  Output<C, 'form'>;

/** The verb's output, as read by the caller. */
export type CallResponse<C extends Call> = z.output<C['response']>;

/** The body of a failed call. */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  success?: false;
  fallback_available?: boolean;
  session_id?: string;
  message_id?: string;
  current?: unknown;
}
