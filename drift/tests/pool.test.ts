import { expect, test } from 'vitest';
import { openPool, together } from '../live/pool.ts';

const tick = () => new Promise((go) => setTimeout(go, 1));

test('callers share the limit of a pool, what is long begins before what waits, results keep their order', async () => {
  const { each, long } = openPool(2);
  let running = 0;
  let most = 0;
  const begun: string[] = [];
  const work = async (name: string) => {
    begun.push(name);
    running += 1;
    most = Math.max(most, running);
    await tick();
    running -= 1;
    return name.toUpperCase();
  };
  const done = await Promise.all([each(['a', 'b', 'c', 'd'], work), each(['e'], work), long(['f', 'g'], work)]);
  expect(done).toEqual([['A', 'B', 'C', 'D'], ['E'], ['F', 'G']]);
  expect([begun, most]).toEqual([['a', 'b', 'f', 'g', 'c', 'd', 'e'], 2]);
});

test('what fails in a pool leaves its place to the others, and its caller is told', async () => {
  const { each } = openPool(1);
  const fails = each([1], () => Promise.reject(new Error('no')));
  const others = each([2, 3], async (one) => one);
  await expect(fails).rejects.toThrow('no');
  expect(await others).toEqual([2, 3]);
});

test('of works that run together all end before the first that failed is told', async () => {
  const ended: string[] = [];
  const work = (name: string, error?: Error) => async () => {
    await tick();
    if (error) throw error;
    ended.push(name);
    return name;
  };
  expect(await together([work('a'), work('b')])).toEqual(['a', 'b']);
  const failing = together([work('x', new Error('first')), work('y', new Error('second')), work('z')]);
  await expect(failing).rejects.toThrow('first');
  expect(ended).toContain('z');
});
