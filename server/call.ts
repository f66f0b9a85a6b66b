/** Types of handlers and their calls, derived from the contract in generated/schema.ts. */
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { OfferedId, OperationId } from '#generated/operations.ts';
import type { operations } from '#generated/schema.ts';
import type { Caller } from './access.ts';
import type { Db } from './db/schema.ts';
import type { AddressedRecord } from './domain/addressed-record.ts';
import type { Downloads } from './downloads.ts';
import type { Turn } from './turns.ts';

/** What every handler may use besides the request. */
export interface Services {
  db: Db;
  /** The present instant; tests set it. */
  now: () => Date;
  /** A parent saved as Not Met decides its children (ADR-155). */
  parentNotMetCascades: boolean;
  /** Does this server send e-mail? */
  mailOffered: boolean;
  /** Does the identity provider say the role of each user? */
  rolesFromProvider: boolean;
  /** Where exports wait to be fetched. */
  downloads: Downloads;
  /** Before each piece of costly work: quick requests go first (server/turns.ts). */
  turn: Turn;
}

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Of<P, In extends string> = P extends { [K in In]?: infer Q }
  ? [Q] extends [undefined]
    ? object
    : NonNullable<Q>
  : object;

/** The contract gives the paging parameters defaults, which the validation fills in. */
type Filled<Q> = Q & Required<Pick<Q, Extract<keyof Q, 'offset' | 'pageSize'>>>;

type Content<T> = T extends { content: infer C } ? C : never;
type Json<C> = C extends { 'application/json': infer B } ? B : never;

/** One call of an operation, validated and allowed. */
export interface Call<Id extends OperationId = OperationId> extends Services {
  /** The caller; id 0 in operations without a bearer. */
  caller: Caller;
  /** The record that the address names; it exists. */
  record: AddressedRecord;
  params: Of<Parameters<Id>, 'path'>;
  query: Filled<Of<Parameters<Id>, 'query'>>;
  body: operations[Id] extends { requestBody: infer B } ? Json<Content<B>> : undefined;
  request: FastifyRequest;
}

type Success<R> = Extract<keyof R, 200 | 201 | 204>;
type Body<R> =
  Content<R> extends never ? undefined : Content<R> extends { 'application/json': infer B } ? B : Uint8Array | Readable;

/**
 * A success of the contract; a very large body is JSON text, a file bytes or a stream of them.
 * Refusals are thrown as Problem.
 */
export type Answer<Id extends OperationId> = {
  [S in Success<operations[Id]['responses']>]: Body<operations[Id]['responses'][S]> extends undefined
    ? { status: S; body?: undefined; headers?: Record<string, string> }
    : { status: S; body: Body<operations[Id]['responses'][S]> | Uint8Array; headers?: Record<string, string> };
}[Success<operations[Id]['responses']>];

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;
/** Of every operation but those that the contract marks `x-not-yet`. */
export type Handlers = { [Id in OfferedId]: Handler<Id> };

/** 200 with a body that is JSON text already. */
export const okJson = (body: Uint8Array) =>
  ({ status: 200, body, headers: { 'content-type': 'application/json; charset=utf-8' } }) as const;

/** 200 with a body. */
export const ok = <B>(body: B): { status: 200; body: B } => ({ status: 200, body });

/** 201 with the created record. */
export const created = <B>(body: B): { status: 201; body: B } => ({ status: 201, body });

/** 204. */
export const noContent = { status: 204 } as const;
