/** Who asks, whether the record is there, and whether the person may: 401, 404 and 403. */
import type { Contract } from '../../drift/core/contract.ts';
import type { Source } from '../../drift/live/contexts.ts';
import { select } from '../../drift/live/select.ts';
import type { WorkflowStatus } from '../../generated/enums.ts';
import { notificationFacts, ratingFacts, referenceFacts, viewFacts } from '../../openapi/rules/facts.ts';
import { foldEmail } from '../../openapi/rules/names.ts';
import type { Facts } from './facts.ts';
import type { Responses } from './responses.ts';
import { capital, type Params, type Row, rowsAt, type Shape } from './shapes.ts';

export interface Caller {
  Id: number;
  FullName: string;
  EmailAddress: string;
  Role: number;
  Permissions: string[];
}

const ACTIVE = 1;

/**
 * The person of a token: the account of its e-mail address, with what the example of its role may.
 * A token that names no address is that of the first example; undefined where no active account
 * has it.
 */
export function callerOf(token: string | undefined, who: Shape, facts: Facts): Caller | undefined {
  const examples = who.examples as unknown as Caller[];
  const [usual] = examples;
  const email = emailIn(token);
  if (email === undefined) return usual;
  const id = facts.idsOf('user').find((one) => {
    const address = facts.of('user', [one], 'EmailAddress');
    return typeof address === 'string' && foldEmail(address) === foldEmail(email);
  });
  if (id === undefined || (facts.of('user', [id], 'Status') ?? ACTIVE) !== ACTIVE) return undefined;
  const role = facts.of('user', [id], 'Role');
  const example =
    examples.find((one) => String(one.Id) === id && one.Role === role) ?? examples.find((one) => one.Role === role);
  const own = { Id: Number(id), FullName: String(facts.of('user', [id], 'FullName')), EmailAddress: email };
  return example && { ...example, ...own };
}

function emailIn(token: string | undefined): string | undefined {
  try {
    const payload = token?.split('.')[1] ?? '';
    const { email } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { email?: string };
    return email;
  } catch {
    return undefined;
  }
}

/** May the person do it for some record, whatever the facts about one? */
export const mayAtAll = ({ operation }: Shape, { Permissions }: Caller): boolean =>
  operation.permissions.some((all) => all.every((one) => one.includes(':') || Permissions.includes(one)));

/** May the person do it for this record? */
export function mayHere(shape: Shape, params: Params, caller: Caller, facts: Facts): boolean {
  const held = heldBy(shape, params, caller, facts);
  return shape.operation.permissions.some((all) => all.every((one) => held.includes(one)));
}

/** Permissions of the caller, and the facts about the addressed record. */
export function heldBy({ meanings }: Shape, params: Params, caller: Caller, facts: Facts): string[] {
  const id = (meaning: string) => params[meanings[meaning] ?? ''];
  const pair = [id('edition'), id('country'), id('indicator')];
  const rating = id('rating') ?? facts.of('pair', pair, 'RatingId');
  const of = (attribute: string) => facts.of('rating', [rating], attribute) ?? facts.of('pair', pair, attribute);
  const reference = id('reference');
  const view = id('view');
  return [
    ...caller.Permissions,
    ...ratingFacts(
      {
        WorkflowStatus: (of('Status') ?? 0) as WorkflowStatus,
        ResearchUserId: of('ResearchUserId') as number | null,
        QAUserId: of('QAUserId') as number | null,
      },
      caller.Id,
    ),
    ...(reference === undefined
      ? []
      : referenceFacts({
          referenceEditionId: Number(facts.of('reference', [reference], 'EditionId')),
          currentEditionId: activeEdition(facts),
        })),
    ...(view === undefined ? [] : viewFacts({ IsShared: facts.of('view', [view], 'IsShared') === true })),
    ...notificationFacts({ taggedId: Number(id('tagged')), userId: caller.Id }),
  ];
}

const activeEdition = (facts: Facts): number =>
  Number(facts.idsOf('edition').find((id) => facts.of('edition', [id], 'Status') === ACTIVE));

/** The kind of a record as statements name it. */
const kindOf = (meaning: string) => (meaning === 'libraryIndicator' ? 'library' : meaning);

/** Is each record of the address there? */
export function isThere(contract: Contract, shape: Shape, params: Params, facts: Facts, responses: Responses): boolean {
  return Object.entries(shape.meanings).every(([meaning, name]) => {
    const [kind, value] = [kindOf(meaning), params[name]];
    if (facts.isGone(kind, value)) return false;
    const isNamed = responses.ids.isOf(meaning, value, shape, params, facts.of);
    if (isNamed !== undefined) return isNamed;
    if (value === shape.params[name] || facts.has(kind, value) || isTold(shape, params, meaning, facts)) return true;
    // an id that a new record may have yet: 'new' and 0 of the contract
    if (value === 0) return true;
    const listed = listedIds(contract, shape, name, responses);
    return facts.knowsKind(kind) ? (listed?.includes(value) ?? false) : (listed?.includes(value) ?? true);
  });
}

/** Is it the id that another record of the address tells: the rating of a reference? */
const isTold = ({ meanings }: Shape, params: Params, meaning: string, facts: Facts): boolean =>
  Object.entries(meanings).some(
    ([other, name]) =>
      facts.of(kindOf(other), [params[name]], `${capital(meaning)}Id`) === params[meanings[meaning] ?? ''],
  );

/** The ids that a list tells of, by `x-values-from`; undefined where the contract names no list. */
function listedIds(
  contract: Contract,
  { operation }: Shape,
  name: string,
  responses: Responses,
): unknown[] | undefined {
  const pointer = operation.parameters.find((one) => one.in === 'path' && one.name === name)?.pointer;
  const from = pointer && contract.at(pointer).node['x-values-from'];
  const sources = [from ?? []].flat() as Source[];
  const found = sources.flatMap((source) => {
    const list = responses.shape(source.operation);
    return list ? [select(responses.read(list, list.params, 0), source.pointer).map(({ value }) => value)] : [];
  });
  return found.length > 0 ? found.flat() : undefined;
}

/** Takes out of a response what is another person's. */
export function withoutOthers(shape: Shape, body: unknown, params: Params, caller: Caller, facts: Facts): void {
  const foreign = facts
    .statedIn({ shape, params, body, userId: caller.Id })
    .filter(({ of, statement, place }) => {
      const { Id } = statement.says;
      return of === 'caller' && typeof Id === 'string' && (place.path.at(-1) as Row)[Id] !== caller.Id;
    })
    .map(({ place }) => place.path.at(-1));
  for (const { pointer } of shape.lists) {
    const rows = rowsAt(body, pointer);
    const own = rows.filter((row) => !foreign.includes(row));
    if (own.length === rows.length) continue;
    rows.splice(0, rows.length, ...own);
    const page = body as { Count?: number };
    if (page.Count !== undefined) page.Count = own.length;
  }
}
