import { expect, it } from 'vitest';
import * as chat from '#features/advisor/contract.ts';
import { newChatter } from '#app/testing/students.ts';
import { ALDER, testProduct } from '#app/testing/test-product.ts';

const product = testProduct(ALDER);

/** What is said to be left of Music, which a student can concentrate in or take as a secondary field. */
const leftOfMusic = async (profile: Parameters<typeof newChatter>[1]): Promise<string> =>
  (await askingAs(profile))('What do I still need for my secondary in music?');

it('of a name that two programmes have, the student’s own is counted', async () => {
  const ofSecondary = await leftOfMusic({ secondary_field: 'Music' });
  expect(ofSecondary).toContain('Electives');
  expect(ofSecondary).not.toContain('Sophomore tutorial');
  expect(await leftOfMusic({ concentration: 'Music' })).toContain('Sophomore tutorial');
});

it('two programmes are held against each other by a question after both', async () => {
  const { token } = await newChatter(product, { concentration: 'Economics' });
  const first = await product.call(
    chat.sendMessage,
    { message: 'what do i still need for economics' },
    token,
  );
  const { session_id } = first.body;
  await product.call(chat.sendMessage, { message: 'and if i switched to statistics?', session_id }, token);
  const ask = async (message: string): Promise<string> => {
    const { body } = await product.call(chat.sendMessage, { message, session_id }, token);
    return body.history.at(-1)?.content ?? '';
  };
  expect(await ask('so which of the two leaves me with fewer courses?')).toMatch(
    /\*\*(?:Economics|Statistics)\*\*.* leaves? .*places open: \d+/u,
  );
  expect(await ask('is there any course that would count for both of them?')).toContain(
    'counts towards something that is open in **Economics** and in **Statistics**',
  );
});

/** Asks each message in a conversation of its own. */
const askingAs = async (
  profile: Parameters<typeof newChatter>[1],
): Promise<(message: string) => Promise<string>> => {
  const { token } = await newChatter(product, profile);
  return async (message) => {
    const { body } = await product.call(chat.sendMessage, { message }, token);
    return body.history.at(-1)?.content ?? '';
  };
};
const replyTo = async (concentration: string, message: string): Promise<string> =>
  (await askingAs({ concentration }))(message);

it('a concentration and the secondary field of its name are told apart in one reply', async () => {
  const message = 'how many classes is majoring in english, and how many is the english secondary';
  const reply = await replyTo('English', message);
  expect(reply).toContain('Still open in **English**:');
  expect(reply).toContain('Still open in **English (secondary field)**:');
});

it('a week says which of its sections have no free place', async () => {
  const reply = await replyTo('Music', 'make me a spring with FILM 30 and MUSIC 20');
  expect(reply).toContain('No place is free in **FILM 30** (Studio), as far as the catalogue knows.');
  expect(reply).not.toContain('**MUSIC 20** (');
});

it('courses with places left are those with a free section, and others only where that is not known', async () => {
  const message = 'any religion seminar on wednesdays in spring that still has places left';
  const reply = await replyTo('Study of Religion', message);
  expect(reply).toContain('with places left');
  expect(reply).toContain('**RELIGION 176**');
  expect(reply).not.toContain('no known seats');
});

it('whether a course counts for what is asked is said first, and only of groups that are open', async () => {
  const { token } = await newChatter(product, {
    concentration: 'Economics',
    courses_taken: ['ECON 10A', 'ECON 10B', 'ECON 110'],
  });
  const ask = async (message: string): Promise<string> => {
    const { body } = await product.call(chat.sendMessage, { message, force_new_session: true }, token);
    return body.history.at(-1)?.content ?? '';
  };
  expect(await ask('does ECON 124 count as an elective?')).toMatch(/^Yes\. \*\*ECON 124\*\* counts/u);
  expect(await ask('does ECON 140 count for the research paper?')).toMatch(/^No\. \*\*ECON 140\*\* counts/u);
  // Of one of the student's own it is told where it counts already.
  expect(await ask('does ECON 110 count as an elective?')).not.toMatch(/^(?:Yes|No)\./u);
});

it('what is left without a course that is dropped is counted', async () => {
  const ask = await askingAs({
    concentration: 'Economics',
    courses_taken: ['ECON 10A', 'ECON 10B', 'MATH 1A'],
  });
  expect(await ask('what do i still need for economics')).toContain('Done: Principles and Calculus.');
  const without = await ask('if i drop ECON 10B can i still finish economics');
  expect(without).toContain('Without **ECON 10B**, still open in **Economics**');
  expect(without).toMatch(/\*\*Principles\*\*: 1 of 2 done/u);
});

it('what a course asks for is held against the others without one', async () => {
  const ask = await askingAs({ concentration: 'Economics', courses_taken: ['STAT 110', 'MATH 1B'] });
  expect(await ask('can i take ECON 120 in spring')).toMatch(/^Yes\./u);
  const without = await ask('if i drop STAT 110 can i still take ECON 120');
  expect(without).toContain('Without **STAT 110**, you do not have all the prerequisites');
  expect(without).toContain('Without **STAT 110**, your profile does not have **STAT 100** or **STAT 110**.');
});

it('a course is held against itself in two terms', async () => {
  const reply = await replyTo('Economics', 'is ECON 110 better in fall or spring? different prof or what');
  expect(reply).toContain('| 2025 Fall |');
  expect(reply).toContain('| 2026 Spring |');
  expect(reply).toMatch(/[Ww]ho teaches it.* the same\./u);
  // Names no other course, which would be compared with it.
  expect(reply).not.toContain('ECON 10A');
});

it('a list says what a course asks for that the student lacks, and what is cancelled', async () => {
  const reply = await replyTo('Classics', 'math classes in spring');
  expect(reply).toMatch(/\*\*MATH 97\*\*.*asks for “One of MATH 21B or MATH 25A\.”/u);
  expect(reply).toMatch(/\*\*MATH 101\*\*(?!.*asks for)/u);
  expect(await replyTo('Classics', 'is there a seminar on sanctions in spring')).toContain('cancelled');
});

it('where giving up one wish does not help, what is wished for is looked for alone', async () => {
  const message = 'history labs about diseases in spring before 9am on fridays with at most 3 students';
  const reply = await replyTo('Classics', message);
  expect(reply).toContain('Giving up any one of these wishes does not help either. Without');
  expect(reply).toContain('about “diseases”');
});

it('a course that only has a word listed for the same is not named', async () => {
  const reply = await replyTo('Classics', 'any classes on sports?');
  expect(reply).toContain('No course says “sports”');
  expect(reply).not.toContain('RELIGION 176');
});
