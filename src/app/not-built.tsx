import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { PageHeading } from './page-heading.tsx';

/** A page whose room is not built yet: it has its address, its title and its guard, and says so. */
export function NotBuilt({ title }: { title: string }) {
  return (
    <>
      <PageHeading title={title} />
      <EmptyState title="This page is not available yet." />
    </>
  );
}
