import { Command } from 'cmdk';
import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { ActiveDescendant } from '#src/components/choices/active-descendant.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { foundIn, type PaletteItem } from './palette-items.ts';
import { PaletteAnswer, PaletteResults } from './palette-results.tsx';
import { type AskedIndicator, countriesFor, useLead, usePaletteGroups } from './use-palette-groups.ts';

/**
 * Finds pages, places, people and what can be done on the page, by typing; arrows move, Enter
 * chooses (WAI-ARIA practices, 'Combobox'). An indicator found outside a country asks for one.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState('');
  const [asked, setAsked] = useState<AskedIndicator>();
  const lead = useLead();
  const groups = usePaletteGroups((indicator) => {
    setAsked(indicator);
    setTyped('');
  });
  const offered = asked ? countriesFor(groups, (countryId) => lead({ countryId, indicatorId: asked.id })) : groups;
  const searched = useDeferredValue(typed);
  const found = foundIn(offered, searched);
  const ids = found.flatMap((group) => group.found.map(({ id }) => id));
  const choose = ({ run, asksMore }: PaletteItem) => {
    if (asksMore) return run();
    onClose();
    // What it does may open a dialog or move the focus: after this one has given the focus back.
    setTimeout(() => setTimeout(run));
  };
  // What is shown may still be what was found of fewer letters.
  const chooseTyped = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || searched === typed) return;
    event.preventDefault();
    event.stopPropagation();
    const [first] = foundIn(offered, typed).flatMap((group) => group.found);
    if (first) choose(first);
  };
  const label = asked ? 'In which country?' : 'Find or do';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={asked ? asked.name : 'Find or do'}
      {...(asked && { description: label })}
      keepsNothing
      className="[&_[data-slot=dialog-body]]:p-0"
    >
      <Command
        key={label}
        shouldFilter={false}
        vimBindings={false}
        loop
        label={label}
        // What is found comes later than it is typed; Enter takes the first of it.
        value={ids.includes(pointed) ? pointed : (ids[0] ?? '')}
        onValueChange={setPointed}
        onKeyDownCapture={chooseTyped}
      >
        <Command.Input
          data-first-focus
          autoFocus
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            setPointed('');
          }}
          placeholder={asked ? 'Country' : 'View, page, country, indicator, person or action'}
          className="h-11 w-full border-b bg-transparent px-4 text-sm outline-offset-[-2px]"
        />
        <PaletteResults label={label} groups={found} onChoose={choose} />
        <ActiveDescendant />
      </Command>
      <PaletteAnswer groups={found} typed={searched} />
    </Dialog>
  );
}
