/** Mistakes of the museum's server that only an order of calls shows. */
import type { Call, Museum, Mutant, Reply, Row } from './museum-server.ts';
import { exhibitPath, type Planted, piecePath, piecesPath, post, put, refusal } from './mutant.ts';

const kind = 'order';
const remove = `delete ${exhibitPath}`;
const isDone = ({ status }: Reply) => status < 300;
const idOf = ({ params }: Call) => params['exhibit-id'] ?? '';

/** A list that is answered from a cache, which only some calls clear. */
function cached(list: string, clears: string[]): Mutant {
  const kept = new Map<string, Reply>();
  return {
    after: (call, reply) => {
      if (clears.includes(call.operation) && isDone(reply)) kept.clear();
      if (call.operation !== list || !isDone(reply)) return undefined;
      const key = `${call.params['exhibit-id']} ${call.query}`;
      const known = kept.get(key) ?? structuredClone(reply);
      kept.set(key, known);
      return structuredClone(known);
    },
  };
}

/** The record that was deleted last is there again once another is created. */
function comesBack(): Mutant {
  let gone: Row | undefined;
  return {
    before: (call, museum) => {
      if (call.operation === remove && call.scopes?.includes('write'))
        gone = structuredClone(museum.exhibits.find(({ id }) => id === idOf(call)));
      return undefined;
    },
    after: (call, reply, museum) => {
      if (call.operation !== post || !isDone(reply) || !gone) return undefined;
      museum.exhibits.push(gone);
      gone = undefined;
      return undefined;
    },
  };
}

/** A change is kept in one place for all records: that of another takes the earlier one back. */
function lost(): Mutant {
  let before: Row | undefined;
  let last: { id: string; before: Row } | undefined;
  return {
    before: (call, museum) => {
      if (call.operation === put) before = structuredClone(museum.exhibits.find(({ id }) => id === idOf(call)));
      return undefined;
    },
    after: (call, reply, museum) => {
      if (call.operation !== put || !isDone(reply) || !before) return undefined;
      const other = last && last.id !== idOf(call) ? last : undefined;
      if (other) restore(museum, other);
      last = { id: idOf(call), before };
      return undefined;
    },
  };
}

function restore({ exhibits }: Museum, { id, before }: { id: string; before: Row }): void {
  const row = exhibits.find((one) => one.id === id);
  if (row) Object.assign(row, before);
}

/** A filter reads an index that is written where a record is created, not where it is changed. */
function indexed(parameter: string): Mutant {
  const index = new Map<unknown, unknown>();
  return {
    after: (call, reply, museum) => {
      if (call.operation === post && isDone(reply)) {
        const { id, [parameter]: value } = reply.body as Row;
        index.set(id, value);
      }
      const wanted = call.query.get(parameter);
      if (call.operation !== 'get /exhibits' || !isDone(reply) || wanted === null || call.query.size > 2)
        return undefined;
      const stateOf = (row: Row) => String(index.get(row.id) ?? row[parameter]);
      const rows = museum.exhibits.filter((row) => stateOf(row) === wanted);
      const [offset, limit] = [Number(call.query.get('offset') ?? 0), Number(call.query.get('limit') ?? 3)];
      const shown = rows.map(({ door: _, ...row }) => ({
        ...row,
        pieceCount: museum.pieces.filter(({ exhibit }) => exhibit === row.id).length,
      }));
      return { ...reply, body: { items: shown.slice(offset, offset + limit), total: rows.length } };
    },
  };
}

/** The id of a ticket that was returned is the next. */
function reused(): Mutant {
  const free: unknown[] = [];
  return {
    before: (call, museum) => {
      const id = museum.tickets.find((one) => String(one.id) === call.params.ticketId)?.id;
      if (call.operation === 'delete /tickets/{ticketId}' && call.scopes?.includes('write') && id) free.push(id);
      return undefined;
    },
    after: (call, reply, museum) => {
      const made = museum.tickets.at(-1);
      const isNew = call.operation === 'post /tickets' && isDone(reply) && made?.id === (reply.body as Row).id;
      if (!isNew || !made || free.length === 0) return undefined;
      made.id = free.pop();
      return { ...reply, body: { ...(reply.body as Row), id: made.id } };
    },
  };
}

/** What is written after a deletion waits until the next creation. */
function behind(): Mutant {
  let isWaiting = false;
  const waiting = new Map<string, Row>();
  return {
    before: (call, museum) => {
      if (call.operation === put && isWaiting) {
        const row = museum.exhibits.find(({ id }) => id === idOf(call));
        if (row && !waiting.has(idOf(call))) waiting.set(idOf(call), structuredClone(row));
      }
      return undefined;
    },
    after: (call, reply) => {
      if (call.operation === remove && isDone(reply)) isWaiting = true;
      if (call.operation === post && isDone(reply)) {
        isWaiting = false;
        waiting.clear();
      }
      const before = waiting.get(idOf(call));
      if (call.operation !== `get ${exhibitPath}` || !isDone(reply) || !before || !isWaiting) return undefined;
      const { door: _, ...row } = before;
      return { ...reply, body: { ...(reply.body as Row), ...row } };
    },
  };
}

/** A record is locked by a change, and set free by a read of it. */
function locked(): Mutant {
  let changed = '';
  let times = 0;
  return {
    first: (call) => (call.operation === put && idOf(call) === changed && times > 0 ? refusal(404) : undefined),
    after: (call, reply) => {
      if (call.operation === put && isDone(reply)) {
        times = changed === idOf(call) ? times + 1 : 1;
        changed = idOf(call);
      } else if (call.operation === `get ${exhibitPath}`) times = 0;
      return undefined;
    },
  };
}

/** Each with a memory of its own. */
export const orderMutants = (): Planted[] => [
  {
    kind,
    operationId: 'findExhibits',
    what: 'the list is cached, and a creation or a deletion clears it, a change does not',
    mutant: cached('get /exhibits', [post, remove]),
  },
  {
    kind,
    operationId: 'getExhibit',
    what: 'what was deleted comes back when another is created',
    mutant: comesBack(),
  },
  {
    kind,
    operationId: 'getExhibit',
    what: 'a change is lost when another record is changed',
    mutant: lost(),
  },
  {
    kind,
    operationId: 'findExhibits',
    what: 'the filter by status does not know of changes',
    mutant: indexed('status'),
  },
  {
    kind,
    operationId: 'findExhibits',
    what: 'the filter by isFree does not know of changes',
    mutant: indexed('isFree'),
  },
  {
    kind,
    operationId: 'getExhibit',
    what: 'a change after a deletion is not read until something is created',
    mutant: behind(),
  },
  {
    kind,
    operationId: 'replaceExhibit',
    what: 'what was changed is not found for the next change until it is read',
    mutant: locked(),
  },
  {
    kind,
    operationId: 'getExhibitsByExhibitIdPieces',
    what: 'the list is cached, and a creation or a deletion clears it, a change does not',
    mutant: cached(`get ${piecesPath}`, [`post ${piecesPath}`, `delete ${piecePath}`]),
  },
  {
    kind,
    operationId: 'buyTicket',
    what: 'the id of a ticket that was returned is given to the next',
    mutant: reused(),
  },
];
