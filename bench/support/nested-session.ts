import type { CDPSession } from '@playwright/test';

/**
 * A DevTools session with a target (page, worker) tunnelled through its parent's, for targets that Playwright does
 * not attach to.
 */
export interface NestedSession {
  ask(method: string, params?: object): Promise<Record<string, unknown>>;
}

interface FromTarget {
  sessionId: string;
  message: string;
}
interface Answer {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message: string };
}

/** @param sessionId of a non-flat attachment, so that messages go through the parent */
export const nestedSession = (parent: CDPSession, sessionId: string): NestedSession => {
  let nextId = 1;
  const ask: NestedSession['ask'] = async (method, params = {}) => {
    const id = nextId++;
    const answered = new Promise<Answer>((resolve) => {
      const read = ({ sessionId: from, message }: FromTarget): void => {
        const answer = JSON.parse(message) as Answer;
        if (from !== sessionId || answer.id !== id) return;
        parent.off('Target.receivedMessageFromTarget', read);
        resolve(answer);
      };
      parent.on('Target.receivedMessageFromTarget', read);
    });
    await parent.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { result, error } = await answered;
    if (!result) throw new Error(`${method}: ${error?.message}`);
    return result;
  };
  return { ask };
};
