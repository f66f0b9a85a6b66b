type Identified = { Id: number };

/** The list without some rows; the same list where none of them is in it. */
export const without = <Row extends Identified>(list: Row[], gone: ReadonlySet<number>): Row[] =>
  list.some(({ Id }) => gone.has(Id)) ? list.filter(({ Id }) => !gone.has(Id)) : list;

/** The list with rows that are not in it yet, in their place; the same list where it holds them all. */
export function withRows<Row extends Identified>(list: Row[], rows: Row[], order: (a: Row, b: Row) => number): Row[] {
  const known = new Set(list.map(({ Id }) => Id));
  const added = rows.filter(({ Id }) => !known.has(Id));
  return added.length > 0 ? [...list, ...added].sort(order) : list;
}

const { compare } = new Intl.Collator('en');

/** The order in which the server lists: by name, then Id. */
export const byName =
  <Row>(nameOf: (row: Row) => string) =>
  (a: Row & Identified, b: Row & Identified): number =>
    compare(nameOf(a), nameOf(b)) || a.Id - b.Id;
