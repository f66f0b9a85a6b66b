import { operationOf, renameMember, responseOf, schemaOf } from './support/own-contract.ts';
import { testBreaking } from './support/own-edits.ts';

testBreaking([
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
      const media = responseOf(doc, 'readCurrentUser');
      media.schema = { type: 'array', items: media.schema };
    },
    'readCurrentUser 200',
    'diff.type',
  ],
  [
    'a page instead of a list',
    (doc) => {
      const media = responseOf(doc, 'listUsers');
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
]);
