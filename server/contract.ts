/**
 * Mounts every operation of the contract. A request is checked in this order, and the first refusal
 * is the response (ADR-050):
 *
 * 1. 401  no bearer, an invalid one, or one of no active user (403 from logIn for the last)
 *    429  too many requests of this user (server/limits.ts)
 * 2. 400  path, query or headers are invalid
 * 3. 403  the caller's permissions allow it for no record at all
 * 4. 404  the record of the address does not exist
 * 5. 403  the facts about this record do not allow it
 * 6. 400, 413, 415  the body cannot be read
 * 7. 422  the body is invalid: its shape is checked here, its meaning in the handler
 * 8. 409  the state forbids it, in the handler: inactive edition, then stale version, then the rule
 *         of the operation
 *
 * Steps 1 to 5 precede reading the body. Handlers check rights again in their transaction where the
 * record may change. A write with an `Idempotency-Key` runs once (server/idempotency.ts): looked up
 * after the shape of step 7, before the handler. A stored response is returned in spite of steps 4
 * and 5, since the first attempt may have changed the record.
 */
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import { type OperationId, operations } from '#generated/operations.ts';
import { needsFacts } from '#rules/can.ts';
import {
  type Bearers,
  type Caller,
  factsOf,
  findRecord,
  identify,
  requireAllowed,
  requirePermission,
} from './access.ts';
import type { Call, Handlers, Services } from './call.ts';
import type { Db } from './db/schema.ts';
import type { Standby } from './db/standby.ts';
import type { AddressedRecord } from './domain/addressed-record.ts';
import { type Answered, answerOnce, isAnswered } from './idempotency.ts';
import type { Limiter } from './limits.ts';
import { methodsOfHttp } from './odd-requests.ts';
import { lifeOf } from './operation-life.ts';
import { diskFull, documentOf, invalid, malformed, notOffered, Problem } from './problem.ts';
import { recorded } from './recorded-call.ts';
import { responseChecker } from './response-check.ts';
import { readUpload, uploadLimits } from './upload.ts';
import {
  addressReader,
  type Contract,
  type ContractValidation,
  contractValidation,
  fieldError,
  type OperationSpec,
  type ParameterSpec,
  unstorable,
} from './validation.ts';

export interface MountOptions extends Omit<Services, 'turn'> {
  /** Where the contract's addresses begin, '/api/v1'. */
  prefix: string;
  bearers: Bearers;
  handlers: Handlers;
  /** Replaces a response that violates the contract by a 500 with the reason. */
  validateResponses: boolean;
  limit: Limiter;
  /** A copy of the database that may answer operations with `x-standby`. */
  standby?: Standby | undefined;
  /** Whether there is disk space to write. */
  hasSpace: () => boolean;
  /** Another than the product's, in tests of the mount. */
  contract?: Contract | undefined;
}

type AnyHandler = (call: Call) => Promise<Answered>;

/** The results of the hooks that run before the body is read. */
interface Decided {
  caller: Caller;
  record: AddressedRecord;
  params: Record<string, number | string>;
  query: Record<string, unknown>;
  /** The `Idempotency-Key`. */
  key: string | undefined;
  /** The refusal of steps 4 and 5, where a response may be stored under the key. */
  refusal?: Problem;
}

declare module 'fastify' {
  interface FastifyRequest {
    decided: Decided | null;
  }
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
}

const nobody: Caller = { id: 0, fullName: '', email: '', role: -1, permissions: [] };

let contract: Contract | undefined;

/** The whole contract, read once. */
export function readContract(): Contract {
  contract ??= JSON.parse(readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8')) as Contract;
  return contract;
}

/** Registers a route for every operation, and 405 for the other methods of their addresses. */
export function mountContract(app: FastifyInstance, options: MountOptions): void {
  const mounted = options.contract ?? readContract();
  const { paths } = mounted;
  const validation = contractValidation(mounted);
  app.decorateRequest('decided', null);
  for (const [path, item] of Object.entries(paths)) {
    const url = options.prefix + path.replaceAll(/\{(\w+)\}/g, ':$1');
    const shared = item.parameters ?? [];
    const own = methodsOfHttp.filter((method) => item[method.toLowerCase()]);
    for (const method of own) {
      const operation = item[method.toLowerCase()] as OperationSpec;
      const parameters = [...shared, ...(operation.parameters ?? [])].map(validation.resolve);
      mountOperation(app, options, validation, { method, url, operation, parameters });
    }
    const allow = own.join(', ');
    app.route({
      method: methodsOfHttp.filter((method) => !own.includes(method)),
      url,
      handler: async () => {
        throw new Problem(405, 'malformed-request', `Only ${allow} is possible here.`, {}, { allow });
      },
    });
  }
}

interface Mounted {
  method: HTTPMethods;
  url: string;
  operation: OperationSpec;
  parameters: ParameterSpec[];
}

function mountOperation(app: FastifyInstance, options: MountOptions, validation: ContractValidation, mounted: Mounted) {
  const { method, url, operation } = mounted;
  const operationId = operation.operationId as OperationId;
  const { mayLack, announce } = lifeOf(operation);
  const handler = (options.handlers as Partial<Record<OperationId, unknown>>)[operationId] as AnyHandler | undefined;
  if (!handler && !mayLack) throw new Error(`${operationId} has no handler.`);
  const checkBody = bodyChecker(validation, operation);
  const isForm = takesForm(validation, operation);
  const checkResponse = options.validateResponses ? responseChecker(validation, operation) : undefined;

  const route: RouteOptions = {
    method,
    url,
    config: { operationId },
    onRequest: [announce, decider(options, validation, mounted)],
    handler: async (request, reply) => {
      if (!handler) throw notOffered();
      checkBody(request.body);
      if (!operations[operationId].reads && !options.hasSpace()) throw diskFull();
      const { body: sent } = request;
      const decided = request.decided as Decided;
      const { params, query } = decided;
      const content = async () => [params, query, isForm ? (await readUpload(request)).content : sent];
      const work = (db: Db) => {
        if (decided.refusal) throw decided.refusal;
        const call = { ...services(options), turn: request.turn, db, ...decided, body: sent, request };
        return handler(call as unknown as Call);
      };
      const asked = { ...keyed(options, operationId, decided), content };
      const answer =
        (await answerOfStandby(options, request, operationId, work)) ??
        (await recorded(options, { operationId, decided, body: sent }, work, (once) => answerOnce(asked, once)));
      const { status, body, headers = {} } = answer;
      reply.code(status).headers(headers);
      const isFile = body instanceof Uint8Array || body instanceof Readable;
      return isFile || body === undefined ? reply.send(body) : sendJson(reply, body);
    },
    ...(checkResponse && {
      onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
        const fault = checkResponse(reply, payload);
        if (!fault) return payload;
        request.log.error({ operationId, fault }, 'answer off the contract');
        reply.code(500).type('application/problem+json').removeHeader('content-length');
        const problem = new Problem(500, 'internal', `${operationId} broke the contract: ${fault}`);
        return JSON.stringify(documentOf(problem, request));
      },
    }),
  };
  if (isForm) mountForm(app, route);
  else app.route(route);
}

