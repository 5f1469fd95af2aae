type Said = { say: string } | { tool: string; input: object };

/** One step of a fake vendor's answer, rendered in either vendor's protocol. */
export type Act =
  | Said
  /** Waits for milliseconds, or for the test's promise. */
  | { wait: number | Promise<unknown> }
  /** Ends the answer with a reason; by default `stop`, or `tool_calls` if there were any. */
  | { finish: 'stop' | 'length' | 'tool_calls' | 'content_filter' }
  /** Resets the socket in mid-stream. */
  | { reset: true }
  /** Ends the stream early, without an error. */
  | { cut: true }
  /** Sends a frame that is not JSON. */
  | { garbage: string }
  /** Sends raw text, without a frame. */
  | { raw: string }
  /** Repeats until the client disconnects. */
  | { forever: Said | { raw: string } }
  /** Sends the vendor's error frame in mid-stream. */
  | { trouble: string };

/** An answer: an HTTP error, or steps. */
export type Answer = { status: number; headers?: Record<string, string>; body?: string } | Act[];

/** The parts of a request that tests inspect. */
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
  /** The raw body. */
  raw: string;
  /** Whether the client disconnected before the answer ended. */
  isAborted: boolean;
}

/** The last user message in a request, ignoring tool results after it. */
export const questionOf = ({ body }: VendorRequest): string => {
  const said = (body.messages ?? (body.input as { role: string; content: unknown }[]) ?? []).findLast(
    (message) => message.role === 'user' && !JSON.stringify(message.content).includes('tool_result'),
  );
  if (typeof said?.content === 'string') return said.content;
  return ((said?.content ?? []) as { text?: string }[]).map(({ text }) => text ?? '').join('');
};

/** Whether a request contains the result of a tool called for its question. */
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
