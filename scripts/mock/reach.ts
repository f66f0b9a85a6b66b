/** Which reads show what a write changes, by the contract alone. */
import type { Contract } from '../../drift/core/contract.ts';
import { at } from '../../drift/live/select.ts';
import { effects } from './effects.ts';
import type { Facts } from './facts.ts';
import { listsBeside } from './neighbours.ts';
import { membersSet } from './record.ts';
import type { Responses } from './responses.ts';
import { rules } from './rules.ts';
import { capital, rowsAt, type Shape } from './shapes.ts';
import { type Target, Targets } from './targets.ts';

/**
 * What becomes of a write; `elsewhere`: it changes records that it does not return; `none`: nothing
 * of it can be told from the contract.
 */
export type WriteKind = 'create' | 'change' | 'delete' | 'add' | 'elsewhere' | 'none';

export class Reach {
  readonly #contract: Contract;
  readonly #facts: Facts;
  readonly #responses: Responses;
  readonly #targets: Targets;
  /** Found once: each is asked for with every read. */
  readonly #found = new Map<Shape, { reads: Set<Shape>; attributes: Set<string> }>();

  constructor(contract: Contract, facts: Facts, responses: Responses) {
    this.#contract = contract;
    this.#facts = facts;
    this.#responses = responses;
    this.#targets = new Targets(contract, facts, responses);
  }

