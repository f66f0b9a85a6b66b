import { searchText } from '#src/lib/search-text.ts';

/** A node of the compare filters: regions over countries, milestones over activities over indicators. */
export type ChoiceNode = { Id?: number; FullName: string; Children?: ChoiceNode[] };

/**
 * What a search finds in a tree (requirements B5): case-insensitive substring on FullName, at each level; nothing typed matches
 * everything; a parent stays with its matching children, and with all of them where its own name matches; any other is dropped.
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
