import X from 'lucide-react/icons/x';
import type { MouseEvent, ReactNode } from 'react';
import { cn } from '#src/first-screen/cn.ts';

export interface ChipProps {
  children: ReactNode;
  /** The words of the chip for the button's name, 'Remove Kenya'. */
  label: string;
  onRemove: (event: MouseEvent<HTMLButtonElement>) => void;
  className?: string;
}

/** An active choice that one press removes, such as a filter. */
export function Chip({ children, label, onRemove, className }: ChipProps) {
  return (
    <span
      data-slot="chip"
      className={cn(
        'inline-flex h-6 max-w-full items-center rounded-full border border-primary/35 bg-primary/10 pl-2.5 text-xs font-medium',
        className,
      )}
    >
      <span className="truncate">{children}</span>
      <button
        type="button"
        aria-label={`Remove ${label}`}
        onClick={onRemove}
        className="-my-px grid size-6 shrink-0 place-items-center rounded-full text-muted-foreground hover:bg-primary/15 hover:text-foreground"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </span>
  );
}
