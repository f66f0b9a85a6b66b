import type { CountryActivity, CountryMilestone, CountryTreeIndicator } from '#generated/model/index.ts';
import type { TreeSearch } from './tree-search.ts';

export type TreeNode = CountryMilestone | CountryActivity | CountryTreeIndicator;
export type TreeRow = {
  /** Of the tree's own; ids of milestones and activities may be the same number. */
  key: string;
  /** The keys of the rows that must be open for this one to show. */
  within: readonly string[];
  level: 1 | 2 | 3;
  /** Which of how many siblings. */
  at: number;
  of: number;
} & (
  | { kind: 'group'; node: CountryMilestone | CountryActivity }
  | { kind: 'indicator'; node: CountryTreeIndicator }
  /** Words in the place of children that do not exist. */
  | { kind: 'empty'; words: string }
);

/** Every row of the tree that the filters let through, open or not, from top to bottom. */
export function treeRows(tree: readonly CountryMilestone[], search: TreeSearch): TreeRow[] {
  const milestones = narrowed(tree, search);
  return milestones.flatMap((milestone, at) => {
    const own = `m${milestone.Id}`;
    return [
      { key: own, within: [], level: 1, at: at + 1, of: milestones.length, kind: 'group', node: milestone },
      ...activityRows(milestone.Children, [own]),
    ];
  });
}

/** The rows that show while exactly these are open. */
export const openRows = (rows: readonly TreeRow[], isOpen: (key: string) => boolean): TreeRow[] =>
  rows.filter(({ within }) => within.every(isOpen));

export const groupKeys = (rows: readonly TreeRow[]): string[] =>
  rows.filter(({ kind }) => kind === 'group').map(({ key }) => key);

function activityRows(activities: readonly CountryActivity[], within: string[]): TreeRow[] {
  if (activities.length === 0) return [emptyRow('No Activities', within, 2)];
  return activities.flatMap((activity, at) => {
    const own = `a${activity.Id}`;
    return [
      { key: own, within, level: 2, at: at + 1, of: activities.length, kind: 'group', node: activity },
      ...indicatorRows(activity.Children, [...within, own]),
    ];
  });
}

function indicatorRows(indicators: readonly CountryTreeIndicator[], within: string[]): TreeRow[] {
  if (indicators.length === 0) return [emptyRow('No Indicators', within, 3)];
  return indicators.map((node, at) => ({
    key: `i${node.Id}`,
    within,
    level: 3,
    at: at + 1,
    of: indicators.length,
    kind: 'indicator',
    node,
  }));
}

const emptyRow = (words: string, within: string[], level: 2 | 3): TreeRow => ({
  key: `${within.at(-1)} empty`,
  within,
  level,
  at: 1,
  of: 1,
  kind: 'empty',
  words,
});

/** The chosen milestones and activities; with a search only what leads to an indicator that it finds, by number or name. */
function narrowed(tree: readonly CountryMilestone[], search: TreeSearch): CountryMilestone[] {
  const wanted = search.indicatorName.trim().toLowerCase();
  const isFound = ({ OrderNumber, ShortName, FullName }: CountryTreeIndicator) =>
    `${OrderNumber} ${ShortName} ${FullName}`.toLowerCase().includes(wanted);
  const milestones = tree.filter(({ Id }) => search.milestones.length === 0 || search.milestones.includes(Id));
  if (!wanted && search.activities.length === 0) return milestones;
  return milestones
    .map((milestone) => {
      const activities = milestone.Children.filter(
        ({ Id }) => search.activities.length === 0 || search.activities.includes(Id),
      );
      if (!wanted) return { ...milestone, Children: activities };
      const found = activities.map((activity) => ({ ...activity, Children: activity.Children.filter(isFound) }));
      return { ...milestone, Children: found.filter(({ Children }) => Children.length > 0) };
    })
    .filter(({ Children }) => Children.length > 0);
}
