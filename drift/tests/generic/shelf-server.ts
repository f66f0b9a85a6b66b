/** Books that are created below a shelf and have an address of their own, and a server of them. */
import { schemasOf } from '../../core/schemas.ts';
import { readOnce } from '../support/read-once.ts';

export const shelfText = `
openapi: 3.1.0
info: { title: Shelves, version: '1' }
security: [{ token: [] }]
x-book: &book { application/json: { schema: { $ref: '#/components/schemas/Book' } } }
paths:
  /shelves:
    get:
      operationId: listShelves
      responses:
        '200': { description: All, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Shelf' } } } } }
        4XX: { description: Refused }
    post:
      operationId: addShelf
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/ShelfInput' } } } }
      responses:
        '201': { description: Added, content: &shelf { application/json: { schema: { $ref: '#/components/schemas/Shelf' } } } }
        4XX: { description: Refused }
  /shelves/{id}:
    parameters: &ofId [{ name: id, in: path, required: true, schema: { type: integer, minimum: 1 } }]
    get:
      operationId: readShelf
      responses: { '200': { description: One, content: *shelf }, 4XX: { description: Refused } }
    delete:
      operationId: removeShelf
      responses: { '204': { description: Gone }, 4XX: { description: Refused } }
  /shelves/{id}/books:
    parameters: *ofId
    get:
      operationId: listBooks
      responses:
        '200': { description: All, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Book' } } } } }
        4XX: { description: Refused }
    post:
      operationId: addBook
      requestBody: &body { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/BookInput' } } } }
      responses:
        '201': { description: Added, content: *book }
        4XX: { description: Refused }
  /books/{id}:
    parameters: *ofId
    get:
      operationId: readBook
      responses: { '200': { description: One, content: *book }, 4XX: { description: Refused } }
    put:
      operationId: changeBook
      requestBody: *body
      responses: { '200': { description: As it became, content: *book }, 4XX: { description: Refused } }
    delete:
      operationId: removeBook
      responses: { '204': { description: Gone }, 4XX: { description: Refused } }
components:
  securitySchemes: { token: { type: http, scheme: bearer } }
  schemas:
    ShelfInput: { type: object, additionalProperties: false, required: [place], properties: { place: { type: string, minLength: 1, maxLength: 40 } } }
    Shelf:
      type: object
      required: [id, place, bookCount]
      properties: { id: { type: integer }, place: { type: string }, bookCount: { type: integer, readOnly: true } }
    BookInput:
      type: object
      additionalProperties: false
      required: [title, year]
      properties: { title: { type: string, minLength: 1, maxLength: 60 }, year: { type: integer, minimum: 0, maximum: 2100 } }
    Book:
      type: object
      required: [id, title, year]
      properties: { id: { type: integer }, title: { type: string }, year: { type: integer } }
`;

interface Book {
  id: number;
  title: string;
  year: number;
}

/** What a server does otherwise than the contract says. */
export interface Mistakes {
  /** Changes are answered and not stored. */
  changes?: true;
  stores?: (book: Book) => Book;
  removes?: () => boolean;
  keepsInList?: boolean;
  lists?: (books: Book[], all: Book[]) => Book[];
  reads?: (book: Book) => Book | undefined;
  accepts?: (body: Record<string, unknown>) => boolean;
  /** The operation that needs no token. */
  open?: string;
  counts?: (count: number) => number;
  /** Books of a shelf that is removed stay. */
  keepsBooks?: boolean;
  /** A shelf with books on it is not removed. */
  refusesShelves?: boolean;
  /** Called with the books that there are, after each request. */
  onBooks?: (books: Book[]) => void;
}

const contract = readOnce(shelfText);
const schemas = schemasOf(contract);
const empty = (status: number) => new Response(null, { status });

/** `fetch` of shelves of its own. */
export function shelfServer(mistakes: Mistakes = {}): typeof fetch {
  let next = 10;
  const shelves = [{ id: 1, place: 'Hall' }];
  let books: (Book & { shelf: number })[] = [{ id: 2, title: 'Dawn', year: 1990, shelf: 1 }];
  const removed: typeof books = [];
  const bookOf = ({ shelf: _, ...book }: (typeof books)[number]): Book => book;
  const on = (shelf: number) => books.filter((one) => one.shelf === shelf);
  const shown = (shelf: (typeof shelves)[number]) => {
    const { length } = on(shelf.id);
    return { ...shelf, bookCount: mistakes.counts?.(length) ?? length };
  };
  const bookWith = (id: number) => {
    const found = books.find((one) => one.id === id);
    return found && (mistakes.reads ? mistakes.reads(found) : bookOf(found));
  };

  const handlers: Record<string, (id: number, body: Record<string, unknown>) => Response> = {
    listShelves: () => Response.json(shelves.map(shown)),
    addShelf(_, { place }) {
      const made = { id: next++, place: String(place) };
      shelves.push(made);
      return Response.json(shown(made), { status: 201 });
    },
    readShelf(id) {
      const found = shelves.find((one) => one.id === id);
      return found ? Response.json(shown(found)) : empty(404);
    },
    removeShelf(id) {
      const at = shelves.findIndex((one) => one.id === id);
      if (at < 0) return empty(404);
      if (mistakes.refusesShelves && on(id).length > 0) return empty(409);
      shelves.splice(at, 1);
      if (!mistakes.keepsBooks) books = books.filter(({ shelf }) => shelf !== id);
      return empty(204);
    },
    listBooks(id) {
      if (!shelves.some((one) => one.id === id)) return empty(404);
      const listed = mistakes.keepsInList ? [...on(id), ...removed.filter(({ shelf }) => shelf === id)] : on(id);
      return Response.json(mistakes.lists?.(listed.map(bookOf), books.map(bookOf)) ?? listed.map(bookOf));
    },
    addBook(id, body) {
      if (!shelves.some((one) => one.id === id)) return empty(404);
      const sent = { ...body, id: next++ } as Book;
      books.push({ ...(mistakes.stores?.(sent) ?? sent), shelf: id });
      return Response.json(sent, { status: 201 });
    },
    readBook(id) {
      const found = bookWith(id);
      return found ? Response.json(found) : empty(404);
    },
    changeBook(id, body) {
      const found = books.find((one) => one.id === id);
      if (!found) return empty(404);
      const changed = { ...bookOf(found), ...body } as Book;
      if (!mistakes.changes) Object.assign(found, changed);
      return Response.json(changed);
    },
    removeBook(id) {
      const found = books.find((one) => one.id === id);
      if (!found) return empty(404);
      if (mistakes.removes?.() === false) return empty(204);
      books = books.filter((one) => one !== found);
      removed.push(found);
      return empty(204);
    },
  };

  return async (input, init) => {
    const request = new Request(input as URL, init);
    const found = contract.match(request.method, new URL(request.url).pathname);
    if (!found) return empty(404);
    const { operation, params } = found;
    const { operationId, body } = operation;
    const isSignedIn = request.headers.get('authorization') === 'Bearer librarian';
    if (!isSignedIn && mistakes.open !== operationId) return empty(401);
    if (params.id !== undefined && !/^[1-9]\d{0,9}$/.test(params.id)) return empty(400);
    const sent = parsed(await request.text());
    const schema = body?.media[0]?.schema;
    const isRight = schema === undefined || schemas.check(schema, sent).length === 0;
    if (!isRight && !mistakes.accepts?.(Object(sent))) return empty(422);
    const response = handlers[operationId]?.(Number(params.id), Object(sent)) ?? empty(404);
    mistakes.onBooks?.(books);
    return response;
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
