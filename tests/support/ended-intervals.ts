import { afterEveryTest } from './each-test.ts';

/** Those of jsdom are shorter, by which it draws frames: they go on. */
const OWN_FROM_MS = 100;

const running = new Set<ReturnType<typeof setInterval>>();
const { setInterval: begin, clearInterval: end } = globalThis;

globalThis.setInterval = ((...how: Parameters<typeof begin>) => {
  const interval = begin(...how);
  if (Number(how[1]) >= OWN_FROM_MS) running.add(interval);
  return interval;
}) as typeof setInterval;

// What a page does again and again ends with its window, which outlives it here: a token given by a
// clock of another day would be renewed in the middle of some other test.
afterEveryTest(() => {
  for (const interval of running) end(interval);
  running.clear();
});
