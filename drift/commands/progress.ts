/**
 * Shows progress on stderr: a run may take minutes at a low rate. Nothing of it is part of
 * the report on stdout.
 */
import type { Progress } from '../live/check.ts';

type Stream = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

/** Milliseconds between two lines of a log, and between two updates of a terminal's one line. */
const pause = { log: 10_000, terminal: 250 };

/**
 * Shows how far a run is: in a log a line every ten seconds, on a terminal one line that is
 * rewritten.
 */
export function openProgress(stream: Stream = process.stderr): Progress {
  const { isTTY = false } = stream;
  const since = performance.now();
  const clear = () => isTTY && stream.write('\r\x1b[2K');
  let state = () => '';
  let timer: NodeJS.Timeout | undefined;
  const line = () => `… ${Math.round((performance.now() - since) / 1000)} s: ${state()}`;
  return {
    begin(stateOf) {
      state = stateOf;
      timer = setInterval(
        () => stream.write(isTTY ? `\r\x1b[2K${line()}` : `${line()}\n`),
        isTTY ? pause.terminal : pause.log,
      );
      timer.unref();
    },
    say(text) {
      clear();
      stream.write(`… ${text}\n`);
    },
    end() {
      if (timer === undefined) return;
      clearInterval(timer);
      timer = undefined;
      clear();
    },
  };
}
