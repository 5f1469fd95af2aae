import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { openEvents } from '#app/testing/read-events.ts';
import { newChatter, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import { hasToolResult, type VendorRequest } from '#app/testing/vendor/script.ts';
import * as contract from '../../contract.ts';
import { chatMessages } from '../advisor.tables.ts';

const ROCKS = {
  overall_score_course_mean: 4.26,
  mean_hours: 5.5,
  units: 4,
  schedule: 'Tue 9:00 AM - 10:15 AM',
  days: ['Tue'],
  start_times: { 2: '09:00' },
  end_times: { 2: '10:15' },
  instructors: ['Ada Byron'],
};

let vendor: FakeVendor;
const product = testProduct(async () => {
  vendor = await startFakeVendor();
  const pack = await makeBirchPack({ 'GEOL 10': ROCKS, 'GEOL 101': { mean_hours: 9, units: 4 } });
  return { UNIVERSITY: pack, RATE_LIMITS: 'off', OPENAI_BASE_URL: vendor.url };
});
afterAll(() => vendor.stop());

let student: Student;
beforeAll(async () => {
  student = await newChatter(product);
});

const ask = async (message: string, session_id?: string) => {
  const { body } = await product.call(
    contract.sendMessage,
    { message, ...(session_id === undefined ? { force_new_session: true } : { session_id }) },
    student.token,
  );
  const reply = body.history.at(-1) as contract.Message;
  return { reply, session_id: body.session_id };
};

/** The reply's text, and the verdicts of its statements. */
const answerTo = async (question: string, ...pieces: string[]) => {
  vendor.on(question, () => pieces.map((say) => ({ say })));
  const { reply } = await ask(question);
  return { ...reply, verdicts: (reply.statements ?? []).map(({ verdict }) => verdict) };
};

describe('a model’s reply', () => {
  it('has values for its references, with their positions and sources', async () => {
    const { content, facts, verdicts } = await answerTo(
      'how hard are rocks',
      'GEOL 10 takes [[GEOL 10 work',
      'load]] and is rated [[',
      'GEOL 10 rating',
      ']].',
    );
    expect(content).toBe('GEOL 10 takes 5.5 hours a week and is rated 4.3 out of 5.');
    expect(facts).toEqual([
      expect.objectContaining({
        start: 14,
        end: 30,
        code: 'GEOL 10',
        term: '2026 Spring',
        section: null,
        field: 'workload',
        value: '5.5 hours a week',
      }),
      expect.objectContaining({ field: 'rating', value: '4.3 out of 5' }),
    ]);
    for (const { start, end, value, version } of facts) {
      expect(content.slice(start, end)).toBe(value);
      expect(version).not.toBe('');
    }
    expect(verdicts).toEqual(['verified']);
  });

  it.each([
    [
      'ignores references',
      'GEOL 10 takes 9 hours a week.',
      'GEOL 10 takes 9 hours a week.',
      ['contradicted'],
    ],
    [
      'half uses them',
      'GEOL 10 takes [[GEOL 10 workload]]. It is rated 1.2 out of 5.',
      'GEOL 10 takes 5.5 hours a week. It is rated 1.2 out of 5.',
      ['verified', 'contradicted'],
    ],
    [
      'nests them',
      'GEOL 10 takes [[GEOL 10 [[GEOL 10 workload]] rating]].',
      'GEOL 10 takes [[GEOL 10 5.5 hours a week rating]].',
      ['unknown_course'],
    ],
    ['invents a field', 'GEOL 10: [[GEOL 10 colour]].', 'GEOL 10: [[GEOL 10 colour]].', ['unknown_course']],
    ['invents a verdict', 'So [[verdict:clash-1]].', 'So [[verdict:clash-1]].', ['unknown_course']],
    [
      'speaks another language',
      'GEOL 10 hat [[GEOL 10 units]] und ist schön.',
      'GEOL 10 hat 4 units und ist schön.',
      ['own_words'],
    ],
    [
      'puts another course’s value to one',
      'GEOL 101 takes [[GEOL 10 workload]].',
      'GEOL 101 takes 5.5 hours a week.',
      ['contradicted'],
    ],
  ])('that %s is shown and judged accordingly', async (what, said, content, verdicts) => {
    const pieces = said.match(/.{1,3}/g) as string[];
    expect(await answerTo(`a model that ${what}`, ...pieces)).toMatchObject({ content, verdicts });
  });

  it('with a table has a verdict for each cell', async () => {
    const rows = [
      '| Course | Workload | Rating |',
      '| --- | --- | --- |',
      '| GEOL 10 | [[GEOL 10 workload]] | [[GEOL 10 rating]] |',
      '| GEOL 101 | [[GEOL 101 workload]] | [[GEOL 101 rating]] |',
    ];
    const { content, verdicts } = await answerTo('rocks in a table', rows.join('\n'));
    expect(content).toContain('| GEOL 10 | 5.5 hours a week | 4.3 out of 5 |');
    expect(content).toContain('| GEOL 101 | 9.0 hours a week | not known |');
    expect(new Set(verdicts)).toEqual(new Set(['verified']));
  });

  it.each([
    ['resets the connection', { reset: true }],
    ['ends early', { cut: true }],
    ['reports trouble', { trouble: 'overloaded' }],
  ] as const)(
    'of a vendor that %s within a reference has nothing of it, and its marks',
    async (what, end) => {
      vendor.on(`a vendor that ${what}`, () => [
        { say: 'GEOL 10 takes [[GEOL 10 workload]]. GEOL 10 is rated 1.2 out of 5. It has [[GEOL 10 un' },
        { wait: 50 },
        end,
      ]);
      const events = await openEvents(product, '/api/chat/message', student.token, {
        message: `a vendor that ${what}`,
        force_new_session: true,
      });
      const { message_id } = await events.until('start');
      const stored = async () => {
        const [row] = await product.db.select().from(chatMessages).where(eq(chatMessages.id, message_id));
        return row;
      };
      await expect.poll(async () => (await stored())?.status).not.toBe('running');
      const reply = await stored();
      expect(reply?.content).toMatch(/^GEOL 10 takes 5\.5 hours a week\. GEOL 10 is rated 1\.2 out of 5\./);
      expect(reply?.content).not.toContain('[[');
      expect(reply?.facts).toEqual([expect.objectContaining({ field: 'workload' })]);
      const verdicts = (reply?.statements ?? []).map(({ verdict }) => verdict);
      expect(verdicts.slice(0, 2)).toEqual(['verified', 'contradicted']);
    },
  );

  it('that is stopped within a reference stores nothing of it', async () => {
    vendor.on('stop in a reference', () => [
      { say: 'GEOL 10 takes [[GEOL 10 workload]]. It has [[GEOL 10 un' },
      { wait: new Promise(() => {}) },
    ]);
    const events = await openEvents(product, '/api/chat/message', student.token, {
      message: 'stop in a reference',
      force_new_session: true,
    });
    await events.untilText('It has ');
    const { message_id } = await events.until('start');
    // Another follower of the reply sees the values too.
    const other = await openEvents(product, `/api/chat/messages/${message_id}/stream`, student.token);
    await other.untilText('5.5 hours a week');
    await expect
      .poll(async () => {
        const [row] = await product.db.select().from(chatMessages).where(eq(chatMessages.id, message_id));
        return { content: row?.content, facts: row?.facts.length };
      })
      .toEqual({ content: 'GEOL 10 takes 5.5 hours a week. It has ', facts: 1 });
    await product.call(contract.stopReply, { message_id }, student.token);
    const { history } = await events.until('done');
    expect(history.at(-1)).toMatchObject({
      status: 'stopped',
      content: 'GEOL 10 takes 5.5 hours a week. It has ',
      facts: [{ field: 'workload' }],
    });
    expect(events.text()).not.toContain('[[');
    expect(other.text()).not.toContain('[[');
  });
});

const toolResult = ({ raw }: VendorRequest): string => raw.replaceAll(String.raw`\"`, '"');

describe('a tool’s answer', () => {
  it('has references for its values, and ids for its verdicts', async () => {
    vendor.on('what do rocks add up to', (request) =>
      hasToolResult(request)
        ? [{ say: '[[verdict:total-1]].' }]
        : [{ tool: 'sum_term', input: { codes: ['GEOL 10', 'GEOL 101'] } }],
    );
    const { reply } = await ask('what do rocks add up to');
    const told = toolResult(vendor.requests.at(-1) as VendorRequest);
    expect(told).toContain('[[GEOL 10 rating]] [[GEOL 10 workload]] [[GEOL 10 units]]');
    expect(told).toContain('"[[verdict:total-1]]":"Together that is');
    expect(reply.content).toBe('Together that is **8 units and 14.5 hours of work a week**.');
    expect(reply.facts).toMatchObject([{ code: 'GEOL 10, GEOL 101', field: 'verdict' }]);
    expect(reply.statements?.map(({ verdict }) => verdict)).toEqual(['verified']);
  });

  it('is valid for its own reply only', async () => {
    vendor.on('repeat what was decided', () => [{ say: 'So: [[verdict:total-1]].' }]);
    expect((await ask('repeat what was decided')).reply.content).toBe('So: [[verdict:total-1]].');
  });
});

describe('a later question', () => {
  it('sends a model its earlier facts as references, and not as values', async () => {
    vendor.on('how light are rocks', () => [
      { say: 'GEOL 10 takes [[GEOL 10 workload]] & [[GEOL 10 units]].' },
    ]);
    const { session_id, reply } = await ask('how light are rocks');
    expect(reply.content).toContain('5.5 hours a week & 4 units');
    await ask('and now', session_id);
    const { raw } = vendor.requests.at(-1) as VendorRequest;
    expect(raw).toContain('[[GEOL 10 workload @ 2026 Spring]] & [[GEOL 10 units @ 2026 Spring]]');
    expect(raw).not.toContain('& 4 units');
  });
});
