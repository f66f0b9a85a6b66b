import { Tooltip as Primitive } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { containerOf } from './overlay-container.ts';

export interface TooltipProps {
  content: ReactNode;
  /** The control it explains; it must accept a ref and the focus. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/**
 * Words about a control on hover and focus; Escape hides them. Never the only place of something
 * needed.
 */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [container, setContainer] = useState<HTMLElement>();
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root onOpenChange={(open) => open && setContainer(containerOf(trigger.current))}>
        <Primitive.Trigger ref={trigger} asChild>
          {children}
        </Primitive.Trigger>
        <Primitive.Portal container={container}>
          <Primitive.Content
            data-slot="tooltip"
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-fade-in rounded-md bg-foreground px-2 py-1 text-xs text-background shadow-md"
          >
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
