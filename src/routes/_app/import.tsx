import { createFileRoute } from '@tanstack/react-router';
import { PageBody } from '#src/app/page-body.tsx';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { ImportScreen } from '#src/features/transfer/import/import-screen.tsx';

export const Route = createFileRoute('/_app/import')({
  staticData: { page: pages.import },
  component: () => (
    <>
      <PageHeading title={pages.import.title} />
      <PageBody>
        <ImportScreen />
      </PageBody>
    </>
  ),
});
