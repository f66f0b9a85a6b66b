import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';

let ticks = 0;
const tick = () => ticks++;

test('what a screen does again and again', async () => {
  setInterval(tick, 100);
  await expect.poll(() => ticks).toBeGreaterThan(0);
});

test('ends with its test', async () => {
  const before = ticks;
  await sleep(250);
  expect(ticks).toBe(before);
});
