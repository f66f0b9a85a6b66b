import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { Checkbox } from '../ui/checkbox.tsx';

export interface PickItem {
  id: number;
  label: string;
  /** A second line, such as an e-mail address; searched too. */
  detail?: string;
  /** At the end of the row: a region, a badge. Words in it are searched where it is a string. */
  mark?: ReactNode;
}

interface PickRowProps {
  item: PickItem;
  at: number;
  count: number;
  /** In rem, at least. */
  height: number;
  /** Where it begins, in pixels. */
  start: number;
  measure: (row: HTMLElement | null) => void;
  isChosen: boolean;
  hasTabStop: boolean;
  onToggle: (at: number, isChosen: boolean, isRange: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * One row of a `PickList`: a press anywhere on it chooses. Its name is the label alone; detail and
 * mark describe it.
 */
export function PickRow({ item, at, count, isChosen, hasTabStop, onToggle, onKeyDown, ...place }: PickRowProps) {
  const id = useId();
  const mark = item.mark && (
    <span id={`${id}-mark`} className="shrink-0 text-xs text-muted-foreground">
      {item.mark}
    </span>
  );
  // Words beside the second line leave the first one to the name.
  const isBesideDetail = item.detail !== undefined && typeof item.mark === 'string';
  const described = [item.detail && `${id}-detail`, item.mark && `${id}-mark`].filter(Boolean).join(' ');
  return (
    <li
      ref={place.measure}
      data-at={at}
      data-index={at}
      aria-posinset={at + 1}
      aria-setsize={count}
      className="absolute inset-x-0"
      style={{ top: place.start }}
    >
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box nested here is the control. */}
      <label
        style={{ minHeight: `${place.height}rem` }}
        className={cn(
          'flex cursor-pointer items-center gap-2 px-2 text-sm select-none hover:bg-accent/60 phone:py-0.5',
          isChosen && 'bg-accent hover:bg-accent',
        )}
      >
        <Checkbox
          checked={isChosen}
          tabIndex={hasTabStop ? 0 : -1}
          aria-labelledby={`${id}-label`}
          aria-describedby={described || undefined}
          onKeyDown={onKeyDown}
          // React's change of a checkbox is the browser's click, which knows of the Shift key.
          onChange={({ target, nativeEvent }) => onToggle(at, target.checked, (nativeEvent as MouseEvent).shiftKey)}
        />
        <span className="min-w-0 flex-1">
          <span id={`${id}-label`} title={item.label} className={cn('block', cutOff)}>
            {item.label}
          </span>
          {item.detail && (
            <span className="flex gap-x-2 phone:flex-wrap">
              <span
                id={`${id}-detail`}
                title={item.detail}
                className={cn('min-w-0 flex-1 text-xs text-muted-foreground phone:basis-auto', cutOff)}
              >
                {item.detail}
              </span>
              {isBesideDetail && mark}
            </span>
          )}
        </span>
        {!isBesideDetail && mark}
      </label>
    </li>
  );
}

/** By a mouse a title has the rest; a phone has no titles, so that there words take more lines. */
const cutOff = 'truncate phone:whitespace-normal phone:wrap-anywhere';
