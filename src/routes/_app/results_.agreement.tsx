import { createFileRoute } from '@tanstack/react-router';
import { getReadAgreementQueryOptions } from '#generated/hooks/results/results.ts';
import { ClosedEdition, ToCurrentEdition } from '#src/app/closed-edition.tsx';
import { EditionError } from '#src/app/edition-error.tsx';
import { EditionPicker } from '#src/app/edition-picker.tsx';
import { PageBody } from '#src/app/page-body.tsx';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { shownEdition } from '#src/app/shown-edition.ts';
import { Agreement } from '#src/features/results/agreement/agreement.tsx';
import { type EditionAddress, readEditionAddress } from '#src/lib/edition-address.ts';

export const Route = createFileRoute('/_app/results_/agreement')({
  staticData: { page: pages.agreement },
  validateSearch: readEditionAddress as (raw: EditionAddress) => EditionAddress,
  beforeLoad: shownEdition,
  loaderDeps: ({ search: { edition } }) => ({ edition }),
  loader: ({ context: { client, edition } }) =>
    void client.prefetchQuery(getReadAgreementQueryOptions({ editionId: edition.Id })),
  component: AgreementPage,
  errorComponent: EditionError,
});

function AgreementPage() {
  const { edition, current } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <>
      <PageHeading title={pages.agreement.title}>
        <EditionPicker
          shown={edition}
          onChoose={(address) => void navigate({ search: (old) => ({ ...old, edition: address }), resetScroll: false })}
        />
      </PageHeading>
      <ClosedEdition edition={edition}>{current && <ToCurrentEdition />}</ClosedEdition>
      <PageBody>
        <Agreement editionId={edition.Id} isCurrent={edition.Id === current?.Id} />
      </PageBody>
    </>
  );
}
