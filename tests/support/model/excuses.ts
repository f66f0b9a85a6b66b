import type { Act } from './acts.ts';
import type { Landed } from './network.ts';
import type { Operation, WriteId } from './operation.ts';
import type { OracleOptions } from './oracle-options.ts';
import { readOf } from './reads.ts';
import type { State } from './state.ts';
import { type View, type ViewName, viewNames, views } from './views.ts';

/** What no client could know, so that the oracle does not judge it. */
export function createExcuses({ acts, server, network, shown }: OracleOptions) {
  /** The answers from the last one on that no write of the person raced, the newest first. */
  function sinceRace(view: View, answers: Landed[]): Landed[] {
    const isRaced = ({ askedAt, landedAt }: Landed) =>
      acts.all.some(
        ({ attempts, operation }) =>
          view.follows.has(operation.id) &&
          attempts.some(({ sentAt, endedAt }) => sentAt <= landedAt && endedAt >= askedAt),
      );
    const last = answers.findLastIndex((landed) => !isRaced(landed));
    return answers.slice(Math.max(last, 0)).toReversed();
  }
  /**
   * The version that the client has heard of at least by a view, be it that it is not there, of
   * what was asked for before a time.
   */
  function heldOf(name: ViewName, until = Infinity): number {
    const answers = (network.landed.get(`${name} 0`) ?? []).filter(({ askedAt }) => askedAt < until);
    return sinceRace(views[name], answers).at(-1)?.version ?? 0;
  }
  /** When a copy of a reference was done that a view does not hold: it looks at nothing later. */
  function copiedAt(name: ViewName, source: number | undefined): number {
    const held = heldOf(name);
    const owed = acts.all.filter(
      ({ operation, state, commit = 0 }) =>
        operation.id.startsWith('copyReference') && sourceOf(operation) === source && state === 'done' && commit > held,
    );
    return Math.min(Infinity, ...owed.map(({ endedAt }) => endedAt));
  }
  /** Comments of others tag the person. */
  const isChangedBy = (name: ViewName, id: WriteId) =>
    views[name].follows.has(id) || (id === 'addComment' && views[name].follows.has('clearNotification'));

  /**
   * Was a write of the view begun before one that was lost was tried again? Then it looks at what
   * stood before that, and it is not known whether that has changed it already.
   */
  const isOvertaken = (view: View, lost: Act) =>
    acts.all.some(
      ({ operation, state, begunAt, order }) =>
        view.follows.has(operation.id) &&
        (state === 'pending' || state === 'done') &&
        begunAt > lost.begunAt &&
        order < lost.order,
    );

  /**
   * Is a notification cleared that stands on none of the pages that the client has? Then it is not
   * known whether it is there, and the bell cannot tell.
   */
  const isOffThePages = ({ operation: { id, variables }, state, commit = Infinity }: Act) => {
    if (id !== 'clearNotification' || (state !== 'pending' && (state !== 'done' || commit <= heldOf('bell'))))
      return false;
    const { read, params, query } = views.notifications;
    const pages = [...network.landed].flatMap(([key, answers]) => {
      const [name, offset = '0'] = key.split(' ');
      const version = answers.at(-1)?.version;
      if (name !== 'notifications' || version === undefined) return [];
      return [JSON.stringify(readOf(server.stateAt(version), read, params, { ...query, offset }))];
    });
    return pages.length > 0 && !pages.some((page) => page.includes(`"CommentId":${variables.commentId},`));
  };

  /**
   * Somebody else, or a write that was lost, changed what the view's writes look at in lists that
   * have had no answer since which the client can tell from before: what they make of it is unknown.
   */
  function isBeyondTheClient(about: ViewName, version: number): boolean {
    const view: View = views[about];
    if (about === 'bell' && acts.all.some(isOffThePages)) return true;
    const families = [
      /Reference/,
      /Notification|addComment/,
      /Milestone|Activity|Indicator/,
      /EditionUser/,
      /EditionCountr/,
    ];
    const own = families.filter((family) => [...view.follows].some((id) => family.test(id)));
    const isUnseen = (activityId: number) => {
      const list = `indicators ${activityId}`;
      return !(list in views) || shown(list as ViewName) === undefined;
    };
    const placeAt = (at: number, id: number) => server.stateAt(at).indicators.find((row) => row.Id === id)?.ActivityId;
    // a row that was moved from or to a list that nobody has fetched cannot be followed until an
    // answer has it, nor is it known where it is deleted
    const isOutOfSight = acts.all.some(({ operation: { id, variables }, state, commit = Infinity }) => {
      if (state !== 'pending' && (state !== 'done' || commit <= version)) return false;
      if (id === 'deleteIndicator') {
        const place = placeAt(Math.min(commit - 1, server.version()), variables.indicatorId);
        return place !== undefined && isUnseen(place);
      }
      if (id !== 'updateIndicator') return false;
      const { Id, ActivityId } = variables.data;
      return isUnseen(placeAt(version, Id) ?? ActivityId) || isUnseen(ActivityId);
    });
    if (isOutOfSight && own.some((family) => family.test('updateIndicator'))) return true;
    return server.log.some(({ operation, act }, at) => {
      const { id } = operation;
      if (act && (!act.wasDoubtful || (act.state === 'pending' && !isOvertaken(view, act)))) return false;
      if (!own.some((family) => family.test(id))) return false;
      const until = copiedAt(about, sourceOf(operation));
      return viewNames.some((name) => isChangedBy(name, id) && shown(name) !== undefined && at >= heldOf(name, until));
    });
  }

  /**
   * What adds nothing where it stands already was done, and was taken out again before an answer
   * could tell: to the client it looks as if it had not been done.
   */
  function isUnheard(name: ViewName, act: Act): boolean {
    const { commit } = act;
    const text = textOf(name);
    const isThere = (version: number) => text(server.stateAt(version)) === text(server.replay(version, [act]));
    if (commit === undefined) return false;
    if (!isThere(commit)) return isRenamedUnheard(act, commit);
    // a row that others have changed since is not known for what it was
    const rowsAt = (version: number) => new Set(rowsOf(text(server.stateAt(version))));
    const made = [...rowsAt(commit)].filter((row) => !rowsAt(commit - 1).has(row));
    const isHeard = (version: number) => isThere(version) || made.some((row) => rowsAt(version).has(row));
    return !answersSince(name, act, commit).some(({ version }) => isHeard(version));
  }

  /** A row that was added, and that every answer to the lists that have it shows by another name. */
  function isRenamedUnheard(act: Act, commit: number): boolean {
    const namesAt = (name: ViewName, version: number) =>
      new Set(rowsOf(textOf(name)(server.stateAt(version))).map(nameOf));
    const told = viewNames.flatMap((name) => {
      const before = namesAt(name, commit - 1);
      const made = [...namesAt(name, commit)].filter((row) => !before.has(row));
      if (made.length === 0) return [];
      return answersSince(name, act, commit).map(({ version }) => made.some((row) => namesAt(name, version).has(row)));
    });
    return told.length > 0 && !told.some(Boolean);
  }

  /** The answers that hold a write and were asked for after it was lost. */
  function answersSince(name: ViewName, { attempts, sentAt }: Act, commit: number): Landed[] {
    const since = attempts.find(({ outcome }) => outcome === 'lost')?.endedAt ?? sentAt;
    return (network.landed.get(`${name} 0`) ?? []).filter(
      ({ version, askedAt }) => version >= commit && askedAt > since,
    );
  }
  const textOf = (name: ViewName) => {
    const { read, params, query } = views[name];
    return (state: State) => JSON.stringify(readOf(state, read, params, { ...query, offset: '0' }));
  };

  return { sinceRace, isBeyondTheClient, isUnheard };
}

/** Which reference a write is about. */
function sourceOf({ variables }: Operation): number | undefined {
  const { referenceId, data } = variables as { referenceId?: number; data?: { referenceId?: number } };
  return referenceId ?? data?.referenceId;
}

const rowsOf = (text: string): string[] => text.match(/\{"Id":[^{}]*\}/g) ?? [];
/** By what the client knows again what it has added. */
const nameOf = (row: string): string => (row.match(/"(Id|Title|URL|FullName|ShortName)":("[^"]*"|\w+)/g) ?? []).join();
