/** Which reads, and which of their addresses and lists, a write is about. */
import type { Contract } from '../../drift/core/contract.ts';
import { type Seen, visitValue } from '../../drift/core/visit-value.ts';
import { at } from '../../drift/live/select.ts';
import type { Facts } from './facts.ts';
import { same } from './parts.ts';
import type { Sent } from './record.ts';
import type { Responses } from './responses.ts';
import { capital, inOrder, type ListPart, type Params, type Row, type Shape } from './shapes.ts';

export interface Target {
  shape: Shape;
  params: Params;
  list: ListPart | undefined;
}

export class Targets {
  readonly #contract: Contract;
  readonly #facts: Facts;
  readonly #responses: Responses;

  constructor(contract: Contract, facts: Facts, responses: Responses) {
    this.#contract = contract;
    this.#facts = facts;
    this.#responses = responses;
  }

  reads = ({ invalidates }: Shape): Shape[] =>
    invalidates.flatMap((id) => this.#responses.shape(id) ?? []).filter(({ operation }) => operation.reads);

  /** The list of members beside the address of the write, and that of those who are none. */
  memberships(write: Shape): Target[] {
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
      // A list of both tells by a property which of them is one.
      return all.find(
        ({ id, says, others }) => others && Array.isArray(id) && 'In' in says && typeof says.In !== 'string',
      );
    };
    const lists = this.reads(write).filter((shape) => shape.lists.length > 0);
    const own = lists.find((shape) => shape.operation.path === parent && states(shape));
    const kind = own && states(own)?.of;
    const others = lists.filter((shape) => shape !== own && states(shape)?.of === kind);
    return own && kind ? [own, ...others].map((shape) => ({ shape, params: shape.params, list: shape.lists[0] })) : [];
  }

  /** Reads that show a record of this schema: as their whole, or among rows. */
  showing(write: Shape, schema: string): Target[] {
    return this.reads(write).flatMap((shape) => {
      const list = shape.lists.find((one) => one.item === schema && isShown(shape, one));
      return list || shape.schema === schema ? [{ shape, params: shape.params, list }] : [];
    });
  }

  /** Records of this schema in what a read answers, at whatever depth. */
  recordsIn({ schema }: Shape, body: unknown, wanted: string): Row[] {
    const found: Row[] = [];
    const seen = ({ schema: own, value }: Seen) => {
      const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
      if (isRecord && this.#contract.at(own).pointer === wanted) found.push(value as Row);
    };
    if (schema) visitValue(this.#contract, schema, body, { seen, undeclared: () => undefined });
    return found;
  }

  /** Lists whose rows are what a DELETE removes, by the kind that their schema states. */
  lists(shape: Shape): Target[] {
    const [meaning] = Object.entries(shape.meanings).at(-1) ?? [];
    if (this.memberships(shape).length > 0) return this.memberships(shape);
    const taken = this.#responses.shape(String(shape.operation.node['x-takes-out']));
    if (taken) return [{ shape: taken, params: taken.params, list: taken.lists[0] }];
    return this.reads(shape).flatMap((read) => {
      const list = read.lists.find(({ item }) => this.#facts.own(item).some(({ of }) => of === meaning));
      return list && isShown(read, list) ? [{ shape: read, params: read.params, list }] : [];
    });
  }

  /** The addresses of a read that a write is about: what both mean, and those that are kept. */
  addresses({ shape, list }: Target, sent: Sent, row: Row): Target[] {
    const own = this.addressFor(shape, sent, row);
    const kept = this.#responses
      .addressesOf(shape)
      .filter((params) => list && !(own && same(params, own)) && this.agrees(shape, params, sent));
    return [...(own ? [own] : []), ...kept].map((params) => ({ shape, params, list }));
  }

  addressFor(shape: Shape, sent: Sent, row: Row): Params | undefined {
    const found = Object.entries(shape.meanings).map(
      ([meaning, name]) => [name, this.meant(meaning, sent, row)] as const,
    );
    if (found.some(([, value]) => value === undefined)) return undefined;
    return inOrder(shape, Object.fromEntries(found) as Params);
  }

  /** The id of a record that a write is about: of its address or its record, or known of these. */
  meant(meaning: string, { shape, params }: Sent, row: Row): unknown {
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

  agrees({ meanings }: Shape, params: Params, sent: Sent): boolean {
    return Object.entries(meanings).every(([meaning, name]) => {
      const own = sent.params[sent.shape.meanings[meaning] ?? ''];
      return own === undefined || own === params[name];
    });
  }

  /** Does a record belong to the list of this address? */
  belongs({ meanings }: Shape, address: Params, sent: Sent, row: Row): boolean {
    return Object.entries(meanings).every(([meaning, name]) => {
      const own = this.meant(meaning, sent, row);
      return own === undefined || own === address[name];
    });
  }
}

/** An optional array that no example has is left out. */
const isShown = ({ examples }: Shape, { pointer }: ListPart): boolean =>
  Array.isArray(pointer ? at(examples[0], pointer) : examples[0]);

/** A record without an Id of its own is named by the parameters of the address. */
export const isAddressed = (row: Row, { params: names }: Shape, params: Params): boolean =>
  !('Id' in row) && Object.keys(names).every((name) => row[capital(name)] === params[name]);
