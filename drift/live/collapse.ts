/**
 * Many findings with one cause as one: an operation that returns 404 for everything is not there.
 */
import type { Operation } from '../core/contract.ts';
import { checks, type Finding, neverServed } from '../core/finding.ts';

/** Statuses that do not show whether the operation exists. */
const anywhere = new Set([401, 403, 404, 405, 501]);
const isAnywhere = (status: number) => anywhere.has(status);

/** What had to be served: by our own reads and writes, or a row of the API's own list. */
const served = /^(wanted 2\d\d\b|no body that the schema allows was accepted: )/;

/**
 * A 404 where the API's own ids, or a body that is right, had to be served; that the contract has
 * not, for an address without ids; or without a token, where nothing but 404 was ever returned.
 */
const isProof = ({ status, check, message, path }: Finding, seen: number[]): boolean =>
  status === 404 &&
  (check === 'route.missing' ||
    check === 'request.valid-rejected' ||
    (check === 'status.undocumented' && !path.includes('{')) ||
    (check === 'auth.missing' && seen.every((one) => one === 404)) ||
    (check === 'create.not-readable' && message.includes('for a row of its list')) ||
    (check === 'status.unexpected' && served.test(message)));

/**
 * Of ids that nobody has it cannot be told: they may be unknown, or the operation not there. The
 * page of a server that has no such address is not written as the contract has it either.
 */
const perhapsMissing = (finding: Finding): Finding =>
  (finding.check === 'status.undocumented' || finding.check === 'media.undocumented') && finding.status === 404
    ? { ...finding, message: `${finding.message}; ${neverServed}` }
    : finding;

/**
 * The findings, those of an operation that only ever returned 404 put together in one of
 * `route.missing`; none where the contract says that a backend may do without it (`x-optional`).
 */
export function collapsed(
  findings: Finding[],
  operations: Map<string, Operation>,
  statuses: Map<string, Set<number>>,
): Finding[] {
  return [...Map.groupBy(findings, ({ operationId }) => operationId)].flatMap(([operationId, own]) => {
    const seen = [...(statuses.get(operationId) ?? [])];
    const operation = operations.get(operationId);
    // what a backend may do without is not offered, where its method is refused at every try
    if (operation?.isOptional && own.some(({ check }) => check === 'method.missing') && seen.every(isAnywhere))
      return [];
    const proof = own.find(({ check }) => check === 'route.missing') ?? own.find((one) => isProof(one, seen));
    if (!operation || !seen.every(isAnywhere)) return own;
    if (!proof || !isProof(proof, seen)) return own.map(perhapsMissing);
    const { check: _, ...rest } = proof;
    const missing: Finding = {
      ...rest,
      check: 'route.missing',
      severity: checks['route.missing'],
      place: '',
      contract: operation.pointer,
      message:
        proof.check === 'route.missing'
          ? proof.message
          : 'answers 404 to all that was asked, also for what the API itself lists or takes: nothing seems to be mounted here',
    };
    if (operation.isOptional) return [];
    return [missing, ...own.filter(({ status }) => status !== 404 && status !== 405 && status !== 501)];
  });
}
