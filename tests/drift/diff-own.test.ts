import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { asSwashbuckle, type Doc, everySchema, found, operationOf, own, ownText, schemaOf } from './support/diff.ts';

const answerOf = (doc: Doc, id: string, status = '200', type = 'application/json'): Doc =>
  operationOf(doc, id).responses[status].content[type];
const bodyOf = (doc: Doc, id: string): Doc => operationOf(doc, id).requestBody.content['application/json'];
const parameterOf = (doc: Doc, id: string, name: string): Doc =>
  operationOf(doc, id).parameters.find((one: Doc) => one.name === name);
const renameMember = (doc: Doc, schema: string, from: string, to: string) => {
  const { properties, required } = schemaOf(doc, schema);
  properties[to] = properties[from];
  delete properties[from];
  required.splice(required.indexOf(from), 1, to);
};
const renamedPaths = (doc: Doc, rename: (path: string) => string) => {
  doc.paths = Object.fromEntries(Object.entries(doc.paths).map(([path, item]) => [rename(path), item]));
};

test('our contract against itself: nothing, and quickly', () => {
  const since = process.cpuUsage();
  expect(found(ownText)).toEqual([]);
  const { user, system } = process.cpuUsage(since);
  expect((user + system) / 1e6).toBeLessThan(2);
});

test('our contract as Swashbuckle would write it: nothing', () => {
  const theirs = asSwashbuckle(own());
  expect(JSON.stringify(theirs)).not.toContain('"null"');
  expect(found(theirs)).toEqual([]);
  expect(found(JSON.stringify(theirs))).toEqual([]);
});

