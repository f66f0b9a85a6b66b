/**
 * Ids of records that no example has. Each follows from what the record is of, so that an address
 * stays valid when the mock is started anew and asked in another order.
 */
import { createHash } from 'node:crypto';
import type { Contract } from '../../drift/core/contract.ts';
import { branchesOf } from '../../drift/core/visit-value.ts';
import type { Statement } from '../../drift/live/reads/statements.ts';
import type { Facts } from './facts.ts';
import { capital, type Params, type Shape } from './shapes.ts';

/** Above those of the contract's examples, with the nine digits that its patterns allow. */
const FIRST = 900_000_000;
const COUNT = 100_000_000;

/** That a read tells by the ids of its address which record belongs there: the rating of a pair. */
interface Told {
  of: string;
  /** What the ids are of: edition, country, indicator. */
  meanings: string[];
  /** `RatingId`. */
  attribute: string;
  property: string;
}

export class Ids {
  readonly #names = new Map<number, string>();
  readonly #told = new Map<Shape, Told[]>();

  constructor(contract: Contract, shapes: Iterable<Shape>) {
    for (const shape of shapes) if (shape.operation.reads) this.#told.set(shape, toldBy(contract, shape));
  }

  /** The id of a record that is named so; of two names with one id the later one has the next. */
  of(name: string): number {
    let id = FIRST + (createHash('sha256').update(name).digest().readUInt32BE() % COUNT);
    while ((this.#names.get(id) ?? name) !== name) id = FIRST + ((id - FIRST + 1) % COUNT);
    this.#names.set(id, name);
    return id;
  }

  /** The id that an attribute of a record has, `RatingId` of a pair. */
  ofAttribute = (of: string, ids: unknown[], attribute: string): number => this.of([of, ...ids, attribute].join(' '));

  /** The id that stands in a property of a read, where its address names the record. */
  inProperty(shape: Shape, property: string, params: Params): number | undefined {
    const told = this.#told.get(shape)?.find((one) => one.property === property);
    return told && this.#idOf(told, shape, params);
  }

  /**
   * Is it the id of what an address is of: the rating of its pair? Undefined where no read tells.
   * @param known what the examples and the writes tell of a record
   */
  isOf(meaning: string, id: unknown, address: Shape, params: Params, known: Facts['of']): boolean | undefined {
    const attribute = `${capital(meaning)}Id`;
    const expected: unknown[] = [...this.#told.values()].flat().flatMap((told) => {
      const ids = told.attribute === attribute ? idsIn(told, address, params) : undefined;
      return ids ? [known(told.of, ids, attribute) ?? this.ofAttribute(told.of, ids, attribute)] : [];
    });
    return expected.length > 0 ? expected.includes(id) : undefined;
  }

  #idOf(told: Told, shape: Shape, params: Params): number | undefined {
    const ids = idsIn(told, shape, params);
    return ids && this.ofAttribute(told.of, ids, told.attribute);
  }
}

function idsIn({ meanings }: Told, shape: Shape, params: Params): unknown[] | undefined {
  const ids = meanings.map((meaning) => params[shape.meanings[meaning] ?? '']);
  return ids.includes(undefined) ? undefined : ids;
}

function toldBy(contract: Contract, { schema, meanings }: Shape): Told[] {
  const meaningOf = (ref: string) => Object.keys(meanings).find((meaning) => ref === `:${meanings[meaning]}`);
  const statements = schema
    ? branchesOf(contract, schema).flatMap(({ node }) => (node['x-statements'] ?? []) as Statement[])
    : [];
  return statements.flatMap(({ of, id, says }) => {
    const named = [id].flat().map(meaningOf);
    if (named.includes(undefined)) return [];
    return Object.entries(says).flatMap(([attribute, property]) =>
      typeof property === 'string' && /^(\w+)?Id$/.test(property) && /^\w+Id$/.test(attribute)
        ? [{ of, meanings: named as string[], attribute, property }]
        : [],
    );
  });
}
