import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import { Checkbox } from '#src/components/ui/checkbox.tsx';
import { cn } from '#src/lib/cn.ts';
import { choicesIn, type Group, idsOf } from './choices.ts';

type ChoiceGroupProps = {
  group: Group;
  level: number;
  selected: ReadonlySet<number>;
  onChoose: (ids: number[], isChosen: boolean) => void;
  startsOpen: boolean;
};

/** A group with a box for all of it; the outermost ones fold. */
export function ChoiceGroup({ group, level, selected, onChoose, startsOpen }: ChoiceGroupProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  const all = choicesIn(group);
  const chosen = all.filter((choice) => selected.has(choice.id)).length;
  const isShown = isOpen || level > 0;

  return (
    <li className={cn(level === 0 && 'not-first:border-t')}>
      <div
        className={cn('flex min-h-9 items-center gap-1 pr-3', level === 0 ? 'bg-muted/60 pl-2 font-medium' : 'pl-9')}
      >
        <Checkbox
          label={group.name}
          checked={chosen === all.length}
          indeterminate={chosen > 0 && chosen < all.length}
          onChange={({ target }) => onChoose(idsOf(all), target.checked)}
          className={cn('min-w-0', level > 0 && 'text-muted-foreground')}
        />
        <span data-tabular className="ml-auto text-xs font-normal whitespace-nowrap text-muted-foreground">
          {chosen} of {all.length}
        </span>
        {level === 0 && (
          <button
            type="button"
            aria-label={`${isOpen ? 'Hide' : 'Show'} ${group.name}`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="grid size-6 place-items-center rounded-sm text-muted-foreground hover:bg-accent hover:text-foreground"
          >
            <ChevronRight aria-hidden="true" className={cn('size-4 transition-transform', isOpen && 'rotate-90')} />
          </button>
        )}
      </div>
      <ul id={id} hidden={!isShown}>
        {isShown &&
          group.groups?.map((one) => (
            <ChoiceGroup
              key={one.key}
              group={one}
              level={level + 1}
              selected={selected}
              onChoose={onChoose}
              startsOpen={startsOpen}
            />
          ))}
        {isShown && group.choices && (
          <li>
            <ul
              className={cn(
                'grid pr-3 pb-1.5',
                level === 0 ? 'gap-x-4 pl-9 sm:grid-cols-3 lg:grid-cols-4' : 'gap-x-4 pl-16 sm:grid-cols-2',
              )}
            >
              {group.choices.map(({ id: choice, name, mark }) => (
                <li key={choice} className="flex min-h-7 min-w-0 items-center gap-1.5">
                  <Checkbox
                    label={name}
                    checked={selected.has(choice)}
                    onChange={({ target }) => onChoose([choice], target.checked)}
                    className="min-w-0"
                  />
                  {mark}
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </li>
  );
}
