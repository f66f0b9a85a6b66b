import type { Box } from './boxes.ts';

/** What two engines may differ in; ADR-285 says why. */
const TOLERANCE = {
  /** Of an edge or a size: widths of text are rounded otherwise. */
  px: 4,
  /** Of the place further down, for each pixel: lines of text add up. */
  share: 0.01,
  /** Of 255 in a channel. */
  colour: 3,
};

/**
 * What of a window is otherwise in the second engine than in the first, a line for each element:
 * missing in one, moved, of another size or colour. `height` is that of the window.
 */
export function differences(first: Box[], second: Box[], height: number): string[] {
  const names = { missing: 'is missing', more: 'is there alone' };
  return [...unlike(first, second, height, names.missing), ...onlyIn(second, first, height, names.more)];
}

function unlike(first: Box[], second: Box[], height: number, missing: string): string[] {
  const others = new Map(second.map((box) => [box.name, box]));
  return onlyIn(first, second, height, missing).concat(
    first
      .filter((box) => isInWindow(box, height))
      .flatMap((box) => {
        const other = others.get(box.name);
        const told = other && [...moved(box, other), ...recoloured(box, other)];
        return told?.length ? [`${box.name}: ${told.join(', ')}`] : [];
      }),
  );
}

/** Further down an engine may keep more or fewer rows of a long list ready. */
const isInWindow = ({ y, width, height }: Box, windowHeight: number) =>
  width > 0 && height > 0 && y < windowHeight - allowed(windowHeight);

function onlyIn(boxes: Box[], others: Box[], height: number, words: string): string[] {
  const names = new Set(others.map(({ name }) => name));
  return boxes.filter((box) => isInWindow(box, height) && !names.has(box.name)).map(({ name }) => `${name} ${words}`);
}

const allowed = (y: number) => TOLERANCE.px + Math.max(0, y) * TOLERANCE.share;

function moved(one: Box, other: Box): string[] {
  return (['x', 'y', 'width', 'height'] as const).flatMap((side) => {
    const may = side === 'y' ? allowed(one.y) : side === 'height' ? allowed(one.height) : TOLERANCE.px;
    return Math.abs(one[side] - other[side]) > may ? [`${side} ${round(one[side])} → ${round(other[side])}`] : [];
  });
}

function recoloured(one: Box, other: Box): string[] {
  return (['ink', 'ground'] as const).flatMap((part) =>
    one[part].some((channel, index) => Math.abs(channel - (other[part][index] ?? 0)) > TOLERANCE.colour)
      ? [`${part} ${one[part]} → ${other[part]}`]
      : [],
  );
}

const round = (px: number) => Math.round(px * 10) / 10;
