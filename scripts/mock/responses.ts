/** Responses by operation and address: the contract's example, and what writes made of it. */
import type { Contract } from '../../drift/core/contract.ts';
import { compareRows, listsOf, type Order } from '../../drift/live/reads/order.ts';
import type { Read } from '../../drift/live/reads/reading.ts';
import { resolve } from '../../drift/live/reads/statements.ts';
import { at } from '../../drift/live/select.ts';
import { propertyIn } from './attributes.ts';
import type { Answered, Facts } from './facts.ts';
import { Ids } from './ids.ts';
import { copyOf, put, same } from './parts.ts';
import {
  capital,
  exampleFor,
  isNullable,
  type ListPart,
  type Params,
  paramsIn,
  propertiesOf,
  propertyOf,
  type Row,
  rowsAt,
  type Shape,
} from './shapes.ts';

export class Responses {
  readonly #contract: Contract;
  readonly #facts: Facts;
  readonly #shapes: Map<string, Shape>;
  readonly #kept = new Map<string, { shape: Shape; params: Params; body: unknown }>();
  readonly ids: Ids;
  /** Rows of examples by their schema. */
  readonly #rows = new Map<string, Row[]>();
  /** What was read since the facts changed: of one record its lists are read again and again. */
  readonly #read = new Map<string, unknown>();
  #readAt = 0;

  constructor(contract: Contract, facts: Facts, shapes: Map<string, Shape>) {
    this.#contract = contract;
    this.#facts = facts;
    this.#shapes = shapes;
    this.ids = new Ids(contract, shapes.values());
    for (const shape of shapes.values()) if (shape.operation.reads) this.#gather(shape);
  }

