import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContract } from '../../drift/core/contract.ts';
import { type Doc, found } from './support/diff.ts';

/** A contract in our ways, small enough to be written as three frameworks would. */
const ours = readContract(`
openapi: 3.1.0
info: { title: Small, version: 1.0.0 }
servers: [{ url: /api/v1 }]
security: [{ oidc: [] }]
paths:
  /notes:
    get:
      operationId: listNotes
      parameters:
        - { name: offset, in: query, schema: { type: integer, minimum: 0, maximum: 2147483647, default: 0 } }
        - { name: done, in: query, schema: { type: boolean } }
      responses:
        '200': { description: A page, content: { application/json: { schema: { $ref: '#/components/schemas/NotePage' } } } }
        '401': &problem { description: No, content: { application/problem+json: { schema: { $ref: '#/components/schemas/Problem' } } } }
    post:
      operationId: createNote
      parameters: [{ name: Idempotency-Key, in: header, schema: { type: string, format: uuid } }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/NoteCreate' } } } }
      responses:
        '201': { description: Made, content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } }
        '401': *problem
        '422': *problem
  /notes/{noteId}:
    delete:
      operationId: deleteNote
      parameters: [{ name: noteId, in: path, required: true, schema: { type: integer, minimum: 1, maximum: 2147483647 } }]
      responses:
        '204': { description: Gone }
        '401': *problem
components:
  securitySchemes: { oidc: { type: http, scheme: bearer } }
  schemas:
    Kind: { type: integer, enum: [0, 1, 2] }
    Note:
      type: object
      required: [Id, Text, Author, Kind, Due, Made, Replies]
      properties:
        Id: { type: integer }
        Text: { type: string }
        Author: { type: [string, 'null'] }
        Kind: { $ref: '#/components/schemas/Kind' }
        Due: { type: [string, 'null'], format: date }
        Made: { type: string, format: date-time }
        Replies: { type: array, items: { $ref: '#/components/schemas/Note' } }
    NotePage:
      type: object
      required: [Data, Count]
      properties:
        Data: { type: array, items: { $ref: '#/components/schemas/Note' } }
        Count: { type: integer, minimum: 0 }
    NoteCreate:
      type: object
      additionalProperties: false
      required: [Text, Kind]
      properties:
        Text: { type: string, minLength: 3, maxLength: 2000 }
        Kind: { $ref: '#/components/schemas/Kind' }
        Due: { type: [string, 'null'], format: date }
    Problem:
      type: object
      required: [title, status, code]
      properties: { title: { type: string }, status: { type: integer }, code: { type: string }, detail: { type: string } }
`);

/** As Swashbuckle writes it, its own error answers put right. */
const dotnet = `
openapi: 3.0.4
info: { title: Backend, version: v1 }
paths:
  /api/v1/notes:
    get:
      tags: [Notes]
      parameters:
        - { name: offset, in: query, schema: { type: integer, format: int32, default: 0 } }
        - { name: done, in: query, schema: { type: boolean } }
      responses:
        '200':
          description: OK
          content:
            text/plain: { schema: { $ref: '#/components/schemas/NoteDtoPagedResult' } }
            application/json: { schema: { $ref: '#/components/schemas/NoteDtoPagedResult' } }
            text/json: { schema: { $ref: '#/components/schemas/NoteDtoPagedResult' } }
        '401': { description: Unauthorized, content: { application/problem+json: { schema: { $ref: '#/components/schemas/ProblemDetails' } } } }
    post:
      tags: [Notes]
      parameters: [{ name: Idempotency-Key, in: header, schema: { type: string, format: uuid } }]
      requestBody:
        content:
          application/json: { schema: { $ref: '#/components/schemas/CreateNoteCommand' } }
          text/json: { schema: { $ref: '#/components/schemas/CreateNoteCommand' } }
          application/*+json: { schema: { $ref: '#/components/schemas/CreateNoteCommand' } }
      responses:
        '201': { description: Created, content: { application/json: { schema: { $ref: '#/components/schemas/NoteDto' } } } }
        '401': { description: Unauthorized, content: { application/problem+json: { schema: { $ref: '#/components/schemas/ProblemDetails' } } } }
        '422': { description: Unprocessable, content: { application/problem+json: { schema: { $ref: '#/components/schemas/ProblemDetails' } } } }
  /api/v1/notes/{id}:
    delete:
      tags: [Notes]
      parameters: [{ name: id, in: path, required: true, schema: { type: integer, format: int32 } }]
      responses:
        '204': { description: No Content }
        '401': { description: Unauthorized, content: { application/problem+json: { schema: { $ref: '#/components/schemas/ProblemDetails' } } } }
components:
  securitySchemes: { Bearer: { type: apiKey, name: Authorization, in: header } }
  schemas:
    NoteKind: { enum: [0, 1, 2], type: integer, format: int32, x-enumNames: [Plain, Question, Answer] }
    NoteDto:
      type: object
      required: [Id, Text, Author, Kind, Due, Made, Replies]
      properties:
        Id: { type: integer, format: int32 }
        Text: { type: string }
        Author: { type: string, nullable: true }
        Kind: { allOf: [{ $ref: '#/components/schemas/NoteKind' }] }
        Due: { type: string, format: date, nullable: true }
        Made: { type: string, format: date-time }
        Replies: { type: array, items: { $ref: '#/components/schemas/NoteDto' } }
      additionalProperties: false
    NoteDtoPagedResult:
      type: object
      required: [Data, Count]
      properties:
        Data: { type: array, items: { $ref: '#/components/schemas/NoteDto' } }
        Count: { type: integer, format: int32 }
      additionalProperties: false
    CreateNoteCommand:
      type: object
      required: [Text, Kind]
      properties:
        Text: { type: string, minLength: 3, maxLength: 2000 }
        Kind: { $ref: '#/components/schemas/NoteKind' }
        Due: { type: string, format: date, nullable: true }
      additionalProperties: false
    ProblemDetails:
      type: object
      required: [title, status, code]
      properties:
        type: { type: string, nullable: true }
        title: { type: string }
        status: { type: integer, format: int32 }
        code: { type: string }
        detail: { type: string }
      additionalProperties: {}
security: [{ Bearer: [] }]
`;

