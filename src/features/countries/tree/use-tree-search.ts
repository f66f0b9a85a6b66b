import { useNavigate, useSearch } from '@tanstack/react-router';
import type { CountryMilestone } from '#generated/model/index.ts';
import { useTypingStep } from '#src/components/use-typing-step.ts';
import { type TreeSearch, treeDefaults } from './tree-search.ts';

/**
 * The filters of the tree, from the address, and how to change them: each change is an entry of the
 * history, `type` as `useTypingStep` says.
 */
export function useTreeSearch() {
  const search = useSearch({ from: '/_app/countries/$countryId/' });
  const navigate = useNavigate({ from: '/countries/$countryId/' });
  const typingStep = useTypingStep();
  return {
    search,
    change: (some: Partial<TreeSearch>) =>
      void navigate({ search: (old) => ({ ...old, ...some }), resetScroll: false }),
    type: (indicatorName: string) =>
      void navigate({
        search: (old) => ({ ...old, indicatorName }),
        ...typingStep(indicatorName),
        resetScroll: false,
      }),
    clear: () => void navigate({ search: (old) => ({ ...old, ...treeDefaults }), resetScroll: false }),
  };
}

/** The milestones to choose, and of the activities chosen those that are below one of them. */
export function withMilestones(tree: CountryMilestone[], search: TreeSearch, milestones: number[]) {
  const below = activitiesOf(tree, milestones).map(({ Id }) => Id);
  return { milestones, activities: search.activities.filter((id) => below.includes(id)) };
}

export const activitiesOf = (tree: CountryMilestone[], milestones: number[]) =>
  tree.filter(({ Id }) => milestones.includes(Id)).flatMap(({ Children }) => Children);
