import Keyboard from 'lucide-react/icons/keyboard';
import { Fragment, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { Switch } from '#src/components/ui/switch.tsx';
import { shortcuts } from './shortcuts.ts';
import { turnSingleKeys, useSingleKeys } from './single-keys.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The button, and the key, that show all keys of the page and turn the single ones off. */
export function ShortcutSheet() {
  const [open, setOpen] = useState(false);
  const on = useSingleKeys();
  useShortcuts({ sheet: () => setOpen(true) });
  return (
    <>
      <Button
        size="icon"
        variant="ghost"
        className="ml-auto"
        aria-label="Keyboard shortcuts"
        onClick={() => setOpen(true)}
      >
        <Keyboard aria-hidden="true" />
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Keyboard shortcuts"
        description="Keys without Ctrl work while no field has the focus."
      >
        <Switch
          data-first-focus
          checked={on}
          onCheckedChange={turnSingleKeys}
          label={on ? 'Single keys are on' : 'Single keys are off'}
        />
        <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 divide-y">
          {Object.values(shortcuts).map(({ keys, does }) => (
            <div key={does} className="col-span-2 grid grid-cols-subgrid items-center py-1.5">
              <dt>{does}</dt>
              <dd className="flex flex-wrap items-center justify-end gap-1 text-sm text-muted-foreground">
                {keys.map((key, at) => (
                  <Fragment key={key}>
                    {at > 0 && <span className="mx-0.5">or</span>}
                    <Keys combination={key} />
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}

function Keys({ combination }: { combination: string }) {
  return combination.split('+').map((key) => (
    <kbd
      key={key}
      className="inline-grid h-6 min-w-6 place-items-center rounded-sm border border-b-2 bg-muted px-1.5 font-sans text-xs text-foreground"
    >
      {words[key] ?? key.toUpperCase()}
    </kbd>
  ));
}

const isMac = /mac/i.test(navigator.platform);
const words: Partial<Record<string, string>> = {
  Mod: isMac ? 'Cmd' : 'Ctrl',
  Shift: 'Shift',
  Enter: 'Enter',
  Escape: 'Esc',
};
