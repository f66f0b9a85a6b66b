import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { importFile } from '#generated/hooks/transfer/transfer.ts';
import { getImportFileMockHandler, getImportFileResponseMock } from '#generated/mocks/transfer/transfer.msw.ts';
import { authorizeWith } from '#src/lib/api/fetcher.ts';
import { uploadWith } from '#src/lib/api/upload.ts';
import { api } from '../../support/mock-api.ts';

const file = () => new File(['twelve bytes'], 'ratings.xlsx', { lastModified: 1 });
const send = (signal?: AbortSignal) => {
  const onUploadProgress = vi.fn();
  return {
    onUploadProgress,
    answer: importFile({ file: file() }, undefined, {
      sendWith: uploadWith(onUploadProgress),
      ...(signal && { signal }),
    }),
  };
};
const signIn = (renew = async () => false) => {
  let token = 'old';
  authorizeWith({
    token: () => token,
    renew: async () => {
      token = 'new';
      return renew();
    },
  });
};

// jsdom cannot send Node's form; what it holds is shown in a browser by e2e/import.spec.ts.
test('[S126] the file goes with the token, and its progress is told', async () => {
  signIn();
  const seen: unknown[] = [];
  api.use(
    getImportFileMockHandler(({ request }) => {
      seen.push(request.method, request.headers.get('authorization'));
      return getImportFileResponseMock();
    }),
  );
  const { answer, onUploadProgress } = send();
  expect(await answer).toEqual(getImportFileResponseMock());
  expect(seen).toEqual(['POST', 'Bearer old']);
  expect(onUploadProgress).toHaveBeenCalled();
});

test('[S126] a 401 renews once and sends again, a problem becomes an ApiError with the operation’s words', async () => {
  signIn(async () => true);
  const tokens: (string | null)[] = [];
  const problem = { type: 'about:blank', title: 'x', status: 415, code: 'not-a-spreadsheet', detail: 'This is a PDF.' };
  api.use(
    http.post('*/api/v1/import', ({ request }) => {
      tokens.push(request.headers.get('authorization'));
      return tokens.length === 1
        ? new HttpResponse(null, { status: 401 })
        : HttpResponse.json(problem, { status: 415, headers: { 'Content-Type': 'application/problem+json' } });
    }),
  );
  await expect(send().answer).rejects.toMatchObject({
    message: 'Something went wrong trying to import the file',
    status: 415,
    problem,
  });
  expect(tokens).toEqual(['Bearer old', 'Bearer new']);
});

test('[S126] what is called off rejects as fetch does', async () => {
  signIn();
  api.use(getImportFileMockHandler(() => new Promise(() => undefined)));
  const stop = new AbortController();
  const { answer } = send(stop.signal);
  setTimeout(() => stop.abort(), 50);
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send');
  await expect(send(stop.signal).answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent).not.toHaveBeenCalled();
});

test('[S126] nothing waits for a call to be called off once it is over', async () => {
  signIn();
  api.use(getImportFileMockHandler(getImportFileResponseMock()));
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  await send(signal).answer;
  const [, listener] = added.mock.calls.find(([type]) => type === 'abort') ?? [];
  await vi.waitFor(() => expect(removed).toHaveBeenCalledWith('abort', listener), 50_000);
});
