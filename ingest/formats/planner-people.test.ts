import { expect, it } from 'vitest';
import { instructorsOf } from './planner-people.ts';

it.each([
  ['I. Moss, P. Lund', ['I. Moss', 'P. Lund']],
  ['R. Ash and M. Oak & T. Elm', ['R. Ash', 'M. Oak', 'T. Elm']],
  ['Fall: I. Moss,Spring: P. Lund, C. Dietz', ['P. Lund', 'C. Dietz']],
  ['Fall: I. Moss,IAP: P. Lund', []],
  ['Spring: P. Lund,', ['P. Lund']],
  ['Spring: Consult:  R. Quince', ['R. Quince']],
  ['Prof. Ada Birch, EECS/IMES', ['Prof. Ada Birch']],
  ['Ana Fir (EECS, ESG), Bo Yew (ESG), [email]', ['Ana Fir', 'Bo Yew']],
  ['S. Rowe,\u00a0S. Rowe', ['S. Rowe']],
  ['', []],
])('%j is taught in spring by %j', (inCharge, names) => {
  expect(instructorsOf(inCharge, 'Spring')).toEqual(names);
});
