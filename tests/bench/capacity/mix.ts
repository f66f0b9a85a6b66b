import { type OperationId, operations } from '#generated/operations.ts';
import { kenya } from '../../faults/support/fault.ts';

export interface Call {
  operationId: OperationId;
  method: string;
  /** With its query. */
  path: string;
  body?: unknown;
}

const EDITION = kenya.reportEditionId;
const params: Record<string, number> = { ...kenya, editionId: EDITION };

function call(operationId: OperationId, query: Record<string, unknown> = {}, body?: unknown): Call {
  const { method, path } = operations[operationId];
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => String(params[name]));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
  return {
    operationId,
    method: method.toUpperCase(),
    path: `/api/v1${address}?${search}`,
    ...(body !== undefined && { body }),
  };
}

const page = { offset: 0, pageSize: 10 };

/** A minute of who rates: home, the list, an indicator with all that its screen asks for, a save. */
export const working: Call[] = [
  call('readMyWork'),
  call('listDashboardIndicators', { currentUser: false, ...page }),
  call('readDashboardFacets', { currentUser: false }),
  call('readCountryIndicator'),
  call('readAdjacentIndicators'),
  call('readIndicatorRating'),
  call('readReferences'),
  call('listComments'),
  call('listNotifications'),
  call('addComment', {}, { CommentContent: 'As the gazette says', taggedUsers: [] }),
];

/** A minute of who follows the programme; each of these a standby may answer. */
export const reading: Call[] = [
  call('readProgramme'),
  call('listCountriesProgress'),
  call('listDashboardIndicators', { currentUser: false, ...page }),
  call('readDashboardFacets', { currentUser: false }),
  call('readCompare', { editions: [EDITION, EDITION - 1], countries: [kenya.countryId, 578, 392] }),
  call('listResults'),
  call('listActivity', page),
];