  #gather(shape: Shape): void {
    const [example] = shape.examples;
    if (!shape.schema || example === undefined) return;
    for (const { pointer, item } of shape.lists)
      for (const row of rowsAt(example, pointer)) this.#known(item).push(row);
    if (typeof example === 'object' && example && 'Id' in example) this.#known(shape.schema).push(example as Row);
  }

  #known(schema: string): Row[] {
    const rows = this.#rows.get(schema) ?? [];
    this.#rows.set(schema, rows);
    return rows;
  }

  /** The response as it is now, with what writes changed. */
  read(shape: Shape, params: Params, userId: number): unknown {
    if (this.#readAt !== this.#facts.changes) this.#read.clear();
    this.#readAt = this.#facts.changes;
    const key = JSON.stringify([shape.operation.operationId, params, userId]);
    if (this.#read.has(key)) return copyOf(this.#read.get(key));
    const body = this.#filled(shape, params, userId);
    this.#read.set(key, copyOf(body));
    return body;
  }

  #filled(shape: Shape, params: Params, userId: number): unknown {
    const kept = this.#kept.get(keyOf(shape, params, userId));
    if (!kept) return this.#base(shape, params, userId);
    const body = copyOf(kept.body);
    this.#facts.fill({ shape, params, body, userId });
    return body;
  }

  /**
   * Is it of a copied record, or of one that no example is of, of which nothing was told since, so
   * that what it has is not known?
   */
  isUnknown({ shape, params, body, userId }: Answered): boolean {
    if (this.#kept.has(keyOf(shape, params, userId))) return false;
    if (Object.entries(shape.meanings).some(([of, name]) => this.#facts.isCopy(of, params[name]))) return true;
    const example = exampleFor(shape, userId);
    if (same(params, shape.params) || this.#fitting(shape, params)) return false;
    const original = { shape, params: shape.params, body: example, userId };
    const other = Object.entries(shape.meanings).filter(([, name]) => params[name] !== shape.params[name]);
    const isEmptied = shape.lists.some(
      (list) =>
        rowsAt(body, list.pointer).length === 0 &&
        !this.#belonging(list, other, params) &&
        other.some(([, name]) => this.#isBound(original, list, name)),
    );
    return isEmptied || isLeft(body, example, params);
  }

  /** Keeps another response for this address. */
  keep(shape: Shape, params: Params, userId: number, body: unknown): void {
    this.#read.clear();
    this.#kept.set(keyOf(shape, params, userId), { shape, params, body: copyOf(body) });
  }

  /** Addresses of an operation that are kept, and that of its examples. */
  addressesOf(shape: Shape): Params[] {
    const kept = [...this.#kept.values()].filter((one) => one.shape === shape).map(({ params }) => params);
    return [shape.params, ...kept.filter((params) => !same(params, shape.params))];
  }

  shape = (operationId: string): Shape | undefined => this.#shapes.get(operationId);

  /** Stands the rows of a list in the contract's order once more. */
  order(shape: Shape, body: unknown, params: Params): void {
    const read = { params, body, as: { userId: 0 } } as unknown as Read;
    for (const { rows, by } of (shape.operation.node['x-order'] ?? []) as Order[]) {
      const cell = (row: unknown, ref: string) => resolve(ref, { read, path: [row], where: rows }, this.#facts.of);
      for (const list of listsOf(body, rows)) list.sort((a, b) => compareRows(a, b, by, cell));
    }
  }

  #base(shape: Shape, params: Params, userId: number): unknown {
    const example = exampleFor(shape, userId);
    const original: Answered = { shape, params: shape.params, body: example, userId };
    if (same(params, shape.params)) {
      const body = copyOf(example);
      this.#facts.fill({ ...original, body });
      return body;
    }
    const fitting = this.#fitting(shape, params);
    const body = copyOf(fitting ?? example);
    const answered: Answered = { shape, params, body, userId };
    if (!fitting) this.#address(answered);
    this.#facts.fill(answered, fitting ? undefined : original);
    if (!fitting) this.#scope(answered, original);
    return body;
  }

  /** An example that is about the addressed records, of this read or in a list of them. */
  #fitting(shape: Shape, params: Params): unknown {
    const { examples, schema, meanings, operation } = shape;
    const own = examples.find((example) => same(paramsIn(shape, example), params));
    const last = Object.values(meanings).at(-1);
    if (own || !last || !schema || !operation.path.endsWith(`{${last}}`)) return own;
    return [...examples, ...(this.#rows.get(schema) ?? [])].find((row) => at(row, 'Id') === params[last]);
  }

  /** Writes the ids of the address into a response about one record. */
  #address({ shape, params, body }: Answered): void {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
    for (const [name, value] of Object.entries(params)) if (capital(name) in body) (body as Row)[capital(name)] = value;
    for (const name of Object.keys(body)) {
      const id = name === 'Id' ? undefined : this.ids.inProperty(shape, name, params);
      if (id !== undefined) (body as Row)[name] = id;
    }
    if (!('Id' in body)) return;
    const last = Object.values(shape.meanings).at(-1);
    const isNamed = last && shape.operation.path.endsWith(`{${last}}`);
    (body as Row).Id = this.#idNamed(shape, params) ?? (isNamed ? params[last] : this.#ownId(shape, params));
  }

  /** The id of the address that the record has as its own: of the country in an edition. */
  #idNamed({ schema = '', meanings }: Shape, params: Params): string | number | undefined {
    const own = this.#facts.own(schema).find(({ of }) => meanings[of] !== undefined);
    return own && params[meanings[own.of] ?? ''];
  }

  /** Of a record that its address does not name; with the example's it would share writes. */
  #ownId(shape: Shape, params: Params): number {
    const told = this.ids.inProperty(shape, 'Id', params);
    return told ?? this.ids.of([shape.operation.operationId, ...Object.values(params)].join(' '));
  }

  /** Puts rows of the records asked for in place of those of the example. */
  #scope({ shape, params, body }: Answered, original: Answered): void {
    const other = Object.entries(shape.meanings).filter(([, name]) => params[name] !== shape.params[name]);
    for (const list of shape.lists) {
      const wanted = this.#belonging(list, other, params);
      const isBound = other.some(([, name]) => this.#isBound(original, list, name));
      if (!wanted && !isBound) continue;
      const rows = rowsAt(body, list.pointer);
      rows.splice(0, rows.length, ...copyOf(wanted ?? []));
    }
    if (Array.isArray(body) || !shape.schema || typeof body !== 'object' || body === null) return;
    this.#forget({ shape, params, body, userId: original.userId }, shape.schema);
  }

  /** Of a record that no example tells of, what nobody states is not known. */
  #forget(answered: Answered, schema: string): void {
    const body = answered.body as Row;
    const own = this.#facts.statedIn(answered).filter(({ place }) => place.path.at(-1) === body);
    const told = new Set(own.flatMap(({ statement }) => Object.values(statement.says).map(propertyIn)));
    for (const name of propertiesOf(this.#contract, schema)) {
      const property = propertyOf(this.#contract, schema, name);
      if (name in body && property && !told.has(name) && isNullable(this.#contract, property)) body[name] = null;
    }
  }

  /** Rows of any example that state to belong to these records: `MilestoneId` of an activity. */
  #belonging({ item }: ListPart, other: [string, string][], params: Params): Row[] | undefined {
    const says = Object.assign({}, ...this.#facts.own(item).map((one) => one.says));
    const telling = other.flatMap(([meaning, name]) => {
      const property = says[`${capital(meaning)}Id`];
      return typeof property === 'string' ? [{ property, value: params[name] }] : [];
    });
    if (telling.length === 0) return undefined;
    const rows = (this.#rows.get(item) ?? []).filter((row) =>
      telling.every(({ property, value }) => at(row, property) === value),
    );
    return [...new Map(rows.map((row) => [row.Id, row])).values()];
  }

  /** Do the rows of a list say to be those of this path parameter? */
  #isBound(original: Answered, { pointer }: ListPart, name: string): boolean {
    const rows = rowsAt(original.body, pointer);
    return this.#facts.statedIn(original).some(({ statement, place }) => {
      const refs = [statement.id, ...Object.values(statement.says)].flat();
      return rows.includes(place.path.at(-1) as Row) && refs.includes(`:${name}`);
    });
  }
}

/** Is a part still that of the example, though neither is about what both addresses name? */
function isLeft(body: unknown, example: unknown, params: Params): boolean {
  const parts = Array.isArray(body)
    ? [[body, example]]
    : Object.keys(body ?? {}).map((name) => [at(body, name), at(example, name)]);
  return parts.some(([part, usual]) => {
    const isFilled = typeof part === 'object' && part !== null && Object.keys(part).length > 0;
    return isFilled && same(part, usual) && !Object.values(part).some((value) => Object.values(params).includes(value));
  });
}

/** Sets what a page says of how many there are. */
export function count(body: unknown, pointer: string): void {
  if (pointer === '/Data' && typeof at(body, 'Count') === 'number')
    put(body as Row, 'Count', rowsAt(body, pointer).length);
}

/** What is the caller's own is kept for each. */
const keyOf = ({ operation, callers }: Shape, params: Params, userId: number) => {
  const isOwn = callers.length > 0 || operation.path.includes('/current-user');
  return JSON.stringify([operation.operationId, params, isOwn ? userId : null]);
};
