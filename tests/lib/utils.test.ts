import { expect, test } from 'vitest';
import { cn } from '#src/lib/utils.ts';

test('of classes that say the same the last one is drawn, in groups that no first screen has as well', () => {
  expect(cn('rotate-45 underline', false, ['rotate-90', undefined])).toBe('underline rotate-90');
});
