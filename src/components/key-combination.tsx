import { Fragment } from 'react';
import { isMac } from '#src/lib/keys/pressed.ts';

/** The keys that do one thing: 's or Ctrl Enter', 'g then d'. */
export function KeyCombinations({ keys }: { keys: readonly string[] }) {
  return keys.map((combination, at) => (
    <Fragment key={combination}>
      {at > 0 && <span className="mx-0.5">or</span>}
      {combination.split(' ').map((part, turn) => (
        <Fragment key={part}>
          {turn > 0 && <span className="mx-0.5">then</span>}
          {part.split('+').map((key) => (
            <kbd
              key={key}
              className="inline-grid h-6 min-w-6 place-items-center rounded-sm border border-b-2 bg-muted px-1.5 font-sans text-xs text-foreground"
            >
              {words[key] ?? (key.length === 1 ? key.toUpperCase() : key)}
            </kbd>
          ))}
        </Fragment>
      ))}
    </Fragment>
  ));
}

const words: Partial<Record<string, string>> = {
  Mod: isMac ? 'Cmd' : 'Ctrl',
  Alt: isMac ? 'Option' : 'Alt',
  Escape: 'Esc',
};
