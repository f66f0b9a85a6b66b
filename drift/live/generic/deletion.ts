/** What was deleted is gone, and nothing else is. */
import type { Operation } from '../../core/contract.ts';
import { countOf, show } from '../../core/finding.ts';
import { addressOf, type CallResult, performed, report } from '../run.ts';
import { hold } from './compare.ts';
import { filtersOf, valuesOf } from './comparison.ts';
import type { Row } from './lists.ts';
import { parametersIn } from './names.ts';
import { isAllowed, isSuccess, must, mustRefuse, type Probe, refusalsOf, roleFor, send } from './probe.ts';
import { make, type Own, readOwn } from './records.ts';
import { extrasOf, impossibleId } from './requests.ts';
import { holdsEvery, type Resource, recordIn } from './resources.ts';
import { allRows } from './rows.ts';
import { isDeclaredAgain, isKept, mayBeListed } from './soft-deletion.ts';

/**
 * Deleting is refused for what is not there, succeeds once, and takes the record out of
 * everything.
 */
export async function checkDeletion(probe: Probe, resource: Resource): Promise<void> {
  const { remove, read, idMember, idParameter } = resource;
  if (!isAllowed(probe, remove)) return;
  const own = await make(probe, resource);
  const other = own && ((await twinOf(probe, own)) ?? (await make(probe, resource)));
  const as = roleFor(probe, remove);
  if (!own || !as) return;
  const former = await readOwn(probe, own);
  const before = former?.record ?? own.record ?? own.sent;
  const etag = former?.result.exchange.headers.get('etag') ?? null;
  const requested = { as, params: own.params, ...extrasOf(probe, remove, etag) };
  const deleted = await must(probe, remove, requested);
  if (!deleted) return;
  const { exchange } = deleted;
  const told = `DELETE answered ${exchange.status}`;
  performed(probe.run, remove.operationId, 'delete.not-deleted');
  const reader = read && roleFor(probe, read);
  // A list may have what is kept, and not what its own address knows of no more.
  let isThere = true;
  if (read && reader) {
    const wanted = refusalsOf(read, [404, 410]);
    const gone = await send(probe, read, { as: reader, params: own.params, ...extrasOf(probe, read) });
    isThere = (gone?.exchange.status ?? 0) < 400;
    const after = gone && isSuccess(gone) ? recordIn(resource, gone.body) : undefined;
    if (gone && isThere && !(after && isKept(remove, before, after)))
      report(probe.run, remove, {
        check: 'delete.not-deleted',
        message: `${told}, and ${read.operationId} answered ${gone.exchange.status} afterwards: it is still there`,
        exchange,
      });
    else if (!isThere && wanted.length > 0)
      mustRefuse(probe, read, gone, wanted, {
        check: 'status.unexpected',
        why: 'for what was deleted',
        place: 'deleted',
      });
  }
  const isWrong = (row: Row) =>
    idMember !== undefined &&
    String(row[idMember]) === String(own.params[idParameter]) &&
    !(isThere && mayBeListed(remove, before, row));
  for (const list of resource.lists.filter((one) => holdsEvery(resource, one))) {
    const rows = await allRows(probe, list, own.parents);
    if (rows?.some(isWrong))
      report(probe.run, remove, {
        check: 'delete.not-deleted',
        place: 'list',
        message: `${told}, and ${list.operation.operationId} still has it`,
        exchange,
      });
  }
  await stillFound(probe, own, deleted, isWrong);
  await neverThere(probe, own);
  await withoutBody(probe, resource, remove);
  const second = await send(probe, remove, requested);
  const missing = refusalsOf(remove, [404, 410]);
  const status = second?.exchange.status ?? 0;
  if (second && missing.length > 0)
    mustRefuse(probe, remove, second, [...missing, 204, ...(isDeclaredAgain(remove, status) ? [status] : [])], {
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
      message: `${told}, and another record is gone as well: ${read?.operationId} answered ${beside.exchange.status} for it afterwards`,
      exchange,
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
  if (other) await newId(probe, other);
}

/** An id that counts the records is given again as soon as one of them was deleted. */
async function newId(probe: Probe, { resource, params }: Own): Promise<void> {
  const { create, idMember, idParameter } = resource;
  const next = await make(probe, resource);
  if (!create || !next || idMember === undefined || idMember in next.sent) return;
  performed(probe.run, create.operationId, 'write.side-effect');
  if (String(next.params[idParameter]) === String(params[idParameter]))
    report(probe.run, create, {
      check: 'write.side-effect',
      place: `/${idMember}`,
      message: `after a deletion a new record got the id of one that is there (${show(params[idParameter])})`,
    });
}

/** Another record with the same body, where the API allows that: alike, and not the same. */
async function twinOf(probe: Probe, { resource, sent, params }: Own): Promise<Own | undefined> {
  const { idMember, idParameter } = resource;
  if (idMember === undefined || idMember in sent) return undefined;
  const twin = await make(probe, resource, () => sent);
  return twin && String(twin.params[idParameter]) !== String(params[idParameter]) ? twin : undefined;
}

/** By how many filters of a list it is looked for. */
const mostFilters = 3;

/** No filter that let the record through has it still. */
async function stillFound(
  probe: Probe,
  { resource, record, sent, parents }: Own,
  { exchange }: CallResult,
  isWrong: (row: Row) => boolean,
): Promise<void> {
  const { remove, lists, idMember } = resource;
  if (!remove || idMember === undefined) return;
  for (const list of lists) {
    if (parametersIn(list.operation.path).some((name) => !(name in parents))) continue;
    for (const { parameter, member, own } of filtersOf(probe, list).slice(0, mostFilters)) {
      const [value] = valuesOf((record ?? sent)[member]);
      if (value === undefined || probe.run.schemas.check(own, value).length > 0) continue;
      const rows = await allRows(probe, list, parents, { query: { [parameter.name]: String(value) } });
      if (!rows?.some(isWrong)) continue;
      report(probe.run, remove, {
        check: 'delete.not-deleted',
        place: 'list',
        message: `DELETE answered ${exchange.status}, and ${list.operation.operationId} with ?${parameter.name} still has it`,
        exchange,
      });
      return;
    }
  }
}

/** What was deleted may be deleted again; of what was never there a declared 404 speaks. */
async function neverThere(probe: Probe, { resource, params }: Own): Promise<void> {
  const { remove, idParameter } = resource;
  const id = remove && impossibleId(probe, resource, remove);
  const as = remove && roleFor(probe, remove);
  const missing = remove ? [404, 410].filter((status) => remove.responses.has(status)) : [];
  if (!remove || !as || id === undefined || missing.length === 0) return;
  const result = await send(probe, remove, {
    as,
    params: { ...params, [idParameter]: id },
    ...extrasOf(probe, remove, '*'),
  });
  mustRefuse(probe, remove, result, [...missing, 412], {
    check: 'status.unexpected',
    why: 'for an id that no record has',
    place: 'missing',
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
      message: `${countOf(raw.rest, 'byte')} after a 204, which has no body`,
    });
}
