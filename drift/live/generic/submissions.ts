/**
 * Bodies that are posted where no record of them can be read again: sign-ups, tokens, orders of
 * another service. Their answers are judged, wrong bodies refused.
 */
import type { Operation } from '../../core/contract.ts';
import { type CallResult, performed, type RequestInput, report } from '../run.ts';
import { refuseStrangers } from './access.ts';
import { ownTarget } from './actions.ts';
import { isRow, type Row } from './lists.ts';
import { plain } from './names.ts';
import {
  inputRefusals,
  isAllowed,
  isChosen,
  isSuccess,
  mustRefuse,
  needsToken,
  type Probe,
  roleFor,
  send,
} from './probe.ts';
import { optionsFor } from './records.ts';
import { extrasOf } from './requests.ts';
import { sampleOf } from './sample.ts';
import { facetsOf, isReadOnly, isWriteOnly, membersIn, requestSchema } from './schema.ts';
import { faultsOf, withMember, wrongBodies } from './variations.ts';

/** Only where the data may be lost: what is made cannot be found again. */
export async function checkSubmissions(probe: Probe): Promise<void> {
  if (probe.run.options.mode !== 'all') return;
  const created = new Set(probe.resources.map(({ create }) => create));
  for (const operation of probe.contract.operations.values()) {
    const isSubmission = operation.method === 'post' && !operation.reads && requestSchema(operation) !== undefined;
    if (!isSubmission || created.has(operation) || !isAllowed(probe, operation) || !isChosen(probe, operation))
      continue;
    const as = roleFor(probe, operation);
    const target = operation.path.includes('{') ? await ownTarget(probe, operation) : as && { as, params: {} };
    if (target) await submit(probe, operation, { ...target, ...extrasOf(probe, operation) });
  }
}

async function submit(probe: Probe, operation: Operation, base: RequestInput): Promise<void> {
  for (const schema of alternatives(probe, requestSchema(operation) ?? '')) {
    const json = bodyFor(probe, schema);
    if (!json) continue;
    if (isSignIn(probe, operation, json)) {
      await refuseNobody(probe, operation, base, json);
      continue;
    }
    await refuseStrangers(probe, operation, { ...base, json });
    const result = await send(probe, operation, { ...base, json });
    if (!result || !isSuccess(result)) continue;
    secretsIn(probe, operation, result, schema);
    await twice(probe, operation, base, json);
    await refuseWrong(probe, operation, base, { schema, json });
  }
}

/** Each of the schemas that a body may have. */
function alternatives({ contract }: Probe, schema: string): string[] {
  const { node, pointer } = contract.at(schema);
  const key = ['oneOf', 'anyOf'].find((one) => Array.isArray(node[one]));
  return key === undefined ? [schema] : (node[key] as unknown[]).map((_, index) => `${pointer}/${key}/${index}`);
}

function bodyFor(probe: Probe, schema: string): Row | undefined {
  const { contract, run } = probe;
  const isRight = (value: unknown): value is Row =>
    isRow(value) && faultsOf(contract, run.schemas, schema, value).length === 0;
  const options = optionsFor(probe);
  return [sampleOf(contract, schema, options), sampleOf(contract, schema, { ...options, isBare: true })]
    .filter(isRow)
    .map((made) => Object.fromEntries(Object.entries(made).filter(([name]) => !isReadOnlyIn(probe, schema, name))))
    .find(isRight);
}

const isReadOnlyIn = ({ contract }: Probe, schema: string, name: string): boolean => {
  const pointer = membersIn(contract, schema).get(name);
  return pointer !== undefined && isReadOnly(contract, pointer);
};

const secret = /^(password|passwd|passphrase|secret|pin)$/;
const identities = ['email', 'emailaddress', 'username', 'login', 'user'];
const holds = (json: Row, isName: (name: string) => boolean): boolean =>
  Object.keys(json).some((name) => isName(plain(name)));

