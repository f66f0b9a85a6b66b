/** What a write does to records and to the lists that show them. */
import type { Contract } from '../../drift/core/contract.ts';
import { at } from '../../drift/live/select.ts';
import { type Facts, same, type Total } from './facts.ts';
import { bodyMembers, changed, made, type Sent } from './record.ts';
import { count, type Responses, rowsAt } from './responses.ts';
import { type Refusal, rules } from './rules.ts';
import { capital, inOrder, type ListPart, type Params, propertiesOf, type Row, type Shape } from './shapes.ts';

/** What becomes of a write; `none`: nothing of it can be told from the contract. */
export type WriteKind = 'create' | 'change' | 'delete' | 'add' | 'none';

type Totals = Map<string, Total>;

interface Target {
  shape: Shape;
  params: Params;
  list: ListPart | undefined;
}

export class Writes {
  readonly #contract: Contract;
  readonly #facts: Facts;
  readonly #responses: Responses;

  constructor(contract: Contract, facts: Facts, responses: Responses) {
    this.#contract = contract;
    this.#facts = facts;
    this.#responses = responses;
  }

  kindOf(shape: Shape): WriteKind {
    const { operation, schema } = shape;
    if (operation.method === 'delete' || operation.node['x-takes-out'])
      return this.#lists(shape).length > 0 ? 'delete' : 'none';
    if (!schema) return 'none';
    if (this.#showing(shape, schema).length === 0) {
      const isSelection =
        operation.method === 'post' && shape.lists[0]?.pointer === '' && this.#memberships(shape).length > 1;
      return isSelection ? 'add' : 'none';
    }
    const id = at(shape.examples[0], 'Id');
    if (operation.method === 'post' && operation.body) return 'create';
    if (operation.method === 'post') return Object.values(shape.params).includes(id as number) ? 'change' : 'none';
    // what is answered is a record that was not there before, made from the one of the address
    const isNew = id !== undefined && !this.#facts.own(schema).some(({ of }) => this.#facts.knowsExample(of, id));
    return operation.body === undefined && isNew ? 'create' : 'change';
  }

