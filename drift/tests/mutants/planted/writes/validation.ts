/** Bodies that should be refused and are accepted, or the other way round. */
import { WorkflowTaskType } from '../../../../../generated/enums.ts';
import { at, jsonOf, type Mutant, type Row, respondWith, responses, sent } from '../../mutant.ts';
import { mends, type Pointed } from './body-layers.ts';

const known = (names: string[]) => (given: Row) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));

/** A text of whitespace, as long as texts have to be, gets a letter. */
const blankMended = (name: string) => (given: Row) =>
  /^\s{3,}$/.test(String(given[name])) ? { ...given, [name]: 'contract-x' } : undefined;

const activity = [
  'ParentId',
  'ModuleType',
  'ReportEditionId',
  'MilestoneOrderId',
  'FullName',
  'ShortName',
  'Description',
];

export const validation: Mutant[] = [
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
    id: 'blank-title-accepted',
    kind: 'validation',
    operation: 'addReference',
    what: 'a title of blanks',
    place: 'Title',
    plant: mends('addReference', blankMended('Title')),
  },
  {
    id: 'blank-name-accepted',
    kind: 'validation',
    operation: 'updateMilestone',
    what: 'a full name of blanks',
    place: 'FullName',
    plant: mends('updateMilestone', blankMended('FullName')),
  },
  {
    id: 'blank-edition-accepted',
    kind: 'validation',
    operation: 'createReportEdition',
    what: 'an edition with a name of blanks',
    place: 'Name',
    plant: mends('createReportEdition', blankMended('Name')),
  },
  {
    id: 'padded-accepted',
    kind: 'validation',
    operation: 'updateReference',
    what: 'two letters and a blank are three characters',
    place: 'Author',
    plant: mends('updateReference', (given) =>
      /^\s+\S\S\s+$/.test(String(given.Author)) ? { ...given, Author: `${given.Author}x` } : undefined,
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
        ? respondWith(
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
        ? respondWith(
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
      const response = await next(call);
      const given = jsonOf(call) as Row | undefined;
      const { errors = [] } = (jsonOf(response) as Pointed) ?? {};
      return response.status === 422 &&
        errors[0]?.pointer === '/AssignedUserId' &&
        Number.isInteger(given?.AssignedUserId) &&
        Number(given?.AssignedUserId) > 0
        ? respondWith(200, {
            WorkflowTaskType: WorkflowTaskType.AssignForResearch,
            ReportEditionId: 4,
            AssignedUserId: given?.AssignedUserId,
            AssignedUserName: 'x',
            AssignedCount: 1,
            OverwrittenCount: 0,
          })
        : response;
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
    id: 'form-taken',
    kind: 'validation',
    operation: 'updateMilestone',
    what: '200 without a body',
    plant: at('updateMilestone', async (call, next, backend) =>
      call.body.length === 0 && call.userId === 1
        ? backend
            .send(1, 'GET', `${call.path.replace('/api/v1', '')}`)
            .then((list) => respondWith(200, (jsonOf(list) as Row[])[0]))
        : next(call),
    ),
  },
  {
    id: 'bad-json-500',
    kind: 'validation',
    operation: 'createActivity',
    what: '500 for a text that is no JSON',
    plant: responses(
      'createActivity',
      ({ status }, call) => status === 400 && call.body.length > 0 && jsonOf(call) === undefined,
      () =>
        respondWith(
          500,
          { type: 'about:blank', title: 'x', status: 500, code: 'internal' },
          'application/problem+json',
        ),
    ),
  },
];
