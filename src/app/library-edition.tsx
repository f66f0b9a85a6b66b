import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useListReportEditions } from '#generated/hooks/editions/editions.ts';
import { isBeingMade } from '#rules/edition.ts';
import { ClosedEdition, ToCountries } from './closed-edition.tsx';
import { NoEdition } from './edition-error.tsx';
import { EditionPicker } from './edition-picker.tsx';
import { PageBody } from './page-body.tsx';
import { PageHeading } from './page-heading.tsx';

type LibraryEditionProps = { title: string; editionId: number | undefined; children: ReactNode };

/**
 * The head of a page of the library: of all editions, or of the one that the address names. The
 * list of editions is not waited for, since the library can be read without it.
 */
export function LibraryEdition({ title, editionId, children }: LibraryEditionProps) {
  const navigate = useNavigate();
  const { data: editions } = useListReportEditions();
  const edition = editions?.find((one) => one.Id === editionId && !isBeingMade(one));
  return (
    <>
      <PageHeading title={title}>
        <EditionPicker
          shown={edition}
          all="All editions"
          onChoose={(address) =>
            void navigate({
              to: '.',
              search: (old) => ({ ...old, edition: address, page: undefined }),
              resetScroll: false,
            })
          }
        />
      </PageHeading>
      {edition && (
        <ClosedEdition edition={edition}>
          <ToCountries edition={edition} />
        </ClosedEdition>
      )}
      <PageBody>{editions && editionId !== undefined && !edition ? <NoEdition /> : children}</PageBody>
    </>
  );
}
