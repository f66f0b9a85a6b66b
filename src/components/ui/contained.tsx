import { isNotFound, isRedirect } from '@tanstack/react-router';
import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';

interface ContainedProps {
  children: ReactNode;
  /** What the content is about: once that is another, it is rendered again. */
  about?: string;
}

/**
 * Keeps an error while drawing from taking the rest of the page along [Q-R26]: only this place says
 * so and offers to render it again, and what was typed beside it stays.
 */
export class Contained extends Component<ContainedProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(before: ContainedProps) {
    if (before.about !== this.props.about && this.state.error !== undefined) this.#reload();
  }

  #reload = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state as { error: unknown };
    if (error === undefined) return this.props.children;
    // the router's own ways to leave a screen
    if (isRedirect(error) || isNotFound(error)) throw error;
    return (
      <ErrorState
        title="This panel cannot be shown."
        detail="Something went wrong while it was drawn. The rest of the page goes on working."
        action={<Button onClick={this.#reload}>Reload this panel</Button>}
      />
    );
  }
}
