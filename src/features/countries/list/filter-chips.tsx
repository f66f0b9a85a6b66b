import type { RefObject } from 'react';
import { workflowLabels } from '#rules/workflow-status.ts';
import { ChipList } from '#src/components/chip-list.tsx';
import type { SearchBox } from '#src/components/ui/search-input.tsx';
import { stages } from './stages.ts';
import { isFiltered, useCountriesSearch } from './use-countries-search.ts';

/** A chip for each active filter, and a button that clears all. */
export function FilterChips({ searchBox }: { searchBox: RefObject<SearchBox | null> }) {
  const { search, change, clear } = useCountriesSearch();
  const chips = [
    ...search.status.map((status) => ({
      key: `status ${status}`,
      words: `Status: ${workflowLabels[status]}`,
      onRemove: () => change({ status: search.status.filter((one) => one !== status) }),
    })),
    ...search.stage.map((stage) => ({
      key: `stage ${stage}`,
      words: `Progress: ${stages[stage]}`,
      onRemove: () => change({ stage: search.stage.filter((one) => one !== stage) }),
    })),
    ...search.region.map((region) => ({
      key: `region ${region}`,
      words: `Region: ${region}`,
      onRemove: () => change({ region: search.region.filter((one) => one !== region) }),
    })),
  ];
  return <ChipList chips={chips} inForce={isFiltered(search)} onClear={clear} searchBox={searchBox} />;
}
