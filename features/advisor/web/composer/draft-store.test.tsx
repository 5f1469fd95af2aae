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
  draft.arrived('Which seminars?', 's1');
  expect(new DraftStore(ADA).getText()).toBe('');
});

it('text typed during a reply survives its end', () => {
  const draft = new DraftStore(ADA);
  draft.send('Why?');
  draft.arrived('Why?', null);
  draft.change('And how?');
  draft.returned();
  expect(new DraftStore(ADA).getText()).toBe('And how?');
});

it('text typed while a question has not arrived goes on in its new conversation', () => {
  const draft = new DraftStore(ADA);
  draft.change('Why?');
  draft.send('Why?');
  draft.change('And how?');
  expect(new DraftStore(ADA).getText(), 'both after a reload').toBe('Why?\nAnd how?');
  draft.arrived('Why?', 's1');
  draft.open('s1');
  expect(draft.getText()).toBe('And how?');
  expect(new DraftStore(ADA).getText()).toBe('');
  draft.open(null);
  draft.open('s1');
  expect(draft.getText()).toBe('And how?');
});

it('a question that did not arrive stays in the draft of a conversation that is left', () => {
  const draft = new DraftStore(ADA);
  draft.send('Why?');
  draft.open('s1');
  draft.arrived('And how?', 's1');
  draft.open(null);
  expect(draft.getText()).toBe('Why?');
});

it('a question from elsewhere leaves what is being written', () => {
  const draft = new DraftStore(ADA);
  draft.change('Which sem');
  draft.send('What fits me?');
  expect(draft.getText()).toBe('Which sem');
  draft.arrived('What fits me?', 's1');
  expect(draft.getText()).toBe('Which sem');
});

it('a question that never arrived returns when another does, below what is being written', () => {
  const draft = new DraftStore(ADA);
  draft.send('Why?');
  draft.change('And how?');
  draft.arrived('What fits me?', 's1');
  expect(draft.getText()).toBe('And how?\nWhy?');
  expect(new DraftStore(ADA).getText()).toBe('');
});

it('a question that is in another chat is forgotten', () => {
  const draft = new DraftStore(ADA);
  draft.send('Why?');
  draft.forget();
  draft.change('And how?');
  expect(new DraftStore(ADA).getText()).toBe('And how?');
});

it('a returned question replaces nothing', () => {
  const draft = new DraftStore(ADA);
  draft.send('Why?');
  draft.change('And how?');
  draft.returned('Why?');
  expect(draft.getText()).toBe('And how?\nWhy?');
  expect(new DraftStore(ADA).getText()).toBe('And how?\nWhy?');
  draft.returned('Why?');
  expect(draft.getText()).toBe('And how?\nWhy?');
});

it('an emptied composer leaves no draft', () => {
  const draft = new DraftStore(ADA);
  draft.change('x');
  draft.change('');
  expect(sessionStorage).toHaveLength(0);
});
