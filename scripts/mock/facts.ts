/**
 * What is known of records. The contract says by `x-statements` which attribute of which record a
 * property shows; so what a write changed is seen wherever a response shows it.
 */
import type { Contract } from '../../drift/core/contract.ts';
import { branchesOf, visitValue } from '../../drift/core/visit-value.ts';
import type { Read } from '../../drift/live/reads/reading.ts';
import {
  type Expression,
  evaluate,
  type Place,
  resolve,
  type Statement,
  statementsIn,
} from '../../drift/live/reads/statements.ts';
import type { Run } from '../../drift/live/run.ts';
import { at } from '../../drift/live/select.ts';
import { type Attributes, attributesOf, propertyIn, type Stated } from './attributes.ts';
import { holdsParts, put, same } from './parts.ts';
import { answerable, isNullable, type Params, propertyOf, type Row, type Shape } from './shapes.ts';

/** A response with what was asked for it. */
export interface Answered {
  shape: Shape;
  params: Params;
  body: unknown;
  userId: number;
}

export interface Total {
  of: string;
  ids: unknown[];
  attribute: string;
  value: number;
}

type Made = ReturnType<typeof statementsIn>[number];
/** By the example. */
const madeInExamples = new WeakMap<object, Map<string, Made[]>>();

const keyOf = (of: string, ids: unknown[], attribute: string) => `${of} ${attribute} ${ids.join(' ')}`;

export class Facts {
  readonly #contract: Contract;
  readonly #known: Map<string, unknown>;
  readonly #written = new Map<string, unknown>();
  readonly #added = new Map<string, number>();
  readonly #ids: Map<string, Set<string>>;
  readonly #gone = new Set<string>();
  readonly #copies = new Set<string>();
  readonly #attributes = new Map<Shape, Attributes>();
  #changes = 0;

  /** With what others had learned, where they are given. */
  constructor(contract: Contract, learned?: Facts) {
    this.#contract = contract;
    this.#known = new Map(learned ? learned.#known : []);
    this.#ids = new Map(learned ? [...learned.#ids].map(([of, ids]) => [of, new Set(ids)]) : []);
  }

  /** How often anything was told: what was read off these facts holds until it grows. */
  get changes(): number {
    return this.#changes;
  }

  /** What others stated first stays: the default example of a read comes before the others. */
  learn(answered: Answered): void {
    this.#changes += 1;
    for (const { of, ids, statement, place } of this.#identified(this.#madeInExample(answered))) {
      if (!ids || ids.some((id) => id === null)) continue;
      this.#remember(of, ids);
      for (const [attribute, expression] of Object.entries(statement.says)) {
        const value = evaluate(expression, place, this.of);
        const key = keyOf(of, ids, attribute);
        if (value !== undefined && !this.#known.has(key)) this.#known.set(key, value);
      }
    }
  }

  #remember(of: string, ids: unknown[]): void {
    this.#ids.set(of, (this.#ids.get(of) ?? new Set()).add(ids.join(' ')));
  }

  /** All that a response states, with the ids of the records that it is about. */
  statedIn = (answered: Answered): Stated[] => this.#identified(this.#madeIn(answered));

