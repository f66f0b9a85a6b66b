import type { Act } from './acts.ts';
import { createExcuses } from './excuses.ts';
import type { Landed } from './network.ts';
import type { OracleOptions } from './oracle-options.ts';
import type { Page } from './pages.ts';
import type { Known } from './projections.ts';
import { readOf } from './reads.ts';
import type { State } from './state.ts';
import { structure } from './structure.ts';
import { type View, type ViewName, views } from './views.ts';

/** What is shown, what was expected, and by which of the rules it is wrong. */
export type Wrong = { kind: string; about: string; shown?: unknown; expected?: unknown };
type Pages = { pages: Page[]; pageParams: (number | undefined)[] };

/**
 * The latest writes of unknown outcome that are tried out both ways; older ones count as not done.
 * Few schedules have four.
 */
const DOUBTS = 8;

/**
 * Judges what is shown. Right is: some answer that has landed, with the operations still owed to it
 * in their order. Owed are those that the answer does not hold and that are pending or done; never
 * one that was refused. Of one whose outcome nobody knows (its answer was lost, or is still being
 * processed) both is right, but never twice.
 */
export function createOracle({ acts, server, network, shown }: OracleOptions) {
  const { sinceRace, isBeyondTheClient, isUnheard } = createExcuses({ acts, server, network, shown });
  const inOrder = (ids: View['follows']) =>
    acts.all.filter(({ operation }) => ids.has(operation.id)).sort((a, b) => a.order - b.order);
  /**
   * It was sent once more, for nobody knew whether it was done: until an answer comes that was
   * asked for after its end, what it says may be seen on top of what came after its first try.
   */
  const isTriedAgain = ({ mayBeStored, state, endedAt }: Act, { askedAt }: Landed) =>
    mayBeStored && (state === 'pending' || (state === 'done' && askedAt <= endedAt));
  /**
   * Says how a thing shall be, not by how much it differs: twice is as good as once. A move says
   * which row it passes.
   */
  const isAbsolute = ({ operation: { id } }: Act) =>
    /^(update|assign|set|promote|stepBack|unassign|delete|remove|reorder)/.test(id);
  const isHeld = ({ commit }: Act, { version }: Landed) => commit !== undefined && commit <= version;
  /**
   * An answer that landed before the write was sent cannot hold it; of a later one nobody can tell
   * after a doubt, for what is under way together is done in either order.
   */
  const isSure = (act: Act, landed: Landed) =>
    !isHeld(act, landed) &&
    (landed.landedAt < act.sentAt || !(act.state === 'done' ? act.wasDoubtful : act.isDoubtful));

  /**
   * The lists of intentions that an answer may show. What was reported as failed is taken back
   * until it is tried again.
   */
  function* owedTo(name: ViewName, landed: Landed): Generator<Act[]> {
    const view = views[name];
    const isKnown = (act: Act) => view.follows.has(act.operation.id) && isSure(act, landed);
    const missing = inOrder(new Set([...view.follows, ...view.heeds])).filter(
      (act) =>
        (act.state === 'pending' || act.state === 'done') &&
        (!isHeld(act, landed) || (isTriedAgain(act, landed) && (isAbsolute(act) || isUnheard(name, act)))),
    );
    const doubtful = missing.filter((act) => !isKnown(act)).slice(-DOUBTS);
    for (let chosen = 0; chosen < 2 ** doubtful.length; chosen++)
      yield missing.filter(
        (act) => isKnown(act) || (doubtful.includes(act) && (chosen >> doubtful.indexOf(act)) % 2 === 0),
      );
  }

  /** The answers to a view, the newest first. */
  const landedOf = (name: ViewName, offset: number) =>
    (network.landed.get(`${name} ${offset}`) ?? []).filter(({ status }) => status === 200).toReversed();
  /**
   * The answers to a view from the last one on that no write of the person raced, the newest first:
   * what was said before it must not come back.
   */
  const currentOf = (name: ViewName, view: View) => sinceRace(view, landedOf(name, 0).toReversed());
  /**
   * Answers to other views that are newer than all to this one, with nothing but the person's own
   * writes in between: an edit looks up in them what it needs (the source of a copy), so that a
   * view may be ahead of what was said to itself.
   */
  function newerElsewhere([newest]: Landed[]): Landed[] {
    if (!newest) return [];
    const own = server.log.slice(newest.version).findIndex(({ act }) => !act || act.wasDoubtful);
    const last = own < 0 ? server.log.length : newest.version + own;
    const all = [...network.landed.values()].flat();
    return all.filter(({ status, version }) => status === 200 && version > newest.version && version <= last);
  }
  const read = (view: View, state: State, offset = 0) => readOf(state, view.read, view.params, queryOf(view, offset));

  /**
   * Nobody else changed the structure, and the lists that a row's place is known from are there.
   */
  function isExact(view: View): boolean {
    const isForeign = server.log.some(({ operation, act }) => operation.id in structure && (!act || act.wasDoubtful));
    const milestone = view.params.milestoneId ?? Math.floor((view.params.activityId ?? 0) / 10);
    if (milestone === 0) return true;
    const isThere = shown('milestones') !== undefined && shown(`activities ${milestone}` as ViewName) !== undefined;
    return !isForeign && isThere;
  }

  const text = (value: unknown) => JSON.stringify(value);
  const memo = new WeakMap<object, Map<string, unknown>>();
  function once<Made>(data: object, name: string, make: () => Made): Made {
    const own = memo.get(data) ?? new Map<string, unknown>();
    memo.set(data, own);
    if (!own.has(name)) own.set(name, make());
    return own.get(name) as Made;
  }
  /** Projections of the same data are made once. */
  const pictureOf = (view: View, data: object, known: Known, name: string) =>
    once(data, name, () => text(view.projection(data as never, known)));
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
    // a list of something that has gone is not looked at any more
    if (network.landed.get(`${name} 0`)?.at(-1)?.status === 404) return undefined;
    const answers = currentOf(name, view);
    for (const landed of chain(answers, () => newerElsewhere(answers))) {
      const { version } = landed;
      const base = read(view, server.stateAt(version));
      const known = { exact, ids: idsOf(base) };
      const own = pictureOf(view, data, known, `${version} ${exact}`);
      for (const owed of owedTo(name, landed)) {
        const answer = read(view, server.replay(version, owed));
        // nor is one of something that is about to go
        if (answer === null) return undefined;
        const right = pictureOf(view, answer as object, known, `${version} ${exact}`);
        if (right === own) return undefined;
        expected ??= [
          `version ${version} with ${owed.map(({ id }) => `#${id}`).join(' ') || 'nothing'}`,
          JSON.parse(right),
        ];
      }
    }
    const all = landedOf(name, 0);
    const before = all.find(({ version }) => version !== all[0]?.version)?.version ?? 0;
    if (expected === undefined || isBeyondTheClient(name, before)) return undefined;
    return {
      kind: 'wrong view',
      about: name,
      shown: view.projection(data as never, { exact, ids: idsOf(data) }),
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
      const own = once(page, 'rows', () => text(page.Data.map(paged.row)));
      let isRight = false;
      let expected: unknown;
      for (const landed of landedOf(name, offset)) {
        const base = read(view, server.stateAt(landed.version), offset) as Page;
        for (const owed of owedTo(name, landed)) {
          const now = server.replay(landed.version, owed);
          const right = once(now, `${name} ${offset} ${landed.version}`, () => {
            const { rows, count } = paged.owed(base, offset, {
              base: server.stateAt(landed.version),
              now,
              params: view.params,
            });
            return { rows: text(rows), count };
          });
          expected ??= [
            `version ${landed.version} with ${owed.map(({ id }) => `#${id}`).join(' ') || 'nothing'}`,
            JSON.parse(right.rows),
            base.Count + right.count,
          ];
          isRight = right.rows === own && isCount(view, landed, page.Count, [base.Count, right.count]);
          if (isRight) break;
        }
        if (isRight) break;
      }
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
   * A Count is exact but where nobody can know it: where the page was asked for during a write
   * whose outcome was unknown, or where others change the list, so that what the person changes may
   * stand on a page that is not there.
   */
  function isCount(
    view: View,
    { askedAt, landedAt }: Landed,
    shownCount: number,
    [base, owed]: [number, number],
  ): boolean {
    if (shownCount === base + owed) return true;
    const raced = inOrder(view.follows).filter(
      ({ begunAt, endedAt, wasDoubtful }) => wasDoubtful && begunAt < landedAt && endedAt > askedAt,
    ).length;
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
    /**
     * At rest a view is what the server has, but for instants, which the model does not tell.
     */
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
    /**
     * Has the view been asked for since the last change of somebody else, and did that answer
     * arrive?
     */
    isKnown(name: ViewName): boolean {
      const last = server.log.findLastIndex(({ act }) => !act) + 1;
      const list = [...network.landed].filter(([key]) => key.slice(0, key.lastIndexOf(' ')) === name);
      return list.length > 0 && list.every(([, answers]) => (answers.at(-1)?.version ?? 0) >= last);
    },
  };
}

const queries = new WeakMap<View, Map<number, View['query']>>();
/** The same object for the same page, by which its answers are found sooner. */
function queryOf(view: View, offset: number): View['query'] {
  const own = queries.get(view) ?? new Map<number, View['query']>();
  queries.set(view, own);
  const query = own.get(offset) ?? { ...view.query, offset: String(offset) };
  own.set(offset, query);
  return query;
}

/** One list after the other; the second is made only when it is needed. */
function* chain<One>(first: One[], second: () => One[]): Generator<One> {
  yield* first;
  yield* second();
}

/** The part of a long text that begins where it differs. */
function differenceOf(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return `…${one.slice(Math.max(0, at - 60), at + 120)}…`;
}
