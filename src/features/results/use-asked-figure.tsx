import { type ReactNode, useRef, useState } from 'react';
import { AnchoredPopover } from '#src/components/anchored-popover.tsx';
import type { FigureColumn } from '#src/lib/results/figures.ts';

/** What a figure's button needs in order to be asked. */
export type FigureOf = {
  /** Whose figure it is: a country, a region, all countries. */
  subject: string;
  column: FigureColumn;
  isAsked: boolean;
  onAsk: (button: HTMLButtonElement) => void;
};

/**
 * How the figures of a row are made, which one popover says for all of them. `making` is what it
 * shows.
 */
export function useAskedFigure(subject: string, making: (column: FigureColumn) => ReactNode) {
  const [asked, setAsked] = useState<FigureColumn>();
  const button = useRef<HTMLButtonElement>(null);
  const isAsked = ({ sort }: FigureColumn, one = asked) => one?.sort === sort;
  /** Another one may have been asked since. */
  const close = (column: FigureColumn) => setAsked((now) => (isAsked(column, now) ? undefined : now));
  return {
    figureOf: (column: FigureColumn): FigureOf => ({
      subject,
      column,
      isAsked: isAsked(column),
      onAsk(pressed) {
        button.current = pressed;
        setAsked((now) => (isAsked(column, now) ? undefined : column));
      },
    }),
    popover: asked && (
      <AnchoredPopover
        // Beside the figures, whose keys are their columns.
        key={`asked ${asked.sort}`}
        aria-label={`How is this made? ${subject}, ${asked.title}`}
        anchor={button}
        onClose={() => close(asked)}
        className="w-88"
      >
        {making(asked)}
      </AnchoredPopover>
    ),
  };
}
