import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { marksOf } from '../statements/statement-marks.ts';
import { Markdown } from './markdown.tsx';

const LONG = [
  '## Three courses',
  'I would take **COMPSCI 50** first.',
  '- COMPSCI 50\n- MATH 21A\n  1. inner',
  '| Course | Hours |\n| - | -: |\n| COMPSCI 50 | 12 |',
  '```\ncode\n```',
  'Good luck.',
].join('\n\n');

describe('a message', () => {
  it('is rendered as markdown', () => {
    render(<Markdown content={LONG} />);
    expect(screen.getByRole('heading', { level: 4, name: 'Three courses' })).toBeVisible();
    expect(screen.getByText('COMPSCI 50', { selector: 'strong' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('columnheader', { name: 'Hours' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '12' })).toBeVisible();
  });

  it('makes the browser fetch nothing: images and HTML are shown as text', () => {
    const { container } = render(
      <Markdown
        content={'![a chart](https://evil.example/a.png)\n\n<img src="https://evil.example/b.png">'}
      />,
    );
    expect(container.querySelector('img')).toBeNull();
    expect(container).toHaveTextContent('[Picture: a chart]');
    expect(container).toHaveTextContent('<img src="https://evil.example/b.png">');
  });

  it('links to the web, email, telephone or this site only', () => {
    render(
      <Markdown content="[web](https://alder.example) [mail](mailto:a@alder.example) [phone](tel:5550100) [here](/courses?q=1#top) [bad](javascript:alert)" />,
    );
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['web', 'https://alder.example'],
      ['mail', 'mailto:a@alder.example'],
      ['phone', 'tel:5550100'],
      ['here', '/courses?q=1#top'],
    ]);
    expect(screen.getByText('bad')).not.toHaveAttribute('href');
    expect(screen.getByRole('link', { name: 'web' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
  });

  it('resolves link definitions at its end', () => {
    render(<Markdown content={'See [the page][1].\n\n[1]: https://alder.example'} />);
    expect(screen.getByRole('link', { name: 'the page' })).toHaveAttribute('href', 'https://alder.example');
  });

  it('strikes through a code that is not in the catalogue and says so', () => {
    const content = 'Take **COMPSCI 999** now.';
    render(
      <Markdown
        content={content}
        marks={[{ start: 7, end: 18, said: 'COMPSCI 999', kind: 'unknown', record: null }]}
      />,
    );
    const struck = screen.getByTitle('Not in the catalogue');
    expect(struck.tagName).toBe('S');
    expect(struck).toHaveTextContent('COMPSCI 999');
    expect(screen.getByText('(not in the catalogue)')).toBeInTheDocument();
  });

  it('shows the recorded value beside a wrong one', () => {
    render(
      <Markdown
        content="It is rated 4.9."
        marks={[{ start: 12, end: 15, said: '4.9', kind: 'differs', record: '4.1' }]}
      />,
    );
    expect(screen.getByText('record: 4.1')).toBeVisible();
  });
});

describe('a growing message', () => {
  it('keeps rendered text: nothing disappears, shrinks or renders twice', () => {
    const { container, rerender } = render(<Markdown content="" isGrowing />);
    let words = 0;
    let heading: Element | null = null;
    for (let end = 1; end <= LONG.length; end += 3) {
      rerender(<Markdown content={LONG.slice(0, end)} isGrowing />);
      const text = (container.textContent ?? '').replaceAll(/[^a-z0-9]/gi, '').length;
      expect(text).toBeGreaterThanOrEqual(words);
      words = text;
      const now = container.querySelector('h4');
      if (heading) expect(now).toBe(heading);
      heading = now;
    }
    rerender(<Markdown content={LONG} />);
    expect(container.querySelector('h4')).toBe(heading);
    expect(screen.getByText('Good luck.')).toBeVisible();
  });

  it('shows what the catalogue says today beside a value that has changed', () => {
    const content = 'GEOL 10 takes 9 hours a week. It is on Tue.';
    const fact = { code: 'GEOL 10', term: '2026 Spring', section: null, version: 'before' };
    const facts = [
      { ...fact, start: 14, end: 28, field: 'workload', value: '9 hours a week', now: '5 hours a week' },
      { ...fact, start: 39, end: 42, field: 'days', value: 'Tue' },
    ];
    const statements = [
      { start: 0, end: 29, verdict: 'verified' as const, claims: [] },
      { start: 30, end: 43, verdict: 'verified' as const, claims: [] },
    ];
    render(<Markdown content={content} marks={marksOf(content, { statements, facts })} />);
    expect(screen.getByText('now 5 hours a week')).toBeVisible();
    expect(screen.getByTitle('From the catalogue')).toHaveTextContent('It is on Tue.');
  });

  it('strikes a reference that names nothing', () => {
    const content = 'GEOL 10 has [[GEOL 10 charm]].';
    const said = '[[GEOL 10 charm]]';
    const claim = {
      code: 'GEOL 10',
      field: 'reference',
      said,
      record: null,
      agrees: 'no' as const,
      term: null,
    };
    const claims = [{ ...claim, start: 12, end: 29 }];
    const statements = [{ start: 0, end: 30, verdict: 'unknown_course' as const, claims }];
    render(<Markdown content={content} marks={marksOf(content, { statements })} />);
    expect(screen.getByTitle('Not in the catalogue')).toHaveTextContent(said);
  });
});