/** A name and a password are sent for a token, by somebody who has none. */
function isSignIn(probe: Probe, operation: Operation, json: Row): boolean {
  const words = `${operation.operationId} ${operation.path}`;
  return (
    operation.responses.has(401) &&
    !needsToken(probe.contract, operation) &&
    holds(json, (name) => secret.test(name)) &&
    /token|log-?_?in|sign-?_?in|session|authenticat/i.test(words) &&
    !/sign-?_?up|regist|reset|forgot/i.test(words)
  );
}

/** A name and a password that nobody has let nobody in. */
async function refuseNobody(probe: Probe, operation: Operation, base: RequestInput, json: Row): Promise<void> {
  performed(probe.run, operation.operationId, 'auth.missing');
  // The wrong password of a user whom the contract names as an example.
  const known = Object.fromEntries(
    Object.entries(exampleOf(probe, operation)).map(([name, value]) => [
      name,
      secret.test(plain(name)) ? json[name] : value,
    ]),
  );
  for (const [sent, who] of [
    [json, 'with a name and a password that nobody has'],
    ...(Object.keys(known).length > 0 ? [[{ ...json, ...known }, 'with a wrong password'] as const] : []),
  ] as const) {
    const result = await send(probe, operation, { ...base, as: null, json: sent });
    if (!result || !isSuccess(result)) continue;
    report(probe.run, operation, {
      check: 'auth.missing',
      place: 'credentials',
      message: `wanted 401 ${who}, got ${result.exchange.status}`,
      exchange: result.exchange,
      seen: result.exchange.status,
    });
    return;
  }
}

/** What the contract gives as examples of the members that say who it is. */
function exampleOf({ contract }: Probe, operation: Operation): Row {
  return Object.fromEntries(
    [...membersIn(contract, requestSchema(operation) ?? '')].flatMap(([name, pointer]) => {
      const { example, examples } = facetsOf(contract, pointer);
      const value = example ?? (Array.isArray(examples) ? examples[0] : undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** What is only written, a password say, is in no answer. */
function secretsIn(probe: Probe, operation: Operation, { body, exchange }: CallResult, schema: string): void {
  if (!isRow(body)) return;
  const rows = [body, ...Object.values(body).filter(isRow)];
  for (const [name, pointer] of membersIn(probe.contract, schema))
    if (isWriteOnly(probe.contract, pointer) && rows.some((row) => name in row))
      report(probe.run, operation, {
        check: 'body.schema',
        place: `/${name}`,
        message: `${name} is only written, and was returned`,
        exchange,
        contract: pointer,
      });
}

/** One name or address has one account, where the contract has a status for a conflict. */
async function twice(probe: Probe, operation: Operation, base: RequestInput, json: Row): Promise<void> {
  const isAccount = holds(json, (name) => secret.test(name)) && holds(json, (name) => identities.includes(name));
  if (!isAccount || !operation.responses.has(409)) return;
  performed(probe.run, operation.operationId, 'write.conflict-missed');
  const result = await send(probe, operation, { ...base, json });
  if (!result || result.exchange.status >= 400) return;
  report(probe.run, operation, {
    check: 'write.conflict-missed',
    place: 'duplicate',
    message: `wanted 409 for an account that is there already, got ${result.exchange.status}`,
    exchange: result.exchange,
    seen: result.exchange.status,
  });
}

/** Bodies with one member wrong are refused, where the operation promises to refuse any. */
async function refuseWrong(
  probe: Probe,
  operation: Operation,
  base: RequestInput,
  { schema, json }: { schema: string; json: Row },
): Promise<void> {
  const refused = inputRefusals(operation);
  // What is wrong for one of several schemas may be right for another.
  const isOnly = schema === requestSchema(operation);
  if (refused.length === 0 || probe.run.options.runs === 0 || !isOnly) return;
  for (const { member, value, fault } of wrongBodies(probe.contract, probe.run.schemas, schema, json)) {
    const result = await send(probe, operation, { ...base, json: withMember(json, member, value) });
    const why = `for a body where ${fault.instance || 'the body'} ${fault.message}`;
    mustRefuse(probe, operation, result, refused, { why, place: `/${member}`, contract: fault.contract });
  }
}