  #identified(made: Made[]): Stated[] {
    return made.map(({ statement, place }) => {
      const ids = [statement.id].flat().map((ref) => resolve(ref, place, this.of));
      return { of: statement.of, ids: ids.includes(undefined) ? undefined : ids, statement, place };
    });
  }

  #madeIn({ shape, params, body, userId }: Answered): Made[] {
    // statements are read off the response with 200, whatever the status of a write
    const operation = { ...shape.operation, responses: new Map([[200, shape.response]]) };
    const read = { operation, params, body, as: { userId } } as unknown as Read;
    return statementsIn({ contract: this.#contract } as Run, read);
  }

  /** The same of an example, which nobody changes: it is gone through once. */
  #madeInExample(answered: Answered): Made[] {
    const { shape, params, body, userId } = answered;
    if (typeof body !== 'object' || body === null) return this.#madeIn(answered);
    const known = madeInExamples.get(body) ?? new Map<string, Made[]>();
    const key = JSON.stringify([shape.operation.operationId, params, userId]);
    const made = known.get(key) ?? this.#madeIn(answered);
    madeInExamples.set(body, known.set(key, made));
    return made;
  }

  /** An attribute as it is now. */
  of = (of: string, ids: unknown[], attribute: string): unknown => {
    const key = keyOf(of, ids, attribute);
    const value = this.#written.has(key) ? this.#written.get(key) : this.#known.get(key);
    return typeof value === 'number' ? value + (this.#added.get(key) ?? 0) : value;
  };

  added(of: string, ids: unknown[], attribute: string): number {
    return this.#added.get(keyOf(of, ids, attribute)) ?? 0;
  }

  /** Takes over what a write made of its record: what differs from before, or all of a new one. */
  write(after: Answered, before: unknown): void {
    this.#changes += 1;
    const old = before === undefined ? [] : this.statedIn({ ...after, body: before });
    this.statedIn(after).forEach(({ of, ids, statement, place }, index) => {
      if (!ids || ids.includes(null) || place.path.at(-1) !== after.body) return;
      const isNew = !this.knowsExample(of, ids.join(' '));
      const was = same(old[index]?.ids, ids) ? old[index] : undefined;
      if (!isNew && !was) return;
      this.#remember(of, ids);
      for (const [attribute, expression] of Object.entries(statement.says)) {
        const value = evaluate(expression, place, this.of);
        if (value === undefined || (was && same(value, evaluate(expression, was.place, this.of)))) continue;
        this.#written.set(keyOf(of, ids, attribute), value);
        this.#added.delete(keyOf(of, ids, attribute));
      }
    });
  }

  /** Another value of an attribute, wherever it is told. */
  set(of: string, ids: unknown[], attribute: string, value: unknown): void {
    this.#changes += 1;
    this.#written.set(keyOf(of, ids, attribute), value);
  }

  /** A record that was made as a copy: what belongs to it is not known. */
  copy(of: string, id: unknown): void {
    this.#changes += 1;
    this.#copies.add(`${of} ${id}`);
  }

  isCopy = (of: string, id: unknown): boolean => this.#copies.has(`${of} ${id}`);

  add(of: string, ids: unknown[], attribute: string, by: number): void {
    this.#changes += 1;
    this.#added.set(keyOf(of, ids, attribute), this.added(of, ids, attribute) + by);
  }

  remove(of: string, id: unknown): void {
    this.#changes += 1;
    this.#gone.add(`${of} ${id}`);
  }

  isGone = (of: string, id: unknown): boolean => this.#gone.has(`${of} ${id}`);

  /** Does any response tell of records of this kind? */
  knowsKind = (of: string): boolean => this.#ids.has(of);

  has = (of: string, id: unknown): boolean => this.#ids.get(of)?.has(String(id)) === true && !this.isGone(of, id);

  /** Does an example tell of this record? */
  knowsExample = (of: string, id: unknown): boolean => this.#ids.get(of)?.has(String(id)) === true;

  idsOf = (of: string): string[] => [...(this.#ids.get(of) ?? [])];

  nextId = (of: string): number => Math.max(0, ...this.idsOf(of).map(Number).filter(Number.isFinite)) + 1;

  /** Counts and sums of rows that a response states: they change with its lists. */
  totalsIn(answered: Answered): Total[] {
    return this.statedIn(answered).flatMap(({ of, ids, statement, place }) =>
      Object.entries(statement.says).flatMap(([attribute, expression]) => {
        if (!ids || typeof expression === 'string' || !('count' in expression || 'total' in expression)) return [];
        const value = evaluate(expression, place, this.of);
        return typeof value === 'number' ? [{ of, ids, attribute, value }] : [];
      }),
    );
  }

  /**
   * Puts what is known into a response. `example` is the response that it was made from, where that
   * is about other records: what is not known of these is null where it may be.
   */
  fill(answered: Answered, example?: Answered): void {
    const before = example && this.#identified(this.#madeInExample(example));
    let made = this.#madeIn(answered);
    // an id that is filled in leads to further records
    for (let pass = 0; pass < 2; pass += 1) {
      let hasOtherParts = false;
      this.#identified(made).forEach((stated, index) => {
        const isOther = before !== undefined && !same(stated.ids, before[index]?.ids);
        for (const [attribute, expression] of Object.entries(stated.statement.says))
          if (this.#fillOne(stated, attribute, expression, isOther, pass, answered)) hasOtherParts = true;
      });
      // what stands in another part is stated there
      if (hasOtherParts) made = this.#madeIn(answered);
      this.#fillTexts(this.#identified(made));
    }
  }

  /** Puts in what is known of records that a written one names anew: the name of its activity. */
  fillReferences(answered: Answered, before: Answered): void {
    const old = this.statedIn(before);
    this.statedIn(answered).forEach(({ of, ids, statement, place }, index) => {
      if (!ids || same(ids, old[index]?.ids)) return;
      for (const [attribute, expression] of Object.entries(statement.says)) {
        const ref = propertyIn(expression);
        const value = ids.includes(null) ? null : this.of(of, ids, attribute);
        if (ref && value !== undefined) put(place.path.at(-1) as Row, ref, value);
      }
    });
    this.#fillTexts(this.statedIn(answered));
  }

  /** Whether it put in a part that holds others, or took one away. */
  #fillOne(
    { of, ids, place }: Stated,
    attribute: string,
    expression: Expression,
    isOther: boolean,
    pass: number,
    { shape }: Answered,
  ): boolean {
    const ref = propertyIn(expression);
    const row = place.path.at(-1) as Row;
    const old = ref && at(row, ref);
    if (!ref || !ids || old === undefined) return false;
    let value: unknown;
    if (ids.includes(null)) value = isOther ? null : undefined;
    else {
      const isTold = isOther || this.#written.has(keyOf(of, ids, attribute));
      value = isTold ? this.of(of, ids, attribute) : undefined;
      const more = isTold || pass > 0 ? 0 : this.added(of, ids, attribute);
      if (value === undefined && more !== 0 && typeof old === 'number') value = old + more;
      else if (value === undefined && isOther && this.#mayBeNull(shape, row, ref, place)) value = null;
    }
    if (value === undefined) return false;
    put(row, ref, value);
    return holdsParts(old) || holdsParts(value);
  }

  #mayBeNull({ schema }: Shape, row: Row, ref: string, { read }: Place): boolean {
    if (!schema) return false;
    let found = false;
    visitValue(this.#contract, schema, read.body, {
      seen: ({ schema: pointer, value }) => {
        const property = value === row && propertyOf(this.#contract, pointer, ref);
        if (property) found = isNullable(this.#contract, property);
      },
      undeclared: () => undefined,
    });
    return found;
  }

  /** A text made of other properties: '1.2.1 Speed limits'. */
  #fillTexts(all: Stated[]): void {
    for (const { of, ids, statement, place } of all) {
      for (const [attribute, expression] of Object.entries(statement.says)) {
        if (typeof expression === 'string' || !('text' in expression) || !ids) continue;
        const row = place.path.at(-1);
        const shown = all.find(
          (one) => one.of === of && one.place.path.at(-1) === row && typeof one.statement.says[attribute] === 'string',
        );
        const ref = shown && propertyIn(shown.statement.says[attribute] ?? '');
        if (ref && at(row, ref) !== undefined) put(row as Row, ref, evaluate(expression, place, this.of));
      }
    }
  }

  attributesIn(shape: Shape): Attributes {
    const known = this.#attributes.get(shape);
    if (known) return known;
    const found = attributesOf(
      shape.examples,
      answerable(shape).flatMap((one) => this.statedIn({ shape, ...one, userId: one.userId ?? 0 })),
    );
    this.#attributes.set(shape, found);
    return found;
  }

  /** Statements of a record about itself by its own id; first the one that says most. */
  own(schema: string): { of: string; id: string; says: Record<string, Expression> }[] {
    const statements = branchesOf(this.#contract, schema).flatMap(
      ({ node }) => (node['x-statements'] ?? []) as Statement[],
    );
    const own = statements.flatMap(({ of, id, says }) => (id === 'Id' ? [{ of, id, says }] : []));
    return own.sort((a, b) => Object.keys(b.says).length - Object.keys(a.says).length);
  }
}