const harmless: [what: string, edit: (doc: Doc) => void][] = [
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
      answerOf(doc, 'listUsers').schema.items = {
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
          for (const answer of Object.values<Doc>(operation.responses ?? {}))
            for (const media of Object.values<Doc>(answer.content ?? {})) delete media.examples;
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
      answerOf(doc, 'listUsers').schema.items = structuredClone(schemaOf(doc, 'User'));
    },
  ],
  [
    'an extracted schema',
    (doc) => {
      doc.components.schemas.UserList = answerOf(doc, 'listUsers').schema;
      answerOf(doc, 'listUsers').schema = { $ref: '#/components/schemas/UserList' };
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
    'schemas that hold themselves',
    (doc) => {
      schemaOf(doc, 'User').properties.Manager = { $ref: '#/components/schemas/User' };
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
];

test.each(harmless)('harmless: %s', (_, edit) => {
  const doc = own();
  edit(doc);
  expect(found(doc)).toEqual([]);
});

/** What is found is this check at this place, also where other operations share the schema; and in this operation. */
const breaking: [what: string, edit: (doc: Doc) => void, operation: string, fault: string][] = [
  [
    'an operation is missing',
    (doc) => {
      delete doc.paths['/users'];
    },
    'listUsers',
    'diff.operation-missing',
  ],
  [
    'an address is spelt in another way',
    (doc) => {
      doc.paths['/report-edition'] = doc.paths['/report-editions'];
      delete doc.paths['/report-editions'];
    },
    'listReportEditions',
    'diff.operation-missing',
  ],
  [
    'another method',
    (doc) => {
      const item = doc.paths['/report-editions/{id}'];
      item.patch = item.put;
      delete item.put;
    },
    'updateReportEdition',
    'diff.method-missing',
  ],
  [
    'a slash at the end',
    (doc) => {
      doc.paths['/users/'] = doc.paths['/users'];
      delete doc.paths['/users'];
    },
    'listUsers',
    'diff.operation-missing',
  ],
  [
    '200 instead of 201',
    (doc) => {
      const { responses } = operationOf(doc, 'createMilestone');
      responses['200'] = responses['201'];
      delete responses['201'];
    },
    'createMilestone 201',
    'diff.status-missing',
  ],
  [
    'a conflict that is not documented, where it is elsewhere',
    (doc) => {
      delete operationOf(doc, 'updateRating').responses['409'];
    },
    'updateRating 409',
    'diff.status-missing',
  ],
  [
    'another media type of an answer',
    (doc) => {
      const { content } = operationOf(doc, 'listUsers').responses['200'];
      content['application/xml'] = content['application/json'];
      delete content['application/json'];
    },
    'listUsers 200',
    'diff.media-missing header Content-Type',
  ],
  [
    'a file as another type',
    (doc) => {
      operationOf(doc, 'downloadExport').responses['200'].content = { 'text/csv': { schema: { type: 'string' } } };
    },
    'downloadExport 200',
    'diff.media-missing header Content-Type',
  ],
  [
    'another media type of a body',
    (doc) => {
      operationOf(doc, 'importFile').requestBody.content = { 'application/x-www-form-urlencoded': { schema: {} } };
    },
    'importFile',
    'diff.media-refused header Content-Type',
  ],
  [
    'a header that is not documented, where it is elsewhere',
    (doc) => {
      operationOf(doc, 'listUsers').responses['401'] = { ...doc.components.responses.Unauthorized, headers: {} };
    },
    'listUsers 401',
    'diff.header-missing header WWW-Authenticate',
  ],
  [
    'a member of an answer is gone',
    (doc) => {
      delete schemaOf(doc, 'User').properties.Role;
      schemaOf(doc, 'User').required = schemaOf(doc, 'User').required.filter((one: string) => one !== 'Role');
    },
    'listUsers 200',
    'diff.property-missing /*/Role',
  ],
  [
    'a member of an answer has another name',
    (doc) => renameMember(doc, 'Comment', 'DateCreated', 'CreatedOn'),
    'listComments 200',
    'diff.property-missing /Data/*/DateCreated',
  ],
  [
    'a member in camelCase',
    (doc) => renameMember(doc, 'LibraryEdition', 'StartDate', 'startDate'),
    'readLibraryIndicator 200',
    'diff.property-casing /ReportEditions/*/ReportEdition/StartDate',
  ],
  [
    'a member of an answer may be left out',
    (doc) => {
      schemaOf(doc, 'AdjacentIndicators').required = ['NextIndicator'];
    },
    'readAdjacentIndicators 200',
    'diff.property-optional /PreviousIndicator',
  ],
  [
    'a member of an answer may be null',
    (doc) => {
      schemaOf(doc, 'RatingHistoryItem').properties.ReportEditionName.type = ['string', 'null'];
    },
    'listRatingHistory 200',
    'diff.nullable /*/ReportEditionName',
  ],
  [
    'an enumeration of an answer has one more',
    (doc) => {
      schemaOf(doc, 'EditionStatus').enum = [0, 1, 2];
    },
    'listReportEditions 200',
    'diff.enum-wider /*/Status',
  ],
  [
    'an enumeration without its values, where others have them',
    (doc) => {
      doc.components.schemas.Role = { type: 'integer', format: 'int32' };
    },
    'listUsers 200',
    'diff.enum-wider /*/Role',
  ],
  [
    'an instant as any text',
    (doc) => {
      delete schemaOf(doc, 'User').properties.DateCreated.format;
    },
    'listUsers 200',
    'diff.format /*/DateCreated',
  ],
  [
    'an enumeration by its names',
    (doc) => {
      doc.components.schemas.DependencyKind = { type: 'string', enum: ['None', 'Child', 'Parent'] };
    },
    'listActivityIndicators 200',
    'diff.type',
  ],
  [
    'a date with a time',
    (doc) => {
      schemaOf(doc, 'LibraryEdition').properties.StartDate.format = 'date-time';
    },
    'readLibraryIndicator 200',
    'diff.format /ReportEditions/*/ReportEdition/StartDate',
  ],
  [
    'a number as text',
    (doc) => {
      schemaOf(doc, 'RatingHistoryItem').properties.ReportEditionId = { type: 'string' };
    },
    'listRatingHistory 200',
    'diff.type /*/ReportEditionId',
  ],
  [
    'an integer with fractions',
    (doc) => {
      schemaOf(doc, 'RatingHistoryItem').properties.ReportEditionId = { type: 'number', format: 'double' };
    },
    'listRatingHistory 200',
    'diff.type /*/ReportEditionId',
  ],
  [
    'a list instead of one',
    (doc) => {
      const media = answerOf(doc, 'readCurrentUser');
      media.schema = { type: 'array', items: media.schema };
    },
    'readCurrentUser 200',
    'diff.type',
  ],
  [
    'a page instead of a list',
    (doc) => {
      const media = answerOf(doc, 'listUsers');
      media.schema = { type: 'object', properties: { items: media.schema } };
    },
    'listUsers 200',
    'diff.type',
  ],
  [
    'a score out of our limits',
    (doc) => {
      schemaOf(doc, 'RatingHistoryItem').properties.CountryIndicatorRatingScore.maximum = 10;
    },
    'listRatingHistory 200',
    'diff.enum-wider /*/CountryIndicatorRatingScore',
  ],
  [
    'a body requires one more member',
    (doc) => {
      schemaOf(doc, 'CommentCreate').properties.Topic = { type: 'string' };
      schemaOf(doc, 'CommentCreate').required.push('Topic');
    },
    'addComment',
    'diff.property-required /Topic',
  ],
  [
    'a body requires what the client may leave out',
    (doc) => {
      schemaOf(doc, 'RatingUpdate').required.push('Version');
    },
    'updateRating',
    'diff.property-required /Version',
  ],
  [
    'a body does not know a member',
    (doc) => {
      delete schemaOf(doc, 'WorkflowPromotion').properties.Reason;
    },
    'promoteRatingWorkflow',
    'diff.property-unknown /Reason',
  ],
  [
    'a member of a body is read only',
    (doc) => {
      schemaOf(doc, 'RatingUpdate').properties.Score = { type: 'integer', readOnly: true };
    },
    'updateRating',
    'diff.property-read-only /Score',
  ],
  [
    'a text may be shorter',
    (doc) => {
      schemaOf(doc, 'RatingUpdate').properties.ResearcherNote.maxLength = 4000;
    },
    'updateRating',
    'diff.limits-narrower /ResearcherNote',
  ],
  [
    'a text has another pattern',
    (doc) => {
      schemaOf(doc, 'RatingUpdate').properties.ResearcherNote.pattern = '^[A-Za-z ]+$';
    },
    'updateRating',
    'diff.limits-narrower /ResearcherNote',
  ],
  [
    'a list may be shorter',
    (doc) => {
      schemaOf(doc, 'ExportRequest').properties.IndicatorIds.maxItems = 100;
    },
    'exportData',
    'diff.limits-narrower /IndicatorIds',
  ],
  [
    'a number has narrower limits',
    (doc) => {
      schemaOf(doc, 'RatingUpdate').properties.CountryIndicatorRatingId.maximum = 32767;
    },
    'updateRating',
    'diff.limits-narrower /CountryIndicatorRatingId',
  ],
  [
    'an enumeration of a body has one less',
    (doc) => {
      schemaOf(doc, 'WorkflowTaskType').enum = [0];
    },
    'assignWorkflow',
    'diff.enum-narrower',
  ],
  [
    'null is refused',
    (doc) => {
      schemaOf(doc, 'ExportRequest').properties.ExportFormatChoice = {
        $ref: '#/components/schemas/ExportFormatChoice',
      };
    },
    'exportData',
    'diff.null-refused /ExportFormatChoice',
  ],
  [
    'a chosen row may not bring its rest',
    (doc) => {
      schemaOf(doc, 'SelectedRow').additionalProperties = false;
    },
    'addEditionUsers',
    'diff.additional-refused',
  ],
  [
    'a query parameter has another name',
    (doc) => {
      parameterOf(doc, 'listDashboardIndicators', 'pageSize').name = 'limit';
    },
    'listDashboardIndicators',
    'diff.parameter-missing query pageSize',
  ],
  [
    'a query parameter became a header',
    (doc) => {
      parameterOf(doc, 'importFile', 'dryRun').in = 'header';
    },
    'importFile',
    'diff.parameter-missing query dryRun',
  ],
  [
    'a parameter more is required',
    (doc) => {
      operationOf(doc, 'listUsers').parameters = [
        { name: 'api-version', in: 'query', required: true, schema: { type: 'string' } },
      ];
    },
    'listUsers',
    'diff.parameter-required query api-version',
  ],
  [
    'pages are smaller',
    (doc) => {
      parameterOf(doc, 'listDashboardIndicators', 'pageSize').schema.maximum = 50;
    },
    'listDashboardIndicators',
    'diff.limits-narrower query pageSize',
  ],
  [
    'another default',
    (doc) => {
      parameterOf(doc, 'listNotifications', 'pageSize').schema.default = 50;
    },
    'listNotifications',
    'diff.default query pageSize',
  ],
  [
    'ids that are no numbers',
    (doc) => {
      doc.components.parameters.CommentId.schema = { type: 'string', format: 'uuid' };
    },
    'clearNotification',
    'diff.type path commentId',
  ],
  [
    '0 is refused as an id',
    (doc) => {
      doc.components.parameters.IndicatorIdOrNew.schema.minimum = 1;
    },
    'listParentIndicators',
    'diff.limits-narrower path indicatorId',
  ],
  [
    'a list in the address is written in another way',
    (doc) => {
      parameterOf(doc, 'listDashboardIndicators', 'countries').schema = { type: 'array', items: { type: 'integer' } };
    },
    'listDashboardIndicators',
    'diff.parameter-style query countries',
  ],
  [
    'a body where the client sends none',
    (doc) => {
      operationOf(doc, 'clearNotification').requestBody = {
        required: true,
        content: { 'application/json': { schema: { type: 'object' } } },
      };
    },
    'clearNotification',
    'diff.body-required',
  ],
  [
    'no body where the client sends one',
    (doc) => {
      delete operationOf(doc, 'updateRating').requestBody;
    },
    'updateRating',
    'diff.body-missing',
  ],
  [
    'another sign-in',
    (doc) => {
      doc.components.securitySchemes.key = { type: 'apiKey', in: 'header', name: 'X-Api-Key' };
      operationOf(doc, 'listUsers').security = [{ oidc: [], key: [] }];
    },
    'listUsers',
    'diff.security security',
  ],
  [
    'a token for a download',
    (doc) => {
      operationOf(doc, 'downloadExport').security = [{ oidc: [] }];
    },
    'downloadExport',
    'diff.security security',
  ],
  [
    'a code of errors that the client does not know',
    (doc) => {
      schemaOf(doc, 'ProblemCode').enum.push('locked');
    },
    'updateRating 400',
    'diff.enum-wider /code',
  ],
  [
    'errors that are no problem documents',
    (doc) => {
      operationOf(doc, 'updateRating').responses['422'] = {
        content: {
          'application/problem+json': {
            schema: { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
          },
        },
      };
    },
    'updateRating 422',
    'diff.property-missing',
  ],
];

test.each(breaking)('breaking: %s', (_, edit, operation, fault) => {
  const doc = own();
  edit(doc);
  const all = found(doc);
  expect(all.filter((one) => one.startsWith(`${operation} ${fault}`))).not.toEqual([]);
  expect(all.filter((one) => !one.includes(fault.split(' ')[0] ?? ''))).toEqual([]);
});

test('the document is read as YAML, as JSON, with a byte order mark', () => {
  const doc = parse(ownText, { maxAliasCount: -1 });
  expect(found(`\ufeff${JSON.stringify(doc)}`)).toEqual([]);
  expect(found(stringify({ ...doc, openapi: '3.0.3' }))).toEqual([]);
});

test('a body of another shape is found in the operation that has it only', () => {
  const doc = own();
  bodyOf(doc, 'addComment').schema = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } };
  const all = found(doc);
  expect(all.every((one) => one.startsWith('addComment '))).toBe(true);
  expect(all.some((one) => one.includes('diff.property-unknown'))).toBe(true);
});
