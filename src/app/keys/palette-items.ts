import { rankText } from '#src/lib/search-text.ts';

export type PaletteItem = {
  id: string;
  label: string;
  /** Stands beside it, and is searched too. */
  detail?: string | undefined;
  keys?: readonly string[];
  /** The palette stays open and asks something more. */
  asksMore?: boolean;
  /** A link of the page: as good an answer of another kind comes first. */
  isLink?: boolean;
  run: () => unknown;
};

/** What is offered of one kind, or what became of asking for it. */
export type PaletteGroup = {
  title: string;
  /** Undefined while they are being fetched. */
  items: readonly PaletteItem[] | undefined;
  error?: Error | null;
  retry?: () => void;
  /** Only what is searched for: too many to be listed. */
  isSearchedOnly?: boolean;
};

export type FoundGroup = PaletteGroup & { found: PaletteItem[] };

/** Less than what any letter weighs. */
const LINK_WEIGHS = 0.01;
/** So many of a group; a longer word finds the others. */
const MOST = 8;

/**
 * The items that answer what was typed, the best first, at most eight a group. The group with the
 * best one comes first, so that Enter takes it; of equals the order stays.
 */
export function foundIn(groups: readonly PaletteGroup[], typed: string): FoundGroup[] {
  if (typed.trim() === '')
    return groups
      .filter(({ isSearchedOnly }) => !isSearchedOnly)
      .map((group) => ({ ...group, found: (group.items ?? []).slice(0, 20) }));
  return groups
    .map((group) => ({ group, ranked: best(group.items ?? [], typed) }))
    .sort((one, other) => (other.ranked[0]?.rank ?? 0) - (one.ranked[0]?.rank ?? 0))
    .map(({ group, ranked }) => ({ ...group, found: ranked.map(({ item }) => item) }));
}

function best(items: readonly PaletteItem[], typed: string): { item: PaletteItem; rank: number }[] {
  const ranked = items.flatMap((item) => {
    // What is found in the label alone comes first.
    const own = rankText(typed, item.label);
    const rank = own === undefined ? rankText(typed, `${item.label} ${item.detail ?? ''}`) : own + 1;
    return rank === undefined ? [] : { item, rank: rank - (item.isLink ? LINK_WEIGHS : 0) };
  });
  return ranked.sort((one, other) => other.rank - one.rank).slice(0, MOST);
}
