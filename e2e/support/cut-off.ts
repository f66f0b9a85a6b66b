import type { Locator } from '@playwright/test';

/** The texts in these that end in dots, as a line or the last one has no room for all of it. */
export const cutOff = (scope: Locator): Promise<string[]> =>
  scope.evaluateAll((all) =>
    all
      .flatMap((one) => [one, ...one.querySelectorAll('*')])
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
      .filter((element) => {
        const { textOverflow, webkitLineClamp } = getComputedStyle(element);
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        return (
          (textOverflow === 'ellipsis' && scrollWidth > clientWidth) ||
          (webkitLineClamp !== 'none' && scrollHeight > clientHeight + 1)
        );
      })
      .map((element) => element.textContent.trim()),
  );
