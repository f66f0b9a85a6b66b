/** What was deleted is gone, and nothing else is. */
import type { Operation } from '../../core/contract.ts';
import { addressOf, performed, report } from '../run.ts';
import { hold } from './compare.ts';
import { isAllowed, isSuccess, must, mustRefuse, type Probe, refusalsOf, roleFor, send } from './probe.ts';
import { make, readOwn } from './records.ts';
import { extrasOf } from './requests.ts';
import { holdsEvery, type Resource } from './resources.ts';
import { allRows } from './rows.ts';

/**
 * Deleting is refused for what is not there, succeeds once, and takes the record out of
 * everything.
 */
export async function checkDeletion(probe: Probe, resource: Resource): Promise<void> {
  const { remove, read, idMember, idParameter } = resource;
  if (!isAllowed(probe, remove)) return;
  const [own, other] = [await make(probe, resource), await make(probe, resource)];
  const as = roleFor(probe, remove);
  if (!own || !as) return;
  const etag = (await readOwn(probe, own))?.result.exchange.headers.get('etag') ?? null;
  const requested = { as, params: own.params, ...extrasOf(probe, remove, etag) };
  if (!(await must(probe, remove, requested))) return;
  performed(probe.run, remove.operationId, 'delete.not-deleted');
  const reader = read && roleFor(probe, read);
  if (read && reader) {
    const wanted = refusalsOf(read, [404, 410]);
    const gone = await send(probe, read, { as: reader, params: own.params, ...extrasOf(probe, read) });
    if (gone && gone.exchange.status < 400)
      report(probe.run, remove, {
        check: 'delete.not-deleted',
        message: `it was deleted, and ${read.operationId} answers ${gone.exchange.status}`,
        exchange: gone.exchange,
      });
    else if (wanted.length > 0)
      mustRefuse(probe, read, gone, wanted, {
        check: 'status.unexpected',
        why: 'for what was deleted',
        place: 'deleted',
      });
  }
  for (const list of resource.lists.filter((one) => holdsEvery(resource, one))) {
    const rows = await allRows(probe, list, own.parents);
    if (idMember !== undefined && rows?.some((row) => String(row[idMember]) === String(own.params[idParameter])))
      report(probe.run, remove, {
        check: 'delete.not-deleted',
        place: 'list',
        message: `it was deleted, and ${list.operation.operationId} still has it`,
      });
  }
  await withoutBody(probe, resource, remove);
  const second = await send(probe, remove, requested);
  const missing = refusalsOf(remove, [404, 410]);
  if (second && missing.length > 0)
    mustRefuse(probe, remove, second, [...missing, 204], {
      check: 'status.unexpected',
      why: 'for what was deleted before',
      place: 'deleted',
    });
  const besideReader = read && roleFor(probe, read);
  const beside =
    other && read && besideReader
      ? await send(probe, read, { as: besideReader, params: other.params, ...extrasOf(probe, read) })
      : undefined;
  if (beside && [404, 410].includes(beside.exchange.status))
    report(probe.run, remove, {
      check: 'write.side-effect',
      place: 'other',
      message: 'another record is gone as well',
      exchange: beside.exchange,
    });
  const left = other && beside && isSuccess(beside) ? await readOwn(probe, other) : undefined;
  if (other && left)
    hold(probe, {
      operation: remove,
      where: 'after another was deleted',
      sent: other.sent,
      got: left.record,
      schema: resource.schema,
    });
}

/** Nothing follows a 204: the next response on the connection would begin in the middle of it. */
async function withoutBody(probe: Probe, resource: Resource, remove: Operation): Promise<void> {
  const { sendRaw } = probe.run.target;
  if (!sendRaw || !remove.responses.has(204)) return;
  const own = await make(probe, resource);
  const as = own && roleFor(probe, remove);
  if (!own || !as) return;
  const etag = (await readOwn(probe, own))?.result.exchange.headers.get('etag') ?? null;
  const { headers, query } = extrasOf(probe, remove, etag);
  const raw = await sendRaw('delete', addressOf(remove, own.params), {
    token: as.token,
    headers,
    query,
  });
  if (raw?.status !== 204) return;
  performed(probe.run, remove.operationId, 'body.not-empty');
  if (raw.rest > 0)
    report(probe.run, remove, {
      check: 'body.not-empty',
      place: 'after 204',
      message: `${raw.rest} bytes follow a 204, which has no body`,
    });
}
