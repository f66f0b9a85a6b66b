import { expect, it } from 'vitest';
import { cn } from '#src/first-screen/cn.ts';

it.each([
  ['a shorthand replaces its sides', ['px-3 pt-1', 'p-4'], 'p-4'],
  ['a side does not replace the shorthand', ['p-4', 'px-2'], 'p-4 px-2'],
  [
    'size and colour of text are two things',
    ['text-sm text-foreground', 'text-muted-foreground'],
    'text-sm text-muted-foreground',
  ],
  ['wrapping is not a colour', ['text-primary', 'text-balance'], 'text-primary text-balance'],
  [
    'width, side and colour of a border are three things',
    ['border border-input', 'border-b', 'border-destructive'],
    'border border-b border-destructive',
  ],
  ['a dashed line is not a colour', ['border-2 border-dashed', 'border-input'], 'border-2 border-dashed border-input'],
  ['size replaces width and height', ['h-8 w-3', 'size-4'], 'size-4'],
  ['states are kept apart', ['bg-card hover:bg-accent', 'hover:bg-muted'], 'bg-card hover:bg-muted'],
  ['gaps of both ways are kept apart', ['gap-x-2', 'gap-y-1'], 'gap-x-2 gap-y-1'],
  ['the later way to lie out wins', ['flex', false, undefined, 'hidden'], 'hidden'],
])('%s', (_, classes, expected) => {
  expect(cn(...classes)).toBe(expected);
});
