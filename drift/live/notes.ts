/** What a run says of itself in the end: what kept it waiting, what only ever refused. */
import type { Contract, Operation } from '../core/contract.ts';
import { deprecatedLines } from '../core/deprecated.ts';
import { type CheckId, type Finding, neverServed as notBuilt } from '../core/finding.ts';
import { linksOf } from '../core/links.ts';
import type { Schemas } from '../core/schemas.ts';
import { needsToken } from './generic/probe.ts';
import { marksOf } from './marks.ts';
import type { Run } from './run.ts';
import type { Selection } from './selection.ts';

/** Whether a response with a success was judged. */
export const served = ({ statuses }: Pick<Run, 'statuses'>, operationId: string) =>
  [...(statuses.get(operationId) ?? [])].some((status) => status < 300);

/**
 * Operations that answered, but no request that should succeed, with the reason: the mode sends
 * none, or none succeeded.
 */
export function refusalsOnly(
  statuses: Run['statuses'],
  operations: Operation[],
  { requested = operations, mode }: { requested?: Operation[]; mode?: Run['options']['mode'] } = {},
): Map<string, string> {
  const isShown = ({ operationId }: Operation) => [...(statuses.get(operationId) ?? [])].some((status) => status < 400);
  return new Map(
    operations
      .filter(({ operationId }) => statuses.has(operationId))
      .flatMap((operation): [string, string][] => {
        if (!requested.includes(operation))
          return [[operation.operationId, `--mode ${mode} sends only what is to be refused`]];
        return isShown(operation) ? [] : [[operation.operationId, 'no answer was a success']];
      }),
  );
}

/**
 * Operations that only ever refused: their responses were never judged. Those that are told as not
 * there are left out.
 */
export function neverServed({ statuses, skipped }: Run, requested: Operation[], findings: Finding[] = []): string[] {
  const refusals = new Set([401, 403, 404]);
  const absent = new Set(absentIn(findings));
  const only = requested.filter(({ operationId }) => {
    const seen = [...(statuses.get(operationId) ?? [])];
    return (
      !absent.has(operationId) &&
      !skipped.has(operationId) &&
      seen.length > 0 &&
      seen.every((status) => refusals.has(status))
    );
  });
  if (only.length === 0) return [];
  const names = (list: Operation[]) => list.map(({ operationId }) => operationId).join(', ');
  const missing = only.filter(({ operationId }) => statuses.get(operationId)?.has(404));
  const hint = missing.length > 0 ? ` (if they are not built yet: notYet: [${names(missing)}])` : '';
  return [`only ever refused (401, 403, 404), so never judged: ${names(only)}${hint}`];
}

/**
 * Operations that were named one by one and were not exercised: a run that was asked for them
 * alone must not end as if they were right.
 */
export function notExercised(
  run: Pick<Run, 'statuses' | 'skipped'>,
  requested: Operation[],
  { only }: Pick<Selection, 'only'>,
  findings: Finding[],
): string[] {
  const judged = new Set(findings.map(({ operationId }) => operationId));
  const left = requested.filter(
    ({ operationId, isOptional }) =>
      only.includes(operationId) && !isOptional && !served(run, operationId) && !judged.has(operationId),
  );
  return left.map(
    ({ operationId }) =>
      `${operationId} was not exercised: ${run.skipped.get(operationId) ?? 'it never answered with a success'}`,
  );
}

/**
 * Where the contract declares who is refused and nobody was: no role may less, or nothing says
 * which one does.
 * @param findings those that tell an operation as not there, or as open
 * @param isOurs it is our own contract, which says who may
 */
export function accessLines(
  run: Run,
  chosen: Operation[],
  { findings, isOurs }: { findings: Finding[]; isOurs: boolean },
): string[] {
  const { statuses, performed, contract, roles } = run;
  const absent = new Set(absentIn(findings));
  const operations = chosen.filter(({ operationId }) => !absent.has(operationId));
  const came = (operationId: string, ...wanted: number[]) =>
    wanted.some((status) => statuses.get(operationId)?.has(status));
  const isAsked = ({ operationId, responses }: Operation, check: CheckId, status: number) =>
    responses.has(status) && performed.get(operationId)?.has(check) === true;
  const forbidden = operations.filter(
    ({ responses, operationId }) =>
      responses.has(403) && statuses.has(operationId) && !performed.get(operationId)?.has('permission.missing'),
  );
  const isAnyForbidden = forbidden.some(({ operationId }) => came(operationId, 403));
  const told = new Set(findings.flatMap((one) => (one.check === 'auth.missing' ? [one.operationId] : [])));
  const open = operations.filter(
    (one) =>
      !told.has(one.operationId) &&
      isAsked(one, 'auth.missing', 401) &&
      needsToken(contract, one) &&
      !came(one.operationId, 401, 403),
  );
  return [
    ...(forbidden.length > 0 && !isAnyForbidden
      ? [`403 is declared and never came, so who may not was not tried: ${few(forbidden)}; ${advice(roles, isOurs)}`]
      : []),
    ...(open.length > 0 ? [`asked without a token, and never answered 401: ${few(open)}`] : []),
  ];
}

