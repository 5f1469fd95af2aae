import type { Act } from './script.ts';

/** One vendor's protocol: renders the parts of an answer as server-sent events. */
export interface Wire {
  begin(): string[];
  /** Frames for text or a tool call; `index` starts at 0. */
  act(act: Extract<Act, { say: string } | { tool: string }>, index: number): string[];
  finish(reason: 'stop' | 'length' | 'tool_calls' | 'content_filter'): string[];
  trouble(message: string): string[];
}

/** Token usage that a vendor reports. */
export interface Usage {
  input: number;
  output: number;
}

const data = (value: object) => `data: ${JSON.stringify(value)}\n\n`;
const typed = (value: { type: string; [field: string]: unknown }) => `event: ${value.type}\n${data(value)}`;

const chunk = (delta: object, finish_reason: string | null = null) =>
  data({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, delta, finish_reason }],
  });

export const chatCompletions = ({ input, output }: Usage): Wire => ({
  begin: () => [chunk({ role: 'assistant', content: '' })],
  act: (act, index) =>
    'say' in act
      ? [chunk({ content: act.say })]
      : [
          chunk({
            tool_calls: [
              {
                index,
                id: `call_${index}`,
                type: 'function',
                function: { name: act.tool, arguments: JSON.stringify(act.input) },
              },
            ],
          }),
        ],
  finish: (reason) => [
    chunk({}, reason),
    data({
      id: 'chatcmpl-1',
      choices: [],
      usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
    }),
    'data: [DONE]\n\n',
  ],
  trouble: (message) => [data({ error: { message, type: 'server_error', code: 'overloaded' } })],
});

export const responses = ({ input, output }: Usage): Wire => {
  const call = (act: { tool: string; input: object }, index: number) => {
    const item = { type: 'function_call', id: `fc_${index}`, call_id: `call_${index}`, name: act.tool };
    const args = JSON.stringify(act.input);
    return [
      typed({
        type: 'response.output_item.added',
        output_index: index,
        item: { ...item, arguments: '', status: 'in_progress' },
      }),
      typed({
        type: 'response.output_item.done',
        output_index: index,
        item: { ...item, arguments: args, status: 'completed' },
      }),
    ];
  };
  let isOpen = false;
  const say = (text: string) => {
    const open = isOpen
      ? []
      : [
          typed({
            type: 'response.output_item.added',
            output_index: 0,
            item: { type: 'message', id: 'msg_1', status: 'in_progress', role: 'assistant', content: [] },
          }),
        ];
    isOpen = true;
    return [
      ...open,
      typed({
        type: 'response.output_text.delta',
        item_id: 'msg_1',
        output_index: 0,
        content_index: 0,
        delta: text,
      }),
    ];
  };
  const response = (more: object) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    model: 'fake',
    ...more,
  });
  const usage = { input_tokens: input, output_tokens: output, total_tokens: input + output };
  return {
    begin: () => [typed({ type: 'response.created', response: response({ status: 'in_progress' }) })],
    act: (act, index) => ('say' in act ? say(act.say) : call(act, index)),
    finish: (reason) => [
      ...(isOpen
        ? [
            typed({
              type: 'response.output_item.done',
              output_index: 0,
              item: { type: 'message', id: 'msg_1', status: 'completed', role: 'assistant', content: [] },
            }),
          ]
        : []),
      reason === 'length'
        ? typed({
            type: 'response.incomplete',
            response: response({
              status: 'incomplete',
              incomplete_details: { reason: 'max_output_tokens' },
              usage,
            }),
          })
        : typed({ type: 'response.completed', response: response({ status: 'completed', usage }) }),
    ],
    trouble: (message) => [
      typed({
        type: 'error',
        sequence_number: 1,
        error: { type: 'server_error', code: 'overloaded', message },
      }),
    ],
  };
};

const STOP_REASONS = {
  stop: 'end_turn',
  length: 'max_tokens',
  tool_calls: 'tool_use',
  content_filter: 'refusal',
};

export const anthropicMessages = ({ input, output }: Usage): Wire => {
  let open = -1;
  const close = () => (open < 0 ? [] : [typed({ type: 'content_block_stop', index: open })]);
  let isText = false;
  const begin = (index: number, content_block: object) => {
    const frames = [...close(), typed({ type: 'content_block_start', index, content_block })];
    open = index;
    return frames;
  };
  const delta = (value: object) => typed({ type: 'content_block_delta', index: open, delta: value });
  return {
    begin: () => [
      typed({
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: 'fake',
          content: [],
          stop_reason: null,
          usage: { input_tokens: input, output_tokens: 1 },
        },
      }),
    ],
    act: (act) => {
      if ('say' in act) {
        const start = isText ? [] : begin(open + 1, { type: 'text', text: '' });
        isText = true;
        return [...start, delta({ type: 'text_delta', text: act.say })];
      }
      isText = false;
      const id = `toolu_${open + 1}`;
      return [
        ...begin(open + 1, { type: 'tool_use', id, name: act.tool, input: {} }),
        delta({ type: 'input_json_delta', partial_json: JSON.stringify(act.input) }),
      ];
    },
    finish: (reason) => [
      ...close(),
      typed({
        type: 'message_delta',
        delta: { stop_reason: STOP_REASONS[reason], stop_sequence: null },
        usage: { output_tokens: output },
      }),
      typed({ type: 'message_stop' }),
    ],
    trouble: (message) => [typed({ type: 'error', error: { type: 'overloaded_error', message } })],
  };
};
