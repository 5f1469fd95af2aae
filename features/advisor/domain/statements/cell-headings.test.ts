import { describe, expect, it } from 'vitest';
import { cellHeadings } from './cell-headings.ts';

const TABLE = `Here they are:

| | GEOL 10 | **STAT 110** |
|---|:--|--:|
| Rating | 3.8 | 4.8 |
| Exams | two midterms | none |

GEOL 10 | no table`;

const of = (words: string) => cellHeadings(TABLE, TABLE.indexOf(words));

describe('the headings of a cell', () => {
  it('are its row and its column', () => {
    expect(of('4.8')).toEqual(['Rating', 'STAT 110']);
    expect(of('two midterms')).toEqual(['Exams', 'GEOL 10']);
  });

  it('are none for a first cell, and outside a table', () => {
    expect(of('Exams')).toEqual([]);
    expect(of('Here')).toEqual([]);
    expect(of('no table')).toEqual([]);
    expect(cellHeadings('It has 4 units.', 7)).toEqual([]);
  });

  it('are found without outer bars', () => {
    const bare = 'a | b\n--|--\nGEOL 10 | 4.8';
    expect(cellHeadings(bare, bare.indexOf('4.8'))).toEqual(['GEOL 10', 'b']);
  });
});
