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
  /** In rem. */
  height: number;
  isChosen: boolean;
  hasTabStop: boolean;
  onToggle: (at: number, isChosen: boolean, isRange: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * One row of a `PickList`: a press anywhere on it chooses. Its name is the label alone; detail and
 * mark describe it.
 */
export function PickRow({ item, at, count, height, isChosen, hasTabStop, onToggle, onKeyDown }: PickRowProps) {
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
      data-at={at}
      aria-posinset={at + 1}
      aria-setsize={count}
      className="absolute inset-x-0"
      style={{ top: `${at * height}rem`, height: `${height}rem` }}
    >
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box nested here is the control. */}
      <label
        className={cn(
          'flex h-full cursor-pointer items-center gap-2 px-2 text-sm select-none hover:bg-accent/60',
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
          <span id={`${id}-label`} title={item.label} className="block truncate">
            {item.label}
          </span>
          {item.detail && (
            <span className="flex gap-2">
              <span
                id={`${id}-detail`}
                title={item.detail}
                className="min-w-0 flex-1 truncate text-xs text-muted-foreground"
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
