import { Component, type ComponentType, lazy, type ReactNode } from 'react';
import { Button } from '#src/components/ui/button.tsx';

/** The part did not come: offline, or gone with the release that this tab is older than. */
class MissingPart extends Error {
  constructor(cause: unknown) {
    super('A part of the application could not be fetched.', { cause });
  }
}

export interface LazyPart<P> {
  (props: P): ReactNode;
  /** Fetches it before it is needed; a failure is reported where it is rendered. */
  preload(): void;
}

/**
 * A component that is fetched when it is first rendered; wrap it in Suspense. Where it does not
 * come, only its own place says so and offers to try again, so that what was typed beside it stays.
 * `missing` renders something else there.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  missing?: (props: P) => ReactNode,
): LazyPart<P> {
  const fetched = () =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        (error: unknown) => Promise.reject(new MissingPart(error)),
      ),
    ) as ComponentType<P>;
  let Part = fetched();
  // React remembers a failure for good: the next attempt needs a new one.
  const renew = () => {
    Part = fetched();
  };
  const draw = (props: P) => <Part {...props} />;
  const LazyPart = (props: P) => (
    <Place draw={() => draw(props)} missing={missing && (() => missing(props))} onMissing={renew} />
  );
  return Object.assign(LazyPart, { preload: () => void load().catch(() => undefined) });
}

type PlaceProps = { draw: () => ReactNode; missing: (() => ReactNode) | undefined; onMissing: () => void };

class Place extends Component<PlaceProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    this.props.onMissing();
  }

  override render() {
    const { error } = this.state as { error: unknown };
    if (error === undefined) return this.props.draw();
    if (!(error instanceof MissingPart)) throw error;
    return this.props.missing?.() ?? <CouldNotBeFetched onRetry={() => this.setState({ error: undefined })} />;
  }
}

function CouldNotBeFetched({ onRetry }: { onRetry: () => void }) {
  return (
    <span role="alert" className="inline-flex items-center gap-2 p-2 text-sm text-destructive">
      This part could not be fetched.
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </span>
  );
}
