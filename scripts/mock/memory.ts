/**
 * A mock with memory: it answers each operation with what the contract's examples say and what was
 * written since. All that it knows is read off the contract, its examples and `openapi/checks/`.
 */
import type { Contract } from '../../drift/core/contract.ts';
import { type Caller, callerOf, isThere, mayAtAll, mayHere, withoutOthers } from './access.ts';
import type { Answer } from './answer.ts';
import { asksForUnknown, wantedRows, withAsked } from './asked.ts';
import { Facts } from './facts.ts';
import { fillNeighbours, listsBeside } from './neighbours.ts';
import { applyQuery, requiredRows, unknownQueries } from './queries.ts';
import { type KeyedCall, Repeats } from './repeats.ts';
import { Responses } from './responses.ts';
import { fillMet, holdsAssignment, type Refusal } from './rules.ts';
import { answerable, type Params, type Shape, shapesOf, typedParams } from './shapes.ts';
import { lacksToken, refusedAddress, refusedBody, type Violation } from './violations.ts';
import { Writes } from './writes.ts';

export interface Asked {
  method: string;
  /** Without the prefix of the contract's addresses. */
  path: string;
  query: URLSearchParams;
  token: string | undefined;
  body: unknown;
  /** The `Idempotency-Key`. */
  key?: string | undefined;
  /** What Prism says breaks the contract. */
  violations?: Violation[];
}

/** What the mock does with an operation. */
export interface OperationReach {
  /** Of a write the reads that show it, of a read the writes that it shows. */
  shown: string[];
  /** Those that the contract names beside, and that stay as they are. */
  missing: string[];
  /** Query parameters that are not obeyed. */
  ignored: string[];
}

export class Memory {
  readonly contract: Contract;
  readonly shapes: Map<string, Shape>;
  /** By operation: the contract alone says it. */
  readonly #kept = new Map<string, boolean>();
  /** Of the examples, before anything is written. */
  readonly #learned: Facts;
  #facts: Facts;
  #responses: Responses;
  #writes: Writes;
  #repeats = new Repeats();
  #reach: Record<string, OperationReach> | undefined;

