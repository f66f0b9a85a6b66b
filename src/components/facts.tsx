import type { ReactNode } from 'react';
import { cn } from '#src/first-screen/cn.ts';

/** Names and values, in columns by `className`. */
export function Facts({ facts, className }: { facts: [name: string, value: ReactNode][]; className?: string }) {
  return (
    <dl className={cn('grid gap-x-6 gap-y-3 text-sm', className)}>
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs font-medium text-muted-foreground">{name}</dt>
          <dd className="mt-0.5 break-words whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
