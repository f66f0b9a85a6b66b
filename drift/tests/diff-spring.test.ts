import { type Doc, schemaIn, testDocument, wholeDocument } from './support/frameworks.ts';

testDocument('spring', [
  [
    'a zone-less time is still a date-time',
    (doc) => {
      schemaIn(doc, 'Note').properties.Made = { type: 'string', format: 'date-time', example: '2026-01-01T10:00:00' };
    },
    [],
  ],
  [
    'an enumeration as names',
    (doc) => {
      schemaIn(doc, 'Note').properties.Kind = { type: 'string', enum: ['PLAIN', 'QUESTION', 'ANSWER'] };
    },
    ['listNotes 200 diff.type /Data/*/Kind', 'createNote 201 diff.type /Kind'],
  ],
  [
    'content instead of Data (Page)',
    (doc) => {
      const { properties } = schemaIn(doc, 'PageNote');
      properties.content = properties.Data;
      delete properties.Data;
      schemaIn(doc, 'PageNote').required = ['Count'];
    },
    ['listNotes 200 diff.property-missing /Data'],
  ],
  [
    'no nullable anywhere',
    (doc) => {
      for (const name of ['Note', 'NewNote'])
        for (const property of Object.values<Doc>(schemaIn(doc, name).properties)) delete property.nullable;
    },
    ['warn createNote diff.unsaid /Due'],
  ],
  [
    'no errors',
    (doc) => {
      for (const item of Object.values<Doc>(doc.paths))
        for (const operation of Object.values<Doc>(item)) delete operation.responses.default;
    },
    [`${wholeDocument} errors`],
  ],
  [
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
    'an answer of any form',
    (doc) => {
      doc.paths['/notes'].get.responses['200'].content['*/*'].schema = { type: 'object' };
    },
    ['warn listNotes 200 diff.unsaid'],
  ],
  [
    'page and size instead of offset',
    (doc) => {
      doc.paths['/notes'].get.parameters[0].name = 'page';
    },
    ['listNotes diff.parameter-missing query offset'],
  ],
  [
    'PUT instead of POST',
    (doc) => {
      const item = doc.paths['/notes'];
      item.put = item.post;
      delete item.post;
    },
    ['createNote diff.method-missing'],
  ],
  [
    'ProblemDetail as Spring has it, without members of the team’s own',
    (doc) => {
      const { code: _, ...properties } = schemaIn(doc, 'ProblemDetail').properties;
      doc.components.schemas.ProblemDetail = {
        type: 'object',
        properties: {
          ...properties,
          instance: { type: 'string', format: 'uri' },
          properties: { type: 'object', additionalProperties: { type: 'object' } },
        },
      };
    },
    ['listNotes', 'createNote', 'deleteNote'].map((id) => `warn ${id} 401 diff.unsaid`),
  ],
]);
