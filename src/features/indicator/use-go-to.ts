import { type NavigateOptions, useNavigate } from '@tanstack/react-router';
import type { AdjacentIndicator } from '#generated/model/index.ts';
import { keepEdition } from '#src/lib/edition-address.ts';

/** Navigates to another indicator in the same edition; asks about unsaved work, as a link does. */
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
