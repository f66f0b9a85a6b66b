/** A right body of a change that is refused. */
import type { Operation } from '../../core/contract.ts';
import { show } from '../../core/finding.ts';
import { report } from '../run.ts';
import { currentOf, versionIn } from './current.ts';
import type { Row } from './lists.ts';
import { isSuccess, type Probe, roleFor, send } from './probe.ts';
import type { Own } from './records.ts';
import { extrasOf } from './requests.ts';
import { requestSchema, requiredIn } from './schema.ts';
import { withMember } from './variations.ts';

export const requiredMembers = (probe: Probe, operation: Operation): Set<string> => {
  const schema = requestSchema(operation);
  return schema ? requiredIn(probe.contract, schema) : new Set();
};

/**
 * Whether a right body is refused as input; told then of the member without which it is accepted,
 * since each variation of that body would be refused as well.
 */
export async function isRejected(probe: Probe, operation: Operation, own: Own, right: Row): Promise<boolean> {
  const as = roleFor(probe, operation);
  if (!as) return false;
  const sent = async (json: Row) => {
    const current = await currentOf(probe, own);
    const version = current && versionIn(probe, operation, current);
    const body = { ...json, ...version };
    return send(probe, operation, { as, params: own.params, json: body, ...extrasOf(probe, operation, current?.etag) });
  };
  const whole = await sent(right);
  if (!whole || ![400, 422].includes(whole.exchange.status)) return false;
  const needs = requiredMembers(probe, operation);
  const { exchange } = whole;
  let culprit: string | undefined;
  for (const name of Object.keys(right).filter((one) => !needs.has(one))) {
    const result = await sent(withMember(right, name, undefined));
    if (!result || !isSuccess(result)) continue;
    culprit = name;
    break;
  }
  const what = culprit === undefined ? 'a body' : `${culprit}: ${show(right[culprit])}`;
  report(probe.run, operation, {
    check: 'request.valid-rejected',
    place: culprit === undefined ? '' : `/${culprit}`,
    message: `${what} is right by the schema, got ${exchange.status}`,
    exchange,
    seen: culprit === undefined ? right : right[culprit],
  });
  return true;
}
