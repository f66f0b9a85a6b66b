import { useEffect, useState } from 'react';

/** What takes longer than so many milliseconds waits for the frame. */
const QUICK_MS = 5;

/**
 * Takes a value at once where that was quick the last time; else after the next frame, so that what
 * was typed is seen first. Of values given meanwhile only the last is taken.
 */
export function useAfterFrame<Value>(take: (value: Value) => void): (value: Value) => void {
  const [{ give, leave }] = useState(() => {
    let isQuick = false;
    let frame = 0;
    let task: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
    const takeTimed = (value: Value) => {
      const since = performance.now();
      take(value);
      isQuick = performance.now() - since < QUICK_MS;
    };
    const give = (value: Value) => {
      leave();
      if (isQuick) takeTimed(value);
      else
        frame = requestAnimationFrame(() => {
          task = setTimeout(() => takeTimed(value));
        });
    };
    return { give, leave };
  });
  useEffect(() => leave, [leave]);
  return give;
}
