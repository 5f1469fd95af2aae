import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#platform/web/api/query-client.ts';
import { sampleMessage } from '../../domain/sample-message.ts';
import { MessageBoundary } from '../shared/markdown/message-boundary.tsx';
import { ReaderContext } from './reader-context.ts';
import { TurnView } from './turn-view.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const turn = (question: string, answer: string, recognise: () => []) => (
  <ReaderContext key={question} value={{ recognise }}>
    <TurnView
      question={sampleMessage(question, 'user', question)}
      reply={sampleMessage(answer, 'assistant', answer)}
      live={null}
      isFresh={false}
      onRetry={null}
      onCompare={() => undefined}
    />
  </ReaderContext>
);
const breaks = (): [] => {
  throw new RangeError('Maximum call stack size exceeded');
};

describe('a message that fails to render', () => {
  it('is shown as plain text, and the others normally', () => {
    render(
      <QueryClientProvider client={createQueryClient()}>
        {turn('First?', 'The *first* answer', () => [])}
        {turn('Second?', 'The *second* answer', breaks)}
        {turn('Third?', 'The *third* answer', () => [])}
      </QueryClientProvider>,
    );
    expect(screen.getByText('first', { selector: 'em' })).toBeVisible();
    expect(screen.getByText('The *second* answer')).toBeVisible();
    expect(screen.getByText('This message could not be drawn. Its words as they are:')).toBeVisible();
    expect(screen.getByText('Second?')).toBeVisible();
    expect(screen.getByText('third', { selector: 'em' })).toBeVisible();
  });

  it('is rendered again when its text changes', () => {
    const Fragile = ({ words }: { words: string }) => (words === 'bad' ? breaks() : <p>drawn: {words}</p>);
    const message = (words: string) => (
      <MessageBoundary content={words}>
        <Fragile words={words} />
      </MessageBoundary>
    );
    const { rerender } = render(message('bad'));
    expect(screen.getByText('bad')).toBeVisible();
    rerender(message('good'));
    expect(screen.getByText('drawn: good')).toBeVisible();
  });
});
