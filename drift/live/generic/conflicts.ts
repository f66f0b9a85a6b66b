/** Requests that the state forbids: duplicates, repeated keys, stale versions. */
import { randomUUID } from 'node:crypto';
import type { Operation } from '../../core/contract.ts';
import { withArticle } from '../../core/finding.ts';
import { type CallResult, performed, report } from '../run.ts';
import { changeBody } from './changes.ts';
import { agree } from './compare.ts';
import { isAllowed, isSuccess, mustRefuse, type Probe, refusalsOf, roleFor, send } from './probe.ts';
import { bodyMaker, keptOf, type Own, ownOf, parentsOf, readOwn } from './records.ts';
import { extrasOf, versionOf } from './requests.ts';
import { type Resource, recordIn } from './resources.ts';
import { requestSchema } from './schema.ts';

const wordsOf = ({ node }: Operation, status: number): string => {
  const responses = node.responses as Record<string, { description?: string }> | undefined;
  return `${responses?.[String(status)]?.description ?? ''} ${String(node.description ?? '')}`;
};

/**
 * The same record twice: refused where the contract says that this is 409, accepted where it says
 * that it may be, and no failure in any case.
 */
export async function checkDuplicate(probe: Probe, own: Own): Promise<void> {
  const { resource, sent, parents } = own;
  const { create, idMember } = resource;
  const as = create && roleFor(probe, create);
  const isOwnId = idMember !== undefined && idMember in sent;
  const isRefused =
    create?.responses.has(409) && /exist|duplicat|unique|already|taken|same/i.test(wordsOf(create, 409));
  // The same PUT again is no second record.
  if (!create || !as || resource.createsByPut || (isOwnId && !isRefused)) return;
  performed(probe.run, create.operationId, 'write.conflict-missed');
  const result = await send(probe, create, { as, params: parents, json: sent, ...extrasOf(probe, create) });
  if (!result || result.exchange.status >= 500) return;
  const { exchange } = result;
  if (isSuccess(result)) await ownOf(probe, resource, { params: parents, as, sent, created: result });
  if (isRefused && exchange.status !== 409)
    report(probe.run, create, {
      check: 'write.conflict-missed',
      place: 'duplicate',
      message: `wanted 409 for ${withArticle(resource.name)} that is there already, got ${exchange.status}`,
      exchange,
      seen: exchange.status,
    });
  if (/duplicates? (is|are|may be) (allowed|accepted|possible)/i.test(wordsOf(create, 409)) && !isSuccess(result))
    report(probe.run, create, {
      check: 'request.valid-rejected',
      place: 'duplicate',
      message: `duplicates are allowed by the contract, and ${withArticle(resource.name)} that is there already got ${exchange.status}`,
      exchange,
      seen: exchange.status,
    });
}

const keyOf = ({ parameters }: Operation) =>
  parameters.find(({ in: where, name }) => where === 'header' && /^idempotency-?key$/i.test(name));

/** One key, one record: the same request again changes nothing, another one is refused. */
export async function checkIdempotency(probe: Probe, resource: Resource): Promise<void> {
  const { create, idMember } = resource;
  const key = create && keyOf(create);
  const as = create && roleFor(probe, create);
  const params = await parentsOf(probe, resource);
  if (!create || !key || !as || !params || resource.createsByPut) return;
  const { body } = await bodyMaker(probe, resource, create);
  const kind = keptOf(probe).kind.get(resource) ?? 'full';
  const [json, other] = [body(kind), body(kind)];
  const ask = async (sent: typeof json, value: string): Promise<CallResult | undefined> => {
    const extras = extrasOf(probe, create);
    const result = await send(probe, create, {
      as,
      params,
      json: sent,
      ...extras,
      headers: { ...extras.headers, [key.name]: value },
    });
    if (result && isSuccess(result) && sent) await ownOf(probe, resource, { params, as, sent, created: result });
    return result;
  };
  const value = randomUUID();
  const first = await ask(json, value);
  const again = await ask(json, value);
  performed(probe.run, create.operationId, 'write.side-effect');
  const idOf = (result: CallResult | undefined) =>
    idMember === undefined ? undefined : recordIn(resource, result?.body)?.[idMember];
  if (first && again && isSuccess(first) && isSuccess(again) && idOf(first) !== idOf(again))
    report(probe.run, create, {
      check: 'write.side-effect',
      place: key.name,
      message: `the same request with one ${key.name} made two records`,
      exchange: again.exchange,
    });
  const refused = [409, 422].filter(
    (status) => create.responses.has(status) && /idempoten|key/i.test(wordsOf(create, status)),
  );
  if (refused.length > 0)
    mustRefuse(probe, create, await ask(other, value), refused, {
      check: 'write.conflict-missed',
      why: `for another body with one ${key.name}`,
      place: key.name,
    });
  // With a body that is right, so that nothing but the key can be refused.
  const { format } = probe.contract.at(key.schema).node;
  if (format === 'uuid' && refusalsOf(create, [400, 422]).length > 0)
    mustRefuse(probe, create, await ask(body(kind), 'no-key'), refusalsOf(create, [400, 422]), {
      why: `for ${key.name}: no-key`,
      place: key.name,
      contract: key.pointer,
    });
}

