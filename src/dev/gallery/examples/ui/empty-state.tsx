import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';

export function WordsAlone() {
  return <EmptyState title="No data to display" />;
}

export function WithAWayOn() {
  return (
    <EmptyState
      title="No references yet"
      reason="A rating needs at least one source before it is submitted."
      action={<Button>Add reference</Button>}
    />
  );
}
