import { beforeAll, describe, expect, it } from 'vitest';
import { plannerOf } from '#app/testing/birch-plans.ts';
import { newChatter } from '#app/testing/students.ts';
import { ALDER, testProduct } from '#app/testing/test-product.ts';
import * as chat from '#features/advisor/contract.ts';
import { bareCourse } from '#features/planning/domain/planned-course.ts';

const product = testProduct({ ...ALDER, TODAY: '2025-10-15', RATE_LIMITS: 'off' });

let token: string;
beforeAll(async () => {
  ({ token } = await newChatter(product, {
    concentration: 'Economics',
    year: 'Sophomore',
    courses_taken: ['ECON 10A', 'MATH 1A'],
  }));
  await plannerOf(product, token).create('A', '2025 Fall', {
    items: [
      bareCourse('STAT 110'),
      bareCourse('FRENCH 15A'),
      { ...bareCourse('ECON 10B'), need: 'optional' },
    ],
  });
});

const ask = async (message: string, of = token): Promise<string> => {
  const { body } = await product.call(chat.sendMessage, { message, force_new_session: true }, of);
  return body.history.at(-1)?.content ?? '';
};

describe('what is in the plan of the running term', () => {
  it('is counted for the prerequisites of the next one, and it is said so', async () => {
    expect(await ask('can i take STAT 111')).toContain(
      'You will have the prerequisites that are stated for **STAT 111** in 2026 Spring once you finish **STAT 110**, which is in your plan for 2025 Fall.',
    );
  });

  it('is counted beside what is still missing', async () => {
    const reply = await ask('can i take STAT 120 in spring');
    expect(reply).toContain('I counted **STAT 110**, which is in your plan for 2025 Fall.');
    expect(reply).toContain('Your profile does not have **STAT 30**.');
  });

  it('is not waited for where what was taken is enough', async () => {
    const { token: of } = await newChatter(product, { courses_taken: ['EARTH 10'] });
    await plannerOf(product, of).create('A', '2025 Fall', { items: [bareCourse('EARTH 5')] });
    const reply = await ask('can i take EARTH 74 in spring', of);
    expect(reply).toContain('Yes. You have the prerequisites that are stated for **EARTH 74**');
    expect(reply).not.toContain('once you finish');
  });

  it('is not recommended for the next term; what may still be left out of it is', async () => {
    const french = await ask('a french class that i can take in spring');
    expect(french).not.toContain('**FRENCH 15A**');
    expect(await ask('an introductory economics course in spring')).toContain('**ECON 10B**');
  });

  it('counts towards requirements, and it is said so', async () => {
    const reply = await ask('what is left for econ');
    expect(reply).toMatch(/Done: .*Statistics/u);
    expect(reply).toContain('and **STAT 110** and **FRENCH 15A** of your plan for 2025 Fall');
  });

  it('is what a number, and the next of a field, come after', async () => {
    expect(await ask('what comes after 15a')).toContain('**FRENCH 15A**');
    expect(await ask('which french comes next')).toContain('**FRENCH 15B**');
  });

  it('is not changed by words about the next term, and is by words about itself', async () => {
    expect(await ask('something in music that is not on fridays')).toContain('in 2026 Spring');
    expect(await ask('is my friday free in my plan?')).toContain('**STAT 110**');
  });

  it('is nobody else’s', async () => {
    const other = await newChatter(product, { concentration: 'Economics', courses_taken: ['ECON 10A'] });
    const reply = await ask('can i take STAT 111', other.token);
    expect(reply).toContain('Your profile does not have **STAT 110**.');
    expect(reply).not.toContain('your plan');
  });
});
