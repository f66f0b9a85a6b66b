import { Command } from 'cmdk';
import { KeyCombinations } from '#src/components/key-combination.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { counted } from '#src/lib/words.ts';
import type { FoundGroup, PaletteItem } from './palette-items.ts';

type PaletteResultsProps = {
  label: string;
  groups: readonly FoundGroup[];
  onChoose: (item: PaletteItem) => void;
};

/** What was found, by kind. */
export function PaletteResults({ label, groups, onChoose }: PaletteResultsProps) {
  return (
    <Command.List label={label} className="max-h-[min(24rem,55dvh)] overflow-y-auto p-1 -outline-offset-2">
      {groups.map(
        ({ title, found }) =>
          found.length > 0 && (
            <Command.Group
              key={title}
              heading={title}
              className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted-foreground"
            >
              {found.map((item) => (
                <Command.Item
                  key={item.id}
                  value={item.id}
                  onSelect={() => onChoose(item)}
                  className="flex min-h-9 cursor-pointer items-center gap-3 rounded-sm px-2 py-1 text-sm data-[selected=true]:bg-accent forced-colors:data-[selected=true]:outline-2 forced-colors:data-[selected=true]:-outline-offset-2"
                >
                  <span className="min-w-0 flex-1 break-words">
                    <bdi>{item.label}</bdi>
                    {item.detail && <span className="ml-2 text-xs text-muted-foreground">{item.detail}</span>}
                  </span>
                  {item.keys && (
                    <span
                      aria-hidden="true"
                      className="flex shrink-0 items-center gap-1 text-xs text-muted-foreground max-sm:hidden"
                    >
                      <KeyCombinations keys={item.keys.slice(0, 1)} />
                    </span>
                  )}
                </Command.Item>
              ))}
            </Command.Group>
          ),
      )}
    </Command.List>
  );
}

/** How many were found; what is still being fetched, and what could not be. */
export function PaletteAnswer({ groups, typed }: { groups: readonly FoundGroup[]; typed: string }) {
  const failed = groups.filter(({ error, items }) => error && !items);
  const awaited = groups.filter(({ error, items }) => !error && !items);
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <div className="border-t px-4 py-2 text-xs text-muted-foreground">
      <p role="status">{wordsOf({ count, typed, isAwaited: awaited.length > 0 })}</p>
      {failed.map(({ title, error, retry }) => (
        <div key={title} role="alert" className="mt-1 flex flex-wrap items-center gap-x-3 text-destructive">
          {title}: {error?.message}
          <Button size="sm" onClick={retry}>
            Try again
          </Button>
        </div>
      ))}
    </div>
  );
}

function wordsOf({ count, typed, isAwaited }: { count: number; typed: string; isAwaited: boolean }): string {
  if (!typed.trim()) return 'Type to find countries and indicators too.';
  if (isAwaited) return 'Looking…';
  return count === 0 ? `Nothing matches ‘${typed.trim()}’.` : `${counted(count, 'result')}`;
}
