import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Body, findsEach, tokens } from './support/planted.ts';

const ended = (_: Body, __: FastifyRequest, reply: FastifyReply) => reply.code(204).send();

/** Does what the read tells of, before it is told: at its address, with the rights of who asks. */
const done = async (payload: Body, { url, headers, server }: FastifyRequest) => {
  const { authorization = '' } = headers;
  await server.inject({ method: 'PUT', url: url.replace(/\?.*/, ''), headers: { authorization }, payload });
};
const idsOf = (rows: unknown) => (rows as Body[]).map(({ Id }) => Id);

findsEach('a drift of what ends a journey is found', 'late', {
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
