import { schemaIn, testDocument } from './support/frameworks.ts';

testDocument('fastapi', [
  [
    'a slash at the end of addresses',
    (doc) => {
      doc.paths['/api/v1/notes/'] = doc.paths['/api/v1/notes'];
      delete doc.paths['/api/v1/notes'];
    },
    ['listNotes diff.operation-missing', 'createNote diff.operation-missing'],
  ],
  [
    'Decimal and int as text',
    (doc) => {
      schemaIn(doc, 'Note').properties.Id = { anyOf: [{ type: 'integer' }, { type: 'string' }] };
    },
    ['listNotes 200 diff.type /Data/*/Id', 'createNote 201 diff.type /Id'],
  ],
  [
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
    'an answer without a model',
    (doc) => {
      doc.paths['/api/v1/notes'].get.responses['200'].content['application/json'].schema = {};
    },
    ['warn listNotes 200 diff.unsaid'],
  ],
  [
    'None that may come',
    (doc) => {
      schemaIn(doc, 'Note').properties.Text = { anyOf: [{ type: 'string' }, { type: 'null' }] };
    },
    ['listNotes 200 diff.nullable /Data/*/Text', 'createNote 201 diff.nullable /Text'],
  ],
  [
    'a field with a default in its answers',
    (doc) => {
      schemaIn(doc, 'Note').required = ['Id', 'Text', 'Kind', 'Due', 'Made', 'Replies'];
    },
    ['listNotes 200 diff.property-optional /Data/*/Author', 'createNote 201 diff.property-optional /Author'],
  ],
  [
    'exclude_none in the body: null is refused',
    (doc) => {
      schemaIn(doc, 'NoteCreate').properties.Due = { type: 'string', format: 'date' };
    },
    ['createNote diff.null-refused /Due'],
  ],
  [
    'a union with a discriminator, both within ours',
    (doc) => {
      const note = schemaIn(doc, 'Note');
      doc.components.schemas.Question = {
        ...note,
        properties: { ...note.properties, Kind: { const: 1, type: 'integer' } },
      };
      doc.components.schemas.Answer = {
        ...note,
        properties: { ...note.properties, Kind: { const: 2, type: 'integer' } },
      };
      schemaIn(doc, 'NotePage').properties.Data.items = {
        oneOf: [{ $ref: '#/components/schemas/Question' }, { $ref: '#/components/schemas/Answer' }],
        discriminator: { propertyName: 'Kind' },
      };
    },
    [],
  ],
  [
    'another sign-in',
    (doc) => {
      doc.components.securitySchemes.OAuth2AuthorizationCodeBearer = { type: 'http', scheme: 'basic' };
    },
    ['listNotes diff.security security'],
  ],
]);
