import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import { openTestApp, type TestApp } from './support/app.ts';

type Preferences = components['schemas']['Preferences'];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const read = async (as: number): Promise<Preferences> => (await test.call('readPreferences', { as })).json();
const change = (as: number, body: unknown) => test.call('updatePreferences', { as, body });

it('[B9] who has chosen nothing is told of everything, and once a day by e-mail', async () => {
  expect(await read(2)).toEqual({
    Notices: [0, 1, 2, 3, 4, 5, 6].map((Kind) => ({ Kind, InProduct: true, EMail: 2 })),
    SingleKeys: true,
    MailOffered: false,
  });
});

it('[B9] keeps what is chosen, and what is left out as it was, for each person', async () => {
  const before = await read(3);
  expect((await change(2, { Notices: [{ Kind: 3, InProduct: false, EMail: 0 }] })).statusCode).toBe(200);
  const answer = await change(2, { SingleKeys: false });
  const chosen = await read(2);
  expect(answer.json()).toEqual(chosen);
  expect(chosen).toMatchObject({ SingleKeys: false });
  expect(chosen.Notices[3]).toEqual({ Kind: 3, InProduct: false, EMail: 0 });
  expect(chosen.Notices[2]).toEqual({ Kind: 2, InProduct: true, EMail: 2 });
  expect(await read(3)).toEqual(before);
});

it('[B9] mentions are listed whatever is sent', async () => {
  await change(2, { Notices: [{ Kind: 6, InProduct: false, EMail: 1 }] });
  expect((await read(2)).Notices[6]).toEqual({ Kind: 6, InProduct: true, EMail: 1 });
});

it.each([
  ['nothing', {}],
  ['an unknown kind', { Notices: [{ Kind: 7, InProduct: true, EMail: 0 }] }],
  ['a kind twice', { Notices: [4, 4].map((Kind) => ({ Kind, InProduct: true, EMail: 0 })) }],
  ['a word for a choice', { SingleKeys: 'off' }],
])('[B9] refuses %s', async (_, body) => {
  const before = await read(2);
  expect((await change(2, body)).statusCode).toBe(422);
  expect(await read(2)).toEqual(before);
});

it('[B9] says whether the server sends e-mail', async () => {
  const offering = await openTestApp({ mailOffered: true });
  expect((await offering.call('readPreferences', { as: 5 })).json()).toMatchObject({ MailOffered: true });
  await offering.close();
});

it('[B43] two changes at once are both kept', async () => {
  await Promise.all([
    change(7, { SingleKeys: false }),
    change(7, { Notices: [{ Kind: 0, InProduct: true, EMail: 1 }] }),
    change(7, { Notices: [{ Kind: 1, InProduct: true, EMail: 1 }] }),
  ]);
  const { SingleKeys, Notices } = await read(7);
  expect([SingleKeys, Notices[0]?.EMail, Notices[1]?.EMail]).toEqual([false, 1, 1]);
});