/** As springdoc writes it, with the annotations that say what is required and nullable. */
const spring = `
openapi: 3.0.1
info: { title: OpenAPI definition, version: v0 }
servers: [{ url: 'http://localhost:8080/backend', description: Generated server url }]
paths:
  /notes:
    get:
      tags: [note-controller]
      operationId: findAll_1
      parameters:
        - { name: offset, in: query, required: false, schema: { minimum: 0, type: integer, format: int32, default: 0 } }
        - { name: done, in: query, required: false, schema: { type: boolean } }
      responses:
        '200': { description: OK, content: { '*/*': { schema: { $ref: '#/components/schemas/PageNote' } } } }
        default: &error { description: error, content: { application/problem+json: { schema: { $ref: '#/components/schemas/ProblemDetail' } } } }
    post:
      tags: [note-controller]
      operationId: create
      parameters: [{ name: Idempotency-Key, in: header, required: false, schema: { type: string, format: uuid } }]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/NewNote' } } }, required: true }
      responses:
        '201': { description: Created, content: { '*/*': { schema: { $ref: '#/components/schemas/Note' } } } }
        default: *error
  /notes/{id}:
    delete:
      tags: [note-controller]
      operationId: delete
      parameters: [{ name: id, in: path, required: true, schema: { type: integer, format: int64 } }]
      responses:
        '204': { description: No Content }
        default: *error
components:
  schemas:
    Note:
      required: [Author, Due, Id, Kind, Made, Replies, Text]
      type: object
      properties:
        Id: { type: integer, format: int64 }
        Text: { type: string }
        Author: { type: string, nullable: true }
        Kind: { type: integer, format: int32, enum: [0, 1, 2] }
        Due: { type: string, format: date, nullable: true }
        Made: { type: string, format: date-time }
        Replies: { type: array, items: { $ref: '#/components/schemas/Note' } }
    PageNote:
      required: [Count, Data]
      type: object
      properties:
        Data: { type: array, items: { $ref: '#/components/schemas/Note' } }
        Count: { type: integer, format: int64 }
        pageable: { type: object }
    NewNote:
      required: [Kind, Text]
      type: object
      properties:
        Text: { maxLength: 2000, minLength: 3, type: string }
        Kind: { type: integer, format: int32, enum: [0, 1, 2] }
        Due: { type: string, format: date, nullable: true }
    ProblemDetail:
      required: [code, status, title]
      type: object
      properties:
        type: { type: string, format: uri }
        title: { type: string }
        status: { type: integer, format: int32 }
        code: { type: string }
        detail: { type: string }
`;

