import { type Doc, schemaIn, testDocument, wholeDocument } from './support/frameworks.ts';

testDocument('dotnet', [
  [
    'enumerations by their names (JsonStringEnumConverter)',
    (doc) => {
      doc.components.schemas.NoteKind = { type: 'string', enum: ['Plain', 'Question', 'Answer'] };
    },
    ['listNotes 200 diff.type /Data/*/Kind', 'createNote diff.type /Kind', 'createNote 201 diff.type /Kind'],
  ],
  [
    'names in camelCase',
    (doc) => {
      const { properties } = schemaIn(doc, 'NoteDtoPagedResult');
      schemaIn(doc, 'NoteDtoPagedResult').properties = { data: properties.Data, count: properties.Count };
      schemaIn(doc, 'NoteDtoPagedResult').required = ['data', 'count'];
    },
    ['listNotes 200 diff.property-casing /Data', 'listNotes 200 diff.property-casing /Count'],
  ],
  [
    'a date as DateTime',
    (doc) => {
      schemaIn(doc, 'NoteDto').properties.Due.format = 'date-time';
    },
    ['listNotes 200 diff.format /Data/*/Due', 'createNote 201 diff.format /Due'],
  ],
  [
    '[Required] on what the client may leave out',
    (doc) => {
      schemaIn(doc, 'CreateNoteCommand').required.push('Due');
    },
    ['createNote diff.property-required /Due'],
  ],
  [
    '[MaxLength(500)]',
    (doc) => {
      schemaIn(doc, 'CreateNoteCommand').properties.Text.maxLength = 500;
    },
    ['createNote diff.limits-narrower /Text'],
  ],
  [
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
    '200 for what is made, as without [ProducesResponseType]',
    (doc) => {
      const { responses } = doc.paths['/api/v1/notes'].post;
      responses['200'] = responses['201'];
      delete responses['201'];
    },
    ['createNote 201 diff.status-missing'],
  ],
  [
    'nullable texts without nullable reference types',
    (doc) => {
      for (const name of ['NoteDto', 'NoteDtoPagedResult'])
        for (const property of Object.values<Doc>(schemaIn(doc, name).properties))
          if (['string', 'array'].includes(property.type)) property.nullable = true;
    },
    [`${wholeDocument} not null`],
  ],
  [
    'nothing required',
    (doc) => {
      for (const name of ['NoteDto', 'NoteDtoPagedResult']) delete schemaIn(doc, name).required;
    },
    [`${wholeDocument} required`],
  ],
  [
    'parameters in PascalCase',
    (doc) => {
      doc.paths['/api/v1/notes'].get.parameters[0].name = 'Offset';
    },
    ['warn listNotes diff.unsaid query offset'],
  ],
  [
    'no headers of requests',
    (doc) => {
      delete doc.paths['/api/v1/notes'].post.parameters;
    },
    ['warn createNote diff.unsaid header Idempotency-Key'],
  ],
  [
    'errors without a body',
    (doc) => {
      for (const item of Object.values<Doc>(doc.paths))
        for (const { responses } of Object.values<Doc>(item))
          for (const status of ['401', '422']) if (responses[status]) responses[status] = { description: 'no' };
    },
    ['listNotes', 'createNote', 'deleteNote'].map((id) => `warn ${id} 401 diff.unsaid`),
  ],
  [
    'numbers as in .NET 10',
    (doc) => {
      schemaIn(doc, 'NoteDto').properties.Id = {
        type: ['integer', 'string'],
        pattern: '^-?(?:0|[1-9]\\d*)$',
        format: 'int32',
      };
      doc.openapi = '3.1.1';
    },
    [],
  ],
  [
    'inheritance as NSwag writes it',
    (doc) => {
      const { Id, ...rest } = schemaIn(doc, 'NoteDto').properties;
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
    'null by oneOf as NSwag writes it',
    (doc) => {
      schemaIn(doc, 'CreateNoteCommand').properties.Due = {
        nullable: true,
        oneOf: [{ type: 'string', format: 'date' }],
      };
    },
    [],
  ],
  [
    'controllers in capitals',
    (doc) => {
      doc.paths = Object.fromEntries(
        Object.entries(doc.paths).map(([path, item]) => [path.replace('notes', 'Notes'), item]),
      );
    },
    ['warn listNotes diff.unsaid path', 'warn createNote diff.unsaid path', 'warn deleteNote diff.unsaid path'],
  ],
  [
    'enumerations of numbers as Microsoft.AspNetCore.OpenApi writes them, without their values',
    (doc) => {
      doc.components.schemas.NoteKind = { type: 'integer' };
    },
    ['warn listNotes 200 diff.unsaid /Data/*/Kind', 'warn createNote 201 diff.unsaid /Kind'],
  ],
  [
    'null as in .NET 10: among the types, and beside a reference',
    (doc) => {
      doc.openapi = '3.1.1';
      schemaIn(doc, 'NoteDto').properties.Author = { type: ['null', 'string'] };
      schemaIn(doc, 'CreateNoteCommand').properties.Due = { type: ['null', 'string'], format: 'date' };
      schemaIn(doc, 'CreateNoteCommand').properties.Kind = {
        oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/NoteKind' }],
      };
    },
    [],
  ],
  [
    'ProblemDetails as in .NET 10, of which nothing is required',
    (doc) => {
      doc.openapi = '3.1.1';
      doc.components.schemas.ProblemDetails = {
        type: 'object',
        properties: {
          type: { type: ['null', 'string'] },
          title: { type: ['null', 'string'] },
          status: { pattern: '^-?(?:0|[1-9]\\d*)$', type: ['null', 'integer', 'string'], format: 'int32' },
          detail: { type: ['null', 'string'] },
          instance: { type: ['null', 'string'] },
        },
      };
    },
    ['listNotes', 'createNote', 'deleteNote'].map((id) => `warn ${id} 401 diff.unsaid`),
  ],
  [
    'ProblemDetails of the team’s own, with a member more',
    (doc) => {
      const { properties } = schemaIn(doc, 'ProblemDetails');
      properties.instance = { type: 'string', nullable: true };
      properties.traceId = { type: 'string' };
      delete properties.code;
      delete schemaIn(doc, 'ProblemDetails').additionalProperties;
      schemaIn(doc, 'ProblemDetails').required = ['title', 'status'];
    },
    ['listNotes', 'createNote', 'deleteNote'].map((id) => `${id} 401 diff.property-missing /code`),
  ],
]);
