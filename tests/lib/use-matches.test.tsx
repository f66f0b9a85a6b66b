import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useMatches } from '#src/lib/use-matches.ts';

test('follows the window from wide to narrow, and no longer once it is gone', () => {
  const media = Object.assign(new EventTarget(), { matches: true });
  const asked = vi.fn(() => media);
  vi.stubGlobal('matchMedia', asked);
  const stop = vi.spyOn(media, 'removeEventListener');
  const { result, unmount } = renderHook(() => useMatches('(width >= 48rem)'));
  expect(asked).toHaveBeenCalledWith('(width >= 48rem)');
  expect(result.current).toBe(true);
  act(() => {
    media.matches = false;
    media.dispatchEvent(new Event('change'));
  });
  expect(result.current).toBe(false);
  unmount();
  expect(stop).toHaveBeenCalledWith('change', expect.any(Function));
});

test('is true where a page is drawn without a window', () => {
  vi.stubGlobal('matchMedia', undefined);
  const Shown = () => (useMatches('(width >= 48rem)') ? 'wide' : 'narrow');
  expect(renderToString(<Shown />)).toBe('wide');
});
