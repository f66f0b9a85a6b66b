import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { ScreenError } from './error-pages/screen-error.tsx';
import { NoSuchEdition } from './shown-edition.ts';

/** Stands in for a page of an edition: the address names none, or the screen failed to render. */
export function EditionError(props: ErrorComponentProps) {
  return props.error instanceof NoSuchEdition ? <NoEdition /> : <ScreenError {...props} />;
}

/** The address names an edition that does not exist, such as one that was taken back. */
export function NoEdition() {
  return (
    <div role="alert" data-slot="page-error">
      <EmptyState
        className="rounded-lg border bg-card py-16 shadow-xs"
        isPage
        title="There is no such edition"
        reason="The address names an edition that does not exist. It may have been taken back."
        action={
          <Link to="." search={{}} className={buttonVariants({ variant: 'primary' })}>
            Go to the current edition
          </Link>
        }
      />
    </div>
  );
}
