import { rankText } from '#src/lib/search-text.ts';

export type PaletteItem = {
  id: string;
  label: string;
  /** Stands beside it, and is searched too. */
  detail?: string | undefined;
  keys?: readonly string[];
  /** The palette stays open and asks something more. */
  asksMore?: boolean;
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

/** So many of a group; a longer word finds the others. */
const MOST = 8;

/** The items that answer what was typed, the best first, at most eight a group. */
export function foundIn(groups: readonly PaletteGroup[], typed: string): FoundGroup[] {
  const isAsked = typed.trim() !== '';
  return groups
    .filter(({ isSearchedOnly }) => isAsked || !isSearchedOnly)
    .map((group) => ({ ...group, found: isAsked ? best(group.items ?? [], typed) : (group.items ?? []).slice(0, 20) }));
}

function best(items: readonly PaletteItem[], typed: string): PaletteItem[] {
  const ranked = items.flatMap((item) => {
    // What is found in the label alone comes first.
    const own = rankText(typed, item.label);
    const rank = own === undefined ? rankText(typed, `${item.label} ${item.detail ?? ''}`) : own + 1;
    return rank === undefined ? [] : { item, rank };
  });
  return ranked
    .sort((one, other) => other.rank - one.rank)
    .slice(0, MOST)
    .map(({ item }) => item);
}
