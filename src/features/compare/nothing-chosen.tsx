import { useReadCompareFilters } from '#generated/hooks/compare/compare.ts';
import { idsOf } from '#src/components/choices/choice-nodes.ts';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { MOST_EDITIONS } from './compare-search.ts';
import { useCompareSearch } from './use-compare-search.ts';
import { focusChoices } from './what-to-compare.ts';

/** What is still to choose, and the usual choice at one press. */
export function NothingChosen() {
  const { search, change } = useCompareSearch();
  const { data } = useReadCompareFilters();
  const usual = {
    editions:
      search.editions.length > 0 ? search.editions : (data?.Editions ?? []).slice(0, MOST_EDITIONS).map(({ Id }) => Id),
    countries: search.countries.length > 0 ? search.countries : (data?.Regions ?? []).flatMap(idsOf),
  };
  const isEmpty = data?.Regions.length === 0;
  const isPossible = usual.editions.length > 0 && usual.countries.length > 0;
  return (
    <div className="mt-3 rounded-lg border bg-card py-8 shadow-xs">
      <EmptyState
        title={isEmpty ? 'No countries' : missing(search.editions.length === 0, search.countries.length === 0)}
        reason={
          isEmpty
            ? 'A manager adds countries under EDITIONS.'
            : 'The grid shows every indicator by country: what was met before, and what is met now.'
        }
        action={
          isPossible && (
            <Button
              onClick={() => {
                change(usual);
                focusChoices();
              }}
            >
              {search.countries.length === 0 ? 'Compare all countries' : 'Compare the newest editions'}
            </Button>
          )
        }
      />
    </div>
  );
}

function missing(editions: boolean, countries: boolean): string {
  if (editions && countries) return 'Select editions and countries to compare';
  return editions ? 'Select one or two editions to compare' : 'Select countries to compare';
}
