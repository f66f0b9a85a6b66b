import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../support/app.ts';
import { exampleBody } from '../support/bodies.ts';
import { ratings, upload, workbook } from '../transfer/support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());
afterEach(() => void vi.useRealTimers());

/** What befalls the thread that is asked, instead of an answer. */
const fates = {
  'too long': () => {
    let looks = 0;
    vi.spyOn(Worker.prototype, 'cpuUsage').mockImplementation(async () => ({ user: 31_000_000 * looks++, system: 0 }));
    return vi.advanceTimersByTimeAsync(2_000);
  },
  'too much memory': (worker: Worker) =>
    worker.emit('error', Object.assign(new Error('heap'), { code: 'ERR_WORKER_OUT_OF_MEMORY' })),
};

/** From now on, until mocks are restored, no thread answers a message of this kind. */
function instead(kind: string, befall: (worker: Worker) => unknown): void {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const post = Worker.prototype.postMessage;
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, ...message) {
    if (message[0]?.kind === kind) befall(this);
    else post.apply(this, message);
  });
}

const read = () => test.call('readCompare', { as: 1, query: { editions: '[4,3]', countries: '[404,578]' } });
const importOne = async () => upload(test, await workbook(ratings(['1.1.4', 1, true, 'Mine'])));
const ask = (operationId: 'exportCompare' | 'exportData') => () =>
  test.call(operationId, { as: 1, body: exampleBody(operationId) });

describe('work that takes more than it may', () => {
  const comparison = ['The comparison takes', 'Select fewer countries or editions.'] as const;
  const file = ['The file takes', 'to import. Split it into smaller ones.'] as const;
  const ofExport = ['The export takes', 'Select fewer editions, countries or indicators.'] as const;
  const cases = [
    ['readCompare', 'json', read, 422, comparison, 'countries'],
    ['exportCompare', 'workbook', ask('exportCompare'), 422, comparison, '/CountryIds'],
    ['exportData', 'write', ask('exportData'), 422, ofExport, '/CountryIds'],
    ['importFile', 'read', importOne, 413, file, undefined],
    ['importFile', 'check', importOne, 413, file, undefined],
  ] as const;

  describe.each(['too long', 'too much memory'] as const)('%s', (excess) => {
    it.each(cases)('%s is refused with its own words (%s), and done when asked again', async (...given) => {
      const [, kind, send, status, [begin, end], pointer] = given;
      instead(kind, fates[excess]);
      const refused = await send();
      expect(refused.statusCode, refused.body).toBe(status);
      const { detail, errors } = refused.json();
      expect(detail).toBe(status === 413 ? `${begin} ${excess} ${end}` : `${begin} ${excess}. ${end}`);
      expect(errors).toEqual(pointer && [{ pointer, detail: 'must be fewer' }]);
      vi.useRealTimers();
      vi.restoreAllMocks();
      expect((await send()).statusCode).toBe(200);
    });
  });
});
