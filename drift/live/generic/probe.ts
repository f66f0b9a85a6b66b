/** What the generic checks of one run share, and how they ask. */
import { type Contract, declaredFor, type Operation } from '../../core/contract.ts';
import type { CheckId } from '../../core/finding.ts';
import { type CallResult, performed, type RequestInput, type Role, type Run, report, sendRequest } from '../run.ts';
import { isNamed } from '../selection.ts';
import { isOfCaller } from './names.ts';
import type { Resource } from './resources.ts';
import { successesOf } from './schema.ts';
import type { ApiSettings } from './settings.ts';

export type Params = Record<string, string | number>;

export interface Probe {
  run: Run;
  contract: Contract;
  api: ApiSettings;
  resources: Resource[];
  /** Removes what was made, last to first. */
  cleanup: (() => Promise<unknown>)[];
  /** Counts the bodies that were made, so that no two are alike. */
  turn: number;
}

/** Every status, so that the response is judged by what was sent. */
export const any = Array.from({ length: 500 }, (_, index) => index + 100);

export const isSuccess = ({ exchange }: CallResult): boolean => exchange.status >= 200 && exchange.status < 300;

/** Sends without an expectation of its own; the response is judged against the contract. */
export async function send(
  probe: Probe,
  operation: Operation,
  requested: RequestInput,
  reported?: Parameters<typeof sendRequest>[4],
): Promise<CallResult | undefined> {
  const result = await sendRequest(probe.run, operation.operationId, requested, any, reported);
  if (result?.exchange.status === 403) keepRefused(probe, operation, requested.as);
  return result;
}

/** The statuses of a success that the operation declares. */
export function successStatuses(operation: Operation): number[] {
  const exact = successesOf(operation)
    .map(({ status }) => status)
    .filter(Number.isInteger);
  return exact.length > 0 ? exact : [200, 201, 202, 203, 204, 206];
}

/** Sends what must succeed. @returns undefined where it did not, which is a finding */
export async function must(
  probe: Probe,
  operation: Operation,
  requested: RequestInput,
  reported: { check?: CheckId; why?: string; place?: string } = {},
): Promise<CallResult | undefined> {
  const wanted = [...successStatuses(operation), ...(isPerhaps(probe, operation, requested.as) ? [403] : [])];
  const result = await sendRequest(probe.run, operation.operationId, requested, wanted, reported);
  if (!result?.ok || result.exchange.status !== 403) return result?.ok ? result : undefined;
  const as = nextRole(probe, operation, requested.as);
  return as && must(probe, operation, { ...requested, as }, reported);
}

const needsKeys = ({ needs }: ApiSettings): string[] =>
  needs === undefined ? ['x-permissions', 'x-required-permissions', 'x-scopes', 'x-roles'] : [needs];

/** Whether the operation has a key of its own for what it asks of the caller. */
const saysNeeds = ({ api }: Pick<Probe, 'api'>, { node }: Operation): boolean =>
  needsKeys(api).some((key) => Array.isArray(node[key]));

/** What an operation asks of the caller: alternatives, each a list held wholly. */
export function needsOf({ api, contract }: Pick<Probe, 'api' | 'contract'>, operation: Operation): string[][] {
  for (const key of needsKeys(api)) {
    const said = operation.node[key];
    if (!Array.isArray(said)) continue;
    return said.every((one) => Array.isArray(one)) ? (said as string[][]) : said.map((one) => [String(one)]);
  }
  const alternatives = securityOf(contract, operation);
  const scopes = alternatives.map((one) => Object.values(one).flat().map(String));
  return scopes.length > 0 ? scopes : [[]];
}

type Requirement = Record<string, unknown[]>;

/** The security requirements of an operation; none where it needs no token. */
export function securityOf({ document }: Contract, { node }: Operation): Requirement[] {
  const said = (node.security ?? document.security ?? []) as Requirement[];
  return Array.isArray(said) ? said : [];
}

/** Whether a token is needed: an empty requirement among the alternatives makes it optional. */
export const needsToken = (contract: Contract, operation: Operation): boolean => {
  const all = securityOf(contract, operation);
  return all.length > 0 && all.every((one) => Object.keys(one).length > 0);
};

/** The roles that alone may, where the configuration says so. */
function allowedBy({ access = {} }: ApiSettings, operation: Operation): string[] | undefined {
  const said = Object.entries(access).filter(([name]) => isNamed(name, operation));
  return said.length > 0 ? said.flatMap(([, roles]) => roles) : undefined;
}

/**
 * It is not known of a caller whose permissions are not known, nor where the contract declares a
 * 403 and does not say for whom.
 */
export function mayDo(probe: Probe, operation: Operation, role: Role): 'yes' | 'no' | 'unknown' {
  const allowed = allowedBy(probe.api, operation);
  if (allowed) return allowed.includes(role.name) ? 'yes' : 'no';
  const needs = needsOf(probe, operation);
  if (needs.some((all) => all.length === 0))
    return declaredFor(operation, 403) && !saysNeeds(probe, operation) ? 'unknown' : 'yes';
  if (role.permissions.has(unknownPermissions)) return 'unknown';
  return needs.some((all) => all.every((one) => role.permissions.has(one))) ? 'yes' : 'no';
}

