/** What a write does to records and to the lists that show them. */
import type { Contract } from '../../drift/core/contract.ts';
import { at } from '../../drift/live/select.ts';
import { effects } from './effects.ts';
import type { Facts, Total } from './facts.ts';
import { copyOf, same } from './parts.ts';
import { Reach, type WriteKind } from './reach.ts';
import { bodyMembers, changed, made, type Sent } from './record.ts';
import { Refusals } from './refusals.ts';
import { count, type Responses } from './responses.ts';
import { conflict, type Refusal, rules } from './rules.ts';
import { type ListPart, type Params, propertiesOf, type Row, rowsAt, type Shape } from './shapes.ts';
import { isAddressed, type Target, Targets } from './targets.ts';

type Totals = Map<string, Total>;

export class Writes {
  readonly #contract: Contract;
  readonly #facts: Facts;
  readonly #responses: Responses;
  readonly #targets: Targets;
  readonly #reach: Reach;
  readonly #refusals: Refusals;

  constructor(contract: Contract, facts: Facts, responses: Responses) {
    this.#contract = contract;
    this.#facts = facts;
    this.#responses = responses;
    this.#targets = new Targets(contract, facts, responses);
    this.#reach = new Reach(contract, facts, responses);
    this.#refusals = new Refusals(contract, facts, responses, this.#targets);
  }

  isSeenBy = (write: Shape, read: Shape): boolean => this.#reach.isSeenBy(write, read);

  kindOf = (shape: Shape): WriteKind => this.#reach.kindOf(shape);

  /** Does the write; returns its response, or why it is refused. */
  write(sent: Sent): { body: unknown } | { refusal: Refusal } {
    const kind = this.kindOf(sent.shape);
    const refusal = this.#refusals.ofBody(sent) ?? (isOfRecord(kind) ? undefined : this.#refusals.ofEdition(sent));
    if (refusal) return { refusal };
    // the example is all that is known of it
    if (kind === 'none') return { body: undefined };
    const before = this.#totals(sent);
    const done = this.#done(sent, kind);
    if ('refusal' in done) return done;
    const told = effects[sent.shape.operation.operationId]?.apply(sent, this.#facts, done.body as Row | undefined);
    if (told) Object.assign(done.body as Row, told);
    this.#recount(before, this.#totals(sent));
    return done;
  }

  #done(sent: Sent, kind: WriteKind): { body: unknown } | { refusal: Refusal } {
    if (kind === 'delete') return this.#delete(sent);
    if (kind === 'elsewhere') return { body: copyOf(sent.shape.examples[0]) };
    return kind === 'add' ? this.#add(sent) : this.#record(sent, kind);
  }

