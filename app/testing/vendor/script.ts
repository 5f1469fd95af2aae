type Said = { say: string } | { tool: string; input: object };

/** One thing a fake vendor does while it answers; both vendors' wires are made from it. */
export type Act =
  | Said
  /** Waits: milliseconds, or until the test lets it go on. */
  | { wait: number | Promise<unknown> }
  /** Ends the answer properly; without it a script ends with `stop`, or with tool calls where it made some. */
  | { finish: 'stop' | 'length' | 'tool_calls' | 'content_filter' }
  /** The socket is reset in mid-stream. */
  | { reset: true }
  /** The stream ends early, cleanly. */
  | { cut: true }
  /** A frame that is not JSON. */
  | { garbage: string }
  /** Letters as they are, no frame around them. */
  | { raw: string }
  /** The same again and again, until we hang up. */
  | { forever: Said | { raw: string } }
  /** The vendor's own error frame in mid-stream. */
  | { trouble: string };

/** An answer: a refusal with a status, or acts. */
export type Answer = { status: number; headers?: Record<string, string>; body?: string } | Act[];

/** What a vendor was sent, as far as tests ask. */
export interface VendorRequest {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** The parsed body. */
  body: {
    model?: string;
    messages?: { role: string; content: unknown }[];
    input?: unknown[];
    tools?: unknown[];
    tool_choice?: unknown;
    max_tokens?: number;
    max_completion_tokens?: number;
    max_output_tokens?: number;
    store?: boolean;
  };
  /** The body as it came. */
  raw: string;
  /** Whether we hung up before the answer ended. */
  isAborted: boolean;
}

/** The last thing a person said in a request; tool results after it do not count. */
export const questionOf = ({ body }: VendorRequest): string => {
  const said = (body.messages ?? (body.input as { role: string; content: unknown }[]) ?? []).findLast(
    (message) => message.role === 'user' && !JSON.stringify(message.content).includes('tool_result'),
  );
  if (typeof said?.content === 'string') return said.content;
  return ((said?.content ?? []) as { text?: string }[]).map(({ text }) => text ?? '').join('');
};

/** Whether a request carries the result of a tool that was called for its question. */
export const hasToolResult = ({ body }: VendorRequest): boolean => {
  const messages = (body.messages ?? body.input ?? []) as {
    role?: string;
    type?: string;
    content?: unknown;
  }[];
  const last = messages.at(-1);
  return (
    last?.role === 'tool' ||
    last?.type === 'function_call_output' ||
    JSON.stringify(last?.content ?? '').includes('"tool_result"')
  );
};
