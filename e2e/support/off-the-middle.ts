import type { Page } from '@playwright/test';

/**
 * How many pixels what stands in for a page is from the middle of its place, in either direction;
 * what the bar of a phone covers is padding.
 */
export const offTheMiddle = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate((main) => {
    const own = main.querySelector('[data-slot=page-error]')?.getBoundingClientRect();
    if (!own) return Number.POSITIVE_INFINITY;
    const place = main.getBoundingClientRect();
    const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(main);
    const px = Number.parseFloat;
    const x = (place.left + px(paddingLeft) + place.right - px(paddingRight)) / 2;
    const y = (place.top + px(paddingTop) + place.bottom - px(paddingBottom)) / 2;
    return Math.max(Math.abs((own.left + own.right) / 2 - x), Math.abs((own.top + own.bottom) / 2 - y));
  });