/** A change that was made on an older version is refused, and changes nothing. */
export async function checkStale(probe: Probe, own: Own): Promise<void> {
  const { resource } = own;
  for (const operation of [resource.replace, resource.patch].filter((one) => isAllowed(probe, one))) {
    const as = roleFor(probe, operation);
    const before = await readOwn(probe, own);
    if (!as || !before) continue;
    const etag = before.result.exchange.headers.get('etag');
    const hasMatch = operation.parameters.some(({ in: where, name }) => where === 'header' && /^if-match$/i.test(name));
    const version = versionOf(before.record, requestSchema(operation) ?? '', probe);
    const wanted = refusalsOf(operation, [412, 409, 428]);
    if (wanted.length === 0 || !((hasMatch && etag) || version !== undefined)) continue;
    const current = { record: before.record, etag };
    const newer = await changeBody(probe, operation, own, current);
    if (!newer) continue;
    const first = await send(probe, operation, {
      as,
      params: own.params,
      json: newer,
      ...extrasOf(probe, operation, etag),
    });
    if (!first || !isSuccess(first)) continue;
    const between = await readOwn(probe, own);
    if (hasMatch && etag && between && between.result.exchange.headers.get('etag') === etag)
      report(probe.run, operation, {
        check: 'write.conflict-missed',
        place: 'header ETag',
        message: 'the ETag is the same after a change',
        exchange: first.exchange,
      });
    const stale = await changeBody(probe, operation, own, current);
    const result = await send(probe, operation, {
      as,
      params: own.params,
      json: stale,
      ...extrasOf(probe, operation, etag),
    });
    mustRefuse(probe, operation, result, wanted, {
      check: 'write.conflict-missed',
      why: 'for a change of an older version',
      place: 'stale',
    });
    const after = result && !isSuccess(result) ? await readOwn(probe, own) : undefined;
    if (between && after)
      agree(probe, operation, {
        one: between.record,
        other: after.record,
        where: 'after a stale change was refused',
        check: 'write.side-effect',
        place: 'stale',
      });
    if (
      hasMatch &&
      (operation.responses.has(428) ||
        operation.parameters.some(({ name, required }) => required && /^if-match$/i.test(name)))
    ) {
      const { headers, ...extras } = extrasOf(probe, operation, null);
      const without = Object.fromEntries(Object.entries(headers ?? {}).filter(([name]) => !/^if-match$/i.test(name)));
      const bare = await send(probe, operation, { as, params: own.params, json: newer, ...extras, headers: without });
      mustRefuse(probe, operation, bare, [428, 400, 412, 422], {
        check: 'write.conflict-missed',
        why: 'without If-Match',
        place: 'If-Match',
      });
    }
  }
  await unchanged(probe, own);
}

/** A read with the ETag that it has is 304, where the contract declares that; with another not. */
async function unchanged(probe: Probe, own: Own): Promise<void> {
  const { read } = own.resource;
  const as = read && roleFor(probe, read);
  if (!read || !as || !read.responses.has(304)) return;
  const etag = (await readOwn(probe, own))?.result.exchange.headers.get('etag');
  if (!etag) return;
  const extras = extrasOf(probe, read);
  for (const [tag, wanted, why] of [
    [etag, 304, 'the ETag that it has'],
    ['"contract-none"', 200, 'an ETag that it never had'],
  ] as const) {
    const result = await send(probe, read, {
      as,
      params: own.params,
      ...extras,
      headers: { ...extras.headers, 'if-none-match': tag },
    });
    const { status } = result?.exchange ?? {};
    if (!result || status === wanted || (status !== 200 && status !== 304)) continue;
    report(probe.run, read, {
      check: 'status.unexpected',
      place: 'If-None-Match',
      message: `wanted ${wanted} for ${why}, got ${status}`,
      exchange: result.exchange,
    });
  }
}
