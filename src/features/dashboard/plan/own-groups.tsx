import { useEffect, useMemo, useState } from 'react';
import { RestoredDraft } from '#src/components/restored-draft.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { Input } from '#src/components/ui/input.tsx';
import { Label } from '#src/components/ui/label.tsx';
import { drafts } from '#src/lib/forms/drafts.ts';
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
  const { typed, change, restored, forget } = useGroupDraft(editionId);
  const { Name: name } = typed;
  const chosen = useMemo(() => new Set(typed.countryIds), [typed.countryIds]);
  const isKnown = groups.some((group) => group.name === name.trim());
  const missing =
    (!name.trim() && 'Give the group a name.') ||
    (isKnown && 'There is a group of this name.') ||
    (chosen.size === 0 && 'Select at least one country.');
  const add = () => {
    const rest = groups
      .map((group) => ({ ...group, countryIds: group.countryIds.filter((id) => !chosen.has(id)) }))
      .filter(({ countryIds }) => countryIds.length > 0);
    onChange([...rest, { name: name.trim(), countryIds: [...chosen] }]);
    forget();
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
      onSubmit={(event) => {
        event.preventDefault();
        if (!missing) add();
      }}
      note={missing}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" blocked={missing}>
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
          <Input
            id="group-name"
            maxLength={60}
            value={name}
            onChange={({ target }) => change({ ...typed, Name: target.value })}
          />
        </div>
        <CountryChoice
          editionId={editionId}
          selected={chosen}
          onSelectedChange={(selected) => change({ ...typed, countryIds: [...selected] })}
        />
        {restored && <RestoredDraft onDiscard={forget} />}
      </div>
    </Dialog>
  );
}

/** The list of unsaved work shows what begins with a capital. */
type NewGroup = { Name: string; countryIds: number[] };
const noGroup: NewGroup = { Name: '', countryIds: [] };

/** A group that was not added yet, kept over a reload or a sign-in [B47]. */
function useGroupDraft(editionId: number) {
  const name = `plan-group:${editionId}`;
  const [typed, setTyped] = useState(() => drafts.read<NewGroup>(name)?.typed ?? noGroup);
  const [restored, setRestored] = useState(typed !== noGroup);
  useEffect(() => {
    const close = drafts.opened(name);
    return () => {
      close();
      drafts.flush();
    };
  }, [name]);
  const change = (next: NewGroup) => {
    setTyped(next);
    if (!next.Name && next.countryIds.length === 0) drafts.drop(name);
    else
      drafts.keep(name, {
        base: noGroup,
        typed: next,
        origin: { title: 'Country group', path: '/programme/plan', editionId },
      });
  };
  const forget = () => {
    setTyped(noGroup);
    setRestored(false);
    drafts.drop(name);
  };
  return { typed, change, restored, forget };
}
