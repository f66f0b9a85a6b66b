import { Button } from '#src/components/ui/button.tsx';
import { ErrorState } from '#src/components/ui/error-state.tsx';

export function WithRetry() {
  return (
    <ErrorState
      title="Something went wrong fetching users"
      detail="The server cannot be reached."
      action={<Button>Try again</Button>}
    />
  );
}

export function WordsAlone() {
  return <ErrorState title="Something went wrong fetching the report edition" />;
}
