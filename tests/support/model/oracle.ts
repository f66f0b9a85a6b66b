import type { Act, Acts } from './acts.ts';
import type { Landed, Network } from './network.ts';
import type { Page } from './pages.ts';
import type { Known } from './pictures.ts';
import { type Query, reads } from './reads.ts';
import type { Server } from './server.ts';
import type { State } from './state.ts';
import { structure } from './structure.ts';
import { type View, type ViewName, views } from './views.ts';

/** What is shown, what was expected, and by which of the rules it is wrong. */
export type Wrong = { kind: string; about: string; shown?: unknown; expected?: unknown };
type Pages = { pages: Page[]; pageParams: (number | undefined)[] };
type Options = { acts: Acts; server: Server; network: Network; shown: (view: ViewName) => unknown };

/** At most so many writes whose outcome nobody knows are tried out both ways. */
const DOUBTS = 4;

/**
 * Judges what is shown. Right is: some answer that has landed, with the operations still owed to it in their order. Owed are those
 * that the answer does not hold and that are pending or done; never one that was refused. Of one whose outcome nobody knows
 * (its answer was lost, or is still being processed) both is right, but never twice.
 */
export function createOracle({ acts, server, network, shown }: Options) {
  const follows = (view: View) =>
    acts.all.filter(({ operation }) => view.follows.has(operation.id)).sort((a, b) => a.order - b.order);
  /** It was sent once more, for nobody knew whether it was done; what it says may be seen on top of what came after it. */
  const isTriedAgain = (act: Act) => act.state === 'pending' && act.isDoubtful && act.attempts.length > 1;
  /** Says how a thing shall be, not by how much it differs: twice is as good as once. */
  const isAbsolute = ({ operation: { id } }: Act) => /^(update|assign|promote|unassign|delete|remove)/.test(id);
  const isHeld = ({ commit }: Act, version: number) => commit !== undefined && commit <= version;

  /** The lists of intentions that an answer of this version may show. */
  function owedTo(view: View, version: number): Act[][] {
    const missing = follows(view).filter(
      (act) => act.state !== 'refused' && (!isHeld(act, version) || (isTriedAgain(act) && isAbsolute(act))),
    );
    // of what was done after a doubt nobody can tell whether an answer from between holds it
    const isSure = (act: Act) =>
      !isHeld(act, version) && (act.state === 'done' ? !act.wasDoubtful : act.state === 'pending' && !act.isDoubtful);
    const doubtful = missing.filter((act) => !isSure(act)).slice(-DOUBTS);
    return Array.from({ length: 2 ** doubtful.length }, (_, chosen) =>
      missing.filter((act) => isSure(act) || (doubtful.includes(act) && (chosen >> doubtful.indexOf(act)) % 2 === 0)),
    );
  }

  const versionsOf = (name: ViewName, offset: number) =>
    [
      ...new Set(
        (network.landed.get(`${name} ${offset}`) ?? [])
          .filter(({ status }) => status === 200)
          .map(({ version }) => version),
      ),
    ].reverse();
  const read = (view: View, state: State, offset = 0) => {
    const query: Query = { ...view.query, offset: String(offset) };
    return reads[view.read](state, view.params as never, query as never) as unknown;
  };

  /** Nobody else changed the structure, and the lists that a row's place is known from are there. */
  function isExact(view: View): boolean {
    const isForeign = server.log.some(({ operation, act }) => operation.id in structure && (!act || act.wasDoubtful));
    const milestone = view.params.milestoneId ?? Math.floor((view.params.activityId ?? 0) / 10);
    if (milestone === 0) return true;
    const isThere = shown('milestones') !== undefined && shown(`activities ${milestone}` as ViewName) !== undefined;
    return !isForeign && isThere;
  }

  /** Somebody changed meanwhile what the view's writes look at in other answers: what they make of it is not in this one. */
  function isBeyondTheClient(view: View, version: number): boolean {
    const families = [/Reference/, /Notification|addComment/, /Milestone|Activity|Indicator/, /EditionUser/];
    const own = families.filter((family) => [...view.follows].some((id) => family.test(id)));
    // a row that was moved to a list that nobody has fetched cannot be followed any further
    const isOutOfSight = acts.all.some(({ operation: { id, variables }, state }) => {
      if (id !== 'updateIndicator' || state === 'refused') return false;
      const list = `indicators ${(variables as { data: { ActivityId: number } }).data.ActivityId}`;
      return !(list in views) || shown(list as ViewName) === undefined;
    });
    if (isOutOfSight && own.some((family) => family.test('updateIndicator'))) return true;
    return server.log
      .slice(version)
      .some(
        ({ operation: { id }, act }) =>
          (!act || act.wasDoubtful || !view.follows.has(id)) && own.some((family) => family.test(id)),
      );
  }

  const text = (value: unknown) => JSON.stringify(value);
  const memo = new WeakMap<object, Map<string, string>>();
  /** Pictures of the same data are made once. */
  function pictureOf(view: View, data: object, known: Known, name: string): string {
    const own = memo.get(data) ?? new Map<string, string>();
    memo.set(data, own);
    const made = own.get(name) ?? text(view.picture(data as never, known));
    own.set(name, made);
    return made;
  }
  const idsOf = (data: unknown) =>
    new Set(
      Array.isArray(data)
        ? data.map((row: { Id?: number; LibraryIndicatorId: number }) => row.Id ?? row.LibraryIndicatorId)
        : [],
    );

  function single(name: ViewName, data: object): Wrong | undefined {
    const view = views[name];
    const exact = isExact(view);
    let expected: unknown;
    for (const version of versionsOf(name, 0)) {
      const base = read(view, server.stateAt(version));
      const known = { exact, ids: idsOf(base) };
      const own = pictureOf(view, data, known, `${version} ${exact}`);
      for (const owed of owedTo(view, version)) {
        const answer = read(view, server.replay(version, owed));
        // a list of something that is about to go is not looked at any more
        if (answer === null) return undefined;
        const right = text(view.picture(answer as never, known));
        if (right === own) return undefined;
        expected ??= [
          `version ${version} with ${owed.map(({ id }) => `#${id}`).join(' ') || 'nothing'}`,
          JSON.parse(right),
        ];
      }
    }
    if (expected === undefined || isBeyondTheClient(view, versionsOf(name, 0)[1] ?? 0)) return undefined;
    return {
      kind: 'wrong view',
      about: name,
      shown: view.picture(data as never, { exact, ids: idsOf(data) }),
      expected,
    };
  }

  /** Each page by itself: an answer to it that has landed, with what is owed to that. */
  function pages(name: ViewName, { pages: all, pageParams }: Pages): Wrong | undefined {
    const view = views[name];
    const paged = view.paged;
    if (!paged) return undefined;
    for (const [at, page] of all.entries()) {
      const offset = pageParams[at] ?? 0;
      const own = text(page.Data.map(paged.row));
      let expected: unknown;
      const answers = (network.landed.get(`${name} ${offset}`) ?? []).filter(({ status }) => status === 200);
      const isRight = answers.toReversed().some((landed) => {
        const base = read(view, server.stateAt(landed.version), offset) as Page;
        return owedTo(view, landed.version).some((owed) => {
          const states = {
            base: server.stateAt(landed.version),
            now: server.replay(landed.version, owed),
            params: view.params,
          };
          const right = paged.owed(base, offset, states);
          expected ??= [
            `version ${landed.version} with ${owed.map(({ id }) => `#${id}`).join(' ') || 'nothing'}`,
            right.rows,
            base.Count + right.count,
          ];
          return text(right.rows) === own && isCount(view, landed, page.Count, [base.Count, right.count]);
        });
      });
      if (!isRight && expected !== undefined)
        return {
          kind: 'wrong view',
          about: `${name} from ${offset}`,
          shown: [page.Data.map(paged.row), page.Count],
          expected,
        };
    }
    return undefined;
  }

  /**
   * A Count is exact but where nobody can know it: where the page was asked for while a write was under way, or where others
   * change the list, so that what the person changes may stand on a page that is not there.
   */
  function isCount(
    view: View,
    { askedAt, landedAt }: Landed,
    shownCount: number,
    [base, owed]: [number, number],
  ): boolean {
    if (shownCount === base + owed) return true;
    const raced = follows(view).filter(({ begunAt, endedAt }) => begunAt < landedAt && endedAt > askedAt).length;
    const isForeign = server.log.some(({ act, operation }) => !act && operation.id === 'addComment');
    const free = raced + (isForeign ? Math.abs(owed) : 0);
    return Math.abs(shownCount - base - owed) <= free;
  }

  const INSTANTS = new Set(['DateAdded', 'DateCreated', 'CreationDate', 'InactiveDate', 'RatingLastUpdatedOn']);
  const whole = (data: unknown) => JSON.stringify(data, (name, value) => (INSTANTS.has(name) ? undefined : value));

  return {
    /** What is wrong with what a view shows now; undefined where nothing is. */
    judge(name: ViewName, data: object): Wrong | undefined {
      return views[name].paged ? pages(name, data as Pages) : single(name, data);
    },
    /** At rest a view is what the server has, to the letter. `isExcused` where nobody could know better. */
    atRest(name: ViewName, data: unknown): Wrong | undefined {
      const view = views[name];
      const gone = read(view, server.now()) === null;
      if (gone) return undefined;
      const list = data as Pages | undefined;
      const answers =
        view.paged && list
          ? list.pageParams.map((offset) => read(view, server.now(), offset))
          : read(view, server.now());
      const mine = whole(view.paged && list ? list.pages : data);
      const right = whole(answers);
      return mine === right
        ? undefined
        : {
            kind: 'not the server at rest',
            about: name,
            shown: mine && differenceOf(mine, right),
            expected: differenceOf(right, mine ?? ''),
          };
    },
    /** Has the view been asked for since the last change of somebody else, and did that answer arrive? */
    isKnown(name: ViewName): boolean {
      const last = server.log.findLastIndex(({ act }) => !act) + 1;
      const list = [...network.landed].filter(([key]) => key.slice(0, key.lastIndexOf(' ')) === name);
      return list.length > 0 && list.every(([, answers]) => (answers.at(-1)?.version ?? 0) >= last);
    },
  };
}

/** The part of a long text that begins where it differs. */
function differenceOf(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return `…${one.slice(Math.max(0, at - 60), at + 120)}…`;
}
