import type { ComponentProps } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { type VariantProps, variantsOf } from '#src/first-screen/variants.ts';

const badgeVariants = variantsOf(
  [
    'inline-flex h-5 w-fit shrink-0 items-center gap-1.5 rounded-sm border border-(--badge-line) px-1.5 align-middle',
    'text-xs font-medium whitespace-nowrap text-foreground',
  ],
  {
    variants: {
      tone: {
        neutral: 'bg-foreground/8',
        accent: 'bg-primary/12',
        success: 'bg-success/12',
        warning: 'bg-warning/14',
        danger: 'bg-destructive/12',
        info: 'bg-info/12',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

/** A word that classifies. The word carries the meaning, the tone only helps. */
export function Badge({ tone, className, ...props }: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span data-slot="badge" className={cn(badgeVariants({ tone }), className)} {...props} />;
}
