import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { getListReportEditionsQueryKey } from '#generated/hooks/editions/editions.ts';
import type { ReportEdition } from '#generated/model/index.ts';
import { queryKeyOf } from '#src/lib/api/query-key.ts';
import type { EditionAddress } from '#src/lib/edition-address.ts';

type Asked = {
  context: { client: QueryClient; edition: ReportEdition | undefined | null };
  search: EditionAddress;
};

/** The edition that a page shows, and the current one, which there need not be. */
export type ShownEdition = { edition: ReportEdition; current: ReportEdition | undefined };

/** The address names an edition that does not exist. */
export class NoSuchEdition extends Error {
  override message = 'There is no such edition';
}

/**
 * The edition of the address, else the current one (ADR-165). The current one has no place in the
 * address, so that what is shared today shows the edition that is current then.
 */
export function shownEdition({ context, search }: Asked): ShownEdition {
  const current = context.edition ?? undefined;
  if (search.edition === undefined) {
    if (!current) throw redirect({ to: '/dashboard' });
    return { edition: current, current };
  }
  if (search.edition === current?.Id)
    throw redirect({ to: '.', search: (old) => ({ ...old, edition: undefined }), replace: true });
  const edition = listedEditions(context.client).find(({ Id }) => Id === search.edition);
  if (!edition) throw new NoSuchEdition();
  return { edition, current };
}

/**
 * Which edition a country indicator was read in, where it is not the current one. The key is
 * not the hook's own: with that, the first script would carry all hooks of ratings.
 */
export function editionReadBefore(
  { client, edition }: Asked['context'],
  { countryId, indicatorId }: { countryId: number; indicatorId: number },
): number | undefined {
  const isRead = ({ Id }: ReportEdition) =>
    client.getQueryData(queryKeyOf('readCountryIndicator', { countryId, reportEditionId: Id, indicatorId })) !==
    undefined;
  const editions = listedEditions(client);
  return editions.some((one) => one.Id === edition?.Id && isRead(one)) ? undefined : editions.find(isRead)?.Id;
}

/** The layout has waited for the list. */
const listedEditions = (client: QueryClient) =>
  client.getQueryData<ReportEdition[]>(getListReportEditionsQueryKey()) ?? [];
