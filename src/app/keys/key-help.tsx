import { KeyCombinations } from '#src/components/key-combination.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { Switch } from '#src/components/ui/switch.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { type KeyEntry, type KeyId, keyEntries, type Where } from '#src/lib/keys/table.ts';
import { mayEnter } from '../pages.ts';
import { goKeys } from './go-keys.ts';
import { useSingleKeysPreference } from './use-single-keys.ts';

const titles: Record<Where, string> = {
  indicator: 'On an indicator',
  dashboard: 'On the dashboard',
  plan: 'In the assignment plan',
  structure: 'In the structure of an edition',
  list: 'In lists',
  everywhere: 'Everywhere',
};

/** Every key that the person has a use for, from the table that the keys themselves come from. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const [isOn, turn] = useSingleKeysPreference();
  const isUseful = useIsUseful();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Keyboard shortcuts"
      description="Keys without Ctrl work while no field has the focus."
      size="lg"
      keepsNothing
    >
      <Switch
        data-first-focus
        checked={isOn}
        onCheckedChange={turn}
        label={isOn ? 'Single keys are on' : 'Single keys are off'}
      />
      <div className="mt-3 gap-x-8 sm:columns-2">
        {(Object.keys(titles) as Where[]).map((where) => {
          const entries = keyEntries.filter(([id, entry]) => entry.where === where && isUseful(id, entry));
          return entries.length > 0 && <Section key={where} title={titles[where]} entries={entries} />;
        })}
      </div>
    </Dialog>
  );
}

function Section({ title, entries }: { title: string; entries: [KeyId, KeyEntry][] }) {
  return (
    <section className="mb-4 break-inside-avoid">
      <h3 className="border-b py-1.5 text-sm font-semibold">{title}</h3>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 divide-y text-sm">
        {entries.map(([id, { keys, does }]) => (
          <div key={id} className="col-span-2 grid grid-cols-subgrid items-center py-1.5 break-inside-avoid">
            <dt>{does}</dt>
            <dd className="flex flex-wrap items-center justify-end gap-1 text-sm text-muted-foreground">
              <KeyCombinations keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useIsUseful() {
  const { user, mayForSome } = useAccess();
  return (id: KeyId, { may }: KeyEntry) => {
    const page = goKeys[id as keyof typeof goKeys]?.page;
    if (page) return mayEnter(page, user?.Permissions ?? []);
    return may?.some((operation) => mayForSome(operation)) ?? true;
  };
}
