import { createFileRoute, Link } from '@tanstack/react-router';
import { getListCountriesQueryOptions } from '#generated/hooks/countries/countries.ts';
import { getListExportReportEditionsQueryOptions } from '#generated/hooks/editions/editions.ts';
import { getListLibraryIndicatorsQueryOptions } from '#generated/hooks/library/library.ts';
import { PageBody } from '#src/app/page-body.tsx';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { ExportScreen } from '#src/features/transfer/export/export-screen.tsx';

export const Route = createFileRoute('/_app/export')({
  staticData: { page: pages.export },
  loader: ({ context: { client } }) => {
    void client.prefetchQuery(getListExportReportEditionsQueryOptions());
    void client.prefetchQuery(getListCountriesQueryOptions());
    void client.prefetchQuery(getListLibraryIndicatorsQueryOptions());
  },
  component: () => (
    <>
      <PageHeading title={pages.export.title}>
        <Link to="/results/export" className={buttonVariants({ variant: 'ghost', className: 'ml-auto' })}>
          One table for analysis…
        </Link>
      </PageHeading>
      <PageBody>
        <ExportScreen />
      </PageBody>
    </>
  ),
});
