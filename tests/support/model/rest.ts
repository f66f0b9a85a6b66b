import type { Act } from './acts.ts';
import { type ViewName, views } from './views.ts';
import type { World } from './world.ts';

type Advance = (ms: number) => Promise<void>;
/** A write that is being processed is asked about for 40 s, one after the other in an area. */
const TIMEOUT_MS = 600_000;
const QUIET_MS = 10_000;

/**
 * Nobody acts any more: what is under way ends, pages come when asked for, nothing is asked for
 * without need, every view is what the server has, and every write that was not done was told of.
 */
export async function rest(world: World, advance: Advance): Promise<void> {
  const { client, network, oracle, found, open, trace } = world;
  network.calm();
  trace('-- nobody acts any more');
  await advance(5000);
  for (let waited = 0; client.isMutating() > 0 && waited < TIMEOUT_MS; waited += QUIET_MS) await advance(QUIET_MS);
  if (client.isMutating() > 0) found({ kind: 'a write never ends', about: 'mutations' });
  await advance(70_000);
  await nothingIsAsked(world, advance, 'with the lists that were open');

  trace('-- lists are read to their end');
  for (const name of [...open.keys()]) if (views[name].paged) await readToTheEnd(world, advance, name);
  for (const name of open.keys()) {
    // a list whose refetch failed is known to be out of date
    const state = client.getQueryState(views[name].options.queryKey as readonly unknown[]);
    const isFailed = state?.status === 'error' || state?.isInvalidated;
    const one = !isFailed && oracle.isKnown(name) ? oracle.atRest(name, world.shown(name)) : undefined;
    if (one) found(one);
  }

  trace('-- everything is looked at');
  for (const name of world.schedule.views) world.watch(name);
  await advance(2000);
  void client.refetchQueries({ type: 'active' });
  await advance(2000);
  for (const name of open.keys()) {
    const one = oracle.atRest(name, world.shown(name));
    if (one) found(one);
  }
  await nothingIsAsked(world, advance, 'with everything open');
  for (const act of world.acts.all) for (const kind of wrongsOf(act, world)) found({ kind, about: act.operation.id });
}

async function nothingIsAsked({ network, found }: World, advance: Advance, about: string) {
  const before = network.requests();
  await advance(QUIET_MS);
  const asked = network.requests() - before;
  if (asked > 0) found({ kind: 'asks at rest', about, shown: `${asked} requests in ${QUIET_MS / 1000} s` });
}

/** Each call brings one page, also where a list that is scrolled asks for the next one by itself. */
async function readToTheEnd({ open, network, found }: World, advance: Advance, name: ViewName) {
  const list = open.get(name);
  const pages = () => (list?.result().data as { pages: unknown[] } | undefined)?.pages.length ?? 0;
  while (list?.result().hasNextPage) {
    const [had, asked] = [pages(), network.requests()];
    list.next();
    await advance(500);
    const calls = network.requests() - asked;
    if (calls > 0 && pages() === had + calls) continue;
    return found({
      kind: 'a page never arrives',
      about: name,
      shown: `${pages()} pages after ${calls} requests`,
      expected: had + 1,
    });
  }
}

/** What became of a write, and whether the person was told. */
function wrongsOf(act: Act, { acts, server }: World): string[] {
  const last = act.attempts.at(-1);
  const told = act.reports.filter(({ isFinal }) => isFinal);
  const isRetried = act.attempts.length > 1;
  const wrongs: string[] = [];
  if (act.done > 1 && !isPutBack(act, server)) wrongs.push('done twice');
  if (act.commit === undefined && act.state !== 'done' && told.length < act.attempts.length)
    wrongs.push('failed in silence');
  // what the server has done cannot be refused: the person would do it once more. A DELETE has no
  // key to tell it by.
  if (
    act.commit !== undefined &&
    isRetried &&
    !act.request.startsWith('DELETE') &&
    act.state === 'refused' &&
    last?.outcome !== 'lost'
  )
    wrongs.push('done, and told refused');
  if (act.commit === undefined && told.some(({ isWithdrawn }) => isWithdrawn) && !isReplaced(act, acts.all))
    wrongs.push('a failure is swallowed');
  return wrongs;
}

/**
 * Was a member that the write took out put back meanwhile? Then 'Try again' takes it out once more,
 * as it says: a DELETE has no key, and the person has asked for it later than for the addition.
 */
function isPutBack({ operation: { id, variables }, commit = Infinity }: Act, { log }: World['server']): boolean {
  const { userId, countryId } = variables as { userId?: number; countryId?: number };
  const [addition, member] = {
    removeEditionUser: ['addEditionUsers', userId],
    removeEditionCountry: ['addEditionCountries', countryId],
  }[id as string] ?? [undefined, undefined];
  return log.slice(commit).some(({ operation }) => {
    if (operation.id !== addition) return false;
    return (operation.variables as { data: { Id: number }[] }).data.some(({ Id }) => Id === member);
  });
}

/**
 * A later text for the same thing stands for an earlier one; a step, an addition or a move is one
 * of its own.
 */
function isReplaced({ operation, request, order }: Act, all: Act[]): boolean {
  const { id } = operation;
  const later = all.filter((act) => act.order > order && act.operation.id === id);
  // the next edition would take the place of the active one
  if (id === 'createReportEdition') return later.length > 0;
  if (id.startsWith('reorder')) return false;
  return later.some(
    (act) => act.request === request || (/^(update|promote)/.test(id) && isSameForm(act.operation, operation)),
  );
}

/** The same fields of the same thing. */
function isSameForm({ variables: one }: Act['operation'], { variables: other }: Act['operation']): boolean {
  const subjectOf = ({ data = {}, form: _form, ...address }: Record<string, unknown>) => {
    const { Id } = data as { Id?: number };
    return JSON.stringify([address, Id, Object.keys(data as object).sort()]);
  };
  return subjectOf(one) === subjectOf(other);
}
