import type { Message } from '../contract.ts';

export const sampleMessage = (
  id: string,
  role: Message['role'],
  content: string,
  rest: Partial<Message> = {},
): Message => ({
  id,
  role,
  content,
  parent_id: null,
  versions: null,
  created_at: '2025-10-01T12:00:00.000Z',
  provider: null,
  model: null,
  status: 'complete',
  checks: [],
  facts: [],
  statements: null,
  catalogue_date: null,
  reading: null,
  week: null,
  feedback: null,
  error: null,
  left_out: 0,
  ...rest,
});
