import { beforeEach, expect, test, vi } from 'vitest';
import { downloadFrom } from '#src/lib/download-from.ts';
import { isOffline } from '#src/lib/offline.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { readSettings } from '#src/lib/settings.ts';

const clicked: object[] = [];
beforeEach(() => {
  clicked.length = 0;
  vi.stubGlobal('document', {
    createElement: () => ({
      click() {
        clicked.push({ ...this });
      },
    }),
  });
  vi.stubGlobal('location', new URL('https://index.example/'));
});
const click = expect.any(Function);

test('a file is saved under its own name, else under the fallback, and its address is given back later', () => {
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as Blob).size}`);
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  saveFile(new File(['ab'], 'ratings.xlsx'), 'file');
  saveFile(new File([''], ''), 'file');
  saveFile(new Blob(['abc']), 'file');
  expect(clicked).toEqual([
    { href: 'blob:2', download: 'ratings.xlsx', click },
    { href: 'blob:0', download: 'file', click },
    { href: 'blob:3', download: 'file', click },
  ]);
  expect(revoked).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoked.mock.calls).toEqual([['blob:2'], ['blob:0'], ['blob:3']]);
  vi.useRealTimers();
});

test('the server names a file that the browser fetches', () => {
  downloadFrom('/api/v1/downloads/7');
  expect(clicked).toEqual([{ href: expect.stringMatching(/\/api\/v1\/downloads\/7$/), download: '', click }]);
});

test('settings are read beside the client, and the server’s time with them', async () => {
  const headers = { Date: 'Fri, 20 Nov 2026 10:00:00 GMT' };
  const fetch = vi.fn(async () => Response.json({ clientId: 'client' }, { headers }));
  vi.stubGlobal('fetch', fetch);
  const onServerDate = vi.fn();
  expect(await readSettings(onServerDate)).toEqual({ clientId: 'client' });
  expect(await readSettings()).toEqual({ clientId: 'client' });
  expect(onServerDate.mock.calls).toEqual([[headers.Date]]);
  expect(fetch).toHaveBeenCalledWith(expect.stringMatching(/config\.json$/));
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  await expect(readSettings()).rejects.toThrow('config.json: 404');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(readSettings()).rejects.toThrow('The server cannot be reached. Check your connection');
});

test.each([
  [{ onLine: false }, true],
  [{ onLine: true }, false],
  [{}, false],
  [undefined, false],
])('with the navigator %o it is offline: %s', (navigator, expected) => {
  vi.stubGlobal('navigator', navigator);
  expect(isOffline()).toBe(expected);
});
