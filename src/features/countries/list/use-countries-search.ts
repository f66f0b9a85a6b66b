import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTypingStep } from '#src/components/use-typing-step.ts';
import { type CountriesSearch, countriesDefaults } from './countries-search.ts';

/**
 * The state of the list, from the address, and how to change it. `replace` adds no entry to the
 * history; `type` as `useTypingStep` says.
 */
export function useCountriesSearch() {
  const search = useSearch({ from: '/_app/countries/' });
  const navigate = useNavigate({ from: '/countries/' });
  const change = (some: Partial<CountriesSearch>, replace = false) =>
    void navigate({ search: (old) => ({ ...old, ...some }), replace, resetScroll: false });
  const typingStep = useTypingStep();
  const type = (name: string) =>
    void navigate({ search: (old) => ({ ...old, name }), ...typingStep(name), resetScroll: false });
  const { name, status, region } = countriesDefaults;
  return { search, change, type, clear: () => change({ name, status, region }) };
}

/** Does a filter narrow the list down? */
export const isFiltered = ({ name, status, region }: CountriesSearch): boolean =>
  name.trim() !== '' || status.length > 0 || region.length > 0;
