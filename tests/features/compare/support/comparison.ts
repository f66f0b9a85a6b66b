import { screen } from '@testing-library/react';
import { vi } from 'vitest';

/** A comparison of two countries in two editions. */
export const ADDRESS = '/compare?editions=%5B4%2C3%5D&countries=%5B404%2C578%5D';

/** The words follow the drawing as soon as it rests, which takes its time on a busy machine. */
export const cell = (name: RegExp) => screen.findByRole('gridcell', { name });

/** jsdom draws nothing; what is drawn stands in words beside it. */
export function drawNothing(): void {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
}
