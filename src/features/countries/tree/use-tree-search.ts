import { useNavigate, useSearch } from '@tanstack/react-router';
import type { CountryMilestone } from '#generated/model/index.ts';
import { type TreeSearch, treeDefaults } from './tree-search.ts';

/** The filters of the tree, from the address, and how to change them. */
export function useTreeSearch() {
  const search = useSearch({ from: '/_app/countries/$countryId/' });
  const navigate = useNavigate({ from: '/countries/$countryId/' });
  return {
    search,
    change: (some: Partial<TreeSearch>, replace = false) =>
      void navigate({ search: (old) => ({ ...old, ...some }), replace, resetScroll: false }),
    clear: () => void navigate({ search: treeDefaults, resetScroll: false }),
  };
}

/** The milestones to choose, and of the activities chosen those that are below one of them. */
export function withMilestones(tree: CountryMilestone[], search: TreeSearch, milestones: number[]) {
  const below = activitiesOf(tree, milestones).map(({ Id }) => Id);
  return { milestones, activities: search.activities.filter((id) => below.includes(id)) };
}

export const activitiesOf = (tree: CountryMilestone[], milestones: number[]) =>
  tree.filter(({ Id }) => milestones.includes(Id)).flatMap(({ Children }) => Children);