/** As FastAPI and Pydantic 2 write it. */
const fastapi = `
openapi: 3.1.0
info: { title: FastAPI, version: 0.1.0 }
paths:
  /api/v1/notes:
    get:
      summary: List Notes
      operationId: list_notes_api_v1_notes_get
      security: [{ OAuth2AuthorizationCodeBearer: [] }]
      parameters:
        - { name: offset, in: query, required: false, schema: { type: integer, minimum: 0, default: 0, title: Offset } }
        - { name: done, in: query, required: false, schema: { anyOf: [{ type: boolean }, { type: 'null' }], title: Done } }
      responses: &list
        '200': { description: Successful Response, content: { application/json: { schema: { $ref: '#/components/schemas/NotePage' } } } }
        '401': &error { description: Unauthorized, content: { application/problem+json: { schema: { $ref: '#/components/schemas/Problem' } } } }
    post:
      summary: Create Note
      operationId: create_note_api_v1_notes_post
      parameters:
        - { name: idempotency-key, in: header, required: false, schema: { anyOf: [{ type: string, format: uuid }, { type: 'null' }], title: Idempotency-Key } }
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/NoteCreate' } } } }
      responses:
        '201': { description: Successful Response, content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } }
        '401': *error
        '422': *error
  /api/v1/notes/{note_id}:
    delete:
      summary: Delete Note
      operationId: delete_note_api_v1_notes__note_id__delete
      parameters: [{ name: note_id, in: path, required: true, schema: { type: integer, exclusiveMinimum: 0, title: Note Id } }]
      responses:
        '204': { description: Successful Response }
        '401': *error
components:
  securitySchemes: { OAuth2AuthorizationCodeBearer: { type: oauth2, flows: {} } }
  schemas:
    Kind: { type: integer, enum: [0, 1, 2], title: Kind }
    Note:
      properties:
        Id: { type: integer, title: Id }
        Text: { type: string, title: Text }
        Author: { anyOf: [{ type: string }, { type: 'null' }], title: Author }
        Kind: { $ref: '#/components/schemas/Kind' }
        Due: { anyOf: [{ type: string, format: date }, { type: 'null' }], title: Due }
        Made: { type: string, format: date-time, title: Made }
        Replies: { items: { $ref: '#/components/schemas/Note' }, type: array, title: Replies }
      type: object
      required: [Id, Text, Author, Kind, Due, Made, Replies]
      title: Note
    NotePage:
      properties:
        Data: { items: { $ref: '#/components/schemas/Note' }, type: array, title: Data }
        Count: { type: integer, minimum: 0, title: Count }
      type: object
      required: [Data, Count]
      title: NotePage
    NoteCreate:
      properties:
        Text: { type: string, maxLength: 2000, minLength: 3, title: Text }
        Kind: { $ref: '#/components/schemas/Kind' }
        Due: { anyOf: [{ type: string, format: date }, { type: 'null' }], title: Due }
      additionalProperties: false
      type: object
      required: [Text, Kind]
      title: NoteCreate
    Problem:
      properties: { title: { type: string }, status: { type: integer }, code: { type: string }, detail: { type: string } }
      type: object
      required: [title, status, code]
      title: Problem
`;

/** Swagger 2.0, as older Swashbuckle, NSwag and springfox write it. */
const swagger = `
swagger: '2.0'
info: { title: Backend, version: v1 }
host: api.example.org
basePath: /api/v1
consumes: [application/json]
produces: [application/json, application/problem+json]
securityDefinitions: { Bearer: { type: apiKey, name: Authorization, in: header } }
security: [{ Bearer: [] }]
paths:
  /notes:
    get:
      parameters:
        - { name: offset, in: query, type: integer, format: int32, default: 0 }
        - { name: done, in: query, type: boolean }
      responses:
        200: { description: OK, schema: { $ref: '#/definitions/NotePage' } }
        401: &error { description: No, schema: { $ref: '#/definitions/Problem' } }
    post:
      parameters:
        - { name: Idempotency-Key, in: header, type: string, format: uuid }
        - { name: body, in: body, required: true, schema: { $ref: '#/definitions/NoteCreate' } }
      responses:
        201: { description: Created, schema: { $ref: '#/definitions/Note' } }
        401: *error
        422: *error
  /notes/{id}:
    parameters: [{ $ref: '#/parameters/Id' }]
    delete:
      responses:
        204: { description: Gone }
        401: *error
parameters: { Id: { name: id, in: path, required: true, type: integer, format: int32, minimum: 0, exclusiveMinimum: true } }
definitions:
  Note:
    type: object
    required: [Id, Text, Author, Kind, Due, Made, Replies]
    properties:
      Id: { type: integer, format: int32 }
      Text: { type: string }
      Author: { type: string, x-nullable: true }
      Kind: { type: integer, format: int32, enum: [0, 1, 2] }
      Due: { type: string, format: date, x-nullable: true }
      Made: { type: string, format: date-time }
      Replies: { type: array, items: { $ref: '#/definitions/Note' } }
  NotePage:
    type: object
    required: [Data, Count]
    properties: { Data: { type: array, items: { $ref: '#/definitions/Note' } }, Count: { type: integer, format: int64 } }
  NoteCreate:
    type: object
    required: [Text, Kind]
    properties:
      Text: { type: string, minLength: 3, maxLength: 2000 }
      Kind: { type: integer, format: int32, enum: [0, 1, 2] }
      Due: { type: string, format: date, x-nullable: true }
  Problem:
    type: object
    required: [title, status, code]
    properties: { title: { type: string }, status: { type: integer, format: int32 }, code: { type: string }, detail: { type: string } }
`;

