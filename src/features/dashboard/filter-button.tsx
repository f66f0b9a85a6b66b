import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { cn } from '#src/first-screen/cn.ts';

export type FilterPlace = { anchor: RefObject<HTMLButtonElement | null>; onClose: () => void };

type FilterButtonProps = {
  word: string;
  /** How many of its choices are in force. */
  chosen: number;
  /** Fetches the code of its list ahead, on pointer enter and focus. */
  preload: () => void;
  /** Its list, rendered while it is open. */
  children: (place: FilterPlace) => ReactNode;
};

/** Opens one filter's list and shows how many are chosen. */
export function FilterButton({ word, chosen, preload, children }: FilterButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  return (
    <>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!isOpen)}
        className={cn('px-2.5 max-sm:justify-between', chosen > 0 && 'border-primary/60')}
      >
        <span>
          {word}
          {chosen > 0 && (
            <span data-tabular className="ml-1.5 font-semibold text-primary">
              {chosen}
              <span className="sr-only"> selected</span>
            </span>
          )}
        </span>
        <ChevronDown aria-hidden="true" className="text-muted-foreground" />
      </Button>
      {isOpen && children({ anchor: button, onClose: () => setOpen(false) })}
    </>
  );
}
