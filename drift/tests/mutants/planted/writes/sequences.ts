/** Mistakes that only an order of calls shows: each call of a journey is answered rightly. */
import { idIn, jsonOf, type Layer, type Mutant, ok, type Row, withJson } from '../../mutant.ts';

const kind = 'order of calls';

/** The view that was deleted last is listed again once another is made. */
const comesBack = (): Layer => {
  let known: Row[] = [];
  let deleted: Row | undefined;
  const back: Row[] = [];
  return async (call, next) => {
    const response = await next(call);
    if (!ok(response)) return response;
    if (call.operationId === 'deleteView') {
      const id = idIn(call.params.viewId);
      deleted = known.find(({ Id }) => Id === id) ?? deleted;
    } else if (call.operationId === 'createView' && deleted) {
      back.push(deleted);
      deleted = undefined;
    } else if (call.operationId === 'listViews') {
      known = jsonOf(response) as Row[];
      return back.length > 0 ? withJson(response, [...known, ...back]) : response;
    }
    return response;
  };
};

/** The change of one milestone is taken back by that of another. */
const taken = (): Layer => {
  let last: { id: number; before: Row } | undefined;
  return async (call, next, { db }) => {
    if (call.operationId !== 'updateMilestone') return next(call);
    const id = Math.trunc(idIn(String((jsonOf(call) as Row | undefined)?.Id)));
    const before = await db
      .selectFrom('milestone')
      .select(['full_name', 'short_name', 'description'])
      .where('id', '=', id)
      .executeTakeFirst();
    const response = await next(call);
    if (!ok(response) || !before) return response;
    if (last && last.id !== id) await db.updateTable('milestone').set(last.before).where('id', '=', last.id).execute();
    last = { id, before };
    return response;
  };
};

/** The reference that was removed last is listed again once another of its rating is changed. */
const reappears = (): Layer => {
  type Place = { row: Row; path: string };
  const known = new Map<number, Place>();
  const removed = new Map<unknown, Place>();
  const back: Place[] = [];
  return async (call, next) => {
    const response = await next(call);
    if (!ok(response)) return response;
    const { referenceId, ratingId } = call.params;
    if (call.operationId === 'removeReference') {
      const place = known.get(idIn(referenceId));
      if (place) removed.set(ratingId, place);
    } else if (call.operationId === 'updateReference') {
      const place = removed.get(ratingId);
      if (place) back.push(place);
      removed.delete(ratingId);
    } else if (call.operationId === 'readReferences') {
      const body = jsonOf(response) as { CurrentReportEditionReferences: Row[] };
      const rows = body.CurrentReportEditionReferences;
      for (const row of rows) known.set(Number(row.Id), { row, path: call.path });
      const again = back.filter(({ path }) => path === call.path).map(({ row }) => row);
      if (again.length > 0) return withJson(response, { ...body, CurrentReportEditionReferences: [...rows, ...again] });
    }
    return response;
  };
};

export const ordersOfCalls: Mutant[] = [
  {
    id: 'sequence-view-comes-back',
    kind,
    operation: 'listViews',
    what: 'a view that was deleted is listed again once another is made',
    plant: comesBack,
  },
  {
    id: 'sequence-milestone-taken-back',
    kind,
    operation: 'listMilestones',
    what: 'the change of a milestone is lost when another is changed',
    plant: taken,
  },
  {
    id: 'sequence-reference-reappears',
    kind,
    operation: 'readReferences',
    what: 'a reference that was removed is listed again once another of its rating is changed',
    plant: reappears,
  },
];
