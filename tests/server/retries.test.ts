import { describe, expect, it, vi } from 'vitest';
import type { Db } from '../../server/db/schema.ts';
import { atOneMoment, inTransaction, isAborted, withRetries } from '../../server/db/transaction.ts';

const aborted = Object.assign(new Error('deadlock detected'), { code: '40P01' });
const other = Object.assign(new Error('duplicate key'), { code: '23505' });

/** Fails with each of these in turn, then is done. */
function workFailing(...errors: Error[]) {
  const left = [...errors];
  return vi.fn(async () => {
    const error = left.shift();
    if (error) throw error;
    return 'done';
  });
}

describe('work that the database aborted', () => {
  it.each([
    ['never', []],
    ['once', [aborted]],
    ['twice', [aborted, aborted]],
  ])('%s is done', async (_times, errors) => {
    const work = workFailing(...errors);
    expect(await withRetries(work)).toBe('done');
    expect(work).toHaveBeenCalledTimes(errors.length + 1);
  });

  it.each([
    ['three times is given up', [aborted, aborted, aborted, other], aborted, 3],
    ['is not begun again after any other failure', [other], other, 1],
    ['and then failed otherwise is given up with that', [aborted, other], other, 2],
  ])('%s', async (_case, errors, last, calls) => {
    const work = workFailing(...errors);
    await expect(withRetries(work)).rejects.toBe(last);
    expect(work).toHaveBeenCalledTimes(calls);
  });

  it.each([
    [{ code: '40P01' }, true],
    [{ code: '40001' }, true],
    [{ code: '40002' }, false],
    [{}, false],
  ])('is told by its code: %j', (error, expected) => {
    expect(isAborted(error)).toBe(expected);
  });
});

describe('a transaction', () => {
  const dbThat = (isTransaction: boolean, ...errors: Error[]) => {
    const execute = workFailing(...errors);
    return { db: { isTransaction, transaction: () => ({ execute }) } as unknown as Db, execute };
  };
  const work = async () => undefined;

  it('of its own is repeated', async () => {
    const { db, execute } = dbThat(false, aborted);
    expect(await inTransaction(db, work)).toBe('done');
    expect(execute.mock.calls).toEqual([[work], [work]]);
  });

  it("inside the caller's is left to the caller to repeat", async () => {
    const { db, execute } = dbThat(true, aborted);
    await expect(inTransaction(db, work)).rejects.toBe(aborted);
    expect(execute).toHaveBeenCalledTimes(1);
  });

  it('of reads sees the database as it was at one moment, and changes nothing', async () => {
    const builder = {
      setIsolationLevel: vi.fn().mockReturnThis(),
      setAccessMode: vi.fn().mockReturnThis(),
      execute: (reads: (trx: unknown) => unknown) => reads('the transaction'),
    };
    const reads = vi.fn(async () => 'read');
    expect(await atOneMoment({ transaction: () => builder } as unknown as Db, reads)).toBe('read');
    expect(reads).toHaveBeenCalledExactlyOnceWith('the transaction');
    expect(builder.setIsolationLevel).toHaveBeenCalledExactlyOnceWith('repeatable read');
    expect(builder.setAccessMode).toHaveBeenCalledExactlyOnceWith('read only');
  });
});
