import type { ReactNode } from 'react';
import { searchText } from '#src/lib/search-text.ts';

/**
 * Regions over countries, milestones over activities over indicators. One with an Id can be chosen,
 * one without stands for those below.
 */
export type ChoiceNode = { Id?: number; FullName: string; Children?: readonly ChoiceNode[]; mark?: ReactNode };

/**
 * What a search finds in a tree (requirements B5): case-insensitive substring on FullName, at each
 * level; nothing typed matches everything; a parent stays with its matching children, and with all
 * of them where its own name matches; any other is dropped.
 */
export function findNodes(nodes: readonly ChoiceNode[], text: string): ChoiceNode[] {
  const wanted = searchText(text);
  return nodes.flatMap((node) => {
    if (searchText(node.FullName).includes(wanted)) return [node];
    const Children = node.Children ? findNodes(node.Children, text) : [];
    return Children.length > 0 ? [{ ...node, Children }] : [];
  });
}

/** The Ids that a node stands for: its own, else those below it. */
export const idsOf = (node: ChoiceNode): number[] =>
  node.Id === undefined ? (node.Children ?? []).flatMap(idsOf) : [node.Id];

/** How many of these are chosen. */
export const countChosen = <Id>(ids: readonly Id[], selected: ReadonlySet<Id>): number =>
  ids.filter((id) => selected.has(id)).length;

/** The chosen ones with some more, or some fewer. */
export function withChosen<Id>(selected: Iterable<Id>, ids: readonly Id[], isChosen: boolean): Set<Id> {
  const next = new Set(selected);
  for (const id of ids) isChosen ? next.add(id) : next.delete(id);
  return next;
}
