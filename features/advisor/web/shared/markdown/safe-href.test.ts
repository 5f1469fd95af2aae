import { describe, expect, it } from 'vitest';
import { leadsAway, safeHref } from './safe-href.ts';

describe('a link in a message', () => {
  it.each([
    'https://alder.example/a?b=c#d',
    'HTTP://alder.example',
    'mailto:advising@alder.example',
    'tel:+1-555-0100',
    '/courses',
    'courses/today',
    '../up',
    '?term=fall',
    '#prerequisites',
    '//alder.example/path',
    '/a:b',
    '?at=12:30',
  ])('works with %s', (url) => expect(safeHref(url)).toBe(url));

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<p>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://alder.example/1',
    'ftp://alder.example',
    'irc://alder.example',
    'xmpp:a@alder.example',
    'sms:5550100',
    'intent:x',
    ':x',
    '',
    '  ',
  ])('is disabled for %j', (url) => expect(safeHref(url)).toBeNull());

  it('is external or internal by its target', () => {
    expect(['https://a.example', '//a.example', 'mailto:a@a.example'].map(leadsAway)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['/courses', '#a', '?b', 'c/d', '/a:b'].map(leadsAway)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
