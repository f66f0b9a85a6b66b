import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { ReferencesPlaceholder } from '#src/features/library/references-placeholder.tsx';

export const Route = createFileRoute('/_app/libraries/manage-references')({
  staticData: { page: pages.references },
  component: () => (
    <>
      <PageHeading title={pages.references.title} />
      <ReferencesPlaceholder />
    </>
  ),
});
