/** Request bodies that are taken and should not be, or the other way round; spreadsheets in and out. */
import {
  answering,
  answers,
  at,
  body,
  bytes,
  jsonOf,
  type Layer,
  type Mutant,
  ok,
  type Row,
  request,
  sending,
  sent,
  withQuery,
} from './mutant.ts';

type Pointed = { errors?: { pointer: string }[]; code?: string };

/** Where the body is refused, it is mended and taken. */
const mends = (operation: string, mend: (body: Row, pointers: string[]) => Row | undefined): (() => Layer) =>
  at(operation, async (call, next) => {
    const answer = await next(call);
    const { code, errors = [] } = (jsonOf(answer) as Pointed | undefined) ?? {};
    const given = jsonOf(call) as Row | undefined;
    if (answer.status !== 422 || code !== 'invalid' || typeof given !== 'object' || given === null) return answer;
    const mended = mend(
      given,
      errors.map(({ pointer }) => pointer),
    );
    return mended ? next(sending(call, mended)) : answer;
  });

const known = (names: string[]) => (given: Row) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
const activity = [
  'ParentId',
  'ModuleType',
  'ReportEditionId',
  'MilestoneOrderId',
  'FullName',
  'ShortName',
  'Description',
];

export const bodies: Mutant[] = [
  {
    id: 'missing-accepted',
    kind: 'validation',
    operation: 'createMilestone',
    what: 'a missing full name is taken from the short one',
    place: 'FullName',
    plant: mends('createMilestone', (given, pointers) =>
      pointers.includes('/FullName') && !('FullName' in given) ? { ...given, FullName: given.ShortName } : undefined,
    ),
  },
  {
    id: 'unknown-accepted',
    kind: 'validation',
    operation: 'createActivity',
    what: 'members that nobody knows are dropped in silence',
    plant: mends('createActivity', known(activity)),
  },
  {
    id: 'number-text-accepted',
    kind: 'validation',
    operation: 'updateMilestone',
    what: 'an Id as text is taken for the number',
    place: 'Id',
    plant: mends('updateMilestone', (given) =>
      typeof given.Id === 'string' ? { ...given, Id: Number(given.Id) } : undefined,
    ),
  },
  {
    id: 'null-accepted',
    kind: 'validation',
    operation: 'updateIndicator',
    what: 'null is taken for what is absent',
    plant: mends('updateIndicator', (given) =>
      Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)),
    ),
  },
  {
    id: 'too-long-cut',
    kind: 'validation',
    operation: 'addComment',
    what: 'what is too long is cut',
    place: 'CommentContent',
    plant: sent('addComment', (given: Row) =>
      typeof given?.CommentContent === 'string'
        ? { ...given, CommentContent: given.CommentContent.slice(0, 10_000) }
        : given,
    ),
  },
  {
    id: 'too-short-accepted',
    kind: 'validation',
    operation: 'updateRating',
    what: 'a note of one letter',
    place: 'ResearcherNote',
    plant: mends('updateRating', (given) =>
      typeof given.ResearcherNote === 'string'
        ? { ...given, ResearcherNote: given.ResearcherNote.padEnd(3, '.') }
        : undefined,
    ),
  },
  {
    id: 'blank-accepted',
    kind: 'validation',
    operation: 'addComment',
    what: 'a comment of blanks',
    place: 'CommentContent',
    plant: mends('addComment', (given) =>
      typeof given.CommentContent === 'string' && given.CommentContent.trim() === ''
        ? { ...given, CommentContent: '.' }
        : undefined,
    ),
  },
  {
    id: 'limit-lower',
    kind: 'validation',
    operation: 'updateReportEdition',
    what: 'names of 100 characters at most',
    place: '200 characters',
    plant: at('updateReportEdition', async (call, next) => {
      const given = jsonOf(call) as Row | undefined;
      return String(given?.Name ?? '').length > 100 && call.userId === 1
        ? answering(
            422,
            {
              type: 'about:blank',
              title: 'x',
              status: 422,
              code: 'invalid',
              errors: [{ pointer: '/Name', detail: 'x' }],
            },
            'application/problem+json',
          )
        : next(call);
    }),
  },
  {
    id: 'null-refused',
    kind: 'validation',
    operation: 'updateReportEdition',
    what: 'an open end is refused',
    plant: at('updateReportEdition', async (call, next) => {
      const given = jsonOf(call) as Row | undefined;
      return given?.EndDate === null && given.Name && call.userId === 1
        ? answering(
            422,
            {
              type: 'about:blank',
              title: 'x',
              status: 422,
              code: 'invalid',
              errors: [{ pointer: '/EndDate', detail: 'x' }],
            },
            'application/problem+json',
          )
        : next(call);
    }),
  },
  {
    id: 'date-unchecked',
    kind: 'validation',
    operation: 'addReference',
    what: '30 February is 2 March',
    place: 'AccessDate',
    plant: mends('addReference', (given) =>
      given.AccessDate === '2026-02-30' ? { ...given, AccessDate: '2026-03-02' } : undefined,
    ),
  },
  {
    id: 'end-before-start',
    kind: 'validation',
    operation: 'updateReportEdition',
    what: 'an end before the start',
    place: 'EndDate',
    plant: mends('updateReportEdition', (given, pointers) =>
      pointers.length === 1 && pointers[0] === '/EndDate' && given.EndDate ? { ...given, EndDate: null } : undefined,
    ),
  },
  {
    id: 'score-unchecked',
    kind: 'validation',
    operation: 'updateRating',
    what: 'the score of the other polarity',
    place: 'Score',
    plant: mends('updateRating', (given, pointers) =>
      pointers.includes('/Score') && Number.isInteger(given.Score)
        ? { ...given, Score: -Number(given.Score) }
        : undefined,
    ),
  },
  {
    id: 'scheme-unchecked',
    kind: 'validation',
    operation: 'addReference',
    what: 'javascript: addresses',
    place: 'URL',
    plant: mends('addReference', (given) =>
      String(given.URL).startsWith('javascript') ? { ...given, URL: null } : undefined,
    ),
  },
  {
    id: 'address-not-compared',
    kind: 'validation',
    operation: 'updateReportEdition',
    what: 'the Id of the body counts, not that of the address',
    place: 'Id',
    plant: mends('updateReportEdition', (given, pointers) =>
      pointers.length === 1 && pointers[0] === '/Id' && Number(given.Id) > 1e6
        ? { ...given, Id: Number(given.Id) - 1e6 }
        : undefined,
    ),
  },
  {
    id: 'foreign-accepted',
    kind: 'validation',
    operation: 'assignWorkflow',
    what: 'a user who may not take the task',
    place: 'AssignedUserId',
    plant: at('assignWorkflow', async (call, next) => {
      const answer = await next(call);
      const given = jsonOf(call) as Row | undefined;
      const { errors = [] } = (jsonOf(answer) as Pointed) ?? {};
      return answer.status === 422 &&
        errors[0]?.pointer === '/AssignedUserId' &&
        Number.isInteger(given?.AssignedUserId) &&
        Number(given?.AssignedUserId) > 0
        ? answering(200, {
            WorkflowTaskType: 0,
            ReportEditionId: 4,
            AssignedUserId: given?.AssignedUserId,
            AssignedUserName: 'x',
            AssignedCount: 1,
            OverwrittenCount: 0,
          })
        : answer;
    }),
  },
  {
    id: 'tags-unchecked',
    kind: 'validation',
    operation: 'addComment',
    what: 'who is tagged need not be mentioned',
    place: 'taggedUsers',
    plant: mends('addComment', (given, pointers) =>
      pointers.some((one) => one.startsWith('/taggedUsers')) &&
      Array.isArray(given.taggedUsers) &&
      given.taggedUsers.length === 1 &&
      Number(given.taggedUsers[0]) > 0 &&
      Number.isInteger(given.taggedUsers[0])
        ? { ...given, taggedUsers: [] }
        : undefined,
    ),
  },
  {
    id: 'tags-lost',
    kind: 'persistence',
    operation: 'addComment',
    what: 'nobody is told of a mention',
    plant: at('addComment', async (call, next, { db }) => {
      const answer = await next(call);
      if (answer.status === 201)
        await db
          .updateTable('comment_tag')
          .set({ cleared_on: new Date() })
          .where('comment_id', '=', Number((jsonOf(answer) as Row).Id))
          .execute();
      return answer;
    }),
  },
  {
    id: 'half-applied',
    kind: 'side effects',
    operation: 'addEditionUsers',
    what: 'the good rows of a refused request are stored',
    plant: at('addEditionUsers', async (call, next) => {
      const answer = await next(call);
      const given = jsonOf(call) as Row[] | undefined;
      if (answer.status === 422 && Array.isArray(given) && given.length > 1 && Number.isInteger(given[0]?.Id))
        await next({ ...sending(call, [given[0]]), headers: withoutKey(call.headers) });
      return answer;
    }),
  },
  {
    id: 'form-taken',
    kind: 'validation',
    operation: 'updateMilestone',
    what: '200 without a body',
    plant: at('updateMilestone', async (call, next, backend) =>
      call.body.length === 0 && call.userId === 1
        ? backend
            .ask(1, 'GET', `${call.path.replace('/api/v1', '')}`)
            .then((list) => answering(200, (jsonOf(list) as Row[])[0]))
        : next(call),
    ),
  },
  {
    id: 'bad-json-500',
    kind: 'validation',
    operation: 'createActivity',
    what: '500 for a text that is no JSON',
    plant: answers(
      'createActivity',
      ({ status }, call) => status === 400 && call.body.length > 0 && jsonOf(call) === undefined,
      () =>
        answering(500, { type: 'about:blank', title: 'x', status: 500, code: 'internal' }, 'application/problem+json'),
    ),
  },
  {
    id: 'count-includes-skipped',
    kind: 'writes answer',
    operation: 'copyReference',
    what: 'what was skipped counts as copied',
    place: 'Copied',
    plant: body('copyReference', ({ Copied, Skipped }: { Copied: number; Skipped: number }) => ({
      Copied: Copied + Skipped,
      Skipped,
    })),
  },
  {
    id: 'summary-wrong',
    kind: 'writes answer',
    operation: 'summariseWorkflowAssignment',
    what: 'candidates without those that are assigned',
    place: 'CandidateCount',
    plant: body('summariseWorkflowAssignment', (row: Row) => ({
      ...row,
      CandidateCount: Number(row.CandidateCount) - Number(row.ExisitingCount),
    })),
  },
  {
    id: 'multipart-field',
    kind: 'files',
    operation: 'importFile',
    what: 'the field is called upload',
    plant: request('importFile', (call) => ({ ...call, body: replaced(call.body, 'name="file"', 'name="load"') })),
  },
  {
    id: 'dry-run-writes',
    kind: 'files',
    operation: 'importFile',
    what: 'dryRun is not read',
    plant: request('importFile', (call) => withQuery(call, { dryRun: undefined })),
  },
  {
    id: 'never-writes',
    kind: 'files',
    operation: 'importFile',
    what: 'an import that stores nothing and says it did',
    plant: at('importFile', async (call, next) => {
      const answer = await next(withQuery(call, { dryRun: 'true' }));
      return ok(answer)
        ? { ...answer, body: replaced(answer.body, '"DryRun":true', `"DryRun":${call.query.get('dryRun') === 'true'}`) }
        : answer;
    }),
  },
  {
    id: 'any-file',
    kind: 'files',
    operation: 'importFile',
    what: '422 instead of 415 for what is no spreadsheet',
    plant: answers(
      'importFile',
      ({ status }) => status === 415,
      () =>
        answering(422, { type: 'about:blank', title: 'x', status: 422, code: 'invalid' }, 'application/problem+json'),
    ),
  },
  {
    id: 'link-broken',
    kind: 'files',
    operation: 'exportData',
    what: 'the address of the download leads nowhere',
    place: 'downloadUrl',
    plant: body('exportData', () => ({ downloadUrl: '/files/export.xlsx' })),
  },
  {
    id: 'link-again',
    kind: 'files',
    operation: 'downloadExport',
    what: 'a download works twice',
    plant: () => {
      const kept = new Map<string, Awaited<ReturnType<Parameters<Layer>[1]>>>();
      return async (call, next) => {
        if (call.operationId !== 'downloadExport') return next(call);
        const answer = await next(call);
        if (ok(answer)) kept.set(call.path, answer);
        return kept.get(call.path) ?? answer;
      };
    },
  },
  {
    id: 'octet-stream',
    kind: 'files',
    operation: 'downloadExport',
    what: 'bytes of no type',
    place: 'Content-Type',
    plant: answers('downloadExport', ok, (answer) => {
      answer.headers.set('content-type', 'application/octet-stream');
      return answer;
    }),
  },
  {
    id: 'bytes-broken',
    kind: 'files',
    operation: 'downloadExport',
    what: 'the bytes went through a text',
    plant: answers('downloadExport', ok, (answer) => ({
      ...answer,
      body: bytes(new TextDecoder().decode(answer.body)),
    })),
  },
  {
    id: 'base64',
    kind: 'files',
    operation: 'exportCompare',
    what: 'the workbook as base64',
    plant: answers('exportCompare', ok, (answer) => ({
      ...answer,
      body: bytes(Buffer.from(answer.body).toString('base64')),
    })),
  },
  {
    id: 'csv',
    kind: 'files',
    operation: 'exportCompare',
    what: 'comma separated values under the name of a workbook',
    plant: answers('exportCompare', ok, (answer) => ({ ...answer, body: bytes('Indicator;Kenya\n1.1.1;1\n') })),
  },
];

function replaced(whole: Uint8Array, from: string, to: string): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(whole).toString('latin1');
  return new Uint8Array(Buffer.from(text.replace(from, to), 'latin1'));
}

function withoutKey(headers: Headers): Headers {
  const rest = new Headers(headers);
  rest.delete('idempotency-key');
  return rest;
}
