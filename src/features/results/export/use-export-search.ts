import { useNavigate, useSearch } from '@tanstack/react-router';
import { ViewList } from '#generated/enums.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { keepEdition } from '#src/lib/edition-address.ts';
import { defaultView } from '#src/lib/saved-view.ts';
import { type ExportSearch, isBare, readExportSearch, writtenSearch } from './export-search.ts';

/** `saved: undefined` leaves the view. */
type Change = Partial<Omit<ExportSearch, 'saved'>> & { saved?: number | undefined };

/** What is chosen, from the address, and how to change it, which adds no entry to the history. */
export function useExportSearch() {
  const raw = useSearch({ from: '/_app/results_/export' });
  const search = readExportSearch(raw);
  const navigate = useNavigate({ from: '/results/export' });
  const startsWithView = defaultView(useAccess().user, ViewList.ResultsExport) !== undefined;
  const change = (some: Change) => {
    const { saved, ...next } = { ...search, ...some };
    // An address that says nothing would lead back to the view of the role.
    const left = startsWithView && isBare(next) ? { saved: 0 } : {};
    const written = writtenSearch({ ...next, ...(saved === undefined ? left : { saved }) });
    void navigate({ search: { ...keepEdition(raw), ...written }, replace: true, resetScroll: false });
  };
  return { search, change };
}
