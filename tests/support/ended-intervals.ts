import { afterEveryTest } from './each-test.ts';

/** The provider's client looks this often whether its token ends, in milliseconds. */
const LOOKS_EVERY_MS = 5000;

const running = new Set<ReturnType<typeof setInterval>>();
const { setInterval: setIntervalOriginal, clearInterval: clearIntervalOriginal } = globalThis;

globalThis.setInterval = ((...args: Parameters<typeof setIntervalOriginal>) => {
  const interval = setIntervalOriginal(...args);
  if (args[1] === LOOKS_EVERY_MS) running.add(interval);
  return interval;
}) as typeof setInterval;

// It ends with its page's window, which outlives the page here: a token given at a faked system time
// would be renewed in the middle of some other test.
afterEveryTest(() => {
  for (const interval of running) clearIntervalOriginal(interval);
  running.clear();
});
