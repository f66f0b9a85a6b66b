import { type NavigateOptions, useNavigate } from '@tanstack/react-router';
import type { AdjacentIndicator } from '#generated/model/index.ts';
import { keepEdition } from '#src/lib/edition-address.ts';
import { keepList } from '#src/lib/list-address.ts';

type GoToOptions = Pick<NavigateOptions, 'state'> & {
  /** The way goes on through the list that the page was opened from. */
  inList?: boolean;
};

/** Navigates to another indicator in the same edition; asks about unsaved work, as a link does. */
export function useGoTo() {
  const navigate = useNavigate();
  return ({ CountryId, IndicatorId }: AdjacentIndicator, { inList, ...options }: GoToOptions = {}) =>
    void navigate({
      ...options,
      to: '/countries/$countryId/indicator/$indicatorId',
      params: { countryId: `${CountryId}`, indicatorId: `${IndicatorId}` },
      search: inList ? keepList : keepEdition,
    });
}
