/** Members that only the server writes: a body that has them is refused, or they are not taken. */
import type { Operation } from '../../core/contract.ts';
import { show } from '../../core/finding.ts';
import { performed, report } from '../run.ts';
import { changeBody } from './changes.ts';
import { isSame } from './compare.ts';
import { currentOf } from './current.ts';
import type { Row } from './lists.ts';
import { isAllowed, isSuccess, type Probe, roleFor, send } from './probe.ts';
import { bodyMaker, isMakeable, keptOf, make, optionsFor, ownOf, parentsOf, readOwn } from './records.ts';
import { extrasOf } from './requests.ts';
import { type Resource, recordIn } from './resources.ts';
import { sampleOf } from './sample.ts';
import { facetsOf, isReadOnly, membersIn, requestSchema, typesIn } from './schema.ts';

/** Values of the read-only members of a body that no server gives by itself. */
function foreign(probe: Probe, operation: Operation, but: string | undefined): Row {
  const { contract } = probe;
  const found: Row = {};
  for (const [name, pointer] of membersIn(contract, requestSchema(operation) ?? '')) {
    const { enum: choices, format } = facetsOf(contract, pointer);
    const [type = ''] = typesIn(contract, pointer);
    if (!isReadOnly(contract, pointer) || name === but || choices !== undefined) continue;
    if (type === 'integer' || type === 'number') found[name] = 7_654_321;
    else if (format === 'date-time') found[name] = '2001-02-03T04:05:06Z';
    else if (type === 'string') found[name] = sampleOf(contract, pointer, optionsFor(probe), name);
  }
  return found;
}

/** Creates and changes a record with values for what is read-only. */
export async function checkReadOnly(probe: Probe, resource: Resource): Promise<void> {
  if (!isMakeable(probe, resource)) return;
  await createWith(probe, resource);
  for (const operation of [resource.replace, resource.patch])
    if (isAllowed(probe, operation)) await changeWith(probe, resource, operation);
}

async function createWith(probe: Probe, resource: Resource): Promise<void> {
  const { create, schema } = resource;
  const as = create && roleFor(probe, create);
  const params = await parentsOf(probe, resource);
  const given = create ? foreign(probe, create, undefined) : {};
  if (!create || !as || !params || resource.createsByPut || Object.keys(given).length === 0) return;
  const right = (await bodyMaker(probe, resource, create)).body(keptOf(probe).kind.get(resource) ?? 'full');
  const sent = { ...right, ...given };
  const result = await send(probe, create, { as, params, json: sent, ...extrasOf(probe, create) });
  if (!result || !isSuccess(result)) return;
  const own = await ownOf(probe, resource, { params, as, sent, created: result });
  taken(probe, create, given, own?.record, schema);
}

async function changeWith(probe: Probe, resource: Resource, operation: Operation): Promise<void> {
  const as = roleFor(probe, operation);
  // An id of its own would lead the record to another address.
  const given = foreign(probe, operation, resource.idMember);
  const own = Object.keys(given).length > 0 ? await make(probe, resource) : undefined;
  if (!as || !own) return;
  const current = await currentOf(probe, own);
  const right = await changeBody(probe, operation, own, current);
  const json = { ...right, ...given };
  const result = await send(probe, operation, {
    as,
    params: own.params,
    json,
    ...extrasOf(probe, operation, current?.etag),
  });
  if (!result || !isSuccess(result)) return;
  const record = (await readOwn(probe, own))?.record ?? recordIn(resource, result.body);
  taken(probe, operation, given, record, resource.schema);
}

function taken(
  probe: Probe,
  operation: Operation,
  given: Row,
  record: Row | undefined,
  schema: string | undefined,
): void {
  performed(probe.run, operation.operationId, 'request.invalid-accepted');
  const members = schema === undefined ? new Map<string, string>() : membersIn(probe.contract, schema);
  for (const [name, value] of Object.entries(given)) {
    if (!record || !isSame(probe.contract, members.get(name), value, record[name])) continue;
    report(probe.run, operation, {
      check: 'request.invalid-accepted',
      place: `/${name}`,
      message: `${name} is read-only, and ${show(value)} was taken from the body`,
      ...(members.get(name) !== undefined && { contract: members.get(name) ?? '' }),
    });
  }
}
