import { createFileRoute } from '@tanstack/react-router';
import { ClosedEdition, ToCurrentEdition } from '#src/app/closed-edition.tsx';
import { EditionError } from '#src/app/edition-error.tsx';
import { EditionPicker } from '#src/app/edition-picker.tsx';
import { PageBody } from '#src/app/page-body.tsx';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { ResultsExportViews } from '#src/app/results-export-views.tsx';
import { shownEdition } from '#src/app/shown-edition.ts';
import { ResultsExport } from '#src/features/results/export/results-export.tsx';
import { readEditionAddress } from '#src/lib/edition-address.ts';

export const Route = createFileRoute('/_app/results_/export')({
  staticData: { page: pages.resultsExport },
  // The page reads the rest, with code that the first script does not carry.
  validateSearch: (raw: Record<string, unknown>) => ({ ...raw, ...readEditionAddress(raw) }),
  beforeLoad: shownEdition,
  component: ResultsExportPage,
  errorComponent: EditionError,
});

function ResultsExportPage() {
  const { edition, current } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <>
      <PageHeading title={pages.resultsExport.title}>
        <EditionPicker
          shown={edition}
          onChoose={(address) => void navigate({ search: (old) => ({ ...old, edition: address }), resetScroll: false })}
        />
      </PageHeading>
      <ClosedEdition edition={edition}>{current && <ToCurrentEdition />}</ClosedEdition>
      <PageBody>
        <ResultsExportViews />
        <ResultsExport edition={edition} />
      </PageBody>
    </>
  );
}
