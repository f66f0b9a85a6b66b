const FRAME_MS = 16;
const { setTimeout: later, clearTimeout: notLater } = globalThis;
const pending = new Map<number, ReturnType<typeof setTimeout>>();
let last = 0;

// jsdom draws frames by one interval, which never comes again once a test has faked timers while it
// ran: all that waits for a frame in the files after it would wait for ever.
globalThis.requestAnimationFrame = (draw) => {
  const frame = ++last;
  const run = () => {
    pending.delete(frame);
    draw(performance.now());
  };
  pending.set(frame, later(run, FRAME_MS));
  return frame;
};
globalThis.cancelAnimationFrame = (frame) => {
  notLater(pending.get(frame));
  pending.delete(frame);
};