/** Stands in the permissions of a role that are not known. */
export const unknownPermissions = ' unknown';

/** Roles that got 403 where the contract does not say who may: others are asked before them. */
const refusedRoles = new WeakMap<Run['statuses'], Set<Role>>();

/** The first role that may, or for which it is not known. */
export function roleFor(probe: Probe, operation: Operation): Role | undefined {
  const refused = refusedRoles.get(probe.run.statuses);
  const by = (wanted: string) => probe.run.roles.filter((role) => mayDo(probe, operation, role) === wanted);
  const perhaps = by('unknown');
  return by('yes')[0] ?? perhaps.find((role) => !refused?.has(role)) ?? perhaps[0];
}

/** Whether a 403 is as good as a success, since nothing says that this role may. */
export const isPerhaps = (probe: Probe, operation: Operation, as: RequestInput['as']): as is Role =>
  typeof as === 'object' &&
  as !== null &&
  as.token !== '' &&
  declaredFor(operation, 403) !== undefined &&
  mayDo(probe, operation, as) === 'unknown';

function keepRefused(probe: Probe, operation: Operation, as: RequestInput['as']): void {
  if (!isPerhaps(probe, operation, as)) return;
  const refused = refusedRoles.get(probe.run.statuses) ?? new Set();
  refusedRoles.set(probe.run.statuses, refused.add(as));
}

/** Why an operation was not exercised that gave every role a 403. */
export const refusedEveryone = 'every role got 403, and the contract does not say who may';

/** After a 403: a role that may perhaps, where this one may not. */
export function nextRole(probe: Probe, operation: Operation, as: RequestInput['as']): Role | undefined {
  keepRefused(probe, operation, as);
  const next = roleFor(probe, operation);
  if (next && !refusedRoles.get(probe.run.statuses)?.has(next)) return next;
  probe.run.skipped.set(operation.operationId, refusedEveryone);
  return undefined;
}

/** The refusals of this kind that the operation declares; none where it promises none. */
export function refusalsOf({ responses, ranges }: Operation, kinds: number[]): number[] {
  const declared = kinds.filter((status) => responses.has(status));
  if (declared.length > 0) return declared;
  const range = ranges.get('4XX') ?? ranges.get('default');
  return range ? kinds : [];
}

/** What an operation declares for input that is wrong in itself. */
export function inputRefusals(operation: Operation): number[] {
  const usual = refusalsOf(operation, [400, 422]);
  if (usual.length > 0) return usual;
  const others = [...operation.responses.keys()].filter(
    (status) => status >= 400 && status < 500 && ![401, 403, 404, 406, 408, 409, 410, 412, 428, 429].includes(status),
  );
  return others;
}

/** Of statuses that are right those that the operation declares, to be told as the wanted ones. */
export function toldOf(operation: Operation, wanted: number[]): string {
  const declared = wanted.filter((status) => declaredFor(operation, status) !== undefined);
  return (declared.length > 0 ? declared : wanted).join(' or ');
}

/** That something wrong was accepted, or refused in another way than declared. */
export function mustRefuse(
  probe: Probe,
  operation: Operation,
  result: CallResult | undefined,
  wanted: number[],
  {
    check = 'request.invalid-accepted' as CheckId,
    why,
    place = '',
    contract,
  }: { check?: CheckId; why: string; place?: string; contract?: string | undefined },
): void {
  if (!result) return;
  performed(probe.run, operation.operationId, check);
  const { status } = result.exchange;
  if (wanted.includes(status) || status >= 500 || status === 429) return;
  const isAccepted = status < 400;
  report(probe.run, operation, {
    check: isAccepted ? check : 'status.unexpected',
    message: `wanted ${toldOf(operation, wanted)} ${why}, got ${status}`,
    exchange: result.exchange,
    place,
    seen: status,
    ...(contract !== undefined && { contract }),
  });
}

/** The operation that returns the caller, by the configuration or by its path. */
export function whoAmIOf({ contract, api }: Pick<Probe, 'contract' | 'api'>): Operation | undefined {
  if (api.whoAmI !== undefined) return contract.operations.get(api.whoAmI);
  return [...contract.operations.values()].find(({ method, path }) => method === 'get' && isOfCaller(path));
}

/** Why an operation is not sent, with its name; undefined where it may be. */
export function whyNotSent({ run, api }: Pick<Probe, 'run' | 'api'>, operation: Operation): string | undefined {
  const { operationId, safety, node } = operation;
  if (run.options.isNotYet?.(operation)) return `${operationId} is not offered yet`;
  if (run.options.skips?.(operation)) return `--skip names ${operationId}`;
  if ((api.never ?? []).includes(operationId)) return `\`api.never\` of the configuration names ${operationId}`;
  if (node.deprecated === true) return `${operationId} is deprecated`;
  if (safety === 'irreversible' && run.options.mode !== 'all')
    return `${operationId} cannot be undone: --mode all --disposable`;
  return undefined;
}

export const isAllowed = (probe: Probe, operation: Operation | undefined): operation is Operation =>
  operation !== undefined && whyNotSent(probe, operation) === undefined;

/** Whether `--only` and `--skip` leave it in. */
export const isChosen = (probe: Probe, operation: Operation): boolean => probe.run.options.selects?.(operation) ?? true;
