import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { Input } from '#src/components/ui/input.tsx';
import { Label } from '#src/components/ui/label.tsx';
import { CountryChoice } from '../assignment/country-choice.tsx';
import { countries } from '../assignment/words.ts';
import type { OwnGroup } from './plan-model.ts';

type OwnGroupsProps = {
  editionId: number;
  groups: readonly OwnGroup[];
  onChange: (groups: readonly OwnGroup[]) => void;
  onClose: () => void;
};

/** Countries that are planned together beside the regions, out of which they are taken [B25]. */
export function OwnGroups({ editionId, groups, onChange, onClose }: OwnGroupsProps) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const isKnown = groups.some((group) => group.name === name.trim());
  const missing =
    (!name.trim() && 'Give the group a name.') ||
    (isKnown && 'There is a group of this name.') ||
    (chosen.size === 0 && 'Choose at least one country.');
  const add = () => {
    const rest = groups
      .map((group) => ({ ...group, countryIds: group.countryIds.filter((id) => !chosen.has(id)) }))
      .filter(({ countryIds }) => countryIds.length > 0);
    onChange([...rest, { name: name.trim(), countryIds: [...chosen] }]);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Country groups"
      description="A group gets columns of its own; its countries leave their regions."
      size="lg"
      closeOnOutside={chosen.size === 0 && !name}
      footer={
        <>
          <p className="mr-auto text-sm text-muted-foreground">{missing}</p>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" blocked={missing} onClick={add}>
            Add group
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {groups.length > 0 && (
          <ul aria-label="Groups" className="grid gap-1 text-sm">
            {groups.map((group) => (
              <li key={group.name} className="flex items-center gap-2">
                <span className="mr-auto">
                  {group.name}, {countries(group.countryIds.length)}
                </span>
                <Button
                  size="sm"
                  aria-label={`Remove ${group.name}`}
                  onClick={() => onChange(groups.filter((one) => one !== group))}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className="grid gap-1">
          <Label htmlFor="group-name">Name</Label>
          <Input id="group-name" maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
        </div>
        <CountryChoice editionId={editionId} selected={chosen} onSelectedChange={setChosen} />
      </div>
    </Dialog>
  );
}
