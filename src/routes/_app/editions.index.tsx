import { createFileRoute } from '@tanstack/react-router';
import { getListReportEditionsQueryOptions } from '#generated/hooks/editions/editions.ts';
import { PageBody } from '#src/app/page-body.tsx';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { EditionsList } from '#src/features/editions/list/editions-list.tsx';
import { readTableSearch } from '#src/lib/table-search.ts';

export const Route = createFileRoute('/_app/editions/')({
  staticData: { page: pages.editions },
  validateSearch: readTableSearch,
  loader: ({ context: { client } }) => void client.prefetchQuery(getListReportEditionsQueryOptions()),
  component: () => (
    <>
      <PageHeading title={pages.editions.title} />
      <PageBody>
        <EditionsList />
      </PageBody>
    </>
  ),
});
