/** Records that a PUT makes at the address that the client chooses (RFC 9110, section 9.3.4). */
import type { Operation } from '../../core/contract.ts';
import { countOf } from '../../core/finding.ts';
import { type CallResult, performed, report } from '../run.ts';
import { hold } from './compare.ts';
import type { Row } from './lists.ts';
import { newId } from './placing.ts';
import { isAllowed, isSuccess, type Probe, roleFor, send, successStatuses } from './probe.ts';
import { bodyMaker, keptOf, type Own, ownOf, parentsOf, readOwn } from './records.ts';
import { extrasOf } from './requests.ts';
import { holdsEvery, type Resource } from './resources.ts';
import { allRows } from './rows.ts';

/**
 * Where the contract declares 201 for a PUT: it makes a record where none is, and says so, and
 * replaces it when it is sent again, which makes no second one.
 */
export async function checkUpsert(probe: Probe, resource: Resource): Promise<void> {
  const { replace: put, idMember, idParameter } = resource;
  const parents = await parentsOf(probe, resource);
  const as = put && roleFor(probe, put);
  if (!put?.responses.has(201) || !isAllowed(probe, put) || !put.path.includes(`{${idParameter}}`)) return;
  const id = newId(probe, resource, put);
  if (!as || !parents || id === undefined) return;
  const params = { ...parents, [idParameter]: id };
  const { body } = await bodyMaker(probe, resource, put);
  const bodyOf = (): Row | undefined => {
    const made = body(keptOf(probe).kind.get(resource) ?? 'full');
    return made && (idMember !== undefined && idMember in made ? { ...made, [idMember]: id } : made);
  };
  const ask = async (sent: Row) => send(probe, put, { as, params, json: sent, ...extrasOf(probe, put) });
  const first = bodyOf();
  const created = first && (await ask(first));
  if (!created) return;
  performed(probe.run, put.operationId, 'status.unexpected');
  if (!isSuccess(created)) {
    if ([404, 405, 410].includes(created.exchange.status))
      unlike(probe, put, created, [201], 'for an id that no record has');
    return;
  }
  const own = await ownOf(probe, { ...resource, createsByPut: true }, { params, as, sent: first, created });
  if (!own) return;
  if (created.exchange.status !== 201) unlike(probe, put, created, [201], 'for an id that no record has');
  // What a PUT stores is held by the journey, where nothing else makes a record.
  if (!resource.createsByPut && !(await isHeld(probe, own, put, first))) return;
  const second = bodyOf();
  const again = second && (await ask(second));
  if (!again || !isSuccess(again)) return;
  const others = successStatuses(put).filter((status) => status !== 201);
  if (again.exchange.status === 201 && others.length > 0)
    unlike(probe, put, again, others, 'for a record that is there');
  await listedOnce(probe, own, put);
}

function unlike(probe: Probe, put: Operation, { exchange }: CallResult, wanted: number[], why: string): void {
  report(probe.run, put, {
    check: 'status.unexpected',
    place: wanted[0] === 201 ? 'created' : 'replaced',
    message: `wanted ${wanted.join(' or ')} ${why}, got ${exchange.status}`,
    exchange,
    seen: exchange.status,
  });
}

/** Whether the record can be read at all; where it cannot, that is told. */
async function isHeld(probe: Probe, own: Own, put: Operation, sent: Row): Promise<boolean> {
  const where = 'after a PUT made it';
  const read = await readOwn(probe, own, { check: 'create.not-readable', why: where });
  if (read) hold(probe, { operation: put, where, sent, got: read.record, schema: own.resource.schema });
  return read !== undefined || own.resource.read === undefined;
}

/** A PUT that is done twice leaves one record. */
async function listedOnce(probe: Probe, { resource, params, parents }: Own, put: Operation): Promise<void> {
  const { lists, idMember, idParameter } = resource;
  const list = lists.find((one) => holdsEvery(resource, one));
  const rows = list && idMember !== undefined ? await allRows(probe, list, parents) : undefined;
  const own = rows?.filter((row) => String(row[idMember ?? '']) === String(params[idParameter])) ?? [];
  performed(probe.run, put.operationId, 'write.side-effect');
  if (own.length > 1)
    report(probe.run, put, {
      check: 'write.side-effect',
      place: 'repeated',
      message: `the same address was put twice, and the list has ${countOf(own.length, 'record')} of its id`,
    });
}