  kindOf(shape: Shape): WriteKind {
    const { operation, schema } = shape;
    if (operation.method === 'delete' || operation.node['x-takes-out'])
      return this.#targets.lists(shape).length > 0 ? 'delete' : 'none';
    if (!schema) return 'none';
    if (this.#targets.showing(shape, schema).length === 0) {
      const isSelection =
        operation.method === 'post' && shape.lists[0]?.pointer === '' && this.#targets.memberships(shape).length > 1;
      return isSelection ? 'add' : effects[operation.operationId] ? 'elsewhere' : 'none';
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
    const { reads, attributes } = this.#of(write);
    if (reads.has(read)) return true;
    const [deleted] = Object.keys(write.meanings).slice(-1);
    if (
      deleted &&
      this.kindOf(write) === 'delete' &&
      this.#targets.memberships(write).length === 0 &&
      deleted in read.meanings
    )
      return true;
    const told = new Map([...this.#facts.attributesIn(read).shown, ...this.#deciding(read), ...ofCaller(read)]);
    const own = this.#ownIds(write);
    return [...attributes].some((attribute) => {
      const ids = told.get(attribute);
      const isOwn = own && attribute.startsWith(`${own.kind} `);
      return ids !== undefined && (!isOwn || [...ids].some((id) => own.ids.has(id)));
    });
  }

  /** Attributes that decide whether the row of an answer is in its list. */
  #deciding(read: Shape): [attribute: string, ids: Set<string>][] {
    return listsBeside(this.#contract, this.#responses, read).flatMap(({ list, callers }) => {
      const body = list.examples[0];
      const stated = this.#facts.statedIn({ shape: list, params: list.params, body, userId: 0 });
      return stated.flatMap(({ of, ids = [], statement }) =>
        Object.entries(statement.says).flatMap(([name, ref]): [string, Set<string>][] =>
          callers.includes(String(ref)) ? [[`${of} ${name}`, new Set([ids.join(' ')])]] : [],
        ),
      );
    });
  }

  /** Records that a change may be about, where the examples list all of them. */
  #ownIds(write: Shape): { kind: string; ids: Set<string> } | undefined {
    const { schema = '' } = write;
    const [own] = this.#facts.own(schema);
    const isWhole = this.#targets.showing(write, schema).some(({ list }) => !list);
    if (!own || isWhole || this.kindOf(write) !== 'change') return undefined;
    const records = this.#targets
      .reads(write)
      .flatMap((read) => this.#targets.recordsIn(read, read.examples[0], schema));
    return { kind: own.of, ids: new Set(records.map(({ Id }) => String(Id))) };
  }

  #of(write: Shape) {
    const known = this.#found.get(write);
    if (known) return known;
    const reads = new Set(this.#changedLists(write).map(({ shape }) => shape));
    const found = { reads, attributes: this.#written(write) };
    this.#found.set(write, found);
    return found;
  }

  /** The reads whose rows or whole a write changes itself. */
  #changedLists(write: Shape): Target[] {
    if (this.kindOf(write) === 'delete') return this.#targets.lists(write);
    return [...this.#targets.showing(write, write.schema ?? ''), ...this.#targets.memberships(write)];
  }

  /** Attributes of records that a write changes, those that lists count among them. */
  #written(write: Shape): Set<string> {
    const elsewhere = effects[write.operation.operationId]?.attributes ?? [];
    return new Set([...elsewhere, ...this.#writtenOfItsOwn(write)]);
  }

  #writtenOfItsOwn(write: Shape): Set<string> {
    if (this.kindOf(write) === 'elsewhere') return new Set();
    const isChange = this.kindOf(write) === 'change';
    const changed = isChange ? this.#targets.reads(write) : this.#changedLists(write).map(({ shape }) => shape);
    const counted = changed.flatMap((shape) => this.#facts.attributesIn(shape).counted);
    if (!isChange) return new Set(counted.map(({ attribute }) => attribute));
    const before = this.exampleBefore(write, write.schema ?? '');
    const set = [...membersSet(this.#contract, write, before), ...(rules[write.operation.operationId]?.sets ?? [])];
    const { properties, texts, named } = this.#facts.attributesIn(write);
    const all = withNamed(
      set.filter((name) => !isAddress(write, name)),
      named,
    );
    const recounted = counted.filter(({ where }) => where.some((name) => all.has(name)));
    const own = properties.filter(({ property }) => all.has(property));
    const made = texts.filter(({ members }) => members.some((name) => all.has(name)));
    const left = this.#listsLeft(write, all).flatMap((shape) => this.#facts.attributesIn(shape).counted);
    return new Set([...recounted, ...own, ...made, ...left].map(({ attribute }) => attribute));
  }

  /** Lists that a change may take the record out of, or put it into: of another activity. */
  #listsLeft(write: Shape, changed: Set<string>): Shape[] {
    const says = Object.assign({}, ...this.#facts.own(write.schema ?? '').map((one) => one.says));
    const lists = this.#targets.showing(write, write.schema ?? '').filter(({ list }) => list);
    return lists.flatMap(({ shape }) =>
      Object.keys(shape.meanings).some((meaning) => changed.has(says[`${capital(meaning)}Id`])) ? [shape] : [],
    );
  }

  /** The record of the write's example as the reads show it, so that the difference is known. */
  exampleBefore(shape: Shape, schema: string): unknown {
    const id = at(shape.examples[0], 'Id');
    for (const { shape: read, list } of this.#targets.showing(shape, schema)) {
      const [example] = read.examples;
      if (!list) return example;
      const row = rowsAt(example, list.pointer).find((one) => one.Id === id);
      if (row) return row;
    }
    return undefined;
  }
}

/** Who signed in is told whether a rating is assigned to that person. */
const ofCaller = ({ schema }: Shape): [attribute: string, ids: Set<string>][] =>
  schema?.endsWith('/CurrentUser') ? ['ResearchUserId', 'QAUserId'].map((name) => [`rating ${name}`, new Set()]) : [];

/** With the members that follow another record being named: its name, its number. */
function withNamed(names: string[], named: { by: string; property: string }[]): Set<string> {
  const all = new Set(names);
  let size = 0;
  while (size < all.size) {
    size = all.size;
    for (const { by, property } of named) if (all.has(by)) all.add(property);
  }
  return all;
}

/** Does a member of the body name the record that the address names, or a version to compare? */
const isAddress = ({ params, examples: [example] }: Shape, name: string): boolean =>
  name === 'Version' || (name.endsWith('Id') && Object.values(params).includes(at(example, name) as number));
