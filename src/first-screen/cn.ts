/** What is not a text counts as no class. */
type ClassValue = string | number | bigint | boolean | null | undefined | readonly ClassValue[];

/**
 * The groups that a caller overrides on our primitives: of one group only the last class stays.
 * `src/lib/utils.ts` has all groups, which cost 6.2 kB here, and their library 1.9. By names and
 * beginnings, for compiling a regular expression for each took a tenth of the first rendering.
 */
const NAMES: Record<string, string> = {
  display: 'block inline-block inline flex inline-flex grid inline-grid contents hidden',
  position: 'static fixed absolute relative sticky',
  direction: 'flex-row flex-row-reverse flex-col flex-col-reverse',
  wrap: 'flex-wrap flex-nowrap',
  flex: 'flex-1 flex-auto flex-none',
  textAlign: 'text-left text-center text-right text-start text-end',
  textSize: 'text-2xs text-xs text-sm text-base text-lg text-xl text-2xl',
  weight: 'font-normal font-medium font-semibold font-bold',
  rounded: 'rounded rounded-none rounded-sm rounded-md rounded-lg rounded-xl rounded-full',
  borderWidth: 'border',
  overflow: 'overflow-auto overflow-hidden overflow-visible overflow-scroll overflow-clip',
};
const named = new Map(
  Object.entries(NAMES).flatMap(([group, names]) => names.split(' ').map((name) => [name, group] as const)),
);

/** Groups of whatever begins with their name; those of `ALONE` also are a class by themselves. */
const OWN = new Set(
  'items justify size min-w max-w min-h max-h w h p px py pt pr pb pl m mx my mt mr mb ml z whitespace bg opacity'.split(
    ' ',
  ),
);
const ALONE = new Set(['shrink', 'grow', 'shadow']);

/** Neither a number (a width, a size), a side, a kind of line nor a manner of wrapping. */
const NO_COLOURS: Record<string, string[]> = {
  text: 'balance pretty wrap nowrap ellipsis clip'.split(' '),
  border: 'solid dashed dotted double separate collapse spacing-'.split(' '),
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

function findGroup(one: string): [states: string, group: string] | undefined {
  const start = endOfStates(one);
  const isFirst = one[start] === '!';
  const isLast = one.endsWith('!');
  const begin = start + Number(isFirst);
  const name = one.slice(begin + Number(one[begin] === '-'), isLast ? -1 : undefined);
  // not a share of a colour (`/60`), unless it stands in brackets
  const share = name.indexOf('/', name.lastIndexOf(']') + 1);
  const group = groupOfName(share < 0 ? name : name.slice(0, share));
  if (!group) return;
  const states = one.slice(0, start);
  return [isFirst || isLast ? `${states}!` : states, group];
}

/** Where a class begins after the states under which it holds (`hover:`); not in brackets. */
function endOfStates(one: string): number {
  let depth = 0;
  let end = 0;
  for (let at = 0; at < one.length; at++) {
    const letter = one[at];
    if (letter === '[' || letter === '(') depth++;
    else if (letter === ']' || letter === ')') depth--;
    else if (letter === ':' && depth === 0) end = at + 1;
  }
  return end;
}

function groupOfName(name: string): string | undefined {
  const group = named.get(name) ?? (ALONE.has(name) ? name : undefined);
  if (group) return group;
  const [head = '', ...others] = name.split('-');
  if (others.length === 0) return;
  const own = head === 'min' || head === 'max' ? `${head}-${others.shift()}` : head;
  const rest = others.join('-');
  if (ALONE.has(own) || (OWN.has(own) && others.length > 0)) return own;
  if (own === 'gap') return isOf('xy', rest) && rest.length > 1 ? undefined : own;
  const not = NO_COLOURS[own];
  if (!not) return;
  const isNumber = !Number.isNaN(Number.parseInt(rest[0] === '[' ? (rest[1] ?? '') : (rest[0] ?? ''), 10));
  if (isNumber) return own === 'text' ? 'textSize' : 'borderWidth';
  if (not.some((kind) => rest.startsWith(kind)) || (own === 'border' && isOf('xytrbles', rest))) return;
  return `${own}Colour`;
}

/** Whether what follows is one of these sides, alone or with more after it. */
const isOf = (sides: string, [side = '', next = '-']: string) => sides.includes(side) && next === '-';
