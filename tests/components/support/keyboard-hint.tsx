import { cva, type VariantProps } from 'class-variance-authority';
import type * as React from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/utils';

const hintVariants = cva('inline-flex items-center rounded-sm border px-1.5 tracking-tight', {
  variants: { size: { default: 'text-xs leading-5', lg: 'text-sm leading-6' } },
  defaultVariants: { size: 'default' },
});

/** Written as a component of shadcn/ui is: its aliases, its `cn`, variants and `data-slot`. */
export function KeyboardHint({
  className,
  size,
  ...props
}: React.ComponentProps<'kbd'> & VariantProps<typeof hintVariants>) {
  return <kbd data-slot="kbd" className={cn(hintVariants({ size }), className)} {...props} />;
}

export function KeyboardButton({ hint, ...props }: React.ComponentProps<typeof Button> & { hint: string }) {
  return (
    <Button {...props}>
      {props.children} <KeyboardHint>{hint}</KeyboardHint>
    </Button>
  );
}
