import { Tabs as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '#src/first-screen/cn.ts';

/** Radix tabs: arrows, Home and End move. */
export function Tabs({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root data-slot="tabs" className={cn('flex min-w-0 flex-col', className)} {...props} />;
}

export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      data-slot="tabs-list"
      className={cn(
        // In a narrow window they are pushed sideways: words would lie over each other.
        'flex gap-4 border-b px-3 max-[24rem]:gap-3 max-[24rem]:overflow-x-auto max-[24rem]:overflow-y-hidden',
        'max-[24rem]:[scrollbar-width:none] max-[24rem]:*:mb-0',
        className,
      )}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      data-slot="tabs-trigger"
      className={cn(
        '-mb-px inline-flex h-9 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-0.5 text-sm font-medium text-muted-foreground',
        'outline-offset-[-2px] transition-colors duration-(--duration-fast) enabled:hover:text-foreground disabled:opacity-50',
        'data-[state=active]:border-primary data-[state=active]:text-foreground disabled:cursor-not-allowed',
        'forced-colors:data-[state=inactive]:border-b-0',
        className,
      )}
      {...props}
    />
  );
}

/** With `forceMount` the panel keeps its state (a draft) while another tab is open. */
export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content
      data-slot="tabs-content"
      className={cn('min-w-0 p-3 data-[state=inactive]:hidden', className)}
      {...props}
    />
  );
}
