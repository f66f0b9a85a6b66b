/** Authorisation, all of it: who calls, and whether they may act on the record of the address. */
import { EditionStatus } from '#generated/enums.ts';
import type { OperationId } from '#generated/operations.ts';
import { operations } from '#generated/operations.ts';
import { can, canForSome, type Held } from '#rules/can.ts';
import { notificationFacts, type RatingRecord, ratingFacts, referenceFacts, viewFacts } from '#rules/facts.ts';
import type { Db } from './db/schema.ts';
import {
  type AddressedRecord,
  findEdition,
  findEditionCountry,
  findPair,
  findRatingOf,
  findView,
  type Pair,
} from './domain/addressed-record.ts';
import { isImport } from './domain/file-event.ts';
import { type RecognitionOptions, recogniseUser, type SignedInUser } from './identity/recognise-user.ts';
import { forbidden, notFound, unauthenticated, unavailable } from './problem.ts';
import { bearerOf, type TokenVerifier } from './token.ts';
import { subjectDigest } from './watch/request-id.ts';

/** An active user with the permissions of the role in this deployment. */
export type Caller = SignedInUser;

/** How bearers are identified: who verifies tokens, and how a token is bound to an account. */
export interface Bearers {
  verifier: TokenVerifier;
  recognition: Omit<RecognitionOptions, 'readProfile'>;
}

type Params = Record<string, number | string>;

/**
 * Identifies the bearer of a request's token. Rejects with 401; `logIn` rejects with 403 where a
 * valid token belongs to no active user.
 */
export async function identify(
  db: Db,
  { verifier, recognition }: Bearers,
  authorization: string | undefined,
  operationId: OperationId,
): Promise<Caller> {
  const token = bearerOf(authorization);
  if (!token) throw unauthenticated(authorization !== undefined);
  const verdict = await verifier.verify(token);
  if (!verdict.ok) throw (verdict.unavailable ? unavailable() : unauthenticated(true)).because(verdict.reason);
  const readProfile = () => verifier.readProfile(token);
  const recognised = await recogniseUser(db, verdict.identity, { ...recognition, readProfile });
  if (recognised.ok) return recognised.user;
  if (recognised.hasEnded) throw unauthenticated(true).because(recognised.reason);
  const refusal =
    operationId === 'logIn' ? forbidden('This account belongs to no active user.') : unauthenticated(true);
  throw refusal.because(recognised.reason, subjectDigest(verdict.identity));
}

/** Refuses who could not do this for any record. */
export function requirePermission(operationId: OperationId, caller: Caller): void {
  if (!canForSome(operationId, caller.permissions)) throw forbidden();
}

type NamedRecord = NonNullable<(typeof operations)[OperationId]['record']>;
/** The ids that an address holds, by what they are the ids of. */
type Ids = Partial<Record<Exclude<KeysOf<NamedRecord>, 'kind'>, number>>;
type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type Find = (db: Db, ids: Ids) => Promise<AddressedRecord | undefined>;

/** How a record of each kind is found; handlers find what is below it, such as a milestone. */
const finders: Record<NamedRecord['kind'], Find> = {
  edition: (db, { edition = 0 }) => findEdition(db, edition),
  'edition-country': (db, { edition = 0, country = 0 }) =>
    findEditionCountry(db, { editionId: edition, countryId: country }),
  'country-indicator': (db, { edition = 0, country = 0, indicator = 0, rating }) =>
    findPair(db, {
      editionId: edition,
      countryId: country,
      indicatorId: indicator,
      ...(rating && { ratingId: rating }),
    }),
  rating: (db, { edition = 0, rating = 0 }) => findRatingOf(db, { editionId: edition, ratingId: rating }),
  'library-indicator': foundByHandler,
  notification: foundByHandler,
  download: foundByHandler,
  import: (db, { import: id = 0 }) => findImport(db, id),
  'import-check': foundByHandler,
  view: async (db, { view = 0 }) => ({ view: (await findView(db, view)) ?? null }),
  user: async (db, { user = 0 }) =>
    (await db.selectFrom('app_user').select('id').where('id', '=', user).executeTakeFirst()) && {},
};

async function findImport(db: Db, id: number): Promise<AddressedRecord | undefined> {
  return (await isImport(db, id)) ? {} : undefined;
}

async function foundByHandler(): Promise<AddressedRecord> {
  return {};
}

/** The ids in the parameters of a call, by what the contract says that each is the id of. */
function idsOf({ kind: _, ...names }: NamedRecord, params: Params): Ids {
  return Object.fromEntries(Object.entries(names).map(([noun, parameter]) => [noun, params[parameter]]));
}

/** What the address names. Rejects with 404 where it is missing. */
export async function findRecord(db: Db, operationId: OperationId, params: Params): Promise<AddressedRecord> {
  const { record: named } = operations[operationId];
  if (!named) return {};
  const record = await finders[named.kind](db, idsOf(named, params));
  if (!record) throw notFound();
  return record;
}

/** The facts that hold between the caller and the record of the address. */
export function factsOf(operationId: OperationId, caller: Caller, record: AddressedRecord, params: Params): Held[] {
  const { record: named } = operations[operationId];
  const { tagged, reference }: Ids = named ? idsOf(named, params) : {};
  return [
    ...(record.pair ? ratingFacts(ratingRecordOf(record.pair), caller.id) : []),
    ...(reference && record.edition ? factsOfReferenceIn(record.edition) : []),
    ...(tagged ? notificationFacts({ taggedId: tagged, userId: caller.id }) : []),
    ...(record.view === undefined ? [] : factsOfView(record.view, caller.id)),
  ];
}

/** One that is not there is anybody's: deleting it is 204. Another person's own has no facts. */
function factsOfView(view: AddressedRecord['view'], userId: number): Held[] {
  const IsShared = typeof view?.edition_id === 'number';
  return !view || IsShared || view.user_id === userId ? viewFacts({ IsShared }) : [];
}

const ratingRecordOf = (pair: Pick<Pair, 'status' | 'research_user_id' | 'qa_user_id'>): RatingRecord => ({
  WorkflowStatus: pair.status as RatingRecord['WorkflowStatus'],
  ResearchUserId: pair.research_user_id,
  QAUserId: pair.qa_user_id,
});

/** Everything the caller holds towards a rating: permissions and facts. */
export const heldFor = (caller: Caller, pair: Parameters<typeof ratingRecordOf>[0]): Held[] => [
  ...caller.permissions,
  ...ratingFacts(ratingRecordOf(pair), caller.id),
];

/** References are current in the active edition and previous in every other. */
const factsOfReferenceIn = ({ id, status }: { id: number; status: number }): Held[] =>
  referenceFacts({ referenceEditionId: id, currentEditionId: status === EditionStatus.Active ? id : 0 });

/** Everything the caller holds towards the references of a rating; `edition` is the rating's. */
export const heldForReference = (
  caller: Caller,
  pair: Parameters<typeof ratingRecordOf>[0],
  edition: Parameters<typeof factsOfReferenceIn>[0],
): Held[] => [...heldFor(caller, pair), ...factsOfReferenceIn(edition)];

/** Refuses what the contract's `x-permissions` do not allow. `held` is permissions and facts. */
export function requireAllowed(operationId: OperationId, held: Iterable<Held>): void {
  if (!can(operationId, held)) throw forbidden();
}
