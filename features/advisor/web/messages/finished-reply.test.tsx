import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleMessage } from '../../domain/sample-message.ts';
import { FinishedReply } from './finished-reply.tsx';

const log = () => screen.getByRole('log', { name: 'Finished replies' });
const words = Array.from({ length: 900 }, (_, index) => `word${index}`).join(' ');

it('a long reply is told in parts, one after the other, between words', async () => {
  const reply = sampleMessage('r1', 'assistant', words);
  render(<FinishedReply reply={reply} />);
  expect(log().children).toHaveLength(1);
  await waitFor(() => expect(log()).toHaveTextContent('word899'));
  const parts = [...log().children].map(({ textContent }) => textContent);
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.join('')).toBe(words);
  for (const part of parts) expect(part).toMatch(/^ ?word\d+ [^]* word\d+$/);
});

it('the next reply takes its place, and none is told twice', async () => {
  const { rerender } = render(<FinishedReply reply={sampleMessage('r1', 'assistant', words)} />);
  await waitFor(() => expect(log()).toHaveTextContent('word899'));
  rerender(<FinishedReply reply={null} />);
  await waitFor(() => expect(log()).toBeEmptyDOMElement());
  rerender(<FinishedReply reply={sampleMessage('r2', 'assistant', 'Short.')} />);
  await waitFor(() => expect(log().textContent).toBe('Short.'));
});
