import type { QueryClient } from '@tanstack/react-query';
import { Component, type ComponentType, lazy, type ReactNode } from 'react';
import { Button } from '#src/components/ui/button.tsx';

export const MISSING_PART = 'A part of the application could not be fetched.';

/** The part did not come: offline, or gone with the release that this tab is older than. */
class MissingPart extends Error {
  constructor(cause: unknown) {
    super(MISSING_PART, { cause });
  }
}

export interface LazyPart<P> {
  (props: P): ReactNode;
  /** Fetches it before it is needed; a failure is reported where it is rendered. */
  preload(): void;
  /** The same, and what it asks for by itself. */
  prepare(client: QueryClient, editionId: number): void;
}

type Drawn<P> = ComponentType<P> & { asks?: (client: QueryClient, editionId: number) => unknown };

/** Resolves when what was asked for ahead until now has come, or could not be fetched. */
export let partsAhead: Promise<unknown> = Promise.resolve();

/**
 * A component that is fetched when it is first rendered; wrap it in Suspense. What has come ahead
 * is drawn with what stands around it, without a fallback in between. Where it does not come, only
 * its own place says so and offers to try again, so that what was typed beside it stays. `missing`
 * renders something else there.
 */
export function lazyPart<P extends object>(
  load: () => Promise<Drawn<P>>,
  missing?: (props: P) => ReactNode,
): LazyPart<P> {
  const fetch = async (): Promise<Drawn<P>> => {
    part.Drawn = await load();
    return part.Drawn;
  };
  const renew = () => {
    part.Drawn = lazy(() =>
      fetch().then(
        (drawn) => ({ default: drawn }),
        (error: unknown) => Promise.reject(new MissingPart(error)),
      ),
    ) as ComponentType<P>;
  };
  const part = { renew, missing } as Part<P>;
  renew();
  const prepare = (...place: Parameters<LazyPart<P>['prepare']> | []) => {
    const asked = fetch().then(({ asks }) => place.length && asks?.(...place));
    partsAhead = Promise.all([partsAhead, asked.catch(() => undefined)]);
  };
  return Object.assign((props: P) => <Place<P> part={part} props={props} />, { preload: () => prepare(), prepare });
}

type Part<P> = {
  Drawn: Drawn<P>;
  /** React remembers a failure for good: the next attempt needs a new one. */
  renew(): void;
  missing: ((props: P) => ReactNode) | undefined;
};
type PlaceProps<P> = { part: Part<P>; props: P };
type PlaceState<P> = { Drawn: Drawn<P>; error?: unknown };

/** Keeps to the component that it began with: another one would start anew. */
class Place<P extends object> extends Component<PlaceProps<P>, PlaceState<P>> {
  override state: PlaceState<P> = { Drawn: this.props.part.Drawn };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    this.props.part.renew();
  }

  override render() {
    const { part, props } = this.props;
    const { Drawn, error } = this.state;
    if (error === undefined) return <Drawn {...props} />;
    if (!(error instanceof MissingPart)) throw error;
    const retry = () => this.setState({ Drawn: part.Drawn, error: undefined });
    return part.missing ? part.missing(props) : <CouldNotBeFetched onRetry={retry} />;
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
