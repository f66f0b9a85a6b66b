import type { CountryMilestone } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Chip } from '#src/components/ui/chip.tsx';
import { isNarrowed } from './tree-search.ts';
import { useTreeSearch, withMilestones } from './use-tree-search.ts';

/** A chip for each filter in force, and the way to none. */
export function TreeChips({ tree }: { tree: CountryMilestone[] }) {
  const { search, change, clear } = useTreeSearch();
  if (!isNarrowed(search)) return null;
  const nameOf = (nodes: { Id: number; FullName: string }[], id: number) =>
    nodes.find(({ Id }) => Id === id)?.FullName ?? `${id}`;
  const without = (ids: number[], id: number) => ids.filter((one) => one !== id);
  const activities = tree.flatMap(({ Children }) => Children);
  const chips = [
    ...search.milestones.map((id) => ({
      words: `Milestone: ${nameOf(tree, id)}`,
      remove: () => change(withMilestones(tree, search, without(search.milestones, id))),
    })),
    ...search.activities.map((id) => ({
      words: `Activity: ${nameOf(activities, id)}`,
      remove: () => change({ activities: without(search.activities, id) }),
    })),
  ];
  return (
    <ul aria-label="Filters in force" className="flex flex-wrap items-center gap-1.5">
      {chips.map(({ words, remove }) => (
        <li key={words} className="flex min-w-0">
          <Chip label={words} onRemove={remove}>
            {words}
          </Chip>
        </li>
      ))}
      <li>
        <Button variant="link" size="sm" onClick={clear}>
          Clear Filters
        </Button>
      </li>
    </ul>
  );
}
