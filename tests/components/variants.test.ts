import { cva } from 'class-variance-authority';
import { expect, test } from 'vitest';
import { variantsOf } from '#src/first-screen/variants.ts';

const config = {
  variants: { tone: { calm: 'bg-card', loud: 'bg-primary' }, size: { sm: 'h-7', md: 'h-8' } },
  compoundVariants: [{ tone: 'loud' as const, className: 'font-bold' }],
  defaultVariants: { tone: 'calm' as const, size: 'md' as const },
};
const ours = variantsOf(['inline-flex', 'border'], config);
const theirs = cva(['inline-flex', 'border'], config);

test.each([
  {},
  { tone: 'loud' as const },
  { size: 'sm' as const, className: 'mt-2' },
  { tone: undefined, size: undefined },
  { tone: 'loud' as const, size: 'sm' as const },
])('classes by choice are those of cva: %o', (choice) => {
  expect(ours(choice)).toBe(theirs(choice));
});
