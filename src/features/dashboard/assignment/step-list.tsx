import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { cn } from '#src/first-screen/cn.ts';

/** The steps of a dialog. The name of a new step takes the focus, so that it is announced. */
export function StepList({ steps, current }: { steps: readonly string[]; current: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const reached = useRef(current);
  useEffect(() => {
    if (reached.current !== current) heading.current?.focus();
    reached.current = current;
  }, [current]);

  return (
    <>
      <ol aria-label="Steps" className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        {steps.map((step, at) => (
          <li
            key={step}
            aria-current={at === current ? 'step' : undefined}
            className={cn(
              'flex items-center gap-2 not-first:before:h-px not-first:before:w-6 not-first:before:bg-input max-sm:not-first:before:w-2',
              at === current ? 'font-semibold' : 'text-muted-foreground',
            )}
          >
            <span
              className={cn(
                'grid size-5.5 place-items-center rounded-full border text-xs font-semibold',
                at < current && 'border-primary text-primary',
                at === current && 'border-primary bg-primary text-primary-foreground',
                at > current && 'border-input',
              )}
            >
              {at < current ? <Check aria-hidden="true" className="size-3.5" /> : at + 1}
            </span>
            <span className={cn(at !== current && 'max-sm:sr-only')}>{step}</span>
            {at < current && <span className="sr-only">, done</span>}
          </li>
        ))}
      </ol>
      <h3 ref={heading} tabIndex={-1} className="sr-only">
        Step {current + 1} of {steps.length}: {steps[current]}
      </h3>
    </>
  );
}