  constructor(contract: Contract) {
    this.contract = contract;
    this.shapes = shapesOf(contract);
    this.#learned = this.#learn();
    [this.#facts, this.#responses, this.#writes] = this.#begin();
  }

  /** Forgets what was written. */
  reset(): void {
    this.#repeats = new Repeats();
    [this.#facts, this.#responses, this.#writes] = this.#begin();
  }

  #learn(): Facts {
    const facts = new Facts(this.contract);
    const reads = [...this.shapes.values()].filter(({ operation }) => operation.reads);
    const told = reads.map((shape) =>
      answerable(shape).map(({ userId = usualUser(this.shapes), ...one }) => ({ shape, ...one, userId })),
    );
    // what others stated first stays
    for (const answered of [...told.flatMap(([usual]) => usual ?? []), ...told.flatMap(([, ...others]) => others)])
      facts.learn(answered);
    return facts;
  }

  #begin(): [Facts, Responses, Writes] {
    const facts = new Facts(this.contract, this.#learned);
    const responses = new Responses(this.contract, facts, this.shapes);
    return [facts, responses, new Writes(this.contract, facts, responses)];
  }

  /** The answer, or undefined where the contract has no such operation. */
  answer(asked: Asked): Answer | undefined {
    const found = this.contract.match(asked.method, asked.path);
    const shape = found && this.shapes.get(found.operation.operationId);
    if (!found || !shape) return undefined;
    const params = typedParams(this.contract, shape, found.params);
    const who = this.shapes.get('readCurrentUser');
    const caller = who && callerOf(asked.token, who, this.#facts);
    const isLogIn = shape.operation.operationId === 'logIn';
    const { violations = [] } = asked;
    if (lacksToken(violations)) return refused(shape, unauthenticated);
    if (!caller) return refused(shape, isLogIn ? notAUser : unauthenticated);
    const address = refusedAddress(shape, violations);
    if (address) return refused(shape, address);
    if (!mayAtAll(shape, caller)) return refused(shape, forbidden);
    const call = keyed(shape, params, caller, asked);
    const record = this.#refusedRecord(shape, params, caller);
    // the first call may have changed the record so that it refuses now
    if (record && !this.#repeats.isKept(call)) return refused(shape, record);
    const unfit = refusedBody(this.contract, shape, violations);
    if (unfit) return refused(shape, unfit);
    if (shape.operation.reads) return this.#read(shape, params, caller, asked);
    const known = this.#repeats.find(call);
    if (known) return 'refusal' in known ? refused(shape, known.refusal) : known.answer;
    const answer = this.#write(shape, params, caller, asked);
    if (!isFile(shape)) this.#repeats.keep(call, answer);
    return answer;
  }

  /** 404 or 403 of the addressed record. */
  #refusedRecord(shape: Shape, params: Params, caller: Caller): Refusal | undefined {
    if (!isThere(this.contract, shape, params, this.#facts, this.#responses) && shape.operation.method !== 'delete')
      return notFound;
    return mayHere(shape, params, caller, this.#facts) ? undefined : forbidden;
  }

  #read(shape: Shape, params: Params, caller: Caller, { query }: Asked): Answer {
    const { status } = shape.response;
    if (shape.schema?.endsWith('/CurrentUser')) {
      const HoldsAssignment = holdsAssignment(this.#facts, caller.Id);
      return { status, body: { ...caller, HoldsAssignment }, memory: 'kept', ignored: [] };
    }
    if (shape.operation.method !== 'get' || shape.examples.length === 0)
      return { status, memory: 'example', ignored: [] };
    if (asksForUnknown(this.#facts, shape, query)) return refused(shape, notFound);
    const userId = caller.Id;
    const wanted = wantedRows(this.#facts, shape, query);
    const { body, isKnown } =
      wanted.length > 0
        ? withAsked(this.contract, this.#facts, { shape, params, userId }, wanted)
        : this.#known(shape, params, userId);
    fillMet(this.#facts, shape, params, body);
    withoutOthers(shape, body, params, caller, this.#facts);
    const asking = { query, userId, of: this.#facts.of };
    const beside = fillNeighbours(this.contract, this.#responses, { shape, params, body, userId }, asking);
    const ignored = beside ?? applyQuery(this.contract, shape, body, asking);
    return { status, body, memory: this.isKept(shape) && isKnown ? 'kept' : 'example', ignored };
  }

  #known(shape: Shape, params: Params, userId: number): { body: unknown; isKnown: boolean } {
    const body = this.#responses.read(shape, params, userId);
    return { body, isKnown: !this.#responses.isUnknown({ shape, params, body, userId }) };
  }

  #write(shape: Shape, params: Params, caller: Caller, { body }: Asked): Answer {
    const { status } = shape.response;
    const done = this.#writes.write({ shape, params, body, caller, now: new Date().toISOString() });
    if ('refusal' in done) return refused(shape, done.refusal);
    if (this.#writes.kindOf(shape) === 'none') return { status, memory: 'example', ignored: [] };
    return { status, body: done.body, memory: 'kept', ignored: [] };
  }

  /** Whether an operation is one whose writes are kept, or that shows what writes keep. */
  isKept(shape: Shape): boolean {
    const id = shape.operation.operationId;
    const known = this.#kept.get(id);
    if (known !== undefined) return known;
    const isKept = shape.operation.reads
      ? [...this.shapes.values()].some((write) => this.isSeen(write, shape))
      : this.#writes.kindOf(shape) !== 'none';
    this.#kept.set(id, isKept);
    return isKept;
  }

  /** Who has this Id, as the examples call them. */
  nameOf = (userId: number): string => String(this.#facts.of('user', [userId], 'FullName'));

  requiredRows = requiredRows;

  /** Query parameters that are not obeyed, here or in the list of which the answer tells a row. */
  unknownQueries(shape: Shape): string[] {
    const own = unknownQueries(this.contract, shape);
    const [beside] = listsBeside(this.contract, this.#responses, shape);
    if (!beside) return own;
    const nameIn = (unknown: string) => unknown.split(' ')[0];
    return unknownQueries(this.contract, beside.list).filter((one) => own.some((name) => nameIn(name) === nameIn(one)));
  }

  /** Does a read show what a write changes? */
  isSeen(write: Shape, read: Shape): boolean {
    return read.operation.method === 'get' && this.#writes.isSeenBy(write, read);
  }

  /** What becomes of each operation, by its name; worked out once, since it is of the contract. */
  reachOfAll(): Record<string, OperationReach> {
    this.#reach ??= this.#workOutReach();
    return this.#reach;
  }

  #workOutReach(): Record<string, OperationReach> {
    const all = [...this.shapes.values()];
    const idOf = ({ operation }: Shape) => operation.operationId;
    return Object.fromEntries(
      all.map((shape) => {
        const { reads } = shape.operation;
        const others = all.filter((other) => other.operation.reads !== reads);
        const isShown = (other: Shape) => (reads ? this.isSeen(other, shape) : this.isSeen(shape, other));
        const isMeant = (other: Shape) =>
          reads ? other.invalidates.includes(idOf(shape)) : shape.invalidates.includes(idOf(other));
        const shown = others.filter(isShown).map(idOf);
        const missing = others.filter((other) => isMeant(other) && !isShown(other)).map(idOf);
        return [idOf(shape), { shown, missing, ignored: reads ? this.unknownQueries(shape) : [] }];
      }),
    );
  }
}

const keyed = ({ operation }: Shape, params: Params, { Id }: Caller, { query, body, key }: Asked): KeyedCall => ({
  ...{ userId: Id, operationId: operation.operationId, key },
  content: [params, [...query], body],
});

/** A file that is only read makes nothing, so that it is read again. */
const isFile = ({ response }: Shape): boolean =>
  response.media.length > 0 && response.media.every(({ type }) => type !== 'application/json');

/** The person whose day the examples tell of, for those that are about the caller. */
const usualUser = (shapes: Map<string, Shape>): number =>
  Number((shapes.get('readCurrentUser')?.examples[0] as { Id?: number } | undefined)?.Id);

const unauthenticated: Refusal = {
  status: 401,
  code: 'unauthenticated',
  detail: 'The access token is missing or no longer valid.',
};
const notAUser: Refusal = { status: 403, code: 'forbidden', detail: 'This account belongs to no active user.' };
const forbidden: Refusal = { status: 403, code: 'forbidden', detail: 'You do not have the required permissions.' };
const notFound: Refusal = { status: 404, code: 'not-found', detail: 'The requested resource was not found.' };

/** A problem document as the contract's own example has it, with the words of this refusal. */
function refused({ operation }: Shape, refusal: Refusal): Answer {
  const { status, code, detail, errors, members, isExample } = refusal;
  const examples = Object.values(operation.responses.get(status)?.media[0]?.examples ?? {}) as Record<
    string,
    unknown
  >[];
  const like = examples.find((one) => one.code === code) ?? { type: 'about:blank', title: 'Refused', status };
  const { errors: _, ...example } = like;
  const body = { ...example, detail, code, ...(errors && { errors }), ...members };
  return { status, body, memory: isExample ? 'example' : 'kept', ignored: [] };
}
