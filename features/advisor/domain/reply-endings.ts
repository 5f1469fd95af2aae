import type { Message } from '../contract.ts';

/** How replies end that were not written to their end, as others than their student read it. */
export const REPLY_ENDINGS = {
  stopped: 'This reply was stopped.',
  interrupted: 'This reply was interrupted.',
} as const satisfies Partial<Record<Message['status'], string>>;
