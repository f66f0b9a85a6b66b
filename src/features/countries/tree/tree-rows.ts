import type { CountryActivity, CountryMilestone, CountryTreeIndicator } from '#generated/model/index.ts';
import { holdsText } from '#src/lib/search-text.ts';
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

/**
 * Every row of the tree that the filters let through, open or not, from top to bottom. Nodes stay
 * whole: their figures are of all below.
 */
export function treeRows(tree: readonly CountryMilestone[], search: TreeSearch): TreeRow[] {
  const pass = passing(search);
  const milestones = tree.filter(pass.milestone);
  return milestones.flatMap((node, at) => {
    const key = `m${node.Id}`;
    const place = { key, within: [], level: 1, at: at + 1, of: milestones.length } as const;
    return [{ ...place, kind: 'group', node }, ...activityRows(node, pass, [key])];
  });
}

/** The rows that show while exactly these are open. */
export const openRows = (rows: readonly TreeRow[], isOpen: (key: string) => boolean): TreeRow[] =>
  rows.filter(({ within }) => within.every(isOpen));

export const groupKeys = (rows: readonly TreeRow[]): string[] =>
  rows.filter(({ kind }) => kind === 'group').map(({ key }) => key);

function activityRows({ Children }: CountryMilestone, pass: Passing, within: string[]): TreeRow[] {
  if (Children.length === 0) return [emptyRow('No Activities', within, 2)];
  const activities = Children.filter(pass.activity);
  return activities.flatMap((node, at) => {
    const key = `a${node.Id}`;
    const place = { key, within, level: 2, at: at + 1, of: activities.length } as const;
    return [{ ...place, kind: 'group', node }, ...indicatorRows(node, pass, [...within, key])];
  });
}

function indicatorRows({ Children }: CountryActivity, pass: Passing, within: string[]): TreeRow[] {
  if (Children.length === 0) return [emptyRow('No Indicators', within, 3)];
  const indicators = Children.filter(pass.indicator);
  const of = indicators.length;
  return indicators.map((node, at) => ({
    key: `i${node.Id}`,
    within,
    level: 3,
    at: at + 1,
    of,
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

type Passing = ReturnType<typeof passing>;

/**
 * What of each level the filters let through; with a search only what leads to an indicator that it
 * finds, by number or name.
 */
function passing({ milestones, activities, indicatorName }: TreeSearch) {
  const wanted = indicatorName.trim();
  const indicator = ({ OrderNumber, ShortName, FullName }: CountryTreeIndicator) =>
    holdsText(wanted, `${OrderNumber} ${ShortName} ${FullName}`);
  const activity = ({ Id, Children }: CountryActivity) =>
    (activities.length === 0 || activities.includes(Id)) && (!wanted || Children.some(indicator));
  const milestone = ({ Id, Children }: CountryMilestone) =>
    (milestones.length === 0 || milestones.includes(Id)) &&
    ((!wanted && activities.length === 0) || Children.some(activity));
  return { milestone, activity, indicator };
}
