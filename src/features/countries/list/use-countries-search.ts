import { useNavigate, useSearch } from '@tanstack/react-router';
import { ViewList } from '#generated/enums.ts';
import { useTypingStep } from '#src/components/use-typing-step.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { defaultView } from '#src/lib/saved-view.ts';
import { type CountriesSearch, countriesDefaults } from './countries-search.ts';
import { isBare } from './countries-views.ts';

/** `saved: undefined` leaves the view. */
type Change = Partial<Omit<CountriesSearch, 'saved'>> & { saved?: number | undefined };

/**
 * The state of the list, from the address, and how to change it. `replace` adds no entry to the
 * history; `type` as `useTypingStep` says.
 */
export function useCountriesSearch() {
  const search = useSearch({ from: '/_app/countries/' });
  const navigate = useNavigate({ from: '/countries/' });
  const startsWithView = defaultView(useAccess().user, ViewList.Countries) !== undefined;
  const go = (some: Change, how: { replace?: boolean }) =>
    void navigate({
      search: (old) => {
        const { saved, ...next } = { ...old, ...some };
        // An address that says nothing would lead back to the view of the role.
        if (saved === undefined) return startsWithView && isBare(next) ? { ...next, saved: 0 } : next;
        return { ...next, saved };
      },
      ...how,
      resetScroll: false,
    });
  const change = (some: Change, replace = false) => go(some, { replace });
  const typingStep = useTypingStep();
  const type = (name: string) => go({ name }, typingStep(name));
  const { name, status, stage, region } = countriesDefaults;
  return { search, change, type, clear: () => change({ name, status, stage, region }) };
}

/** Does a filter narrow the list down? */
export const isFiltered = ({ name, status, stage, region }: CountriesSearch): boolean =>
  name.trim() !== '' || status.length + stage.length + region.length > 0;
