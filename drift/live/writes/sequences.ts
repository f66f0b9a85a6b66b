/**
 * The random sequences of calls that every contract gets (generic/sequences.ts), on records of the
 * product that can be made and removed again: saved views, milestones, activities, references.
 */
import { listShape, type Row } from '../generic/lists.ts';
import { lastParameter, parametersIn } from '../generic/names.ts';
import type { Params, Probe } from '../generic/probe.ts';
import type { Resource } from '../generic/resources.ts';
import { responseSchema } from '../generic/schema.ts';
import { checkSequences } from '../generic/sequences.ts';
import type { Workers } from './assign.ts';
import { allowed, type Writing } from './context.ts';
import { placeOf } from './reference-reads.ts';
import type { Stage } from './stage.ts';

type Operations = Record<'create' | 'replace' | 'remove' | 'list', string>;

const ofViews = { create: 'createView', replace: 'updateView', remove: 'deleteView', list: 'listViews' };
const ofMilestones = {
  create: 'createMilestone',
  replace: 'updateMilestone',
  remove: 'deleteMilestone',
  list: 'listMilestones',
};
const ofActivities = {
  create: 'createActivity',
  replace: 'updateActivity',
  remove: 'deleteActivity',
  list: 'listActivities',
};
const ofReferences = {
  create: 'addReference',
  replace: 'updateReference',
  remove: 'removeReference',
  list: 'readReferences',
};

/** What is true of the run's own records, which rights depend on. */
const facts = ['view:own', 'reference:current'];
/** Places among neighbours, which calls on these move, and counts. */
const derived = { OrderId: undefined, MilestoneOrderId: 1, Children: undefined };

type LeadsTo = (operationIds: string[]) => boolean;

/** Of records that need nothing but the edition. */
export async function drawSequences(writing: Writing, leadsTo: LeadsTo): Promise<void> {
  const { Id: id } = writing.edition;
  const inEdition = { ...derived, ReportEditionId: id };
  const resources = [
    resourceOf(writing, ofViews, { name: 'view', fixed: () => ({ IsShared: false, DefaultRoles: [] }) }),
    resourceOf(writing, ofMilestones, { name: 'milestone', fixed: () => inEdition }),
    resourceOf(writing, ofActivities, {
      name: 'activity',
      fixed: ({ milestoneId }) => ({ ...inEdition, ParentId: milestoneId }),
    }),
  ].filter((one) => one !== undefined);
  // At once, for each knows its own records only.
  await Promise.all(resources.map((one) => draw(writing, leadsTo, { id }, resources, one)));
}

/** Of the references of a rating of the run's own. */
export async function drawReferences(
  writing: Writing,
  leadsTo: LeadsTo,
  { indicators: [indicator = {}] }: Stage,
  { pairs }: Workers,
): Promise<void> {
  const pair = pairs(writing.countries[0] ?? 0, indicator);
  const { ratingId } = pair;
  const values = { ...placeOf(writing, pair), ratingId };
  const fixed = {
    ReportEditionId: writing.edition.Id,
    CountryIndicatorRatingId: ratingId,
    URL: 'https://example.org/source',
  };
  const references = resourceOf(writing, ofReferences, {
    name: 'reference',
    rows: 'CurrentReportEditionReferences',
    above: ['ratingId'],
    fixed: () => fixed,
  });
  if (references) await draw(writing, leadsTo, values, [references], references);
}

/** As the generic check reads it off other contracts; undefined where the backend has no such. */
function resourceOf(
  writing: Writing,
  ids: Operations,
  { name, rows, above = [], fixed }: { name: string; rows?: string; above?: string[]; fixed: (parents: Params) => Row },
): Resource | undefined {
  const { contract } = writing.run;
  if (Object.values(ids).some((one) => !contract.operations.has(one))) return undefined;
  if (!allowed(writing, ids.remove, true)) return undefined;
  const by = (key: keyof Operations) => contract.operations.get(ids[key]);
  const [create, remove, list] = [by('create'), by('remove'), by('list')];
  const shape = list && listShape(contract, list, rows === undefined ? {} : { rows });
  if (!create || !remove || !shape) return undefined;
  const idParameter = lastParameter(remove.path) ?? '';
  return {
    name,
    collection: list.path,
    idParameter,
    address: `${list.path}/{${idParameter}}`,
    idMember: 'Id',
    wrapper: undefined,
    schema: responseSchema(create),
    create,
    read: undefined,
    replace: by('replace'),
    patch: undefined,
    remove,
    lists: [{ operation: list, shape }],
    parents: [...parametersIn(list.path), ...above],
    fixed,
    // milestones come and go meanwhile
    moved: ['MilestoneOrderId'],
  };
}

/** Draws the sequences of one resource; those beside it are mixed in. */
async function draw(
  { run, marker }: Writing,
  leadsTo: LeadsTo,
  values: Params,
  resources: Resource[],
  drawn: Resource,
): Promise<void> {
  const probe: Probe = {
    run: {
      ...run,
      roles: run.roles.map((role) => ({ ...role, permissions: new Set([...role.permissions, ...facts]) })),
      // What is removed is the run's own, which every mode that writes may.
      options: {
        ...run.options,
        mode: 'all',
        runId: `${marker}-${drawn.name[0]}`,
        values: { ...run.options.values, ...values },
      },
    },
    contract: run.contract,
    api: {},
    resources,
    cleanup: [],
    turn: 0,
  };
  const writes = ({ create, replace, remove }: Resource) =>
    [create, replace, remove].flatMap((one) => one?.operationId ?? []);
  try {
    if (leadsTo(writes(drawn))) await checkSequences(probe, [drawn]);
  } finally {
    for (const undo of probe.cleanup.reverse()) await undo().catch(() => undefined);
  }
}
