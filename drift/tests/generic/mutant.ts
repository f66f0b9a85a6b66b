/** The words that a mutant of the museum's server is written with. */
import type { Call, Museum, Mutant, Reply, Row } from './museum-server.ts';

export interface Planted {
  kind: string;
  /** The operation that a finding has to name. */
  operationId: string;
  what: string;
  mutant: Mutant;
}

export const piecesPath = '/exhibits/{exhibit-id}/pieces';
export const exhibitPath = '/exhibits/{exhibit-id}';

/** Another reply of an operation, where it succeeded. */
export const on = (operation: string, change: (reply: Reply, call: Call) => Reply | undefined): Mutant => ({
  after: (call, reply) => (call.operation === operation && reply.status < 300 ? change(reply, call) : undefined),
});

/** Another body. */
export const body = (operation: string, change: (body: Row, call: Call) => unknown): Mutant =>
  on(operation, (reply, call) => ({ ...reply, body: change(reply.body as Row, call) }));

/** Another query than was sent. */
export const query = (operation: string, change: (query: URLSearchParams) => void): Mutant => ({
  before: (call) => {
    if (call.operation !== operation) return undefined;
    const other = new URLSearchParams(call.query);
    change(other);
    return { ...call, query: other };
  },
});

export const without = (operation: string, step: NonNullable<ReturnType<NonNullable<Mutant['without']>>>): Mutant => ({
  without: (call) => (call.operation === operation ? step : undefined),
});

const rows = (change: (rows: Row[], call: Call) => Row[]): Mutant =>
  body('get /exhibits', (page, call) => ({ ...page, items: change(page.items as Row[], call) }));
export const each = (operation: string, change: (row: Row) => Row): Mutant =>
  operation === 'get /exhibits' ? rows((all) => all.map(change)) : body(operation, (row) => change(row));
export const piecePath = `${piecesPath}/{pieceId}`;

/** Another request body than was sent. */
export const sent = (operation: string, change: (body: Row) => unknown): Mutant => ({
  before: (call) =>
    call.operation === operation && isRow(call.body) ? { ...call, body: change(call.body) } : undefined,
});
export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a write leaves in the store. */
export const store = (operation: string, change: (museum: Museum, call: Call) => void): Mutant => ({
  after: (call, reply, museum) => {
    if (call.operation === operation && reply.status < 300) change(museum, call);
    return undefined as Reply | undefined;
  },
});
export const refuses = (operation: string, isWrong: (body: Row) => boolean, status = 422): Mutant => ({
  first: (call) =>
    call.operation === operation && call.scopes?.includes('write') && isRow(call.body) && isWrong(call.body)
      ? { status, body: { title: 'No', status }, headers: { 'content-type': 'application/problem+json' } }
      : undefined,
});
/** Bodies in which one member is wrong are accepted. */
export const accepts = (operation: string, isThis: (body: Row) => boolean): Mutant => ({
  without: (call) => (call.operation === operation && isRow(call.body) && isThis(call.body) ? 'body' : undefined),
});
export const last = ({ exhibits }: Museum): Row => exhibits.at(-1) ?? {};
export const replaced = (museum: Museum, call: Call): Row =>
  museum.exhibits.find(({ id }) => id === call.params['exhibit-id']) ?? {};
export const post = 'post /exhibits';
export const put = `put ${exhibitPath}`;

/** Deletions that only the address of the record knows of. */
export function stillListed(): Mutant {
  const gone = new Set<string>();
  return {
    first: (call) => {
      const id = call.params['exhibit-id'] ?? '';
      if (
        call.operation === `delete ${exhibitPath}` &&
        call.scopes?.includes('write') &&
        Number(id.slice(0, 8)) >= 100
      ) {
        if (gone.has(id)) return { status: 404, body: { title: 'Gone', status: 404 }, headers: problemType };
        gone.add(id);
        return { status: 204 };
      }
      return gone.has(id) ? { status: 404, body: { title: 'Gone', status: 404 }, headers: problemType } : undefined;
    },
  };
}

const problemType = { 'content-type': 'application/problem+json' };

export const refusal = (status: number, headers: Record<string, string> = {}): Reply => ({
  status,
  body: { title: 'No', status },
  headers: { ...problemType, ...headers },
});
/** Another response where this status was given. */
export const instead = (operation: string, status: number, other: (reply: Reply) => Reply): Mutant => ({
  after: (call, reply) => (call.operation === operation && reply.status === status ? other(reply) : undefined),
});
