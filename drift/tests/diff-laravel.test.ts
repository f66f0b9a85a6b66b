import { type Doc, schemaIn, testDocument, wholeDocument } from './support/frameworks.ts';

const message = { type: 'string', description: 'Error overview.' };
const overview = (more: Doc = {}, required: string[] = []): Doc => ({
  content: {
    'application/json': {
      schema: { type: 'object', properties: { message, ...more }, required: ['message', ...required] },
    },
  },
});
const errors = { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } };

/** Another answer of an operation. */
function answer(doc: Doc, [path, method]: [string, string], status: number, response: Doc): void {
  doc.paths[path][method].responses[status] = response;
}

/** One of the answers that Scramble shares, by the name of the exception. */
function shared(doc: Doc, name: string, response: Doc): Doc {
  doc.components.responses[name] = response;
  return { $ref: `#/components/responses/${name}` };
}

testDocument('laravel', [
  [
    'answers of Laravel’s exceptions, which Scramble writes by itself',
    (doc) => {
      const invalid = shared(doc, 'ValidationException', overview({ errors }, ['errors']));
      const unknown = shared(doc, 'AuthenticationException', overview());
      answer(doc, ['/notes', 'post'], 422, invalid);
      for (const method of ['get', 'post']) answer(doc, ['/notes', method], 401, unknown);
      answer(doc, ['/notes/{note}', 'delete'], 401, unknown);
    },
    [`${wholeDocument} framework error`],
  ],
  [
    'a record that is not found, by another exception',
    (doc) => {
      answer(doc, ['/notes', 'post'], 422, shared(doc, 'NotFoundHttpException', overview()));
    },
    ['warn createNote 422 diff.unsaid'],
  ],
  [
    'abort(401), which Scramble writes in its place',
    (doc) => {
      answer(doc, ['/notes', 'get'], 401, { description: 'Unauthenticated', ...overview() });
    },
    ['warn listNotes 401 diff.unsaid'],
  ],
  [
    'an error of the team’s own with a message',
    (doc) => {
      const own = overview();
      own.content['application/json'].schema.properties.message = { type: 'string' };
      answer(doc, ['/notes', 'get'], 401, { description: 'Unauthenticated', ...own });
    },
    [
      'listNotes 401 diff.media-missing header Content-Type',
      'listNotes 401 diff.property-missing /title',
      'listNotes 401 diff.property-missing /status',
      'listNotes 401 diff.property-missing /code',
    ],
  ],
  [
    "the rules 'integer|in:0,1,2', whose values it writes as texts",
    (doc) => {
      schemaIn(doc, 'StoreNoteRequest').properties.Kind = { type: 'integer', enum: ['0', '1', '2'] };
    },
    [],
  ],
  [
    "the rules 'integer|in:0,1'",
    (doc) => {
      schemaIn(doc, 'StoreNoteRequest').properties.Kind = { type: 'integer', enum: ['0', '1'] };
    },
    ['createNote diff.enum-narrower /Kind'],
  ],
  [
    "the rule 'in:0,1,2' without a type",
    (doc) => {
      schemaIn(doc, 'StoreNoteRequest').properties.Kind = { type: 'string', enum: ['0', '1', '2'] };
    },
    ['createNote diff.type /Kind'],
  ],
  [
    "the rule 'nullable' beside 'in', which puts null among the values",
    (doc) => {
      schemaIn(doc, 'StoreNoteRequest').properties.Kind = { type: ['integer', 'null'], enum: ['0', '1', '2', null] };
    },
    [],
  ],
  [
    'no nullable rule: null is refused',
    (doc) => {
      schemaIn(doc, 'StoreNoteRequest').properties.Due = { type: 'string', format: 'date' };
    },
    ['createNote diff.null-refused /Due'],
  ],
  [
    "the rule 'date' without a format, which it writes as a time",
    (doc) => {
      schemaIn(doc, 'StoreNoteRequest').properties.Due.format = 'date-time';
    },
    ['createNote diff.format /Due'],
  ],
  [
    'a cast to a date, which is a time in answers',
    (doc) => {
      schemaIn(doc, 'NoteResource').properties.Due.format = 'date-time';
    },
    ['listNotes 200 diff.format /Data/*/Due', 'createNote 201 diff.format /Due'],
  ],
  [
    'resources in their wrapper',
    (doc) => {
      const { content } = doc.paths['/notes'].post.responses[201];
      const data = content['application/json'].schema;
      content['application/json'].schema = { type: 'object', properties: { data }, required: ['data'] };
    },
    ['Id', 'Text', 'Author', 'Kind', 'Due', 'Made', 'Replies'].map(
      (name) => `createNote 201 diff.property-missing /${name}`,
    ),
  ],
  [
    'Laravel’s own pages',
    (doc) => {
      const { properties } = schemaIn(doc, 'NotePage');
      const links = { type: 'object', properties: { next: { type: ['string', 'null'] } } };
      const meta = { type: 'object', properties: { total: { type: 'integer', minimum: 0 } }, required: ['total'] };
      schemaIn(doc, 'NotePage').properties = { data: properties.Data, links, meta };
      schemaIn(doc, 'NotePage').required = ['data', 'links', 'meta'];
    },
    ['listNotes 200 diff.property-casing /Data', 'listNotes 200 diff.property-missing /Count'],
  ],
  [
    'names in snake_case',
    (doc) => {
      const { properties, required } = schemaIn(doc, 'NoteResource');
      const { Made, ...rest } = properties;
      schemaIn(doc, 'NoteResource').properties = { ...rest, created_at: Made };
      schemaIn(doc, 'NoteResource').required = required.map((name: string) => (name === 'Made' ? 'created_at' : name));
    },
    ['listNotes 200 diff.property-missing /Data/*/Made', 'createNote 201 diff.property-missing /Made'],
  ],
  [
    'a resource whose members it could not read',
    (doc) => {
      doc.components.schemas.NoteResource = { type: 'string', title: 'NoteResource' };
    },
    ['listNotes 200 diff.type /Data/*', 'createNote 201 diff.type'],
  ],
  [
    '200 for what is made, of a resource that was not just made',
    (doc) => {
      const { responses } = doc.paths['/notes'].post;
      responses['200'] = responses['201'];
      delete responses['201'];
    },
    ['createNote 201 diff.status-missing'],
  ],
  [
    'texts without limits',
    (doc) => {
      schemaIn(doc, 'StoreNoteRequest').properties.Text = { type: 'string' };
    },
    [],
  ],
  [
    'the token of Sanctum as an API key in the header',
    (doc) => {
      doc.components.securitySchemes.http = { type: 'apiKey', in: 'header', name: 'Authorization' };
    },
    [],
  ],
  [
    'L5-Swagger: annotations that say neither what is required nor null',
    (doc) => {
      doc.openapi = '3.0.0';
      for (const name of ['NoteResource', 'NotePage']) delete schemaIn(doc, name).required;
      for (const name of ['NoteResource', 'StoreNoteRequest'])
        for (const property of Object.values<Doc>(schemaIn(doc, name).properties))
          if (Array.isArray(property.type)) property.type = property.type[0];
      for (const name of ['NoteResource', 'StoreNoteRequest'])
        schemaIn(doc, name).properties.Due.example = '2026-01-31';
    },
    [`${wholeDocument} required`, `${wholeDocument} null`],
  ],
  [
    'L5-Swagger: an answer with its description alone',
    (doc) => {
      answer(doc, ['/notes', 'get'], 200, { description: 'Successful operation' });
    },
    ['warn listNotes 200 diff.unsaid'],
  ],
  [
    'L5-Swagger: values that stand in an example alone',
    (doc) => {
      doc.components.schemas.NoteKind = { type: 'integer', example: '1' };
    },
    ['warn listNotes 200 diff.unsaid /Data/*/Kind', 'warn createNote 201 diff.unsaid /Kind'],
  ],
]);
