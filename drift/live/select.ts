/** Parts of a JSON value by a pointer in which `*` stands for every item. */

/**
 * What stands at the pointer, with the values that lead there (outermost first); a missing part
 * gives nothing.
 */
export function select(value: unknown, pointer: string): { value: unknown; path: unknown[] }[] {
  let found: { value: unknown; path: unknown[] }[] = [{ value, path: [] }];
  for (const key of stepsOf(pointer)) {
    const next: typeof found = [];
    for (const { value: owner, path } of found) {
      const member = key === '*' ? undefined : memberOf(owner, key);
      if (member === undefined && !(key === '*' && Array.isArray(owner))) continue;
      const deeper = [...path, owner];
      if (key !== '*') next.push({ value: member, path: deeper });
      else for (const item of owner as unknown[]) next.push({ value: item, path: deeper });
    }
    found = next;
  }
  return found;
}

/** The first value at a pointer, or undefined. */
export function at(value: unknown, pointer: string): unknown {
  let found = value;
  for (const key of stepsOf(pointer)) {
    if (key === '*') return select(value, pointer)[0]?.value;
    found = memberOf(found, key);
    if (found === undefined) return undefined;
  }
  return found;
}

/** Pointers stand in the contract: there are few, and each is used for thousands of rows. */
const known = new Map<string, string[]>();

function stepsOf(pointer: string): string[] {
  const steps = known.get(pointer) ?? pointer.split('/').filter(Boolean);
  known.set(pointer, steps);
  return steps;
}

const memberOf = (owner: unknown, key: string): unknown =>
  typeof owner === 'object' && owner !== null && Object.hasOwn(owner, key)
    ? (owner as Record<string, unknown>)[key]
    : undefined;

// A pointer to a column as its rows and what is in each: /Data/*/Id is [/Data/*, /Id].
export function rowsAndCell(pointer: string): [rows: string, cell: string] {
  const star = pointer.lastIndexOf('*');
  return star < 0 ? ['', pointer] : [pointer.slice(0, star + 1), pointer.slice(star + 1)];
}
