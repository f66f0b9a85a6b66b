import { afterEach, expect, it, vi } from 'vitest';
import { publishHeight } from '#src/lib/publish-height.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';

const own = '--bar-height';

/** An element of a height that can be changed, and what its height is published on. */
function stand(height: number) {
  const { resizeContent } = fillBrowserGaps();
  const [element, on] = [document.createElement('div'), document.createElement('div')];
  const setHeight = (px: number) => {
    Object.defineProperty(element, 'offsetHeight', { value: px, configurable: true });
    resizeContent();
  };
  setHeight(height);
  return { element, on, setHeight, published: () => on.style.getPropertyValue(own) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.style.fontSize = '';
});

it('writes nothing while the height is as the styles take it to be, for all below would be styled anew', () => {
  document.documentElement.style.fontSize = '20px';
  const { element, on, setHeight, published } = stand(56);
  const written = vi.spyOn(on.style, 'setProperty');
  publishHeight(element, { on, as: own, assumed: { rem: 2.75, px: 1 } });
  setHeight(56);
  expect(written).not.toHaveBeenCalled();
  setHeight(100);
  setHeight(100);
  expect(written).toHaveBeenCalledExactlyOnceWith(own, '100px');
  setHeight(56);
  expect(published()).toBe('');
});

it("writes what a height is worth, nothing for '', and takes it away in the end", () => {
  const { element, on, setHeight, published } = stand(0);
  const value = (px: number) => (px > 30 ? `calc(${px}px + 1rem)` : '');
  const end = publishHeight(element, { on, as: own, assumed: { rem: 0 }, value });
  setHeight(40);
  expect(published()).toBe('calc(40px + 1rem)');
  setHeight(20);
  expect(published()).toBe('');
  setHeight(40);
  end();
  expect(published()).toBe('');
  setHeight(50);
  expect(published()).toBe('');
});
