/** What is not a text counts as no class. */
type ClassValue = string | number | bigint | boolean | null | undefined | readonly ClassValue[];

/**
 * The groups that a caller overrides on our primitives: of one group only the last class stays. The
 * first that fits is a class's own. `src/lib/utils.ts` has all groups, which cost 6.2 kB here, and
 * their library 1.9.
 */
const groups: Record<string, RegExp> = {
  display: /^(block|inline-block|inline|flex|inline-flex|grid|inline-grid|contents|hidden)$/,
  position: /^(static|fixed|absolute|relative|sticky)$/,
  direction: /^flex-(row|col)(-reverse)?$/,
  wrap: /^flex-(no)?wrap$/,
  flex: /^flex-(1|auto|none)$/,
  shrink: /^shrink(-|$)/,
  grow: /^grow(-|$)/,
  gap: /^gap-(?![xy]-)/,
  textAlign: /^text-(left|center|right|start|end)$/,
  textSize: /^text-(2xs|xs|sm|base|lg|xl|2xl|\[?\d.*)$/,
  // Neither a number (a width, a size), a side, a kind of line nor a manner of wrapping.
  textColour: /^text-(?!balance|pretty|wrap|nowrap|ellipsis|clip)/,
  weight: /^font-(normal|medium|semibold|bold)$/,
  rounded: /^rounded(-(none|sm|md|lg|xl|full))?$/,
  borderWidth: /^border(-\[?\d.*)?$/,
  borderColour: /^border-(?![xytrbles](-|$)|solid|dashed|dotted|double|separate|collapse|spacing-)/,
  shadow: /^shadow(-|$)/,
  overflow: /^overflow-(auto|hidden|visible|scroll|clip)$/,
  // Whatever has only its name in common.
  own: /^(items|justify|size|min-w|max-w|min-h|max-h|w|h|p[xytrbl]?|m[xytrbl]?|z|whitespace|bg|opacity)-/,
};

/** What else a group replaces. */
const covered: Record<string, string> = {
  size: 'w h',
  p: 'px py pt pr pb pl',
  px: 'pr pl',
  py: 'pt pb',
  m: 'mx my mt mr mb ml',
  mx: 'mr ml',
  my: 'mt mb',
};

/** The states under which a class holds (`hover:`), and the class; not at colons in brackets. */
const PARTS = /^(?:(?:[^:[(]|\[(?:[^[\]]|\[[^\]]*\])*\]|\([^)]*\))*:)*/;

const known = new Map<string, [states: string, group: string] | undefined>();
const merged = new Map<string, string>();
const MOST = 1000;

/**
 * Joins class names; of two Tailwind classes that set the same thing the later one stays, so a
 * caller's `className` wins.
 */
export function cn(...classes: ClassValue[]): string {
  const all = joined(classes);
  const before = merged.get(all);
  if (before !== undefined) return before;
  const result = merge(all);
  if (merged.size >= MOST) merged.clear();
  merged.set(all, result);
  return result;
}

const joined = (classes: readonly ClassValue[]): string =>
  classes
    .map((one) => (Array.isArray(one) ? joined(one) : typeof one === 'string' ? one : ''))
    .filter(Boolean)
    .join(' ');

function merge(all: string): string {
  const taken = new Set<string>();
  const isLast = (one: string) => {
    const found = groupOf(one);
    if (!found) return true;
    const [states, group] = found;
    if (taken.has(states + group)) return false;
    for (const name of [group, ...(covered[group]?.split(' ') ?? [])]) taken.add(states + name);
    return true;
  };
  return all.split(/\s+/).reverse().filter(isLast).reverse().join(' ').trim();
}

/** The states and the group of a class; undefined of one that replaces nothing. */
function groupOf(one: string) {
  if (!known.has(one)) known.set(one, findGroup(one));
  return known.get(one);
}

function findGroup(one: string): [string, string] | undefined {
  const [states = ''] = PARTS.exec(one) ?? [];
  const [, before, name = '', after] = /^(!?)-?(.*?)(!?)$/.exec(one.slice(states.length)) ?? [];
  const plain = name.replace(/\/[^\]]*$/, '');
  const group = Object.keys(groups).find((key) => groups[key]?.test(plain));
  if (!group) return;
  return [before || after ? `${states}!` : states, (group === 'own' && groups.own?.exec(plain)?.[1]) || group];
}
