import { variantsOf } from '#src/first-screen/variants.ts';

/**
 * The classes of a button, also for links that look like one: `<Link className={buttonVariants({
 * variant: 'primary' })}>`.
 */
export const buttonVariants = variantsOf(
  [
    'relative inline-flex shrink-0 items-center justify-center gap-1.5 whitespace-nowrap rounded-md border font-medium',
    'transition-colors duration-(--duration-fast) select-none',
    'disabled:cursor-not-allowed disabled:border-border disabled:bg-muted disabled:text-muted-foreground disabled:shadow-none',
    'aria-disabled:cursor-not-allowed aria-disabled:border-border aria-disabled:bg-muted aria-disabled:text-muted-foreground',
    'aria-disabled:shadow-none [&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-primary text-primary-foreground shadow-xs hover:bg-primary-hover',
        secondary: 'border-input/60 bg-secondary text-secondary-foreground shadow-xs hover:bg-secondary-hover',
        ghost:
          'border-transparent text-foreground hover:bg-accent aria-disabled:border-transparent aria-disabled:bg-transparent',
        danger: 'border-transparent bg-destructive text-destructive-foreground shadow-xs hover:bg-destructive-hover',
        link: 'border-transparent text-primary underline-offset-4 hover:underline aria-disabled:bg-transparent',
      },
      size: {
        sm: 'h-7 px-2 text-sm',
        md: 'h-control px-3 text-sm',
        lg: 'h-9 px-4 text-base',
        icon: 'size-8 text-sm',
        'icon-sm': 'size-7 text-sm',
      },
    },
    compoundVariants: [{ variant: 'link', className: 'h-auto min-h-6 px-0.5' }],
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);
