import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateReference } from '../../server/areas/references/reference-changes.ts';
import { openTestApp, type TestApp, testNow } from './support/app.ts';
import { handlerCall } from './support/handler-call.ts';
import { rowOf, setEditionActive, setRow } from './support/ratings.ts';
import { allReferences, bodyFor, current, previous, putReference, referencesOf, typed } from './support/references.ts';
import { hostileTexts } from './support/texts.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  await setEditionActive(test, true);
  await setRow(test, { status: 1, research_user_id: 2, qa_user_id: 3 });
});

const add = (body: object = {}, { as = 2, params = current } = {}) =>
  test.call('addReference', { as, params, body: { ...bodyFor(params), ...body } });
const update = (referenceId: number, body: object = {}, { as = 2, params = current } = {}) =>
  test.call('updateReference', { as, params: { ...params, referenceId }, body: { ...typed, ...body } });
const remove = (referenceId: number, { as = 2, params = current } = {}) =>
  test.call('removeReference', { as, params: { ...params, referenceId } });
const pointers = (answer: { json(): { errors: { pointer: string }[] } }) =>
  answer.json().errors.map(({ pointer }) => pointer);

const optional = {
  AccessDate: '2026-11-17',
  URL: 'https://authority.example.org/plan-2024.pdf',
  Pages: '11-14',
  Publisher: 'Government Printer',
  Journal: 'Gazette',
  Volume: '128',
  Institution: 'The Authority',
  BookConferenceTitle: 'Safe Roads 2022',
  Editor: 'Mensah, K.',
  PlaceConferenceLocation: 'Nairobi',
};
const nothing = Object.fromEntries(Object.keys(optional).map((field) => [field, null]));

describe('addReference', () => {
  it('[S245] [S180] [S211] stores every field and the year of the edition', async () => {
    const answer = await add(optional);
    expect(answer.statusCode, answer.body).toBe(201);
    const { Id, ...rest } = answer.json();
    expect(rest).toEqual({ ...bodyFor(current), ...optional, YearFirstUsed: 2026, Version: 1 });
    const read = (
      await test.call('readReferences', { as: 5, params: { editionId: 4, countryId: 404, indicatorId: 451 } })
    ).json();
    expect(read.CurrentReportEditionReferences).toContainEqual({ Id, ...rest });
  });

  it('[S225] needs four fields; the others are null', async () => {
    expect((await add()).json()).toMatchObject({ ...typed, ...nothing });
  });

  it('leaves the rating as it is', async () => {
    const before = await rowOf(test);
    await add();
    expect(await rowOf(test)).toEqual(before);
  });

  it.each([
    ...['Title', 'Author', 'PublicationDate', 'Information'].flatMap((field) =>
      [undefined, null, '', 'ab', '  a  ', '\n\n\n', '\u00a0\u00a0ab\u00a0', 12].map((value) => [field, value]),
    ),
    ['Title', 'x'.repeat(501)],
    ['PublicationDate', 'x'.repeat(101)],
    ['Information', 'x'.repeat(20_001)],
    ['URL', `https://example.org/${'x'.repeat(1_981)}`],
    ['Pages', 'x'.repeat(501)],
    ['AccessDate', '17 Nov 2026'],
    ['AccessDate', '2026-02-30'],
    ['AccessDate', '0001-01-01'],
    ['AccessDate', '1899-12-31'],
    ['AccessDate', '2026-11-17T00:00:00Z'],
    ['AccessDate', 'DATE_FIELD_NULL'],
    ['YearFirstUsed', 1999],
    ['Version', 1],
    ['Id', 1],
    ['ReportEditionId', 3],
    ['CountryIndicatorRatingId', 100_202],
  ] as [field: string, value: unknown][])('[S225] refuses %s %j', async (field, value) => {
    const before = await allReferences(test);
    const answer = await add({ [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(new Set(pointers(answer))).toEqual(new Set([`/${field}`]));
    expect(await allReferences(test)).toEqual(before);
  });

  it('[S225] names every wrong field at once', async () => {
    const answer = await add({ Title: '   ', Author: ' a ', URL: 'data:text/html,x', ReportEditionId: 2 });
    expect(pointers(answer).sort()).toEqual(['/Author', '/ReportEditionId', '/Title', '/URL']);
  });

  it.each(hostileTexts)('[Q-S28] [Q-S29] stores and answers %j as typed in every text', async (text) => {
    const value = `A ${text} Z`;
    const texts = Object.keys({ ...typed, ...optional }).filter((field) => field !== 'AccessDate' && field !== 'URL');
    const body = { ...Object.fromEntries(texts.map((field) => [field, value])), URL: `https://example.org/?q=${text}` };
    const answer = await add(body);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject(body);
    expect((await update(answer.json().Id, body)).json()).toMatchObject({ ...body, Version: 2 });
  });

  it.each([
    'https://example.org',
    'HTTP://EXAMPLE.ORG/Path?q=1#x',
    'https://例え.example/道路?q=安全',
    'www.example.org/road safety/report (final).pdf',
    '/library/shelf 12',
    '',
    null,
  ])('[Q-S30] takes the address %j as typed', async (URL) => {
    expect((await add({ URL })).json().URL).toBe(URL);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\tjavascript:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'j\ta\rvascript\n:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    'ftp://example.org/x',
    'view-source:https://example.org',
    'httpx://example.org',
  ])('[Q-S30] refuses the address %j', async (URL) => {
    const before = await allReferences(test);
    const answer = await add({ URL });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ pointer: '/URL', detail: 'Only http and https addresses are accepted' }]);
    expect(await allReferences(test)).toEqual(before);
  });

  it.each([
    ['https://rui:secret@example.org/', 'An address with a user name or password in it is not accepted'],
    ['https://example.org@evil.example/', 'An address with a user name or password in it is not accepted'],
    ['http://a b', 'This address cannot be opened: check it for blanks and missing parts'],
    ['https://exam\u200bple.org', 'This address cannot be opened: check it for blanks and missing parts'],
  ])('refuses the address %j, which leads elsewhere or nowhere', async (URL, detail) => {
    expect((await add({ URL })).json().errors).toEqual([{ pointer: '/URL', detail }]);
  });

  it('[Q-S23] refuses in an inactive edition', async () => {
    const before = await allReferences(test);
    const answer = await add({}, { as: 1, params: previous });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'inactive-edition',
      detail: 'Road Safety Report 2025 is inactive and cannot be changed.',
    });
    expect(await allReferences(test)).toEqual(before);
  });
});

