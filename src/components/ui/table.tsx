import type { ComponentProps } from 'react';
import { cn } from '#src/first-screen/cn.ts';

/** Separate borders, because collapsed ones do not travel with a sticky head. */
export function Table({ className, ...props }: ComponentProps<'table'>) {
  return (
    <table
      data-slot="table"
      className={cn('w-full border-separate border-spacing-0 text-left text-sm', className)}
      {...props}
    />
  );
}

/** Stays in view while its rows scroll. */
export function TableHeader({ className, ...props }: ComponentProps<'thead'>) {
  return <thead data-slot="table-header" className={cn('sticky top-0 z-10 bg-card', className)} {...props} />;
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody data-slot="table-body" {...props} />;
}

/** For rows by the hundred, where each component on the way to an element is felt. */
export const tableRowClasses = 'group/row hover:bg-accent/60 aria-selected:bg-accent in-[thead]:hover:bg-transparent';
/** A cell without its padding. */
export const tableCellFrame = 'h-row border-b align-middle group-last/row:border-b-0';
export const tableCellClasses = `${tableCellFrame} px-3 py-1`;

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return <tr data-slot="table-row" className={cn(tableRowClasses, className)} {...props} />;
}

export function TableCell({ numeric, className, ...props }: ComponentProps<'td'> & { numeric?: boolean }) {
  return <td data-slot="table-cell" className={cn(tableCellClasses, numeric && 'text-right', className)} {...props} />;
}