const documents = { dotnet, spring, fastapi, swagger };
type From = keyof typeof documents;

test.each(Object.keys(documents) as From[])('%s in its usual ways, all said: nothing', (from) => {
  expect(found(documents[from], ours)).toEqual([]);
});

type Pair = [from: From, what: string, edit: (doc: Doc) => void, faults: string[]];
const schema = (doc: Doc, name: string): Doc => (doc.components?.schemas ?? doc.definitions)[name];
const lot = 'warn document diff.unsaid';

const pairs: Pair[] = [
  [
    'dotnet',
    'enumerations by their names (JsonStringEnumConverter)',
    (doc) => {
      doc.components.schemas.NoteKind = { type: 'string', enum: ['Plain', 'Question', 'Answer'] };
    },
    ['listNotes 200 diff.type /Data/*/Kind', 'createNote diff.type /Kind', 'createNote 201 diff.type /Kind'],
  ],
  [
    'dotnet',
    'names in camelCase',
    (doc) => {
      const { properties } = schema(doc, 'NoteDtoPagedResult');
      schema(doc, 'NoteDtoPagedResult').properties = { data: properties.Data, count: properties.Count };
      schema(doc, 'NoteDtoPagedResult').required = ['data', 'count'];
    },
    ['listNotes 200 diff.property-casing /Data', 'listNotes 200 diff.property-casing /Count'],
  ],
  [
    'dotnet',
    'a date as DateTime',
    (doc) => {
      schema(doc, 'NoteDto').properties.Due.format = 'date-time';
    },
    ['listNotes 200 diff.format /Data/*/Due', 'createNote 201 diff.format /Due'],
  ],
  [
    'dotnet',
    '[Required] on what the client may leave out',
    (doc) => {
      schema(doc, 'CreateNoteCommand').required.push('Due');
    },
    ['createNote diff.property-required /Due'],
  ],
  [
    'dotnet',
    '[MaxLength(500)]',
    (doc) => {
      schema(doc, 'CreateNoteCommand').properties.Text.maxLength = 500;
    },
    ['createNote diff.limits-narrower /Text'],
  ],
  [
    'dotnet',
    'an API version that must be said',
    (doc) => {
      doc.paths['/api/v1/notes'].get.parameters.push({
        name: 'api-version',
        in: 'query',
        required: true,
        schema: { type: 'string' },
      });
    },
    ['listNotes diff.parameter-required query api-version'],
  ],
  [
    'dotnet',
    '200 for what is made, as without [ProducesResponseType]',
    (doc) => {
      const { responses } = doc.paths['/api/v1/notes'].post;
      responses['200'] = responses['201'];
      delete responses['201'];
    },
    ['createNote 201 diff.status-missing'],
  ],
  [
    'dotnet',
    'nullable texts without nullable reference types',
    (doc) => {
      for (const name of ['NoteDto', 'NoteDtoPagedResult'])
        for (const property of Object.values<Doc>(schema(doc, name).properties))
          if (['string', 'array'].includes(property.type)) property.nullable = true;
    },
    [`${lot} not null`],
  ],
  [
    'dotnet',
    'nothing required',
    (doc) => {
      for (const name of ['NoteDto', 'NoteDtoPagedResult']) delete schema(doc, name).required;
    },
    [`${lot} required`],
  ],
  [
    'dotnet',
    'parameters in PascalCase',
    (doc) => {
      doc.paths['/api/v1/notes'].get.parameters[0].name = 'Offset';
    },
    ['warn listNotes diff.unsaid query offset'],
  ],
  [
    'dotnet',
    'no headers of requests',
    (doc) => {
      delete doc.paths['/api/v1/notes'].post.parameters;
    },
    ['warn createNote diff.unsaid header Idempotency-Key'],
  ],
  [
    'dotnet',
    'errors without a body',
    (doc) => {
      for (const item of Object.values<Doc>(doc.paths))
        for (const { responses } of Object.values<Doc>(item))
          for (const status of ['401', '422']) if (responses[status]) responses[status] = { description: 'no' };
    },
    ['listNotes', 'createNote', 'deleteNote'].map((id) => `warn ${id} 401 diff.unsaid`),
  ],
  [
    'dotnet',
    'numbers as in .NET 10',
    (doc) => {
      schema(doc, 'NoteDto').properties.Id = {
        type: ['integer', 'string'],
        pattern: '^-?(?:0|[1-9]\\d*)$',
        format: 'int32',
      };
      doc.openapi = '3.1.1';
    },
    [],
  ],
  [
    'dotnet',
    'inheritance as NSwag writes it',
    (doc) => {
      const { Id, ...rest } = schema(doc, 'NoteDto').properties;
      doc.components.schemas.Entity = {
        type: 'object',
        required: ['Id'],
        additionalProperties: false,
        properties: { Id },
      };
      doc.components.schemas.NoteDto = {
        allOf: [
          { $ref: '#/components/schemas/Entity' },
          { type: 'object', required: Object.keys(rest), additionalProperties: false, properties: rest },
        ],
      };
    },
    [],
  ],
  [
    'dotnet',
    'null by oneOf as NSwag writes it',
    (doc) => {
      schema(doc, 'CreateNoteCommand').properties.Due = { nullable: true, oneOf: [{ type: 'string', format: 'date' }] };
    },
    [],
  ],
  [
    'dotnet',
    'controllers in capitals',
    (doc) => {
      doc.paths = Object.fromEntries(
        Object.entries(doc.paths).map(([path, item]) => [path.replace('notes', 'Notes'), item]),
      );
    },
    ['warn listNotes diff.unsaid path', 'warn createNote diff.unsaid path', 'warn deleteNote diff.unsaid path'],
  ],
  [
    'spring',
    'a zone-less time is still a date-time',
    (doc) => {
      schema(doc, 'Note').properties.Made = { type: 'string', format: 'date-time', example: '2026-01-01T10:00:00' };
    },
    [],
  ],
  [
    'spring',
    'an enumeration as names',
    (doc) => {
      schema(doc, 'Note').properties.Kind = { type: 'string', enum: ['PLAIN', 'QUESTION', 'ANSWER'] };
    },
    ['listNotes 200 diff.type /Data/*/Kind', 'createNote 201 diff.type /Kind'],
  ],
  [
    'spring',
    'content instead of Data (Page)',
    (doc) => {
      const { properties } = schema(doc, 'PageNote');
      properties.content = properties.Data;
      delete properties.Data;
      schema(doc, 'PageNote').required = ['Count'];
    },
    ['listNotes 200 diff.property-missing /Data'],
  ],
  [
    'spring',
    'no nullable anywhere',
    (doc) => {
      for (const name of ['Note', 'NewNote'])
        for (const property of Object.values<Doc>(schema(doc, name).properties)) delete property.nullable;
    },
    ['warn createNote diff.unsaid /Due'],
  ],
  [
    'spring',
    'no errors',
    (doc) => {
      for (const item of Object.values<Doc>(doc.paths))
        for (const operation of Object.values<Doc>(item)) delete operation.responses.default;
    },
    [`${lot} errors`],
  ],
  [
    'spring',
    'a body of any form (Map)',
    (doc) => {
      doc.paths['/notes'].post.requestBody.content['application/json'].schema = {
        type: 'object',
        additionalProperties: { type: 'object' },
      };
    },
    [],
  ],
  [
    'spring',
    'an answer of any form',
    (doc) => {
      doc.paths['/notes'].get.responses['200'].content['*/*'].schema = { type: 'object' };
    },
    ['warn listNotes 200 diff.unsaid'],
  ],
  [
    'spring',
    'page and size instead of offset',
    (doc) => {
      doc.paths['/notes'].get.parameters[0].name = 'page';
    },
    ['listNotes diff.parameter-missing query offset'],
  ],
  [
    'spring',
    'PUT instead of POST',
    (doc) => {
      const item = doc.paths['/notes'];
      item.put = item.post;
      delete item.post;
    },
    ['createNote diff.method-missing'],
  ],
  [
    'fastapi',
    'a slash at the end of addresses',
    (doc) => {
      doc.paths['/api/v1/notes/'] = doc.paths['/api/v1/notes'];
      delete doc.paths['/api/v1/notes'];
    },
    ['listNotes diff.operation-missing', 'createNote diff.operation-missing'],
  ],
  [
    'fastapi',
    'Decimal and int as text',
    (doc) => {
      schema(doc, 'Note').properties.Id = { anyOf: [{ type: 'integer' }, { type: 'string' }] };
    },
    ['listNotes 200 diff.type /Data/*/Id', 'createNote 201 diff.type /Id'],
  ],
  [
    'fastapi',
    'its own validation errors',
    (doc) => {
      const own = { type: 'object', required: ['detail'], properties: { detail: { type: 'array', items: {} } } };
      doc.paths['/api/v1/notes'].post.responses['422'] = { content: { 'application/json': { schema: own } } };
    },
    [
      'createNote 422 diff.media-missing header Content-Type',
      'createNote 422 diff.property-missing /title',
      'createNote 422 diff.property-missing /status',
      'createNote 422 diff.property-missing /code',
      'createNote 422 diff.type /detail',
    ],
  ],
  [
    'fastapi',
    'an answer without a model',
    (doc) => {
      doc.paths['/api/v1/notes'].get.responses['200'].content['application/json'].schema = {};
    },
    ['warn listNotes 200 diff.unsaid'],
  ],
  [
    'fastapi',
    'None that may come',
    (doc) => {
      schema(doc, 'Note').properties.Text = { anyOf: [{ type: 'string' }, { type: 'null' }] };
    },
    ['listNotes 200 diff.nullable /Data/*/Text', 'createNote 201 diff.nullable /Text'],
  ],
  [
    'fastapi',
    'a field with a default in its answers',
    (doc) => {
      schema(doc, 'Note').required = ['Id', 'Text', 'Kind', 'Due', 'Made', 'Replies'];
    },
    ['listNotes 200 diff.property-optional /Data/*/Author', 'createNote 201 diff.property-optional /Author'],
  ],
  [
    'fastapi',
    'exclude_none in the body: null is refused',
    (doc) => {
      schema(doc, 'NoteCreate').properties.Due = { type: 'string', format: 'date' };
    },
    ['createNote diff.null-refused /Due'],
  ],
  [
    'fastapi',
    'a union with a discriminator, both within ours',
    (doc) => {
      const note = schema(doc, 'Note');
      doc.components.schemas.Question = {
        ...note,
        properties: { ...note.properties, Kind: { const: 1, type: 'integer' } },
      };
      doc.components.schemas.Answer = {
        ...note,
        properties: { ...note.properties, Kind: { const: 2, type: 'integer' } },
      };
      schema(doc, 'NotePage').properties.Data.items = {
        oneOf: [{ $ref: '#/components/schemas/Question' }, { $ref: '#/components/schemas/Answer' }],
        discriminator: { propertyName: 'Kind' },
      };
    },
    [],
  ],
  [
    'fastapi',
    'another sign-in',
    (doc) => {
      doc.components.securitySchemes.OAuth2AuthorizationCodeBearer = { type: 'http', scheme: 'basic' };
    },
    ['listNotes diff.security security'],
  ],
  [
    'swagger',
    'an enumeration without its values',
    (doc) => {
      delete schema(doc, 'Note').properties.Kind.enum;
    },
    ['warn listNotes 200 diff.unsaid /Data/*/Kind', 'warn createNote 201 diff.unsaid /Kind'],
  ],
  [
    'swagger',
    'a body as a form',
    (doc) => {
      doc.paths['/notes'].post.parameters[1] = { name: 'Text', in: 'formData', type: 'string' };
    },
    ['createNote diff.media-refused header Content-Type'],
  ],
  [
    'swagger',
    'an id above what is allowed',
    (doc) => {
      Object.assign(doc.parameters.Id, { maximum: 100 });
    },
    ['deleteNote diff.limits-narrower path noteId'],
  ],
];

test.each(pairs)('%s: %s', (from, _, edit, faults) => {
  const doc = parse(documents[from], { maxAliasCount: -1 });
  const edited = JSON.parse(JSON.stringify(doc));
  edit(edited);
  expect(found(edited, ours).sort()).toEqual([...faults].sort());
});
