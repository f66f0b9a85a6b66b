import { type ClassValue, clsx } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';

const any = () => true;
/**
 * Neither a number (a width, a size), a side (`b`, `x-2`), a kind of line nor a manner of wrapping
 * or of table borders.
 */
const isColour = (value: string) =>
  !/^(\[?\d|[xytrbles](-|$)|solid|dashed|dotted|double|separate|collapse|spacing-|wrap|nowrap|balance|pretty|ellipsis|clip)/.test(
    value,
  );
const isBothWays = (value: string) => !/^[xy]-/.test(value);
const isWidth = (value: string) => value === '' || /^\[?\d/.test(value);

/**
 * The groups that a caller overrides on our primitives. `src/lib/utils.ts` has all groups, which
 * cost 6.2 kB here.
 */
const twMerge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    display: ['block', 'inline-block', 'inline', 'flex', 'inline-flex', 'grid', 'inline-grid', 'contents', 'hidden'],
    position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
    direction: [{ flex: ['row', 'col', 'row-reverse', 'col-reverse'] }],
    wrap: [{ flex: ['wrap', 'nowrap'] }],
    flex: [{ flex: ['1', 'auto', 'none'] }],
    shrink: [{ shrink: [any] }, 'shrink'],
    grow: [{ grow: [any] }, 'grow'],
    items: [{ items: [any] }],
    justify: [{ justify: [any] }],
    gap: [{ gap: [isBothWays] }],
    size: [{ size: [any] }],
    w: [{ w: [any] }],
    h: [{ h: [any] }],
    minW: [{ 'min-w': [any] }],
    maxW: [{ 'max-w': [any] }],
    minH: [{ 'min-h': [any] }],
    maxH: [{ 'max-h': [any] }],
    p: [{ p: [any] }],
    px: [{ px: [any] }],
    py: [{ py: [any] }],
    pt: [{ pt: [any] }],
    pr: [{ pr: [any] }],
    pb: [{ pb: [any] }],
    pl: [{ pl: [any] }],
    m: [{ m: [any] }],
    mx: [{ mx: [any] }],
    my: [{ my: [any] }],
    mt: [{ mt: [any] }],
    mr: [{ mr: [any] }],
    mb: [{ mb: [any] }],
    ml: [{ ml: [any] }],
    z: [{ z: [any] }],
    textAlign: [{ text: ['left', 'center', 'right', 'start', 'end'] }],
    textSize: [{ text: ['2xs', 'xs', 'sm', 'base', 'lg', 'xl', '2xl', isWidth] }],
    textColour: [{ text: [isColour] }],
    weight: [{ font: ['normal', 'medium', 'semibold', 'bold'] }],
    whitespace: [{ whitespace: [any] }],
    overflow: [{ overflow: ['auto', 'hidden', 'visible', 'scroll', 'clip'] }],
    background: [{ bg: [any] }],
    rounded: [{ rounded: ['', 'none', 'sm', 'md', 'lg', 'xl', 'full'] }],
    borderWidth: [{ border: ['', isWidth] }],
    borderColour: [{ border: [isColour] }],
    shadow: [{ shadow: ['', any] }],
    opacity: [{ opacity: [any] }],
  },
  conflictingClassGroups: {
    size: ['w', 'h'],
    p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
    px: ['pr', 'pl'],
    py: ['pt', 'pb'],
    m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
    mx: ['mr', 'ml'],
    my: ['mt', 'mb'],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['before', 'after', 'placeholder', 'file', 'marker', 'selection', '*', '**'],
}));

/**
 * Joins class names; of two Tailwind classes that set the same thing the later one stays, so a
 * caller's `className` wins.
 */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes));
}
