import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role, ViewList } from '#generated/enums.ts';
import type { components } from '#generated/schema.ts';
import { openTestApp, type TestApp } from './support/app.ts';

type View = components['schemas']['SavedView'];
type Body = components['schemas']['SavedViewCreate'];

const [ADMIN, RUI, ELENA, SPECTATOR] = [1, 2, 3, 5];
const Content: View['Content'] = {
  ...{ Format: 1, Filters: [{ Name: 'status', Values: ['0', '1'] }], Order: '-due', HiddenColumns: ['qaUser'] },
};
const own: Body = { List: ViewList.Dashboard, Name: 'Mine', IsShared: false, DefaultRoles: [], Content };
const shared: Body = { ...own, Name: 'Everybody’s', IsShared: true };

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('saved_view').execute());

const list = async (as: number): Promise<View[]> => (await test.call('listViews', { as })).json();
const names = async (as: number) => (await list(as)).map(({ Name }) => Name);
const create = (as: number, body: object) => test.call('createView', { as, body });
const made = async (as: number, body: object): Promise<View> => (await create(as, body)).json();
const update = (as: number, { Id, ...view }: Partial<View>, change: object) => {
  const { List: _list, AuthorName: _author, ...body } = view;
  return test.call('updateView', { as, params: { viewId: Number(Id) }, body: { ...body, ...change } });
};
const remove = (as: number, viewId: number) => test.call('deleteView', { as, params: { viewId } });
const startOf = async (as: number) =>
  ((await test.call('readCurrentUser', { as })).json().DefaultViews as View[]).map(({ Name }) => Name);

