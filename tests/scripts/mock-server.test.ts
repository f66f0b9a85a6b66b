import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MemoryServer, startMemory } from '../../scripts/mock/server.ts';
import { type Prism, startPrism } from '../../scripts/support/prism.ts';

let prism: Prism;
let mock: MemoryServer;
beforeAll(async () => {
  mock = await startMemory('generated/openapi.checks.json', () => prism.url());
  prism = await startPrism('generated/openapi.yaml');
});
afterAll(() => Promise.all([mock.close(), prism.close()]));
beforeEach(() => fetch(`${mock.url}/mock-memory/reset`, { method: 'POST' }));

const tokenOf = (email: string) => `x.${Buffer.from(JSON.stringify({ email })).toString('base64url')}.x`;

async function ask(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
  const response = await fetch(mock.url + path, {
    method,
    headers: {
      authorization: `Bearer ${tokenOf(more.as ?? 'admin@demo.test')}`,
      'idempotency-key': crypto.randomUUID(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...more,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  expect(response.headers.get('content-type')).toMatch(
    response.ok ? /^application\/json/ : /^application\/problem\+json/,
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const milestones = '/report-editions/4/milestones';
const sound = { ModuleType: 0, ReportEditionId: 4, FullName: 'Speed management', ShortName: 'Speed' };

describe('what breaks the contract is refused with what is wrong, as a backend refuses it', () => {
  const invalid = {
    title: 'Unprocessable Content',
    code: 'invalid',
    detail: 'The request is well-formed, but invalid.',
  };
  test.each([
    [
      'members that are wrong or surplus, in the words of the contract where it has any',
      { ...sound, ReportEditionId: '4', FullName: 'S', Extra: 1 },
      [
        { pointer: '/Extra', detail: 'must NOT have additional properties' },
        { pointer: '/ReportEditionId', detail: 'must be integer' },
        { pointer: '/FullName', detail: 'The full name needs 3 to 500 characters' },
      ],
    ],
    [
      'members that are missing',
      { ...sound, ModuleType: undefined, ShortName: undefined },
      [
        { pointer: '/ModuleType', detail: "must have required property 'ModuleType'" },
        { pointer: '/ShortName', detail: 'The short name needs 3 to 80 characters' },
      ],
    ],
    ['no body at all', undefined, [{ pointer: '', detail: 'is required' }]],
  ])('422: %s', async (_, body, errors) => {
    const answer = await ask('POST', milestones, body);
    expect(answer).toMatchObject({ status: 422, body: { ...invalid, errors: expect.arrayContaining(errors) } });
    expect(answer.body.errors).toHaveLength(errors.length);
  });

  test('422: words that tell of a value that is there are not said of a missing one', async () => {
    const comments = '/countries/404/report-editions/4/indicators/451/ratings/100201/comments';
    expect((await ask('POST', comments, { CommentContent: 'Look' })).body.errors).toEqual([
      { pointer: '/taggedUsers', detail: "must have required property 'taggedUsers'" },
    ]);
  });

  test('422: a row of a list is named by its place', async () => {
    const body = {
      WorkflowTaskType: 0,
      ReportEditionId: 4,
      AssignedUserId: 2,
      CountryIds: [404],
      IndicatorIds: [451, 'x'],
    };
    expect((await ask('PUT', '/dashboard/4/workflow-assignment', body)).body.errors).toEqual([
      { pointer: '/IndicatorIds/1', detail: 'must be integer' },
    ]);
  });

  test('400: a body that is no JSON, of which the mock says so instead of waiting', async () => {
    const refused = { status: 400, body: { code: 'malformed-request', detail: 'The request could not be read.' } };
    expect(await ask('POST', milestones, '{"FullName": ')).toMatchObject(refused);
  });

  test('400: an address or a header that means nothing, by the names of the parameters, before rights and body', async () => {
    const refused = (pointer: string, detail: string) => ({
      status: 400,
      body: { title: 'Bad Request', code: 'malformed-request', errors: [{ pointer, detail }] },
    });
    expect(await ask('GET', '/dashboard/4?pageSize=ten')).toMatchObject(refused('pageSize', 'must be integer'));
    expect(await ask('GET', '/dashboard/four')).toMatchObject(refused('editionId', 'must be integer'));
    const { errors } = (await ask('POST', milestones, {}, { 'idempotency-key': '7' })).body;
    expect(errors).toEqual([{ pointer: 'Idempotency-Key', detail: 'must match format "uuid"' }]);
  });

  test('403 and 404 come before what is wrong with the body; a chosen refusal stays', async () => {
    expect(await ask('POST', milestones, {}, { as: 'spectator@demo.test' })).toMatchObject({ status: 403 });
    expect(await ask('POST', '/report-editions/77/milestones', {})).toMatchObject({ status: 404 });
    expect(await ask('POST', milestones, {}, { authorization: '' })).toMatchObject({ status: 401 });
    const chosen = await ask('POST', milestones, {}, { prefer: 'code=422, example=invalid' });
    expect(chosen).toMatchObject({ status: 422, body: { errors: [{ pointer: '/ShortName' }] } });
  });

  test('what is sound is kept', async () => {
    expect(await ask('POST', milestones, sound)).toMatchObject({ status: 201, body: { ShortName: 'Speed' } });
    expect((await ask('GET', milestones)).body).toContainEqual(expect.objectContaining({ ShortName: 'Speed' }));
  });
});

describe('a write that is sent again with its Idempotency-Key', () => {
  const key = '3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11';
  const again = (body: unknown = sound, more: Record<string, string> = {}, at = milestones) =>
    ask('POST', at, body, { 'idempotency-key': key, ...more });
  const usedBefore = {
    status: 422,
    body: { code: 'invalid', detail: 'This Idempotency-Key was already used for another request.', errors: [] },
  };
  const called = async (name: string) => {
    const { body } = await ask('GET', milestones);
    return (body as unknown as { ShortName: string }[]).filter(({ ShortName }) => ShortName === name).length;
  };

  test('is done once and answered as at first', async () => {
    const first = await again();
    expect(first.status).toBe(201);
    expect(await again()).toEqual(first);
    expect(await called('Speed')).toBe(1);
  });

  test('is 422 with another body or address, and changes nothing', async () => {
    await again();
    expect(await again({ ...sound, ShortName: 'Haste' })).toMatchObject(usedBefore);
    expect(await called('Haste')).toBe(0);
    const rating = '/countries/404/report-editions/4/indicators';
    const save = { Score: 1, RatingIsMet: true, ResearcherNote: 'A note', CountryIndicatorRatingId: 100201 };
    const put = (indicator: number) =>
      ask('PUT', `${rating}/${indicator}/rating-update`, save, { 'idempotency-key': key });
    expect((await put(451)).status).toBe(200);
    expect(await put(452)).toMatchObject(usedBefore);
    expect((await put(451)).status).toBe(200);
  });

  test('is new for another person and for another operation', async () => {
    await again();
    const comments = '/countries/404/report-editions/4/indicators/451/ratings/100201/comments';
    const comment = (as: string) => again({ CommentContent: `By ${as}`, taggedUsers: [] }, { as }, comments);
    for (const as of ['admin@demo.test', 'researcher@demo.test'])
      expect(await comment(as)).toMatchObject({ status: 201, body: { CommentContent: `By ${as}` } });
    const edition = { Name: 'Road Safety Report 2027', StartDate: '2027-01-01', EndDate: '2027-12-31' };
    expect((await again(edition, {}, '/report-editions')).status).toBe(201);
  });

  test('is done after all where it was refused at first', async () => {
    expect((await again({ ...sound, ShortName: '' })).status).toBe(422);
    expect((await again()).status).toBe(201);
  });

  test('is compared by the file of a form, whose boundaries differ', async () => {
    const upload = async (content: string) => {
      const body = new FormData();
      body.append('file', new Blob([content]), 'ratings.xlsx');
      const headers = { authorization: `Bearer ${tokenOf('admin@demo.test')}`, 'idempotency-key': key };
      const response = await fetch(`${mock.url}/import`, { method: 'POST', headers, body });
      return { status: response.status, body: await response.json() };
    };
    expect(await upload('one')).toEqual(await upload('one'));
    expect(await upload('other')).toMatchObject(usedBefore);
  });
});
