/**
 * Deletions where there is nothing to delete: 204 says that it is gone, not that the address means
 * nothing.
 */
import { impossibleParams } from '../reads/probe.ts';
import { operationOf } from '../run.ts';
import { type Case, codeOf, did, found, sendAndJudge, type Writing } from './context.ts';

/**
 * Deletes what nobody has: from a parent that nobody has (404), and from an edition that is
 * inactive (409). Nothing is lost where the parent is overlooked.
 */
export async function deleteMissing(writing: Writing, { operationId, as, params, facts }: Case): Promise<void> {
  const operation = operationOf(writing.run.contract, operationId);
  const names = Object.keys(params);
  const [own] = operation.parameters.filter((one) => one.in === 'path' && names.includes(one.name)).slice(-1);
  if (!own || names.length < 2) return;
  const impossible = impossibleParams(writing.run, operation);
  const gone = { ...params, [own.name]: impossible[own.name] ?? 0 };
  for (const name of names.filter((one) => one !== own.name)) {
    const { exchange } = await sendAndJudge(writing, operationId, {
      as,
      params: { ...gone, [name]: impossible[name] ?? 0 },
    });
    did(writing, operationId, 'status.unexpected');
    if (exchange.status !== 404)
      found(writing, operationId, {
        check: 'status.unexpected',
        place: `{${name}}`,
        message: `wanted 404 for {${name}} = ${impossible[name]}, which no record has, got ${exchange.status}`,
        exchange,
        seen: exchange.status,
      });
  }
  const [other] = writing.inactive;
  const [edition] = names;
  // who may delete may depend on the record, which is not there
  if (!other || names.length !== 2 || edition === undefined || facts(as.userId).length > 0) return;
  const { exchange, body } = await sendAndJudge(writing, operationId, {
    as,
    params: { ...gone, [edition]: other.Id as number },
  });
  did(writing, operationId, 'write.conflict-missed');
  if (exchange.status === 409 && codeOf(body) === 'inactive-edition') return;
  found(writing, operationId, {
    check: 'write.conflict-missed',
    place: 'inactive-edition',
    message: `wanted 409 inactive-edition for what is not there in an edition that is inactive, got ${exchange.status}`,
    exchange,
    seen: exchange.status,
  });
}
