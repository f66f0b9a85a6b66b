import { RatingChangeKind } from '#generated/enums.ts';
import { listed } from '#src/lib/words.ts';
import type { CompareSearch } from './compare-search.ts';

type ListKey = 'editions' | 'countries' | 'milestones';
/**
 * The Ids that can be chosen, list by list; a list that is not fetched yet is left out and leaves
 * its choices alone.
 */
export type KnownIds = { [Key in ListKey]?: ReadonlySet<number> | undefined };

const KINDS: readonly unknown[] = Object.values(RatingChangeKind);
const LISTS: readonly ListKey[] = ['editions', 'countries', 'milestones'];

/**
 * The choice without what does not exist (any more): an old link or a mistyped address still
 * compares the rest.
 */
export function knownChoice(search: CompareSearch, known: KnownIds): CompareSearch {
  const kept = LISTS.map((list) => [list, search[list].filter((id) => known[list]?.has(id) ?? true)] as const);
  return { ...search, ...Object.fromEntries(kept), kinds: search.kinds.filter((kind) => KINDS.includes(kind)) };
}

/** Words for what `knownChoice` leaves out of an address, a sentence a list. */
export function leftOutWords(search: CompareSearch, known: KnownIds): string[] {
  const unknown = (list: ListKey) => search[list].filter((id) => known[list]?.has(id) === false);
  return [
    sentence(unknown('editions'), ['edition', 'editions'], 'does not exist', 'do not exist'),
    sentence(unknown('countries'), ['country', 'countries'], 'is in no edition', 'are in no edition'),
    sentence(
      unknown('milestones'),
      ['milestone', 'milestones'],
      'is not in the latest edition',
      'are not in the latest edition',
    ),
  ].filter((words) => words !== '');
}

/** As many Ids as a sentence names; the others are counted. */
const NAMED = 6;

function sentence(ids: number[], [one, many]: [string, string], isOne: string, isMany: string): string {
  if (ids.length === 0) return '';
  const which = listed(ids.map(String), NAMED);
  return ids.length === 1
    ? `The address names ${one} ${which}, which ${isOne}. It is left out.`
    : `The address names ${many} ${which}, which ${isMany}. They are left out.`;
}
