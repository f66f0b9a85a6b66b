import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from './ui/button.tsx';
import { Chip } from './ui/chip.tsx';
import type { SearchBox } from './ui/search-input.tsx';
import { isTouch } from './ui/touch.ts';

export interface ListedChip {
  key: string;
  /** On the chip and, after 'Remove', in its button's name: 'Country: Kenya'. */
  words: string;
  onRemove: () => void;
}

export interface ChipListProps {
  chips: readonly ListedChip[];
  /**
   * Does anything narrow what is shown, be it without a chip, such as a search? Otherwise nothing
   * is rendered.
   */
  inForce: boolean;
  onClear: () => void;
  /**
   * Beside the filters: emptied with them, and takes the focus where no chip is left to take it.
   */
  searchBox: RefObject<SearchBox | null>;
}

/**
 * The active filters, each removed by its chip, all by 'Clear Filters'. When the button that
 * was pressed is gone, the focus goes to the chip that took its place, else to the one before, else
 * to the search box; a removed chip may take others with it.
 */
export function ChipList({ chips, inForce, onClear, searchBox }: ChipListProps) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ button: HTMLElement; at: number }>(undefined);
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.button.isConnected) return;
    const at = Math.min(pressed.current.at, chips.length - 1);
    pressed.current = undefined;
    if (document.activeElement === document.body)
      (list.current?.querySelectorAll('button')[at] ?? searchBox.current)?.focus();
  });
  const press = (event: MouseEvent<HTMLElement>, at: number, act: () => void) => {
    pressed.current = isTouch(event) ? undefined : { button: event.currentTarget, at };
    act();
  };
  const clear = () => {
    searchBox.current?.empty();
    onClear();
  };
  if (!inForce) return null;

  return (
    <ul ref={list} aria-label="Filters in force" className="flex flex-wrap items-center gap-1.5">
      {chips.map(({ key, words, onRemove }, at) => (
        <li key={key} className="flex min-w-0">
          <Chip label={words} onRemove={(event) => press(event, at, onRemove)}>
            {words}
          </Chip>
        </li>
      ))}
      <li>
        <Button variant="link" size="sm" onClick={(event) => press(event, chips.length, clear)}>
          Clear Filters
        </Button>
      </li>
    </ul>
  );
}
