/** Which places in responses a key of the drift check names, as pointers with `*` for each row. */

export interface NamedPath {
  /**
   * Whose response it is; undefined where it is that of the operation or the schema that has the
   * key.
   */
  operation?: string;
  pointer: string;
}

type Row = { operation?: string; rows: string };
type Where = Record<string, unknown>;
type Order = Row & { by: string[] };
type Filter = Row & {
  property?: string;
  since?: string;
  until?: string;
  caller?: string[];
  text?: string;
  below?: { property: string };
};
type Same = Row & { operation: string; property: string; pointer: string };
type Neighbours = {
  next: string;
  previous: string;
  place?: string;
  count?: string;
  by: Record<string, string>;
  of: Row[];
};
type Source = { operation: string; pointer: string; where?: Where; spread?: string };
type Mentions = Row & { id: string; name: string };
type Mean = Row & { property: string; of: string; column: string; same?: string };
type Null = Row & { property: string; part: string; whole: string };
type Said =
  | string
  | {
      text?: string;
      known?: string;
      sum?: Said[];
      percent?: string[];
      total?: string;
      count?: string;
      list?: string;
      where?: Where;
    };
type Statement = { at?: string; id: string | string[]; says: Record<string, Said>; without?: string };

const each = <T>(value: unknown): T[] => [value].flat() as T[];

/** The rows, and properties of a row. */
const columns = ({ operation, rows }: Row, names: string[]): NamedPath[] =>
  ['', ...names].map((name) => ({ operation, pointer: `${rows}/${name}` }));

const byKey: Record<string, (value: unknown) => NamedPath[]> = {
  'x-order': (value) => each<Order>(value).flatMap((order) => columns(order, plain(order.by.map(ascending)))),
  'x-filter': (value) => each<Filter>(value).flatMap((filter) => columns(filter, plain(filteredBy(filter)))),
  'x-same': (value) =>
    each<Same>(value).flatMap(({ operation, pointer, rows, property }) => [
      { operation, pointer },
      ...columns({ rows }, [property]),
    ]),
  'x-mean': (value) =>
    each<Mean>(value).flatMap(({ rows, property, of, column, same = '' }) => [
      ...columns({ rows }, [property, same]),
      ...columns({ rows: of }, [column, same]),
    ]),
  'x-null': (value) =>
    each<Null>(value).flatMap(({ rows, property, part, whole }) => columns({ rows }, [property, part, whole])),
  'x-spares': (value) => each<Row & { by: string }>(value).flatMap(({ rows, by }) => columns({ rows }, [by])),
  'x-mentions': (value) => each<Mentions>(value).flatMap((list) => columns(list, [list.id, list.name])),
  'x-neighbours': (value) =>
    each<Neighbours>(value).flatMap(({ next, previous, place, count, by, of }) => [
      ...[next, previous, place, count].flatMap((pointer) => (pointer === undefined ? [] : [{ pointer }])),
      ...of.flatMap((list) => columns(list, Object.values(by))),
    ]),
  'x-values-from': (value) =>
    each<Source>(value).flatMap(({ operation, pointer, where = {}, spread = '' }) => [
      { operation, pointer },
      ...columns({ operation, rows: parentOf(pointer) }, [...Object.keys(where), spread]),
    ]),
  'x-sample-request': (value) =>
    [...JSON.stringify(value).matchAll(/\{(\w+) (\/[^ }]*)/g)].map(([, operation, pointer = '']) => ({
      operation,
      pointer,
    })),
  'x-statements': (value) =>
    each<Statement>(value).flatMap((statement) => columns({ rows: statement.at ?? '' }, plain(readBy(statement)))),
};

/** What `value`, standing at `key`, names. */
export const pathsNamed = (key: string, value: unknown): NamedPath[] => byKey[key]?.(value) ?? [];

/**
 * The parameters of the address that a key reads, alternatives together: `:id|editionId` is either
 * of them.
 */
export const parametersNamed = (value: unknown): string[][] =>
  textsIn(value)
    .flatMap((text) => [...text.matchAll(/(?:^|[(, ]):(\w+(?:\|\w+)*)/g)])
    .map(([, names = '']) => names.split('|'));

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const ascending = (name: string) => name.replace(/^-/, '');
const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/**
 * Properties, nested or not; what belongs to an object around, the address, the caller or other
 * responses is no part of the row.
 */
const plain = (refs: string[]) => refs.filter((ref) => /^[\w*]+(\/[\w*]+)*$/.test(ref));

const templateRefs = (text = '') => [...text.matchAll(/\{([^}]+)\}/g)].map(([, ref = '']) => ref);

const filteredBy = ({ property, since, until, caller = [], text, below }: Filter): string[] => [
  ...caller,
  ...templateRefs(text),
  property ?? since ?? until ?? '',
  below?.property ?? '',
];

/** Properties of its object that `x-statements` reads. */
const readBy = ({ id, says, without = '' }: Statement): string[] => [
  ...each<string>(id),
  without,
  ...Object.values(says).flatMap(said),
];

function said(expression: Said): string[] {
  if (typeof expression === 'string') return [expression];
  const { text, known = '', sum = [], percent = [], total = '', count, list, where = {} } = expression;
  const rows = (count ?? list ?? '').replace(/^\//, '');
  const row = rows.slice(0, rows.lastIndexOf('*') + 1);
  return [
    ...templateRefs(text),
    known,
    ...sum.flatMap(said),
    ...percent,
    total,
    rows,
    ...Object.keys(where).map((name) => `${row}/${name}`),
  ];
}
