import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { removeEditionUser } from '#generated/hooks/editions/editions.ts';
import { clearNotification, listNotifications } from '#generated/hooks/notifications/notifications.ts';
import { addressOf, authorizeWith, callAt, fetcher, onSentAgain, sendThrough } from '#src/lib/api/fetcher.ts';

const server = setupServer();
let token = 'old';
const renew = vi.fn(async () => {
  token = 'new';
  return true;
});

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  vi.stubGlobal('location', new URL('http://localhost/'));
  token = 'old';
  renew.mockClear();
  authorizeWith({ token: () => token, renew });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const unauthorized = () => new HttpResponse(null, { status: 401 });

test('[S119] sends the bearer token', async () => {
  server.use(
    http.get('*/notifications', ({ request }) =>
      HttpResponse.json({ Data: [], Count: 0, sent: request.headers.get('authorization') }),
    ),
  );
  expect(await listNotifications({ offset: 0 })).toMatchObject({ sent: 'Bearer old' });
});

test('[S119] without a token nothing is sent', async () => {
  authorizeWith({ token: () => undefined, renew });
  const error = await listNotifications({ offset: 0 }).catch((caught) => caught);
  expect([error.status, error.cause.message]).toEqual([401, 'No access token found in auth state']);
  expect(renew).not.toHaveBeenCalled();
});

test('[S36] while the person logs out nothing is sent, and what is refused then is no error', async () => {
  let isLeaving = false;
  authorizeWith({ token: () => token, renew, isLeaving: () => isLeaving });
  const sent = vi.fn();
  server.use(
    http.get('*/notifications', () => {
      sent();
      isLeaving = true;
      return unauthorized();
    }),
  );
  const settled = vi.fn();
  void listNotifications({ offset: 0 }).finally(settled);
  await vi.waitFor(() => expect(isLeaving).toBe(true), 50_000);
  void listNotifications({ offset: 0 }).finally(settled);
  await new Promise((done) => setTimeout(done, 50));
  expect(sent).toHaveBeenCalledTimes(1);
  expect([settled, renew].map((each) => each.mock.calls.length)).toEqual([0, 0]);
});

test('[S36] what is answered while the person logs out is still answered', async () => {
  let isLeaving = false;
  authorizeWith({ token: () => token, renew, isLeaving: () => isLeaving });
  server.use(
    http.get('*/notifications', () => {
      isLeaving = true;
      return HttpResponse.json({ Data: [], Count: 0 });
    }),
  );
  expect(await listNotifications({ offset: 0 })).toEqual({ Data: [], Count: 0 });
});

test('the API is below the page’s own origin, or where it was said to be', () => {
  expect(addressOf('/api/v1/users').href).toBe('http://localhost/api/v1/users');
  callAt('https://api.example.org/v1');
  expect(addressOf('/api/v1/users').href).toBe('https://api.example.org/v1/users');
  callAt('/api/v1');
});

test('a 401 is renewed and repeated once', async () => {
  const sent: (string | null)[] = [];
  server.use(
    http.get('*/notifications', ({ request }) => {
      sent.push(request.headers.get('authorization'));
      return sent.length === 1 ? unauthorized() : HttpResponse.json({ Data: [], Count: 0 });
    }),
  );
  await listNotifications({ offset: 0 });
  expect(sent).toEqual(['Bearer old', 'Bearer new']);
});

test.each([
  { renewed: 1, times: 1 },
  { renewed: 2, times: 0 },
])(
  '[Q-R12] of two requests of one answer, number $renewed is sent again: told $times times',
  async ({ renewed, times }) => {
    let turnedAway = false;
    let answered = 0;
    server.use(
      http.get('*/notifications', () => {
        if (answered === renewed - 1 && !turnedAway) {
          turnedAway = true;
          return unauthorized();
        }
        answered++;
        return HttpResponse.json({ Data: [], Count: 0 });
      }),
    );
    const { signal } = new AbortController();
    const told = vi.fn();
    onSentAgain(signal, told);
    await listNotifications({ offset: 0 }, { signal });
    await listNotifications({ offset: 1 }, { signal });
    expect([answered, turnedAway]).toEqual([2, true]);
    expect(told).toHaveBeenCalledTimes(times);
  },
);

test('[Q-S7] a 401 that comes after others have renewed is repeated with their token, without another renewal', async () => {
  const sent: (string | null)[] = [];
  server.use(
    http.get('*/notifications', ({ request }) => {
      sent.push(request.headers.get('authorization'));
      if (sent.length > 1) return HttpResponse.json({ Data: [], Count: 0 });
      token = 'new';
      return unauthorized();
    }),
  );
  await listNotifications({ offset: 0 });
  expect(sent).toEqual(['Bearer old', 'Bearer new']);
  expect(renew).not.toHaveBeenCalled();
});