  /** Adds the change of a total wherever it is told, once for all lists that count it. */
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
    const row = current
      ? changed(this.#contract, this.#facts, sent, current, this.#reach.exampleBefore(shape, schema))
      : made(this.#contract, this.#facts, sent, schema, this.#nextOrder(sent, schema));
    const ruled = rules[shape.operation.operationId]?.apply({
      ...{ shape, params, body: (body ?? {}) as Row, current, row, caller, now, facts: this.#facts },
    });
    // a repeated step changes nothing, and so nothing forbids it
    const isRepeated = current !== undefined && same(row, current);
    const ofParent = () => (isRepeated ? undefined : this.#refusals.ofParent(sent));
    const state = () => this.#refusals.ofEdition(sent) ?? this.#staleness(body, current, schema) ?? ofParent() ?? ruled;
    // what is wrong with the request itself comes before what the state forbids
    const refusal = ruled && ruled.status !== 409 ? ruled : state();
    if (refusal) return { refusal };
    this.#store(sent, schema, row, current);
    return { body: row };
  }

  /** 409 where another version was read than there is; who changed it is known of writes alone. */
  #staleness(body: unknown, current: Row | undefined, schema: string): Refusal | undefined {
    const version = at(body, 'Version');
    if (version == null || current?.Version === undefined || current.Version === version) return undefined;
    const told = (name: string) => this.#facts.of(this.#facts.own(schema)[0]?.of ?? '', [current.Id], name);
    const [by, on] = [told('ChangedByName'), told('ChangedOn')].map((value) => value as string | undefined);
    const refusal = conflict('stale', `${by ?? 'Somebody else'} changed this meanwhile.`);
    return by && on ? { ...refusal, members: { ChangedByName: by, ChangedOn: on } } : { ...refusal, isExample: true };
  }

  #store(sent: Sent, schema: string, row: Row, current: Row | undefined): void {
    const { shape, params, caller, now } = sent;
    const nested = current && this.#nested(sent, schema);
    this.#facts.write({ shape, params, body: row, userId: caller.Id }, current);
    const [own] = this.#facts.own(schema);
    // a stale write is told so by the names that the members of its problem have
    if (own && row.Version !== current?.Version) {
      this.#facts.set(own.of, [row.Id], 'ChangedByName', caller.FullName);
      this.#facts.set(own.of, [row.Id], 'ChangedOn', now);
    }
    if (nested) {
      Object.assign(nested.row, row);
      this.#responses.keep(nested.read, nested.address, caller.Id, nested.body);
    }
    for (const { shape: read, params: address, list } of this.#targets
      .showing(shape, schema)
      .flatMap((one) => this.#targets.addresses(one, sent, row))) {
      if (!list) {
        this.#responses.keep(read, address, caller.Id, row);
        continue;
      }
      const body = this.#responses.read(read, address, caller.Id);
      const rows = rowsAt(body, list.pointer);
      const index = rows.findIndex((one) => isSame(one, current ?? row));
      const belongs = this.#targets.belongs(read, address, sent, row);
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
    const [members] = this.#targets.memberships(shape);
    if (members) {
      const row = this.#rowIn(members, sent, id);
      if (row) this.#move(sent, [row], false);
      return { body: undefined };
    }
    let taken: Row | undefined;
    for (const target of this.#targets.lists(shape).flatMap((one) => this.#targets.addresses(one, sent, {}))) {
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

  /** Puts selected records into a list of members, from the list of those that may be added. */
  #add(sent: Sent): { body: unknown } {
    const [, outside] = this.#targets.memberships(sent.shape);
    const chosen = Object.values((sent.body ?? {}) as Row).flat() as (Row | number)[];
    const ids = chosen.map((one) => (typeof one === 'object' ? one.Id : one));
    const rows = outside ? ids.map((id) => this.#rowIn(outside, sent, id)).filter((row) => row !== undefined) : [];
    const added = rows.map((row) => ({ ...row, ...('DateAdded' in row && { DateAdded: sent.now }) }));
    this.#move(sent, added, true);
    return { body: added };
  }

  #move(sent: Sent, moved: Row[], isIn: boolean): void {
    this.#targets.memberships(sent.shape).forEach((target, index) => {
      const [to] = this.#targets.addresses(target, sent, {});
      if (!to?.list) return;
      const body = this.#responses.read(to.shape, to.params, sent.caller.Id);
      const rows = rowsAt(body, to.list.pointer);
      const rest = rows.filter((row) => !moved.some((one) => one.Id === row.Id));
      rows.splice(0, rows.length, ...rest, ...(isIn === (index === 0) ? moved : []));
      this.#keepList(to.shape, to.params, sent.caller.Id, body, to.list);
    });
  }

  #rowIn(target: Target, sent: Sent, id: unknown): Row | undefined {
    const [to] = this.#targets.addresses(target, sent, {});
    if (!to?.list) return undefined;
    return rowsAt(this.#responses.read(to.shape, to.params, sent.caller.Id), to.list.pointer).find(
      (row) => row.Id === id,
    );
  }

  /** The record that a change is about, as it is now. */
  #current(sent: Sent, schema: string): Row | undefined {
    const { shape, body, params, caller } = sent;
    const id = at(body, 'Id') ?? Object.values(params).at(-1);
    for (const target of this.#targets.showing(shape, schema)) {
      for (const { shape: read, params: address, list } of this.#targets.addresses(target, sent, (body ?? {}) as Row)) {
        const response = this.#responses.read(read, address, caller.Id);
        if (!list) return response as Row;
        const row = rowsAt(response, list.pointer).find((one) => one.Id === id || isAddressed(one, shape, params));
        if (row) return row;
      }
    }
    return this.#nested(sent, schema)?.row;
  }

  /** The record of a change below the rows of a read: a reference of an earlier edition. */
  #nested({ shape, params, caller }: Sent, schema: string) {
    const [own] = this.#facts.own(schema);
    const id = params[shape.meanings[own?.of ?? ''] ?? ''];
    if (id === undefined) return undefined;
    for (const read of this.#targets.reads(shape)) {
      for (const address of this.#responses.addressesOf(read)) {
        const body = this.#responses.read(read, address, caller.Id);
        const row = this.#targets.recordsIn(read, body, schema).find(({ Id }) => Id === id);
        if (row) return { read, address, body, row };
      }
    }
    return undefined;
  }

  /** The place after the last, where a list stands in the order of its numbers. */
  #nextOrder(sent: Sent, schema: string): number | undefined {
    if (bodyMembers(this.#contract, sent.shape).includes('OrderId')) return undefined;
    const [target] = this.#targets.showing(sent.shape, schema).filter(({ list }) => list);
    const [to] = target ? this.#targets.addresses(target, sent, (sent.body ?? {}) as Row) : [];
    if (!to?.list || !propertiesOf(this.#contract, schema).includes('OrderId')) return undefined;
    const rows = rowsAt(this.#responses.read(to.shape, to.params, sent.caller.Id), to.list.pointer);
    return Math.max(0, ...rows.map(({ OrderId }) => Number(OrderId))) + 1;
  }

  /** What the reads that a write changes count. */
  #totals(sent: Sent): Totals {
    const found = this.#targets.reads(sent.shape).flatMap((shape) => {
      if (shape.examples.length === 0) return [];
      const params = this.#targets.addressFor(shape, sent, (sent.body ?? {}) as Row) ?? shape.params;
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

/** May a rule find the request itself wrong? That is said before what the state forbids. */
const isOfRecord = (kind: WriteKind): boolean => kind === 'create' || kind === 'change';

const notFound: Refusal = { status: 404, code: 'not-found', detail: 'The requested resource was not found.' };

const isSame = (one: Row, other: Row): boolean => ('Id' in other ? one.Id === other.Id : same(one, other));

/** Numbers without gaps, `1…n`, once a row has gone. */
function renumber(rows: Row[]): void {
  if (!rows.every((row) => typeof row.OrderId === 'number')) return;
  rows.forEach((row, index) => {
    row.OrderId = index + 1;
  });
}
