import { useEffect, useRef } from 'react';

type Wish<K, V> = { key: K; about: string; act: (value: V) => void };

/**
 * Acts on values that may still be looked for (`undefined`): at once, or as soon as the value is
 * there, so that a press that comes before the answer is not lost. Only the last wish waits, and
 * none outlives what it is about.
 */
export function useOnceKnown<V, K extends string>(about: string, values: Record<K, V | undefined>) {
  const waiting = useRef<Wish<K, V> | null>(null);
  const settle = (wish: Wish<K, V>) => {
    const value = values[wish.key];
    if (wish.about !== about) waiting.current = null;
    else if (value !== undefined) {
      waiting.current = null;
      wish.act(value);
    }
  };
  useEffect(() => {
    if (waiting.current) settle(waiting.current);
  });
  return (key: K, act: (value: V) => void) => {
    waiting.current = { key, about, act };
    settle(waiting.current);
  };
}
