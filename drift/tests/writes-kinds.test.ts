import type { FastifyReply, FastifyRequest } from 'fastify';
import { OrderDirection as Direction } from '../../generated/enums.ts';
import { type Body, findsEach, tokens } from './support/planted.ts';

const each = (payload: string, change: (row: Body) => Body) => {
  const value = JSON.parse(payload) as Body[] | { Data: Body[] };
  return JSON.stringify(Array.isArray(value) ? value.map(change) : { ...value, Data: value.Data.map(change) });
};
const nextDay = (text: unknown) =>
  typeof text === 'string' ? new Date(Date.parse(text) + 86_400_000).toISOString().slice(0, 10) : text;

const ended = (_: Body, __: FastifyRequest, reply: FastifyReply) => reply.code(204).send();

/** Does what the read tells of, before it is told: at its address, with the rights of who asks. */
const done = async (payload: Body, { url, headers, server }: FastifyRequest) => {
  const { authorization = '' } = headers;
  await server.inject({ method: 'PUT', url: url.replace(/\?.*/, ''), headers: { authorization }, payload });
};
const idsOf = (rows: unknown) => (rows as Body[]).map(({ Id }) => Id);

/** What was exported last. */
let ofReferences = false;

findsEach('a drift of a write is found', 'kinds', {
  'a text is cut': {
    operationId: 'createMilestone',
    found: ['write.changed', '/FullName'],
    body: (body) => Object.assign(body, { FullName: [...String(body.FullName)].slice(0, 40).join('') }),
  },
  'a member is forgotten': {
    operationId: 'updateActivity',
    found: ['write.not-persisted', '/Description'],
    body: (body) => delete body.Description,
  },
  'a date moves by a day': {
    operationId: 'updateReference',
    found: ['write.changed', '/AccessDate'],
    body: (body) => Object.assign(body, { AccessDate: nextDay(body.AccessDate) }),
  },
  'what is left out is emptied': {
    operationId: 'updateIndicator',
    found: ['write.changed', '/ResponseRules'],
    body: (body) => 'ResponseRules' in body || Object.assign(body, { ResponseRules: null }),
  },
  'a text is made Unicode NFC': {
    operationId: 'updateRating',
    found: ['write.changed', '/ResearcherNote'],
    body: (body) =>
      typeof body.ResearcherNote === 'string' &&
      Object.assign(body, { ResearcherNote: body.ResearcherNote.normalize() }),
  },
  'a reference is trimmed': {
    operationId: 'addReference',
    found: ['write.changed', '/Author'],
    body: (body) =>
      typeof body.Author === 'string' && body.Author.length > 3 && Object.assign(body, { Author: body.Author.trim() }),
  },
  'markup is escaped': {
    operationId: 'addComment',
    in: 'listComments',
    found: ['write.changed', '/CommentContent'],
    response: (payload) =>
      each(payload, (row) => ({ ...row, CommentContent: String(row.CommentContent).replaceAll('<', '&lt;') })),
  },
  'the oldest comment stands first': {
    operationId: 'addComment',
    in: 'listComments',
    found: ['write.changed', 'listComments'],
    response: (payload) => {
      const { Data = [], ...others } = JSON.parse(payload) as { Data?: Body[] };
      return JSON.stringify({ Data: Data.reverse(), ...others });
    },
  },
  'a title of blanks is taken': {
    operationId: 'addReference',
    found: ['request.invalid-accepted', '/Title'],
    body: (body) =>
      typeof body.Title === 'string' && body.Title.trim() === '' && Object.assign(body, { Title: 'contract-' }),
  },
  'references come as a list of values': {
    operationId: 'downloadExport',
    found: ['body.schema', 'bytes'],
    onBody: (operationId, { ExportFieldChoice }) => {
      if (operationId.startsWith('export')) ofReferences = ExportFieldChoice === 1;
    },
    response: (payload) => (ofReferences ? 'Title;URL\n' : Buffer.from(payload, 'latin1')),
  },
  'a table says otherwise than the rating': {
    operationId: 'exportResults',
    in: 'downloadExport',
    found: ['write.changed', '/met'],
    response: (payload) =>
      Buffer.from(payload.startsWith('{') ? payload.replaceAll(/"met":[01]/g, '"met":null') : payload, 'latin1'),
  },
  'a version is not compared': {
    operationId: 'updateReportEdition',
    found: ['write.conflict-missed', 'stale'],
    body: (body) => typeof body.Version === 'number' && body.Version > 0 && delete body.Version,
  },
  'a key is not kept': {
    operationId: 'createActivity',
    found: ['write.side-effect', 'header Idempotency-Key'],
    first: ({ headers }) => delete headers['idempotency-key'],
  },
  'a country too many is assigned': {
    operationId: 'assignWorkflow',
    found: ['write.side-effect', 'listDashboardIndicators'],
    body: ({ CountryIds: ids }) => Array.isArray(ids) && ids.length === 1 && !ids.includes(8) && ids.push(8),
  },
  'up is down': {
    operationId: 'reorderIndicator',
    found: ['write.not-persisted', 'listActivityIndicators /*/Id'],
    response: (payload) => payload,
    body: (body) =>
      Object.assign(body, {
        OrderDirection: body.OrderDirection === Direction.Up ? Direction.Down : Direction.Up,
      }),
  },
  'a length is not limited': {
    operationId: 'createMilestone',
    found: ['request.invalid-accepted', '/ShortName'],
    body: (body) =>
      typeof body.ShortName === 'string' && Object.assign(body, { ShortName: body.ShortName.slice(0, 80) }),
  },
  'a surplus member is overlooked': {
    operationId: 'updateMilestone',
    found: ['request.invalid-accepted'],
    body: (body) => delete body.contractUnknown,
  },
  'a number may be a text': {
    operationId: 'addEditionUsers',
    found: ['request.invalid-accepted', '/*/Id'],
    body: (body) => {
      if (!Array.isArray(body)) return;
      for (const row of body as Body[]) if (typeof row?.Id === 'string') row.Id = Number(row.Id);
    },
  },
  'errors name members in another case': {
    operationId: 'exportData',
    found: ['error.shape'],
    response: (payload, { statusCode }) =>
      statusCode === 422 ? payload.replaceAll(/"pointer":"[^"]*"/g, (text) => text.toLowerCase()) : payload,
  },
  'bytes are taken for a text': {
    operationId: 'exportCompare',
    found: ['body.schema', 'bytes'],
    response: (payload, { statusCode }) =>
      statusCode === 200 ? Buffer.from(Buffer.from(payload, 'latin1').toString('utf8')) : payload,
  },
  'a dry run stores': {
    operationId: 'importFile',
    found: ['write.side-effect', 'a dry run'],
    first: (request) => delete (request.query as Body).dryRun,
  },
  'an end is forgotten': {
    operationId: 'createReportEdition',
    found: ['write.changed', '/EndDate'],
    body: (body) => String(body.EndDate) > String(body.StartDate) && delete body.EndDate,
  },
  'somebody may who may not': {
    operationId: 'promoteRatingWorkflow',
    found: ['permission.missing'],
    first: ({ headers }) => {
      if (headers.authorization === `Bearer ${tokens.external}`) headers.authorization = `Bearer ${tokens.admin}`;
    },
  },
  'an inactive edition takes a write': {
    operationId: 'deleteIndicator',
    found: ['write.conflict-missed', 'inactive-edition'],
    response: (payload, reply) => {
      if (reply.statusCode !== 409) return payload;
      reply.code(204);
      return '';
    },
  },
  // What ends a journey.
  'a deletion does nothing': {
    operationId: 'removeReference',
    found: ['delete.not-deleted', 'readReferences'],
    body: ended,
  },
  'a country does not leave its edition': {
    operationId: 'removeEditionCountry',
    found: ['delete.not-deleted', 'listEditionCountries'],
    body: ended,
  },
  'a user leaves an edition that nobody has': {
    operationId: 'removeEditionUser',
    found: ['status.unexpected', '{id}'],
    response: (payload, reply) => {
      if (reply.statusCode !== 404) return payload;
      reply.code(204);
      return '';
    },
  },
  'whoever asks clears the notification of another': {
    operationId: 'clearNotification',
    found: ['permission.missing'],
    first: ({ headers }) => {
      if (headers.authorization === `Bearer ${tokens.admin}`) headers.authorization = `Bearer ${tokens.researcher}`;
    },
  },
  'a move is not kept by its key': {
    operationId: 'reorderActivity',
    found: ['write.side-effect', 'listActivities'],
    first: ({ headers }) => delete headers['idempotency-key'],
  },
  'a copy is not kept by its key': {
    operationId: 'copyReference',
    found: ['write.side-effect', 'header Idempotency-Key'],
    first: ({ headers }) => delete headers['idempotency-key'],
  },
  'a comment is not kept by its key': {
    operationId: 'addComment',
    found: ['write.side-effect', 'header Idempotency-Key'],
    first: ({ headers }) => delete headers['idempotency-key'],
  },
  'a plan is applied when it is only to be told': {
    operationId: 'summariseAssignmentPlan',
    found: ['write.side-effect', 'listDashboardIndicators'],
    body: async (plan, request) => {
      const { Cells, FromUserId } = plan;
      if (FromUserId === undefined && Array.isArray(Cells) && Cells.length === 1) await done(plan, request);
    },
  },
  'work is assigned when it is only to be told': {
    operationId: 'summariseWorkflowAssignment',
    found: ['write.side-effect', 'listDashboardIndicators'],
    body: ({ Countries, Indicators, ...chosen }, request) =>
      done({ ...chosen, CountryIds: idsOf(Countries), IndicatorIds: idsOf(Indicators) }, request),
  },
});
