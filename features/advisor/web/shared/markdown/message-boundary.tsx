import { Component, type ReactNode } from 'react';
import { logFailure } from '#platform/web/page/log.ts';

export interface MessageBoundaryProps {
  /** Shown as plain text if rendering fails. */
  content: string;
  children: ReactNode;
}

interface MessageBoundaryState {
  content: string;
  hasFailed: boolean;
}

/** Contains a message's render failure, so that it does not take down the screen. Retries when the text changes. */
export class MessageBoundary extends Component<MessageBoundaryProps, MessageBoundaryState> {
  override state: MessageBoundaryState = { content: this.props.content, hasFailed: false };

  static getDerivedStateFromError(): Partial<MessageBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { content }: MessageBoundaryProps,
    state: MessageBoundaryState,
  ): MessageBoundaryState | null {
    return content === state.content ? null : { content, hasFailed: false };
  }

  override componentDidCatch(error: unknown): void {
    logFailure('A message could not be drawn', error);
  }

  override render(): ReactNode {
    const { content, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <div>
        <p className="text-14 text-ink-quiet">This message could not be drawn. Its words as they are:</p>
        <p className="mt-2 whitespace-pre-wrap [overflow-wrap:anywhere]">{content}</p>
      </div>
    );
  }
}
