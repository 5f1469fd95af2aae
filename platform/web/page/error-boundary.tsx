import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

interface ErrorBoundaryProps {
  /** Changes with navigation, which clears the error. */
  place: string;
  children: ReactNode;
}

interface Shown {
  place: string;
  failure: { error: unknown } | null;
}

/** Shows the error screen if a screen fails to render, or its code to load. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Shown> {
  override state: Shown = { place: this.props.place, failure: null };

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, shown: Shown): Shown | null {
    return place === shown.place ? null : { place, failure: null };
  }

  static getDerivedStateFromError(error: unknown): Pick<Shown, 'failure'> {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <ErrorScreen error={failure.error} /> : this.props.children;
  }
}
