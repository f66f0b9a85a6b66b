import { createFileRoute, Link } from '@tanstack/react-router';
import {
  getListStuckQueryOptions,
  getListWorkloadQueryOptions,
  getReadProgrammeQueryOptions,
} from '#generated/hooks/dashboard/dashboard.ts';
import { getReadCurrentUserQueryKey } from '#generated/hooks/session/session.ts';
import type { CurrentUser } from '#generated/model/index.ts';
import { canForSome } from '#rules/can.ts';
import { STUCK_DAYS } from '#rules/stuck.ts';
import { ClosedEdition, ToCurrentEdition } from '#src/app/closed-edition.tsx';
import { EditionError } from '#src/app/edition-error.tsx';
import { EditionPicker } from '#src/app/edition-picker.tsx';
import { PageBody } from '#src/app/page-body.tsx';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { shownEdition } from '#src/app/shown-edition.ts';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { Programme } from '#src/features/dashboard/programme/programme.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { type EditionAddress, readEditionAddress } from '#src/lib/edition-address.ts';

export const Route = createFileRoute('/_app/programme')({
  staticData: { page: pages.programme },
  validateSearch: readEditionAddress as (raw: EditionAddress) => EditionAddress,
  beforeLoad: shownEdition,
  loaderDeps: ({ search: { edition } }) => ({ edition }),
  loader: ({ context: { client, edition } }) => {
    const place = { editionId: edition.Id };
    void client.prefetchQuery(getReadProgrammeQueryOptions(place));
    const user = client.getQueryData<CurrentUser>(getReadCurrentUserQueryKey());
    if (!user || !canForSome('listWorkload', user.Permissions)) return;
    void client.prefetchQuery(getListWorkloadQueryOptions(place));
    void client.prefetchQuery(getListStuckQueryOptions(place, { days: STUCK_DAYS }));
  },
  component: ProgrammePage,
  errorComponent: EditionError,
});

function ProgrammePage() {
  const { edition, current } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const isCurrent = edition.Id === current?.Id;
  const mayPlan = useAccess().may('applyAssignmentPlan');
  return (
    <>
      <PageHeading title={pages.programme.title}>
        <div className="flex flex-wrap items-center gap-2 max-sm:contents">
          {isCurrent && mayPlan && (
            <Link to="/programme/plan" data-print="hide" className={buttonVariants()}>
              Plan assignments
            </Link>
          )}
          <EditionPicker
            shown={edition}
            onChoose={(address) =>
              void navigate({ search: (old) => ({ ...old, edition: address }), resetScroll: false })
            }
          />
        </div>
      </PageHeading>
      <ClosedEdition edition={edition}>{current && <ToCurrentEdition />}</ClosedEdition>
      <PageBody>
        <Programme key={edition.Id} editionId={edition.Id} isCurrent={isCurrent} />
      </PageBody>
    </>
  );
}
