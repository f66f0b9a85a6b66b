import { expect, test } from 'vitest';
import { bodyOf, foundInOwn, operationOf, own, parameterOf, schemaOf } from './support/own-contract.ts';
import { testBreaking } from './support/own-edits.ts';

testBreaking([
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
    'another media type of a body',
    (doc) => {
      operationOf(doc, 'importFile').requestBody.content = { 'application/x-www-form-urlencoded': { schema: {} } };
    },
    'importFile',
    'diff.media-refused header Content-Type',
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
]);

test('a body of another shape is found in the operation that has it only', () => {
  const doc = own();
  bodyOf(doc, 'addComment').schema = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } };
  const all = foundInOwn(doc);
  expect(all.every((one) => one.startsWith('addComment '))).toBe(true);
  expect(all.some((one) => one.includes('diff.property-unknown'))).toBe(true);
});
