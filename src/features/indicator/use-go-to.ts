import { type NavigateOptions, useNavigate } from '@tanstack/react-router';
import type { AdjacentIndicator } from '#generated/model/index.ts';
import { keepEdition } from '#src/lib/edition-address.ts';

/** Goes to the page of an indicator of a country in the same edition; unsaved work is asked about as by a link. */
export function useGoTo() {
  const navigate = useNavigate();
  return ({ CountryId, IndicatorId }: AdjacentIndicator, options: Pick<NavigateOptions, 'state'> = {}) =>
    void navigate({
      ...options,
      to: '/countries/$countryId/indicator/$indicatorId',
      params: { countryId: `${CountryId}`, indicatorId: `${IndicatorId}` },
      search: keepEdition,
    });
}
