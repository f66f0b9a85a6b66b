import { memo, type RefObject } from 'react';
import type { CountryMilestone } from '#generated/model/index.ts';
import { ChipList } from '#src/components/chip-list.tsx';
import type { SearchBox } from '#src/components/ui/search-input.tsx';
import { isNarrowed } from './tree-search.ts';
import { useTreeSearch, withMilestones } from './use-tree-search.ts';

type TreeChipsProps = { tree: CountryMilestone[]; searchBox: RefObject<SearchBox | null> };

/** A chip for each active filter, and a button that clears all. */
export const TreeChips = memo(function TreeChips({ tree, searchBox }: TreeChipsProps) {
  const { search, change, clear } = useTreeSearch();
  const nameOf = (nodes: { Id: number; FullName: string }[], id: number) =>
    nodes.find(({ Id }) => Id === id)?.FullName ?? `${id}`;
  const without = (ids: number[], id: number) => ids.filter((one) => one !== id);
  const activities = tree.flatMap(({ Children }) => Children);
  const chips = [
    ...search.milestones.map((id) => ({
      key: `milestone ${id}`,
      words: `Milestone: ${nameOf(tree, id)}`,
      onRemove: () => change(withMilestones(tree, search, without(search.milestones, id))),
    })),
    ...search.activities.map((id) => ({
      key: `activity ${id}`,
      words: `Activity: ${nameOf(activities, id)}`,
      onRemove: () => change({ activities: without(search.activities, id) }),
    })),
  ];
  return <ChipList chips={chips} inForce={isNarrowed(search)} onClear={clear} searchBox={searchBox} />;
});
