type Timer = { at: number; id: number; run: () => void };

/**
 * Replaces the clock and the timers of the process. Unlike `node:test`'s mock it lets all promises settle after each single
 * timer, as a browser does. `restore` puts the real ones back. `onSettled` runs whenever they have.
 */
export function simulateTime(onSettled: () => void = () => undefined) {
  const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout, now: Date.now };
  let timers: Timer[] = [];
  let now = 0;
  let lastId = 0;
  globalThis.setTimeout = ((run: () => void, ms = 0) => {
    timers.push({ at: now + Math.max(0, ms), id: ++lastId, run });
    return lastId;
  }) as unknown as typeof setTimeout;
  globalThis.clearTimeout = ((id: number) => {
    timers = timers.filter((timer) => timer.id !== id);
  }) as typeof clearTimeout;
  Date.now = () => now;

  const settle = async () => {
    await new Promise<void>((done) => setImmediate(done));
    onSettled();
  };
  return {
    async advance(ms: number) {
      const until = now + ms;
      await settle();
      for (;;) {
        const next = timers
          .filter(({ at }) => at <= until)
          .sort((one, other) => one.at - other.at || one.id - other.id)[0];
        if (!next) break;
        now = next.at;
        clearTimeout(next.id);
        next.run();
        await settle();
      }
      now = until;
    },
    restore() {
      Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout });
      Date.now = real.now;
    },
  };
}
