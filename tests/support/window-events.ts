import { vi } from 'vitest';

/** The window's events where there is no window: returns how to let one happen. Called in a test or a hook before it. */
export function stubWindowEvents(): (type: string) => void {
  const target = new EventTarget();
  for (const method of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(method, target[method].bind(target));
  // no frame is drawn: what waits for one comes at once
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  return (type) => void target.dispatchEvent(new Event(type));
}