describe('updateReference', () => {
  it('[S245] [S182] changes what is sent, keeps what is left out, empties what is null', async () => {
    const { Id } = (await add(optional)).json();
    await test.db.updateTable('reference').set({ year_first_used: 2024 }).where('id', '=', Id).execute();
    const answer = await update(Id, { Title: 'Another title', Pages: null, Volume: '129', Version: 1 });
    expect(answer.statusCode, answer.body).toBe(200);
    const expected = { ...bodyFor(current), ...optional, Title: 'Another title', Pages: null, Volume: '129' };
    expect(answer.json()).toEqual({ Id, ...expected, YearFirstUsed: 2024, Version: 2 });
    expect((await update(Id, nothing)).json()).toMatchObject({ ...nothing, Version: 3, YearFirstUsed: 2024 });
  });

  it('[Q-R8] refuses an outdated version and says who changed it when', async () => {
    const { Id } = (await add()).json();
    expect((await update(Id, { Title: 'By the reviewer', Version: 1 }, { as: 3 })).statusCode).toBe(200);
    const before = await allReferences(test);
    const answer = await update(Id, { Title: 'Mine', Version: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'stale',
      ChangedByName: 'Elena Petrova',
      ChangedOn: testNow.toISOString(),
    });
    expect(await allReferences(test)).toEqual(before);
  });

  it('[Q-R8] lets one of two who save at once through', async () => {
    const { Id } = (await add()).json();
    const answers = await Promise.all([
      update(Id, { Title: 'First', Version: 1 }),
      update(Id, { Title: 'Second', Version: 1 }, { as: 3 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it.each([
    ['Title', '   '],
    ['URL', 'javascript:alert(1)'],
    ['YearFirstUsed', 2020],
    ['ReportEditionId', 3],
    ['CountryIndicatorRatingId', 100_202],
    ['Version', 'x'],
  ])('[S225] [Q-S30] refuses %s %j', async (field, value) => {
    const { Id } = (await add()).json();
    const before = await allReferences(test);
    const answer = await update(Id, { [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(pointers(answer)).toEqual([`/${field}`]);
    expect(await allReferences(test)).toEqual(before);
  });

  it('[Q-S30] lets an address of old stay while something else is changed, but not go to another like it', async () => {
    const id = await putReference(test, { url: 'javascript:alert(1)' });
    expect((await update(id, { Title: 'New title', URL: 'javascript:alert(1)' })).statusCode).toBe(200);
    expect((await update(id, { URL: 'javascript:alert(2)' })).statusCode).toBe(422);
    expect((await update(id, { URL: null })).json().URL).toBeNull();
    expect((await update(id, { URL: 'javascript:alert(1)' })).statusCode).toBe(422);
  });

  it('[S232] changes one of an earlier edition, which stays inactive', async () => {
    const [old] = await referencesOf(test, previous.ratingId);
    const answer = await update(old?.id ?? 0, { Title: 'Corrected later' }, { as: 1, params: previous });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ Title: 'Corrected later', ReportEditionId: 3, YearFirstUsed: 2025 });
    expect((await update(old?.id ?? 0, {}, { params: previous })).statusCode, 'without the right').toBe(403);
  });

  it('[Q-S20] checks again inside its transaction, for the edition may have ended since the request came in', async () => {
    const id = await putReference(test);
    await setEditionActive(test, false);
    const before = await allReferences(test);
    const permissions = ['dataentry-indicator-edit-any', 'dataentry-references-manage-any'];
    const rating = await rowOf(test);
    const call = handlerCall<'updateReference'>(test, {
      record: { pair: rating },
      params: { editionId: 4, ratingId: rating.id, referenceId: id },
      caller: { id: 9, fullName: '', email: '', role: 1, permissions },
      body: typed,
    });
    await expect(updateReference(call)).rejects.toMatchObject({ status: 403 });
    expect(await allReferences(test)).toEqual(before);
  });
});

describe('removeReference', () => {
  it('[S245] [S183] removes one and answers the same once it is gone', async () => {
    const id = await putReference(test);
    const before = await referencesOf(test, current.ratingId);
    const answer = await remove(id);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await referencesOf(test, current.ratingId)).toEqual(before.filter((row) => row.id !== id));
    expect((await remove(id)).statusCode).toBe(204);
    expect((await remove(999_999)).statusCode).toBe(204);
  });

  it('[S232] removes one of an earlier edition with the right to that', async () => {
    const id = await putReference(test, { country_indicator_id: previous.ratingId });
    expect((await remove(id, { params: previous })).statusCode).toBe(403);
    expect((await remove(id, { as: 1, params: previous })).statusCode).toBe(204);
    expect((await referencesOf(test, previous.ratingId)).some((row) => row.id === id)).toBe(false);
  });
});

describe('an address that does not fit together', () => {
  it.each([
    ['the rating of another edition', { editionId: 3, ratingId: current.ratingId }],
    ['an edition that is none', { editionId: 77, ratingId: current.ratingId }],
    ['a rating that is none', { editionId: 4, ratingId: 999_999_999 }],
  ])('is 404 with %s', async (_what, params) => {
    const id = await putReference(test);
    const before = await allReferences(test);
    const answers = await Promise.all([
      add({}, { as: 1, params }),
      update(id, {}, { as: 1, params }),
      remove(id, { as: 1, params }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await allReferences(test)).toEqual(before);
  });

  it.each([
    ['indicator', { editionId: 4, ratingId: current.ratingId + 1 }],
    ['edition', previous],
  ])('[Q-S20] reaches no reference of another %s', async (_what, params) => {
    const id = await putReference(test);
    const before = await allReferences(test);
    expect((await update(id, {}, { as: 1, params })).statusCode).toBe(404);
    expect((await remove(id, { as: 1, params })).statusCode).toBe(404);
    expect(await allReferences(test)).toEqual(before);
  });
});
