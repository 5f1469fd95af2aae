import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import * as accounts from '#features/accounts/contract.ts';
import * as advisor from '#features/advisor/contract.ts';
import { saveChatSettings } from '#features/advisor/chat-settings.contract.ts';
import { giveFeedback } from '#features/advisor/feedback.contract.ts';
import { pinSession } from '#features/advisor/keeping.contract.ts';
import * as planning from '#features/planning/contract.ts';
import { block } from '#features/planning/testing/sample-content.ts';
import { saveProfile } from '#features/profile/contract.ts';
import * as saved from '#features/saved/contract.ts';
import * as sharing from '#features/sharing/contract.ts';
import { newChatter, PASSWORD, type Student } from '../testing/students.ts';
import { ALDER, testProduct } from '../testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '../testing/vendor/fake-vendor.ts';

let vendor: FakeVendor;
const product = testProduct(async () => {
  vendor = await startFakeVendor();
  return { ...ALDER, RATE_LIMITS: 'off', OPENAI_BASE_URL: vendor.url };
});
afterAll(() => vendor.stop());

const ROUNDS = 8;
const term = '2025 Fall';
const profile = { concentration: 'Computer Science', year: 'Senior' } as const;

/** Every call that writes rows of a student. */
const writes = (
  { token, email }: Student,
  { session_id, history }: { session_id: string; history: readonly { id: string }[] },
  version_id: string,
) => [
  () => product.call(advisor.sendMessage, { message: 'Good morning', session_id }, token),
  () => product.call(advisor.sendMessage, { message: 'Good morning', force_new_session: true }, token),
  () => product.call(advisor.sendMessage, { message: 'Good day', edit_of: history[0]!.id }, token),
  () => product.call(advisor.retryReply, { message_id: history[1]!.id }, token),
  () => product.call(advisor.chooseBranch, { message_id: history[1]!.id }, token),
  () => product.call(giveFeedback, { message_id: history[1]!.id, kind: 'helpful' }, token),
  () => product.call(pinSession, { session_id, is_pinned: true }, token),
  () => product.call(saveChatSettings, { opens_comparison: false }, token),
  () => product.call(advisor.clearChat, {}, token),
  () => product.call(advisor.renameSession, { session_id, title: 'Rivers' }, token),
  () => product.call(advisor.getSession, { session_id }, token),
  () => product.call(advisor.deleteSession, { session_id }, token),
  () => product.call(saveProfile, { profile } as never, token),
  () => product.call(sharing.createShare, { session_id }, token),
  () => product.call(planning.createVersion, { version_id: randomUUID(), term, name: 'B' }, token),
  () => product.call(planning.duplicateVersion, { version_id, copy_id: randomUUID(), name: 'C' }, token),
  () =>
    product.call(
      planning.editItems,
      { version_id, edits: [{ item_id: randomUUID(), revision: null, content: block('Rowing') }] },
      token,
    ),
  () => product.call(planning.editVersion, { version_id, revision: 0, position: 1 }, token),
  () => product.call(planning.deleteVersion, { version_id, edits: 0 }, token),
  () => product.call(saved.saveCourse, { code: 'COMPSCI 50' }, token),
  () => product.call(saved.removeSavedCourse, { code: 'COMPSCI 50' }, token),
  () =>
    product.call(
      saved.saveSearch,
      { search_id: randomUUID(), name: 'Rivers', address: 'q=rivers', known: [] },
      token,
    ),
  () => product.call(accounts.login, { email, password: PASSWORD }),
  () => product.call(accounts.forgotPassword, { email }),
];

describe('an account deleted during other calls of its owner', () => {
  it('is gone in the end, and no call fails with an internal error', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const student = await newChatter(product);
      const { body } = await product.call(advisor.sendMessage, { message: 'Hello' }, student.token);
      const version_id = randomUUID();
      const version = { version_id, term, name: 'A' };
      expect((await product.call(planning.createVersion, version, student.token)).status).toBe(200);
      const others = writes(student, body, version_id).flatMap((write) => [write(), write()]);
      const leaving = product.call(accounts.deleteAccount, { password: PASSWORD }, student.token);
      const answers = await Promise.all(others);
      expect((await leaving).status).toBe(200);
      const bad = answers.filter(({ status }) => status >= 500);
      expect(bad.map(({ status, body: { error } }) => [status, error])).toEqual([]);
      const back = await product.call(accounts.login, { email: student.email, password: PASSWORD });
      expect(back.body.code).toBe('wrong_credentials');
    }
    expect(product.logText()).not.toContain('request failed');
  });
});
