/** Records below others: each belongs to one parent, and is counted there. */
import { withArticle } from '../../core/finding.ts';
import { report } from '../run.ts';
import { checkCounts } from './filters.ts';
import { mustRefuse, type Params, type Probe, refusalsOf, roleFor, send } from './probe.ts';
import { isMakeable, keptOf, make, type Own, readOwn } from './records.ts';
import { extrasOf } from './requests.ts';
import { type Resource, resourceNamed } from './resources.ts';
import { allRows } from './rows.ts';

/** A record of one parent is not that of another. */
export async function checkElsewhere(probe: Probe, own: Own): Promise<void> {
  const { resource, parents } = own;
  const name = resource.parents.at(-1);
  const parent = name === undefined ? undefined : resourceNamed(probe.resources, resource.collection, name);
  if (!parent || name === undefined || !isMakeable(probe, parent)) return;
  const idOf = ({ params }: Own) => params[parent.idParameter] ?? '';
  const first = keptOf(probe)
    .own.get(parent)
    ?.find((one) => idOf(one) === parents[name]);
  const second = await make(probe, parent);
  if (!second) return;
  await readElsewhere(probe, own, parent, { [name]: idOf(second) });
  const placeOf = (owner: Own): Params => ({ ...parents, ...owner.params, [name]: idOf(owner) });
  await countsOf(
    probe,
    parent,
    resource,
    [first, second].flatMap((owner) => (owner ? [{ owner, params: placeOf(owner) }] : [])),
  );
}

/** Where the address names the parent, another one does not lead to the record. */
async function readElsewhere(probe: Probe, own: Own, parent: Resource, other: Params): Promise<void> {
  const { read, collection, address, name } = own.resource;
  const as = read && roleFor(probe, read);
  const missing = read ? refusalsOf(read, [404, 410]) : [];
  if (!read || !as || missing.length === 0 || !address.startsWith(`${collection}/`)) return;
  const params = { ...own.params, ...other };
  mustRefuse(probe, read, await send(probe, read, { as, params, ...extrasOf(probe, read) }), missing, {
    check: 'status.unexpected',
    why: `for the ${name} of another ${parent.name}`,
    place: 'elsewhere',
  });
}

interface Owner {
  owner: Own;
  /** Of the list of what belongs to it. */
  params: Params;
}

async function countsOf(probe: Probe, parent: Resource, child: Resource, owners: Owner[]): Promise<void> {
  const [list] = child.lists;
  if (!list) return;
  for (const { owner, params } of parent.read ? owners : []) {
    const read = await readOwn(probe, owner);
    const rows = await allRows(probe, list, params);
    if (read && rows && parent.read)
      await checkCounts(probe, parent, child, { record: read.record, rows: rows.length, operation: parent.read });
  }
  if (list.operation.path !== child.collection) return;
  const foreign = await allRows(probe, list, owners.at(-1)?.params ?? {});
  const { idMember, idParameter } = child;
  const mine = new Set((keptOf(probe).own.get(child) ?? []).map((one) => String(one.params[idParameter])));
  if (idMember !== undefined && foreign?.some((row) => mine.has(String(row[idMember]))))
    report(probe.run, list.operation, {
      check: 'list.filter',
      place: 'elsewhere',
      message: `the list of one ${parent.name} has ${withArticle(child.name)} of another`,
    });
}
