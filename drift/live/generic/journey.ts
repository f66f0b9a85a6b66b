/**
 * One journey for the records of a resource, read off the contract: create, read, find in lists,
 * change, be refused, delete, be gone.
 */

import type { Operation } from '../../core/contract.ts';
import { countOf, withArticle } from '../../core/finding.ts';
import { performed, report } from '../run.ts';
import { checkWithoutRight } from './access.ts';
import { changeRecord, refuseChanges } from './changes.ts';
import { agree, hold, isSame } from './compare.ts';
import { checkDuplicate, checkIdempotency, checkStale } from './conflicts.ts';
import { checkCreated } from './created.ts';
import { refuseCreation, varyCreation } from './creation.ts';
import { checkElsewhere } from './elsewhere.ts';
import { isPaged, totalOf } from './lists.ts';
import { isAllowed, must, type Probe, roleFor, whyNotSent } from './probe.ts';
import { idFor, isMakeable, make, type Own, parentsOf, readOwn } from './records.ts';
import { checkReplaced } from './replacement.ts';
import { extrasOf } from './requests.ts';
import { holdsEvery, type Resource, resourceNamed } from './resources.ts';
import { allRows } from './rows.ts';
import { checkUpsert } from './upsert.ts';

/** @returns why the resource could not be tried */
export async function checkJourney(probe: Probe, resource: Resource): Promise<string | undefined> {
  const { create, remove } = resource;
  if (!create) return 'no operation creates its record';
  if (!isMakeable(probe, resource))
    return (
      whyNotSent(probe, create) ??
      (remove
        ? `${whyNotSent(probe, remove)}, and nothing else deletes ${withArticle(resource.name)} again`
        : `no operation deletes ${withArticle(resource.name)} again: --mode all --disposable`)
    );
  const totalBefore = await totalsOf(probe, resource);
  const own = await make(probe, resource);
  if (!own) return whyNotMade(probe, resource, create);
  await checkCreated(probe, own);
  await checkUpsert(probe, resource);
  await checkTotals(probe, resource, totalBefore);
  await checkListed(probe, own);
  const other = await make(probe, resource);
  await checkBeside(probe, own, other);
  if (probe.run.options.runs > 0) {
    await varyCreation(probe, resource);
    await refuseCreation(probe, resource);
  }
  await checkDuplicate(probe, own);
  await checkIdempotency(probe, resource);
  await checkElsewhere(probe, own);
  await changeRecord(probe, own, other);
  if (isAllowed(probe, resource.replace)) await checkReplaced(probe, resource.replace, own);
  if (probe.run.options.runs > 0) await refuseChanges(probe, own);
  await checkStale(probe, own);
  await checkWithoutRight(probe, own);
  return undefined;
}

/** The first parameter above the record that no value is known for. */
async function missingParent(probe: Probe, resource: Resource): Promise<string | undefined> {
  if (await parentsOf(probe, resource)) return undefined;
  const { collection, parents } = resource;
  for (const name of parents) {
    const parent = resourceNamed(probe.resources, collection, name);
    const isKnown = probe.run.options.values?.[name] ?? (parent && (await idFor(probe, parent)));
    if (isKnown === undefined) return name;
  }
  return parents[0];
}

/** What a creation was answered, or why it was not sent. */
async function whyNotMade(probe: Probe, resource: Resource, create: Operation): Promise<string> {
  const above = await missingParent(probe, resource);
  if (above !== undefined) return `no value is known for ${above}`;
  if (!roleFor(probe, create)) return 'no role may';
  const { statuses } = probe.run;
  const answers = [...(statuses.get(create.operationId) ?? [])].filter((status) => status >= 300);
  const what = answers.length > 0 ? `answered ${answers.join(', ')}` : 'gave no answer that names one';
  return `no ${resource.name} could be created: ${create.operationId} ${what}`;
}

async function totalsOf(probe: Probe, resource: Resource): Promise<number | undefined> {
  const [list] = resource.lists;
  const params = await parentsOf(probe, resource);
  const as = list && roleFor(probe, list.operation);
  if (!list || !as || !params) return undefined;
  const result = await must(probe, list.operation, { as, params, ...extrasOf(probe, list.operation) });
  return result && totalOf(list.shape, result.body, result.exchange.headers);
}

/** A record more is counted. */
async function checkTotals(probe: Probe, resource: Resource, before: number | undefined): Promise<void> {
  const [list] = resource.lists;
  const after = before === undefined ? undefined : await totalsOf(probe, resource);
  if (!list || before === undefined || after === undefined) return;
  performed(probe.run, list.operation.operationId, 'paging.count');
  if (after > before) return;
  report(probe.run, list.operation, {
    check: 'paging.count',
    place: `/${list.shape.total ?? 'header X-Total-Count'}`,
    message: `a record more was created, and ${list.shape.total ?? 'X-Total-Count'} went from ${before} to ${after}`,
  });
}

/** The list has the record, and says of it what its own address says. */
async function checkListed(probe: Probe, own: Own): Promise<void> {
  const { resource, params, parents } = own;
  const { lists, idMember, idParameter } = resource;
  const [list] = lists;
  if (!list || idMember === undefined || !holdsEvery(resource, list)) return;
  const rows = await allRows(probe, list, parents);
  if (!rows) return;
  // the schema tells a member that is missing
  if (rows.length > 0 && rows.every((one) => one[idMember] === undefined)) return;
  const row = rows.find((one) => String(one[idMember]) === String(params[idParameter]));
  performed(probe.run, list.operation.operationId, 'create.not-readable');
  if (!row) {
    if (isPaged(list.shape) && rows.length >= 500) return;
    report(probe.run, list.operation, {
      check: 'create.not-readable',
      message: `the list lacks the ${resource.name} that was just created (${countOf(rows.length, 'row')})`,
    });
    return;
  }
  const again = await readOwn(probe, own);
  agree(probe, list.operation, { one: again?.record ?? own.record, other: row, where: 'in the list', place: '/*' });
  hold(probe, { operation: list.operation, where: 'in the list', sent: own.sent, got: row, schema: list.shape.row });
}

/** Making another record leaves the first as it was. */
async function checkBeside(probe: Probe, own: Own, other: Own | undefined): Promise<void> {
  const { create, idMember } = own.resource;
  if (!create || !other) return;
  const [first, second] = [await readOwn(probe, own), await readOwn(probe, other)];
  const message =
    idMember !== undefined &&
    first &&
    second &&
    first.record[idMember] !== undefined &&
    isSame(probe.contract, undefined, first.record[idMember], second.record[idMember]);
  if (message)
    report(probe.run, create, {
      check: 'write.side-effect',
      place: `/${idMember}`,
      message: 'two records were created with one id',
    });
  if (first)
    hold(probe, {
      operation: create,
      where: 'after another was created',
      sent: own.sent,
      got: first.record,
      schema: own.resource.schema,
    });
}
