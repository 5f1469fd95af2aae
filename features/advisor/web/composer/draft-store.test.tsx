import { expect, it } from 'vitest';
import { DraftStore } from './draft-store.ts';

const ADA = 'ada@alder.example';

it('a draft survives a reload, for this student and conversation only', () => {
  const draft = new DraftStore(ADA);
  draft.change('Which seminars');
  draft.open('s1');
  expect(draft.getText()).toBe('');
  draft.change('And on Friday?');
  expect(new DraftStore(ADA).getText()).toBe('Which seminars');
  expect(new DraftStore('alan@alder.example').getText()).toBe('');
  const reloaded = new DraftStore(ADA);
  reloaded.open('s1');
  expect(reloaded.getText()).toBe('And on Friday?');
});

it('a sent question leaves the composer but is kept until it has arrived', () => {
  const draft = new DraftStore(ADA);
  draft.change('Which seminars?');
  draft.send('Which seminars?');
  expect(draft.getText()).toBe('');
  expect(new DraftStore(ADA).getText()).toBe('Which seminars?');
  draft.open('s1');
  draft.arrived();
  expect(new DraftStore(ADA).getText()).toBe('');
});

it('text typed during a reply survives its end', () => {
  const draft = new DraftStore(ADA);
  draft.send('Why?');
  draft.arrived();
  draft.change('And how?');
  draft.arrived();
  expect(new DraftStore(ADA).getText()).toBe('And how?');
});

it('an emptied composer leaves no draft', () => {
  const draft = new DraftStore(ADA);
  draft.change('x');
  draft.change('');
  expect(sessionStorage).toHaveLength(0);
});
