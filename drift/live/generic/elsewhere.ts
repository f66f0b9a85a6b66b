/** Records below others: each belongs to one parent, and is counted there. */
import { report } from '../run.ts';
import { checkCounts } from './filters.ts';
import { mustRefuse, type Probe, refusalsOf, roleFor, send } from './probe.ts';
import { isMakeable, keptOf, make, type Own, readOwn } from './records.ts';
import { extrasOf } from './requests.ts';
import type { Resource } from './resources.ts';
import { allRows } from './rows.ts';

/** A record of one parent is not that of another. */
export async function checkElsewhere(probe: Probe, own: Own): Promise<void> {
  const { resource, params } = own;
  const name = resource.parents.at(-1);
  const parent =
    name === undefined
      ? undefined
      : probe.resources.find(
          ({ idParameter, collection }) => idParameter === name && resource.collection.startsWith(`${collection}/{`),
        );
  const { read } = resource;
  if (!parent || name === undefined || !read || !isMakeable(probe, parent)) return;
  const first = keptOf(probe)
    .own.get(parent)
    ?.find((one) => one.params[name] === params[name]);
  const second = await make(probe, parent);
  const as = roleFor(probe, read);
  if (!second || !as) return;
  const missing = refusalsOf(read, [404, 410]);
  const result = await send(probe, read, {
    as,
    params: { ...params, [name]: second.params[name] ?? '' },
    ...extrasOf(probe, read),
  });
  if (missing.length > 0)
    mustRefuse(probe, read, result, missing, {
      check: 'status.unexpected',
      why: `for the ${resource.name} of another ${parent.name}`,
      place: 'elsewhere',
    });
  await countsOf(probe, parent, resource, [first, second]);
}

async function countsOf(probe: Probe, parent: Resource, child: Resource, owners: (Own | undefined)[]): Promise<void> {
  const [list] = child.lists;
  if (!list || !parent.read) return;
  for (const owner of owners) {
    const read = owner && (await readOwn(probe, owner));
    const rows = owner && (await allRows(probe, list, owner.params));
    if (read && rows)
      await checkCounts(probe, parent, child, { record: read.record, rows: rows.length, operation: parent.read });
  }
  const first = owners.find((owner) => owner !== undefined);
  const foreign = first && (await allRows(probe, list, owners.at(-1)?.params ?? {}));
  const { idMember, idParameter } = child;
  const mine = new Set((keptOf(probe).own.get(child) ?? []).map((one) => String(one.params[idParameter])));
  if (idMember !== undefined && foreign?.some((row) => mine.has(String(row[idMember]))))
    report(probe.run, list.operation, {
      check: 'list.filter',
      place: 'elsewhere',
      message: `the list of one ${parent.name} has a ${child.name} of another`,
    });
}