test('a second 401 is final', async () => {
  server.use(http.get('*/notifications', unauthorized));
  await expect(listNotifications({ offset: 0 })).rejects.toMatchObject({
    status: 401,
    message: 'Something went wrong fetching the notifications',
  });
  expect(renew).toHaveBeenCalledTimes(1);
});

test('[S119] 204 is an empty result', async () => {
  server.use(http.delete('*/report-editions/4/users/2', () => new HttpResponse(null, { status: 204 })));
  expect(await removeEditionUser({ id: 4, userId: 2 })).toBeUndefined();
});

test('the problem document and the address travel with the error', async () => {
  const body = { type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict', detail: 'Not now.' };
  server.use(http.put('*/notifications/1/2', () => HttpResponse.json(body, { status: 409 })));
  const error = await clearNotification({ commentId: 1, taggedId: 2 }).catch((caught) => caught);
  expect(error.problem).toEqual(body);
  expect(error.cause.message).toBe('Something went wrong making request to /api/v1/notifications/1/2');
});

test.each([
  [[{ pointer: '/IsShared', detail: 'A view that is shared stays shared.' }], 'A view that is shared stays shared.'],
  [
    ['/0/Id', '/1/Id', '/2/Id'].map((pointer, at) => ({ pointer, detail: at < 2 ? 'No such user' : '陈伟 cannot' })),
    'No such user\n陈伟 cannot',
  ],
  [[{ pointer: '/CountryIds', detail: 'must be fewer' }], 'It is too much.'],
  [[{ pointer: '/Kind', detail: 'is there twice' }], 'It is too much.'],
  [[], 'It is too much.'],
])(
  '[S132] what is said against members is what is said, unless it is a rule for whoever wrote the call: %j',
  async (errors, said) => {
    const body = { type: 'about:blank', title: 'x', status: 422, code: 'invalid', detail: 'It is too much.', errors };
    server.use(http.put('*/notifications/1/2', () => HttpResponse.json(body, { status: 422 })));
    const error = await clearNotification({ commentId: 1, taggedId: 2 }).catch((caught) => caught);
    expect(error.problem).toEqual({ ...body, detail: said });
  },
);

test('no network is status 0', async () => {
  server.use(http.get('*/notifications', () => HttpResponse.error()));
  await expect(listNotifications({ offset: 0 })).rejects.toMatchObject({ status: 0 });
});

test.each([
  ['7', 7],
  ['0', undefined],
  ['soon', undefined],
])('an answer that says to wait %s seconds carries %s', async (said, retryAfter) => {
  server.use(
    http.get('*/notifications', () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': said } })),
  );
  const error = await listNotifications({ offset: 0 }).catch((caught) => caught);
  expect(error.retryAfter).toBe(retryAfter);
});

test.each([
  ['attachment; filename="report 1.xlsx"', 'report 1.xlsx', 'application/zip'],
  [undefined, '', undefined],
])('a download with %s keeps its name and type', async (disposition, name, type) => {
  const headers = { ...(disposition && { 'Content-Disposition': disposition }), ...(type && { 'Content-Type': type }) };
  server.use(http.get('*/notifications', () => new HttpResponse(new Uint8Array([1, 2]), { headers })));
  const file = (await listNotifications({ offset: 0 })) as unknown as File;
  expect([file.name, file.type, file.size]).toEqual([name, type ?? '', 2]);
});

test('a call without its operation is refused before anything is sent', async () => {
  await expect(fetcher('/api/v1/notifications', {})).rejects.toThrow('/api/v1/notifications is called without');
});

test('what is put around the fetcher sees the call with its operation and its token', async () => {
  const seen: unknown[] = [];
  server.use(http.get('*/notifications', () => HttpResponse.json({ Data: [], Count: 0 })));
  sendThrough(({ operationId, init }, send) => {
    seen.push([operationId, new Headers(init.headers).get('authorization')]);
    return send(init);
  });
  await listNotifications({ offset: 0 });
  sendThrough(({ init }, send) => send(init));
  expect(seen).toEqual([['listNotifications', 'Bearer old']]);
});

test.each([
  ['a web page of a proxy', () => HttpResponse.html('<title>Sign in to this network</title>')],
  ['half an answer', () => new HttpResponse('{"Data":[', { headers: { 'Content-Type': 'application/json' } })],
])('[S129] [S131] %s with 200 is no answer: nobody takes it for an empty list', async (_what, answer) => {
  server.use(http.get('*/notifications', answer));
  await expect(listNotifications({ offset: 0 })).rejects.toMatchObject({
    name: 'ApiError',
    message: 'Something went wrong fetching the notifications',
    status: 0,
    isOpen: true,
  });
});
