import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEvents } from '#app/testing/read-events.ts';
import { newChatter, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { newTextThread } from '#app/text-reader.ts';
import type { Said } from '../../domain/reading/understand.ts';
import * as contract from '../../contract.ts';

const thread = newTextThread();
/** The questions in the order in which their reading began; the first waits until it is let go. */
const read: string[] = [];
const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<undefined>();
const product = testProduct(
  {},
  {
    textThread: {
      stop: () => thread.stop(),
      run: async (name, input, setting, goesFirst) => {
        if (name === 'understand') {
          const { conversation } = input as { conversation: readonly Said[] };
          read.push(conversation.at(-1)?.text ?? '');
          await isLetGo;
        }
        return thread.run(name, input, setting, goesFirst);
      },
    },
  },
);
afterAll(() => thread.stop());

let busy: Student;
let other: Student;
beforeAll(async () => {
  busy = await newChatter(product);
  other = await newChatter(product);
});

const send = async (message: string, { token }: Student) => {
  const events = await openEvents(product, '/api/chat/message', token, { message, force_new_session: true });
  const { message_id } = await events.until('start');
  return { events, message_id };
};

it('a question waits behind none that was stopped before it was read', async () => {
  const first = await send('What is COMPSCI 50?', busy);
  await expect.poll(() => read).toEqual(['What is COMPSCI 50?']);
  for (const message of ['What is MATH 1B?', 'Who teaches MATH 1B?']) {
    const { message_id, events } = await send(message, busy);
    const { status } = await product.call(contract.stopReply, { message_id }, busy.token);
    expect(status).toBe(200);
    await events.ended;
  }
  const last = await send('When does COMPSCI 121 meet?', other);
  letGo(undefined);
  await Promise.all([first.events.ended, last.events.ended]);
  expect(read).toEqual(['What is COMPSCI 50?', 'When does COMPSCI 121 meet?']);
  expect(last.events.text()).toContain('COMPSCI 121');
});
