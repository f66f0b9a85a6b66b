/** Parts of a JSON value by a pointer in which `*` stands for every item. */

/**
 * What stands at the pointer, with the values that lead there (outermost first); a missing part
 * gives nothing.
 */
export function select(value: unknown, pointer: string): { value: unknown; path: unknown[] }[] {
  let found: { value: unknown; path: unknown[] }[] = [{ value, path: [] }];
  for (const key of pointer.split('/').filter(Boolean)) {
    found = found.flatMap(({ value: owner, path }) => {
      const deeper = [...path, owner];
      if (key === '*') return Array.isArray(owner) ? owner.map((item) => ({ value: item, path: deeper })) : [];
      const member = memberOf(owner, key);
      return member === undefined ? [] : [{ value: member, path: deeper }];
    });
  }
  return found;
}

/** The first value at a pointer without stars, or undefined. */
export const at = (value: unknown, pointer: string): unknown => select(value, pointer)[0]?.value;

const memberOf = (owner: unknown, key: string): unknown =>
  typeof owner === 'object' && owner !== null && Object.hasOwn(owner, key)
    ? (owner as Record<string, unknown>)[key]
    : undefined;

// A pointer to a column as its rows and what is in each: /Data/*/Id is [/Data/*, /Id].
export function rowsAndCell(pointer: string): [rows: string, cell: string] {
  const star = pointer.lastIndexOf('*');
  return star < 0 ? ['', pointer] : [pointer.slice(0, star + 1), pointer.slice(star + 1)];
}
