import { operationOf, responseOf, schemaOf } from './support/own-contract.ts';
import { testHarmless } from './support/own-edits.ts';

testHarmless([
  [
    'another member in an answer',
    (doc) => {
      schemaOf(doc, 'User').properties.Phone = { type: 'string' };
      schemaOf(doc, 'User').required.push('Phone');
    },
  ],
  [
    'an optional member more in a body',
    (doc) => {
      schemaOf(doc, 'CommentCreate').properties.Colour = { type: 'string' };
    },
  ],
  [
    'a narrower enumeration in an answer',
    (doc) => {
      responseOf(doc, 'listUsers').schema.items = {
        allOf: [{ $ref: '#/components/schemas/User' }, { properties: { Role: { enum: [0, 1] } } }],
      };
    },
  ],
  [
    'null that never comes',
    (doc) => {
      schemaOf(doc, 'CountryIndicatorRating').properties.ResearcherNote.type = 'string';
    },
  ],
  [
    'wider limits in a body',
    (doc) => {
      Object.assign(schemaOf(doc, 'RatingUpdate').properties.ResearcherNote, { minLength: 0, maxLength: 50_000 });
    },
  ],
  [
    'no limits in a body',
    (doc) => {
      schemaOf(doc, 'RatingUpdate').properties.ResearcherNote = { type: 'string' };
    },
  ],
  [
    'a body that requires less',
    (doc) => {
      schemaOf(doc, 'RatingUpdate').required = [];
    },
  ],
  [
    'more operations and statuses',
    (doc) => {
      doc.paths['/health'] = { get: { responses: { 200: { description: 'up' } } } };
      operationOf(doc, 'listUsers').responses['206'] = { description: 'part' };
    },
  ],
  [
    'more headers',
    (doc) => {
      operationOf(doc, 'listUsers').responses['200'].headers = { 'X-Trace': { schema: { type: 'string' } } };
    },
  ],
  [
    'schemas that hold themselves',
    (doc) => {
      schemaOf(doc, 'User').properties.Manager = { $ref: '#/components/schemas/User' };
    },
  ],
  [
    'a parameter taken as text',
    (doc) => {
      doc.components.parameters.Id.schema = { type: 'string' };
    },
  ],
  [
    'another optional parameter',
    (doc) => {
      operationOf(doc, 'listUsers').parameters = [{ name: 'sort', in: 'query', schema: { type: 'string' } }];
    },
  ],
]);
