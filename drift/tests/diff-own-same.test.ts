import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import {
  asSwashbuckle,
  type Doc,
  everySchema,
  foundInOwn,
  operationOf,
  own,
  ownText,
  renamedPaths,
  responseOf,
  schemaOf,
} from './support/own-contract.ts';
import { testHarmless } from './support/own-edits.ts';

test('our contract against itself: nothing', () => {
  expect(foundInOwn(ownText)).toEqual([]);
});

test('our contract as Swashbuckle would write it: nothing', () => {
  const theirs = asSwashbuckle(own());
  expect(JSON.stringify(theirs)).not.toContain('"null"');
  expect(foundInOwn(theirs)).toEqual([]);
  expect(foundInOwn(JSON.stringify(theirs))).toEqual([]);
});

test('the document is read as YAML, as JSON, with a byte order mark', () => {
  const doc = own();
  expect(foundInOwn(`\ufeff${JSON.stringify(doc)}`)).toEqual([]);
  expect(foundInOwn(stringify({ ...doc, openapi: '3.0.3' }))).toEqual([]);
});

testHarmless([
  [
    'other names of operations, tags and texts',
    (doc) => {
      Object.assign(operationOf(doc, 'listUsers'), {
        operationId: 'Users_GetAll',
        tags: ['Users'],
        summary: 'All',
        description: 'x',
      });
    },
  ],
  [
    'no operationIds',
    (doc) => {
      for (const item of Object.values<Doc>(doc.paths))
        for (const operation of Object.values<Doc>(item)) delete operation.operationId;
    },
  ],
  [
    'no examples',
    (doc) => {
      delete doc.components.examples;
      doc.components.examples = {};
      for (const item of Object.values<Doc>(doc.paths))
        for (const operation of Object.values<Doc>(item))
          for (const response of Object.values<Doc>(operation.responses ?? {}))
            for (const media of Object.values<Doc>(response.content ?? {})) delete media.examples;
    },
  ],
  [
    'addresses with the prefix, no server',
    (doc) => {
      delete doc.servers;
      renamedPaths(doc, (path) => `/api/v1${path}`);
    },
  ],
  [
    'half of the prefix in the server',
    (doc) => {
      doc.servers = [{ url: 'https://api.example.org/api' }];
      renamedPaths(doc, (path) => `/v1${path}`);
    },
  ],
  [
    'the version as a parameter of all addresses',
    (doc) => {
      doc.servers = [];
      renamedPaths(doc, (path) => `/api/v{version}${path}`);
    },
  ],
  [
    'other names of path parameters, with constraints',
    (doc) => {
      const text = JSON.stringify(doc)
        .replaceAll('{id}', '{reportId:int}')
        .replaceAll('"name":"id"', '"name":"reportId"');
      Object.assign(doc, JSON.parse(text));
    },
  ],
  [
    'integers of 32 bits where ours are bounded or ids',
    (doc) => {
      everySchema(doc, (schema) => {
        if (schema.type === 'integer') schema.format = 'int32';
      });
    },
  ],
  [
    'an enumeration by x-enumNames, in another order',
    (doc) => {
      Object.assign(schemaOf(doc, 'Role'), { enum: [3, 2, 1, 0], 'x-enumNames': ['Spectator', 'x', 'y', 'Admin'] });
    },
  ],
  [
    'an enumeration as oneOf of consts',
    (doc) => {
      doc.components.schemas.Role = { oneOf: [0, 1, 2, 3].map((value) => ({ const: value, title: `r${value}` })) };
    },
  ],
  [
    'limits that stand for none (springdoc)',
    (doc) => {
      everySchema(doc, (schema) => {
        if (schema.type === 'string' && !schema.enum) Object.assign(schema, { minLength: 0, maxLength: 2147483647 });
      });
    },
  ],
  [
    'references wrapped in allOf',
    (doc) => {
      schemaOf(doc, 'User').properties.Role = {
        allOf: [{ $ref: '#/components/schemas/Role' }],
        description: 'wrapped',
      };
    },
  ],
  [
    'an inlined schema',
    (doc) => {
      responseOf(doc, 'listUsers').schema.items = structuredClone(schemaOf(doc, 'User'));
    },
  ],
  [
    'an extracted schema',
    (doc) => {
      doc.components.schemas.UserList = responseOf(doc, 'listUsers').schema;
      responseOf(doc, 'listUsers').schema = { $ref: '#/components/schemas/UserList' };
    },
  ],
  [
    'null by oneOf',
    (doc) => {
      schemaOf(doc, 'CountryIndicatorRating').properties.ResearcherNote = {
        oneOf: [{ type: 'null' }, { type: 'string' }],
      };
    },
  ],
  [
    'limits that exclude the value next to ours',
    (doc) => {
      schemaOf(doc, 'RatingUpdate').properties.CountryIndicatorRatingId = { type: 'integer', exclusiveMinimum: 0 };
    },
  ],
  [
    'no limits in answers',
    (doc) => {
      schemaOf(doc, 'CountryIndicatorRating').properties.Score = { type: ['integer', 'null'], format: 'int32' };
      delete schemaOf(doc, 'CountryIndicator').properties.SnapshotName.pattern;
    },
  ],
  [
    'a default answer for all errors',
    (doc) => {
      const { responses } = operationOf(doc, 'updateRating');
      operationOf(doc, 'updateRating').responses = {
        200: responses['200'],
        401: responses['401'],
        429: responses['429'],
        503: responses['503'],
        default: { $ref: '#/components/responses/Conflict' },
      };
    },
  ],
  [
    'numbers that may be read from texts (.NET 10)',
    (doc) => {
      everySchema(doc, (schema) => {
        if (schema.type === 'integer' && !schema.enum)
          Object.assign(schema, { type: ['integer', 'string'], pattern: '^-?(?:0|[1-9]\\d*)$', format: 'int32' });
      });
    },
  ],
  [
    'media types with parameters, and ranges',
    (doc) => {
      const { responses, requestBody } = operationOf(doc, 'updateRating');
      responses['200'].content = { '*/*': responses['200'].content['application/json'] };
      requestBody.content = { 'application/json; charset=utf-8': requestBody.content['application/json'] };
    },
  ],
  [
    'OAuth instead of bearer, as sign-in',
    (doc) => {
      doc.components.securitySchemes = { oidc: { type: 'oauth2', flows: {} } };
    },
  ],
  [
    'wider statuses as a range',
    (doc) => {
      const { responses } = operationOf(doc, 'createMilestone');
      responses['2XX'] = responses['201'];
      delete responses['201'];
    },
  ],
]);