/** Where writes were done and the conflict that the contract declares of them was never seen. */
export function conflictLines(
  { statuses, options }: Pick<Run, 'statuses' | 'options'>,
  operations: Operation[],
  findings: Finding[],
): string[] {
  if (options.mode === 'read' || options.level === 'shape') return [];
  const told = new Set(findings.flatMap((one) => (one.check === 'write.conflict-missed' ? [one.operationId] : [])));
  const open = operations.filter(
    ({ operationId, responses, reads }) =>
      !reads &&
      responses.has(409) &&
      served({ statuses }, operationId) &&
      !statuses.get(operationId)?.has(409) &&
      !told.has(operationId),
  );
  return open.length > 0 ? [`409 is declared and never came, so no conflict was judged: ${few(open)}`] : [];
}

/** Of several roles one may well be refused: then it is not known which one has to be. */
function advice(roles: Run['roles'], isOurs: boolean): string {
  const names = roles.filter(({ token }) => token !== '').map(({ name }) => name);
  if (names.length > 1 && !isOurs) return `name under \`api.access\` which of ${names.join(', ')} may what`;
  return `give a role that may less (--role)${isOurs ? '' : ', and say who may under `api.access` where the contract does not'}`;
}

const fewNames = 3;

function few(operations: Operation[]): string {
  const names = operations.map(({ operationId }) => operationId);
  const more = names.length > fewNames ? ` and ${names.length - fewNames} more` : '';
  return `${names.slice(0, fewNames).join(', ')}${more}`;
}

/** How to leave out what is not built yet. */
export function missingLines(findings: Finding[]): string[] {
  const names = absentIn(findings);
  if (names.length === 0) return [];
  return [`not built yet? Add to contract.config.yaml what is not: notYet: [${names.join(', ')}]`];
}

/** Operations that are told as not there, or as perhaps not. */
export const absentIn = (findings: Finding[]): string[] => {
  const absent = findings.filter(
    ({ check, message }) => check === 'route.missing' || check === 'method.missing' || message.endsWith(notBuilt),
  );
  return [...new Set(absent.map(({ operationId }) => operationId))];
};

/** Links of the contract that nothing can follow. */
export const brokenLinkLines = (contract: Contract): string[] =>
  linksOf(contract).broken.map((reason) => `a link of the contract cannot be followed: ${reason}`);

/** What the run says of the contract itself, and of what it declares and nothing showed. */
export const contractLines = (run: Run, operations: Operation[], findings: Finding[]): string[] => [
  ...brokenLinkLines(run.contract),
  ...deprecationLines(run, operations),
  ...conflictLines(run, operations, findings),
];

/** Schemas of the contract that no value can be held against. */
export const notReadLines = ({ notUnderstood }: Pick<Schemas, 'notUnderstood'>): string[] =>
  [...notUnderstood].map(
    ([pointer, reason]) => `a schema could not be read, so nothing was held against it: ${pointer}: ${reason}`,
  );

/** What the contract calls deprecated, and what the API alone does. */
export function deprecationLines(run: Run, operations: Operation[]): string[] {
  const { deprecated } = marksOf(run);
  const names = operations
    .filter(({ operationId, node }) => deprecated.has(operationId) && node.deprecated !== true)
    .map(({ operationId }) => operationId);
  return [
    ...deprecatedLines(run.contract, operations),
    ...(names.length > 0
      ? [`deprecated by the API (header Deprecation or Sunset), and not in the contract: ${names.join(', ')}`]
      : []),
  ];
}

/** What gave no answer in time is not judged: a slow machine is no drift, but no pass either. */
export function lateLines(run: Run, operations: Operation[], timeout: number): string[] {
  const { late } = marksOf(run);
  const names = operations.flatMap(({ operationId }) => {
    const times = late.get(operationId);
    if (times === undefined) return [];
    if (!run.statuses.has(operationId)) run.skipped.set(operationId, `no answer within ${timeout} s`);
    return [`${operationId} ${times === 1 ? 'once' : `${times} times`}`];
  });
  return names.length > 0
    ? [`no answer within ${timeout} s (--timeout SECONDS waits longer): ${names.join(', ')}`]
    : [];
}

/** Says where 429 kept the run waiting, and what it kept it from; that is no drift. */
export function limits(run: Run, operations: Operation[], patience = 120): string[] {
  const waited = Math.round(run.target.waited());
  const names = operations.flatMap(({ operationId }) => (marksOf(run).limited.has(operationId) ? [operationId] : []));
  for (const name of names) if (!served(run, name)) run.skipped.set(name, 'rate limited');
  const part = names.filter((name) => served(run, name));
  return [
    ...(waited > 0
      ? [`the API limits its callers (429): waited ${waited} s; see --rate and docs/drift/reference.md`]
      : []),
    ...(names.length > 0
      ? [`rate limited: 429 for more than ${patience} s (--patience), or longer than that to wait: ${names.join(', ')}`]
      : []),
    ...(part.length > 0 ? [`of these, checked in part only: ${part.join(', ')}`] : []),
  ];
}