describe('own views', () => {
  it('[B11] are kept as sent, and seen by nobody else', async () => {
    const answer = await create(RUI, { ...own, Name: '  Mine  ' });
    expect(answer.statusCode).toBe(201);
    expect(await list(RUI)).toEqual([{ ...own, Id: answer.json().Id, AuthorName: 'Rui Tanaka', Version: 1 }]);
    expect([await names(ELENA), await names(ADMIN)]).toEqual([[], []]);
  });

  it('[B11] are changed and deleted by their person alone, a manager included', async () => {
    const view = await made(RUI, own);
    for (const as of [ELENA, ADMIN]) {
      expect((await update(as, view, { Name: 'Not mine' })).statusCode).toBe(403);
      expect((await remove(as, view.Id)).statusCode).toBe(403);
    }
    const renamed = await update(RUI, view, { Name: 'Renamed', Content: { ...Content, Order: null } });
    expect(renamed.json()).toMatchObject({ Name: 'Renamed', Version: 2, Content: { Order: null } });
    expect((await update(RUI, view, { Name: 'Late' })).json()).toMatchObject({ code: 'stale' });
    expect((await remove(RUI, view.Id)).statusCode).toBe(204);
    expect((await remove(RUI, view.Id)).statusCode).toBe(204);
    expect((await update(RUI, view, {})).statusCode).toBe(404);
  });

  it('[B11] have one name each a list, whatever the case', async () => {
    const mine = await made(RUI, own);
    const view = await made(RUI, { ...own, Name: 'Other' });
    expect((await create(RUI, { ...own, Name: ' MINE ' })).json()).toMatchObject({
      status: 409,
      code: 'duplicate-name',
    });
    for (const Name of ['Mi\u200bne', 'ｍｉｎｅ', '\u2066Mine\u2069'])
      expect((await create(RUI, { ...own, Name })).json(), Name).toMatchObject({ code: 'duplicate-name' });
    for (const Name of ['\u200b\u200b\u200b', '\u3164'])
      expect((await create(RUI, { ...own, Name })).statusCode, Name).toBe(422);
    expect((await update(RUI, view, { Name: 'mine' })).json()).toMatchObject({ status: 409, code: 'duplicate-name' });
    expect((await update(RUI, view, { Name: 'OTHER' })).statusCode).toBe(200);
    expect((await create(RUI, { ...own, List: ViewList.Countries })).statusCode).toBe(201);
    expect((await create(ELENA, own)).statusCode).toBe(201);
    const { Id } = await made(ADMIN, { ...shared, Name: 'Mine' });
    expect((await update(RUI, mine, {})).statusCode).toBe(200);
    // A row that is written again is read last: only sorting by id brings it first.
    await test.db.updateTable('saved_view').set({ id: 1 }).where('id', '=', Id).execute();
    const listed = await list(RUI);
    expect(listed.map(({ Name }) => Name)).toEqual(['Mine', 'Mine', 'Mine', 'OTHER']);
    const ids = listed.slice(0, 3).map((view) => view.Id);
    expect(ids[0]).toBe(1);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  });

  it('[B11] saved twice at once under one name are one', async () => {
    const answers = await Promise.all([create(RUI, own), create(RUI, own)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });

  it('[B11] end at fifty a list', async () => {
    for (let at = 0; at < 50; at += 1) expect((await create(RUI, { ...own, Name: `View ${at}` })).statusCode).toBe(201);
    expect((await create(RUI, own)).json()).toMatchObject({ status: 409, code: 'conflict' });
    expect((await create(RUI, { ...own, List: ViewList.Countries })).statusCode).toBe(201);
  });
});

describe('shared views', () => {
  it('[B11] are seen by everybody of the active edition, made and changed by managers alone', async () => {
    expect((await create(RUI, shared)).statusCode).toBe(403);
    const view = await made(ADMIN, shared);
    expect([await names(RUI), await names(SPECTATOR)]).toEqual([[shared.Name], [shared.Name]]);
    for (const as of [RUI, SPECTATOR]) {
      expect((await update(as, view, { Name: 'Taken over' })).statusCode).toBe(403);
      expect((await remove(as, view.Id)).statusCode).toBe(403);
    }
    expect((await update(ADMIN, view, { IsShared: false })).statusCode).toBe(422);
    expect((await remove(ADMIN, view.Id)).statusCode).toBe(204);
    expect(await names(RUI)).toEqual([]);
  });

  it('[B11] begin as an own one where a manager shares it', async () => {
    const view = await made(ADMIN, own);
    expect((await update(ADMIN, view, { IsShared: true })).statusCode).toBe(200);
    expect(await names(RUI)).toEqual(['Mine']);
    const ruis = await made(RUI, { ...own, Name: 'Of Rui' });
    expect((await update(RUI, ruis, { IsShared: true })).statusCode).toBe(403);
  });

  it('[B11] are the default of a role, which has one a list', async () => {
    expect(await startOf(SPECTATOR)).toEqual([]);
    const first = await made(ADMIN, { ...shared, DefaultRoles: [Role.Spectator, Role.Researcher] });
    expect([await startOf(SPECTATOR), await startOf(RUI), await startOf(ADMIN)]).toEqual([
      ...[[shared.Name], [shared.Name], []],
    ]);
    await made(ADMIN, { ...shared, Name: 'For spectators', DefaultRoles: [Role.Spectator] });
    await made(ADMIN, { ...shared, List: ViewList.Countries, Name: 'Countries', DefaultRoles: [Role.Researcher] });
    expect(await startOf(SPECTATOR)).toEqual(['For spectators']);
    expect(await startOf(RUI)).toEqual(['Countries', shared.Name]);
    expect((await list(RUI)).find(({ Id }) => Id === first.Id)).toMatchObject({ DefaultRoles: [1], Version: 2 });
    await remove(ADMIN, first.Id);
    expect(await startOf(RUI)).toEqual(['Countries']);
  });

  it('[B11] end with their edition, own ones do not', async () => {
    const view = await made(ADMIN, { ...shared, DefaultRoles: [Role.Researcher] });
    await made(RUI, own);
    await test.db.updateTable('edition').set({ status: 0 }).where('id', '=', 4).execute();
    expect([await names(RUI), await startOf(RUI)]).toEqual([['Mine'], []]);
    expect((await update(ADMIN, view, { Name: 'Late' })).json()).toMatchObject({ code: 'inactive-edition' });
    expect((await remove(ADMIN, view.Id)).json()).toMatchObject({ code: 'inactive-edition' });
    expect((await create(ADMIN, { ...shared, Name: 'Late' })).json()).toMatchObject({ status: 409, code: 'conflict' });
    await test.db.updateTable('edition').set({ status: 1 }).where('id', '=', 4).execute();
  });
});

describe('a body', () => {
  it.each([
    ['a name of blanks', { Name: '   ' }, '/Name'],
    ['a long name', { Name: 'x'.repeat(61) }, '/Name'],
    ['another format', { Content: { ...Content, Format: 2 } }, '/Content/Format'],
    ['an order that is none', { Content: { ...Content, Order: 'due; drop' } }, '/Content/Order'],
    [
      'a filter without values',
      { Content: { ...Content, Filters: [{ Name: 'status', Values: [] }] } },
      '/Content/Filters/0/Values',
    ],
    ['a role twice', { IsShared: true, DefaultRoles: [1, 1] }, '/DefaultRoles/1'],
    ['a default that nobody else sees', { DefaultRoles: [1] }, '/DefaultRoles'],
  ])('[B11] with %s is refused in its place', async (_, change, pointer) => {
    const answer = await create(ADMIN, { ...own, ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].pointer).toBe(pointer);
    expect(await list(ADMIN)).toEqual([]);
  });
});

it('[B11] [B43] shared views leave events, own ones none', async () => {
  const events = async () =>
    (
      await test.db
        .selectFrom('event')
        .select(['action', 'record_name', 'operation'])
        .where('record', '=', 14)
        .orderBy('id')
        .execute()
    ).map(({ action, record_name, operation }) => [operation, action, record_name]);
  const view = await made(RUI, own);
  await update(RUI, view, { Name: 'Renamed' });
  await remove(RUI, view.Id);
  const before = (await events()).length;
  const mine = await made(ADMIN, own);
  await update(ADMIN, mine, { IsShared: true });
  await update(ADMIN, mine, { IsShared: true, Version: undefined });
  await remove(ADMIN, mine.Id);
  const after = (await events()).slice(before);
  expect(after).toEqual([
    ['updateView', 0, 'Mine'],
    ['deleteView', 2, 'Mine'],
  ]);
});
