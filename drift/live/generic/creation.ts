/**
 * Creations with other right bodies, which are accepted, and with wrong ones, which are refused.
 */
import { show } from '../../core/finding.ts';
import { performed, report } from '../run.ts';
import { hold, isSame } from './compare.ts';
import { inPlace, placeOf } from './placing.ts';
import { inputRefusals, isSuccess, mustRefuse, type Probe, roleFor, send } from './probe.ts';
import { bodyMaker, keptOf, type Own, optionsFor, ownOf, parentsOf, readOwn } from './records.ts';
import { extrasOf } from './requests.ts';
import type { Resource } from './resources.ts';
import { facetsOf, isKey, membersIn, requestSchema } from './schema.ts';
import { rounds, type Variation, variationsOf, withMember, wrongBodies } from './variations.ts';

/** Right bodies of other kinds: many members at once, one by one where that is refused. */
export async function varyCreation(probe: Probe, resource: Resource): Promise<void> {
  const { create } = resource;
  if (!create) return;
  const { schema, body, refer } = await bodyMaker(probe, resource, create);
  const kind = keptOf(probe).kind.get(resource) ?? 'full';
  const right = body(kind);
  if (!right) return;
  const all = variationsOf(probe.contract, probe.run.schemas, schema, right, { ...optionsFor(probe), refer }).filter(
    ({ member }) => !(member === resource.idMember || isKey(member)) || (member in right && !resource.createsByPut),
  );
  for (const round of rounds(all)) {
    const accepted = await tryVariations(probe, resource, round);
    if (accepted || round.length === 1) continue;
    for (const one of round) await tryVariations(probe, resource, [one]);
  }
}

async function tryVariations(probe: Probe, resource: Resource, round: Variation[]): Promise<boolean> {
  const { create } = resource;
  const parents = await parentsOf(probe, resource);
  const params = parents && placeOf(probe, resource, parents);
  const as = create && roleFor(probe, create);
  if (!create || !params || !as) return true;
  const { body } = await bodyMaker(probe, resource, create);
  const right = inPlace(resource, params, body(keptOf(probe).kind.get(resource) ?? 'full') ?? {});
  const sent = round.reduce((made, { member, value }) => withMember(made, member, value), right);
  const result = await send(probe, create, { as, params, json: sent, ...extrasOf(probe, create) });
  performed(probe.run, create.operationId, 'request.valid-rejected');
  if (!result) return true;
  if (!isSuccess(result)) {
    const [only] = round;
    if (round.length === 1 && only && [400, 422].includes(result.exchange.status))
      report(probe.run, create, {
        check: 'request.valid-rejected',
        place: `/${only.member}`,
        message: `${only.member}: ${only.what} is right by the schema, got ${result.exchange.status}`,
        exchange: result.exchange,
        seen: only.value,
      });
    return result.exchange.status >= 500;
  }
  const own = await ownOf(probe, resource, { params, as, sent, created: result });
  if (!own) return true;
  const got = { operation: create, sent, schema: resource.schema, exchange: result.exchange };
  hold(probe, { ...got, where: 'in the answer', got: own.record });
  hold(probe, { ...got, where: 'when it is read', got: (await readOwn(probe, own))?.record });
  defaults(probe, own, round);
  return true;
}

/** What is left out is the default that the contract declares. */
function defaults(probe: Probe, { resource, record, created }: Own, round: Variation[]): void {
  const { create } = resource;
  const schema = create && requestSchema(create);
  if (!create || !schema || !record) return;
  for (const { member } of round.filter((one) => one.value === undefined)) {
    const { default: wanted } = facetsOf(probe.contract, membersIn(probe.contract, schema).get(member) ?? schema);
    if (wanted === undefined || !(member in record) || isSame(probe.contract, undefined, wanted, record[member]))
      continue;
    report(probe.run, create, {
      check: 'write.changed',
      place: `/${member}`,
      message: `${member} left out is ${show(wanted)} by the contract, and became ${show(record[member])}`,
      exchange: created.exchange,
    });
  }
}

/** Bodies with one member wrong are refused, and leave nothing behind. */
export async function refuseCreation(probe: Probe, resource: Resource): Promise<void> {
  const { create } = resource;
  const parents = await parentsOf(probe, resource);
  const params = parents && placeOf(probe, resource, parents);
  const as = create && roleFor(probe, create);
  const refused = create ? inputRefusals(create) : [];
  if (!create || !params || !as || refused.length === 0) return;
  const { schema, body } = await bodyMaker(probe, resource, create);
  const right = body(keptOf(probe).kind.get(resource) ?? 'full');
  if (!right) return;
  for (const { member, value, fault } of wrongBodies(probe.contract, probe.run.schemas, schema, right)) {
    if (resource.createsByPut && member === resource.idMember) continue;
    const sent = withMember(inPlace(resource, params, right), member, value);
    const result = await send(probe, create, { as, params, json: sent, ...extrasOf(probe, create) });
    const why = `for a body where ${fault.instance || 'the body'} ${fault.message}`;
    mustRefuse(probe, create, result, refused, { why, place: `/${member}`, contract: fault.contract });
    if (result && isSuccess(result)) await ownOf(probe, resource, { params, as, sent, created: result });
  }
  const broken = { text: JSON.stringify(right).slice(0, -1), headers: { 'content-type': 'application/json' } };
  for (const [requested, what] of [
    [broken, 'a text that is no JSON'],
    ...(create.body?.required ? [[{}, 'no body'] as const] : []),
  ] as const) {
    const { headers, ...extras } = extrasOf(probe, create);
    const result = await send(probe, create, {
      as,
      params,
      ...extras,
      ...requested,
      headers: { ...headers, ...('headers' in requested ? requested.headers : {}) },
    });
    mustRefuse(probe, create, result, [...new Set([...refused, 400, 415, 422])], { why: `for ${what}`, place: what });
  }
}