/** Undefined where the primary has to be asked, which is also what follows a failure there. */
async function answerOfStandby(
  { standby }: MountOptions,
  request: FastifyRequest,
  operationId: OperationId,
  work: (db: Db) => Promise<Answered>,
): Promise<Answered | undefined> {
  const { caller, refusal } = request.decided as Decided;
  if (!standby || !operations[operationId].standby || refusal) return undefined;
  const db = await standby.readerFor(caller.id);
  if (!db) return undefined;
  try {
    return await standby.inTime(work(db));
  } catch (error) {
    // a refusal may come of a record that has not arrived there yet
    if (!(error instanceof Problem)) {
      standby.distrust();
      request.log.warn({ operationId, error }, 'the standby has failed');
    }
    return undefined;
  }
}

const services = ({ now, parentNotMetCascades, mailOffered, rolesFromProvider, downloads }: MountOptions) => ({
  now,
  parentNotMetCascades,
  mailOffered,
  rolesFromProvider,
  downloads,
});

function keyed({ db, now }: MountOptions, operationId: OperationId, { caller, key }: Decided) {
  return { db, userId: caller.id, operationId, key, now: now() };
}

const sendJson = (reply: FastifyReply, body: unknown) =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(body));

/** Steps 1 to 5: everything that can be decided without the body. */
function decider(options: MountOptions, validation: ContractValidation, { operation, parameters }: Mounted) {
  const operationId = operation.operationId as OperationId;
  const isOpen = operation.security?.length === 0;
  const readPath = addressReader(validation, parameters, 'path');
  const readQuery = addressReader(validation, parameters, 'query');
  const readHeaders = addressReader(validation, parameters, 'header');

  return async (request: FastifyRequest): Promise<void> => {
    const { db, bearers } = options;
    const caller = isOpen ? nobody : await identify(db, bearers, request.headers.authorization, operationId);
    const path = readPath(request.params as Record<string, unknown>);
    const query = readQuery(request.query as Record<string, unknown>);
    const headers = readHeaders(request.headers);
    const errors = [...path.errors, ...query.errors, ...headers.errors];
    request.decided = {
      caller,
      record: {},
      params: path.values as Decided['params'],
      query: query.values,
      key: headers.values['idempotency-key'] as string | undefined,
    };
    if (!isOpen) await options.limit(request, operationId);
    if (errors.length > 0) throw malformed(errors);
    requirePermission(operationId, caller);
    try {
      await decideRecord(db, operationId, request.decided);
    } catch (error) {
      if (!(error instanceof Problem) || !(await isAnswered(keyed(options, operationId, request.decided)))) throw error;
      request.decided.refusal = error;
    }
  };
}

/** Steps 4 and 5. */
async function decideRecord(db: Db, operationId: OperationId, decided: Decided): Promise<void> {
  const { caller, params } = decided;
  decided.record = await findRecord(db, operationId, params);
  if (!needsFacts(operationId)) return;
  requireAllowed(operationId, [...caller.permissions, ...factsOf(operationId, caller, decided.record, params)]);
}

/** The parser of forms and its hooks stay with the operations that take one. */
function mountForm(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: uploadLimits });
    scope.route(route);
  });
}

const takesForm = ({ resolve }: ContractValidation, { requestBody }: OperationSpec): boolean =>
  requestBody !== undefined && 'multipart/form-data' in resolve(requestBody).content;

function bodyChecker({ check, resolve }: ContractValidation, { requestBody }: OperationSpec) {
  const body = requestBody && resolve(requestBody);
  const schema = body?.content['application/json']?.schema;
  if (!schema) return () => undefined;
  const validate = check(schema);
  return (value: unknown): void => {
    const errors = validate(value ?? null).map((error) => fieldError(error));
    // Only valid bodies are walked: the contract limits their depth.
    if (errors.length === 0) errors.push(...unstorable(value));
    if (errors.length > 0) throw invalid(errors);
  };
}