  /** Does a read show what this write changes? By the schemas and statements of the contract. */
  isSeenBy(write: Shape, read: Shape): boolean {
    if (!read.operation.reads || this.kindOf(write) === 'none') return false;
    if (this.#changedLists(write).some(({ shape }) => shape === read)) return true;
    const [deleted] = Object.keys(write.meanings).slice(-1);
    if (deleted && this.kindOf(write) === 'delete' && this.#memberships(write).length === 0 && deleted in read.meanings)
      return true;
    const told = this.#facts.attributesIn(read);
    return [...this.#written(write)].some((attribute) => told.shown.has(attribute));
  }

  /** The reads whose rows or whole a write changes itself. */
  #changedLists(write: Shape): Target[] {
    if (this.kindOf(write) === 'delete') return this.#lists(write);
    return [...this.#showing(write, write.schema ?? ''), ...this.#memberships(write)];
  }

  #reads = ({ invalidates }: Shape): Shape[] =>
    invalidates.flatMap((id) => this.#responses.shape(id) ?? []).filter(({ operation }) => operation.reads);

  /** Attributes of records that a write changes: those sent, those the server sets, and those that lists count. */
  #written(write: Shape): Set<string> {
    const isChange = this.kindOf(write) === 'change';
    const changed = isChange ? this.#reads(write) : this.#changedLists(write).map(({ shape }) => shape);
    const counted = changed.flatMap((shape) => this.#facts.attributesIn(shape).counted);
    if (!isChange) return new Set(counted.map(({ attribute }) => attribute));
    const [example] = write.examples as Row[];
    const before = this.#exampleBefore(write, write.schema ?? '');
    const isChanged = (name: string) =>
      example !== undefined && name in example && !same(example[name], at(before, name));
    const own = this.#facts.attributesIn(write).properties;
    const recounted = counted.filter(({ where }) => where.some(isChanged));
    return new Set(
      [...recounted, ...own.filter(({ property }) => isChanged(property))].map(({ attribute }) => attribute),
    );
  }

  /** Does the write; returns its response, or why it is refused. */
  write(sent: Sent): { body: unknown } | { refusal: Refusal } {
    const kind = this.kindOf(sent.shape);
    const before = this.#totals(sent);
    const done = kind === 'delete' ? this.#delete(sent) : kind === 'add' ? this.#add(sent) : this.#record(sent, kind);
    if ('refusal' in done) return done;
    this.#recount(before, this.#totals(sent));
    return done;
  }

  /** Adds to what others tell of a total by how much a list has changed it, once for all lists that count it. */
  #recount(before: Totals, after: Totals): void {
    const recounted = new Set<string>();
    for (const [key, { of, ids, attribute, value }] of after) {
      const name = `${of} ${attribute} ${ids.join(' ')}`;
      const old = before.get(key)?.value;
      if (old === undefined || old === value || recounted.has(name)) continue;
      recounted.add(name);
      this.#facts.add(of, ids, attribute, value - old);
    }
  }

  #record(sent: Sent, kind: WriteKind): { body: unknown } | { refusal: Refusal } {
    const { shape, params, body, caller, now } = sent;
    const schema = shape.schema ?? '';
    const current = kind === 'change' ? this.#current(sent, schema) : undefined;
    if (kind === 'change' && !current) return { refusal: notFound };
    const version = at(body, 'Version');
    if (current && version != null && current.Version !== undefined && current.Version !== version)
      return { refusal: { status: 409, code: 'stale', detail: 'Somebody else changed this meanwhile.' } };
    const row = current
      ? changed(this.#contract, this.#facts, sent, current, this.#exampleBefore(shape, schema))
      : made(this.#contract, this.#facts, sent, schema, this.#nextOrder(sent, schema));
    const refusal = rules[shape.operation.operationId]?.({
      ...{ shape, params, body: (body ?? {}) as Row, current, row, caller, now, facts: this.#facts },
    });
    if (refusal) return { refusal };
    this.#store(sent, schema, row, current);
    return { body: row };
  }

  #store(sent: Sent, schema: string, row: Row, current: Row | undefined): void {
    const { shape, params, caller } = sent;
    this.#facts.write({ shape, params, body: row, userId: caller.Id }, current);
    for (const { shape: read, params: address, list } of this.#showing(shape, schema).flatMap((one) =>
      this.#addresses(one, sent, row),
    )) {
      if (!list) {
        this.#responses.keep(read, address, caller.Id, row);
        continue;
      }
      const body = this.#responses.read(read, address, caller.Id);
      const rows = rowsAt(body, list.pointer);
      const index = rows.findIndex((one) => isSame(one, current ?? row));
      const belongs = this.#belongs(read, address, sent, row);
      if (index >= 0) rows.splice(index, 1, ...(belongs ? [Object.assign({}, rows[index], row)] : []));
      else if (belongs) rows.push(row);
      else continue;
      this.#keepList(read, address, caller.Id, body, list);
    }
  }

  #keepList(read: Shape, params: Params, userId: number, body: unknown, { pointer }: ListPart): void {
    this.#responses.order(read, body, params);
    count(body, pointer);
    this.#responses.keep(read, params, userId, body);
  }

  #delete(sent: Sent): { body: unknown } {
    const { shape, params, caller } = sent;
    const [meaning, name] = Object.entries(shape.meanings).at(-1) ?? ['', ''];
    const id = params[name];
    const [members] = this.#memberships(shape);
    if (members) {
      const row = this.#rowIn(members, sent, id);
      if (row) this.#move(sent, [row], false);
      return { body: undefined };
    }
    let taken: Row | undefined;
    for (const target of this.#lists(shape).flatMap((one) => this.#addresses(one, sent, {}))) {
      if (!target.list) continue;
      const body = this.#responses.read(target.shape, target.params, caller.Id);
      const rows = rowsAt(body, target.list.pointer);
      const index = rows.findIndex((row) => row.Id === id || isAddressed(row, shape, params));
      if (index < 0) continue;
      [taken] = rows.splice(index, 1);
      renumber(rows);
      this.#keepList(target.shape, target.params, caller.Id, body, target.list);
    }
    // what is taken out of a list only is still there
    if (shape.operation.method !== 'delete') return { body: taken ?? shape.examples[0] };
    this.#facts.remove(meaning, id);
    return { body: undefined };
  }

  /** Puts selected records into a list of members; they leave the list of those that may be added. */
  #add(sent: Sent): { body: unknown } {
    const [, outside] = this.#memberships(sent.shape);
    const chosen = Object.values((sent.body ?? {}) as Row).flat() as (Row | number)[];
    const ids = chosen.map((one) => (typeof one === 'object' ? one.Id : one));
    const rows = outside ? ids.map((id) => this.#rowIn(outside, sent, id)).filter((row) => row !== undefined) : [];
    const added = rows.map((row) => ({ ...row, ...('DateAdded' in row && { DateAdded: sent.now }) }));
    this.#move(sent, added, true);
    return { body: added };
  }

  #move(sent: Sent, moved: Row[], isIn: boolean): void {
    this.#memberships(sent.shape).forEach((target, index) => {
      const [to] = this.#addresses(target, sent, {});
      if (!to?.list) return;
      const body = this.#responses.read(to.shape, to.params, sent.caller.Id);
      const rows = rowsAt(body, to.list.pointer);
      const rest = rows.filter((row) => !moved.some((one) => one.Id === row.Id));
      rows.splice(0, rows.length, ...rest, ...(isIn === (index === 0) ? moved : []));
      this.#keepList(to.shape, to.params, sent.caller.Id, body, to.list);
    });
  }

  #rowIn(target: Target, sent: Sent, id: unknown): Row | undefined {
    const [to] = this.#addresses(target, sent, {});
    if (!to?.list) return undefined;
    return rowsAt(this.#responses.read(to.shape, to.params, sent.caller.Id), to.list.pointer).find(
      (row) => row.Id === id,
    );
  }

  /** The list of members beside the address of the write, and that of those who are none. */
  #memberships(write: Shape): Target[] {
    const { operation } = write;
    const parent = operation.method === 'delete' ? operation.path.replace(/\/[^/]+$/, '') : operation.path;
    const states = (shape: Shape) => {
      const all = (shape.operation.node['x-statements'] ?? []) as {
        of: string;
        at?: string;
        id: unknown;
        says: Row;
        others?: unknown;
      }[];
      return all.find(({ id, says, others }) => others && Array.isArray(id) && 'In' in says);
    };
    const lists = this.#reads(write).filter((shape) => shape.lists.length > 0);
    const own = lists.find((shape) => shape.operation.path === parent && states(shape));
    const kind = own && states(own)?.of;
    const others = lists.filter((shape) => shape !== own && states(shape)?.of === kind);
    return own && kind ? [own, ...others].map((shape) => ({ shape, params: shape.params, list: shape.lists[0] })) : [];
  }

  /** Reads that show a record of this schema: as their whole, or among rows. */
  #showing(write: Shape, schema: string): Target[] {
    return this.#reads(write).flatMap((shape) => {
      const list = shape.lists.find((one) => one.item === schema && isShown(shape, one));
      return list || shape.schema === schema ? [{ shape, params: shape.params, list }] : [];
    });
  }

  /** Lists whose rows are what a DELETE removes, by the kind that their schema states. */
  #lists(shape: Shape): Target[] {
    const [meaning] = Object.entries(shape.meanings).at(-1) ?? [];
    if (this.#memberships(shape).length > 0) return this.#memberships(shape);
    const taken = this.#responses.shape(String(shape.operation.node['x-takes-out']));
    if (taken) return [{ shape: taken, params: taken.params, list: taken.lists[0] }];
    return this.#reads(shape).flatMap((read) => {
      const list = read.lists.find(({ item }) => this.#facts.own(item).some(({ of }) => of === meaning));
      return list && isShown(read, list) ? [{ shape: read, params: read.params, list }] : [];
    });
  }

  /** The addresses of a read that a write is about: what both mean, and those that are kept. */
  #addresses({ shape, list }: Target, sent: Sent, row: Row): Target[] {
    const own = this.#addressFor(shape, sent, row);
    const kept = this.#responses
      .addressesOf(shape)
      .filter((params) => list && !(own && same(params, own)) && this.#agrees(shape, params, sent));
    return [...(own ? [own] : []), ...kept].map((params) => ({ shape, params, list }));
  }

  #addressFor(shape: Shape, sent: Sent, row: Row): Params | undefined {
    const found = Object.entries(shape.meanings).map(
      ([meaning, name]) => [name, this.#meant(meaning, sent, row)] as const,
    );
    if (found.some(([, value]) => value === undefined)) return undefined;
    return inOrder(shape, Object.fromEntries(found) as Params);
  }

  /** The id of a record that a write is about: of its address, its record, or what is known of these. */
  #meant(meaning: string, { shape, params }: Sent, row: Row): unknown {
    const named = params[shape.meanings[meaning] ?? ''];
    if (named !== undefined) return named;
    const attribute = `${capital(meaning)}Id`;
    for (const { says } of this.#facts.own(shape.schema ?? '')) {
      const ref = says[attribute];
      if (typeof ref === 'string' && at(row, ref) !== undefined) return at(row, ref);
    }
    const known = Object.entries(shape.meanings).map(([of, name]) => this.#facts.of(of, [params[name]], attribute));
    const [value] = known.filter((one) => one !== undefined);
    if (value !== undefined) return value;
    return this.#facts.own(shape.schema ?? '').some(({ of }) => of === meaning) ? row.Id : undefined;
  }

  #agrees({ meanings }: Shape, params: Params, sent: Sent): boolean {
    return Object.entries(meanings).every(([meaning, name]) => {
      const own = sent.params[sent.shape.meanings[meaning] ?? ''];
      return own === undefined || own === params[name];
    });
  }

  /** Does a record belong to the list of this address? */
  #belongs({ meanings }: Shape, address: Params, sent: Sent, row: Row): boolean {
    return Object.entries(meanings).every(([meaning, name]) => {
      const own = this.#meant(meaning, sent, row);
      return own === undefined || own === address[name];
    });
  }

  /** The record that a change is about, as it is now. */
  #current(sent: Sent, schema: string): Row | undefined {
    const { shape, body, params, caller } = sent;
    const id = at(body, 'Id') ?? Object.values(params).at(-1);
    for (const target of this.#showing(shape, schema)) {
      for (const { shape: read, params: address, list } of this.#addresses(target, sent, (body ?? {}) as Row)) {
        const response = this.#responses.read(read, address, caller.Id);
        if (!list) return response as Row;
        const row = rowsAt(response, list.pointer).find((one) => one.Id === id || isAddressed(one, shape, params));
        if (row) return row;
      }
    }
    return undefined;
  }

  /** The record of the write's example as the reads show it: what differs is what the server sets. */
  #exampleBefore(shape: Shape, schema: string): unknown {
    const id = at(shape.examples[0], 'Id');
    for (const { shape: read, list } of this.#showing(shape, schema)) {
      const [example] = read.examples;
      if (!list) return example;
      const row = rowsAt(example, list.pointer).find((one) => one.Id === id);
      if (row) return row;
    }
    return undefined;
  }

  /** The place after the last, where a list stands in the order of its numbers. */
  #nextOrder(sent: Sent, schema: string): number | undefined {
    if (bodyMembers(this.#contract, sent.shape).includes('OrderId')) return undefined;
    const [target] = this.#showing(sent.shape, schema).filter(({ list }) => list);
    const [to] = target ? this.#addresses(target, sent, (sent.body ?? {}) as Row) : [];
    if (!to?.list || !propertiesOf(this.#contract, schema).includes('OrderId')) return undefined;
    const rows = rowsAt(this.#responses.read(to.shape, to.params, sent.caller.Id), to.list.pointer);
    return Math.max(0, ...rows.map(({ OrderId }) => Number(OrderId))) + 1;
  }

  /** What the reads that a write changes count. */
  #totals(sent: Sent): Totals {
    const found = this.#reads(sent.shape).flatMap((shape) => {
      if (shape.examples.length === 0) return [];
      const params = this.#addressFor(shape, sent, (sent.body ?? {}) as Row) ?? shape.params;
      const body = this.#responses.read(shape, params, sent.caller.Id);
      const totals = this.#facts.totalsIn({ shape, params, body, userId: sent.caller.Id });
      return totals.map(
        (total, index) =>
          [`${shape.operation.operationId} ${total.of} ${total.ids} ${total.attribute} ${index}`, total] as const,
      );
    });
    return new Map(found);
  }
}

const notFound: Refusal = { status: 404, code: 'not-found', detail: 'The requested resource was not found.' };

/** An optional array that no example has is left out. */
const isShown = ({ examples }: Shape, { pointer }: ListPart): boolean =>
  Array.isArray(pointer ? at(examples[0], pointer) : examples[0]);

const isSame = (one: Row, other: Row): boolean => ('Id' in other ? one.Id === other.Id : same(one, other));

/** A record without an Id of its own is named by the parameters of the address. */
const isAddressed = (row: Row, { params: names }: Shape, params: Params): boolean =>
  !('Id' in row) && Object.keys(names).every((name) => row[capital(name)] === params[name]);

/** Numbers without gaps, `1…n`, once a row has gone. */
function renumber(rows: Row[]): void {
  if (!rows.every((row) => typeof row.OrderId === 'number')) return;
  rows.forEach((row, index) => {
    row.OrderId = index + 1;
  });
}
