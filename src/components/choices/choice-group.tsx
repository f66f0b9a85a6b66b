import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { CheckAll } from './check-all.tsx';
import { type ChoiceNode, countChosen, idsOf } from './choice-nodes.ts';

type ChoiceGroupProps = {
  group: ChoiceNode;
  level: number;
  selected: ReadonlySet<number>;
  onChoose: (ids: readonly number[], isChosen: boolean) => void;
  startsOpen: boolean;
};

/** A group with a box for all of it; the outermost ones fold. */
export function ChoiceGroup({ group, level, selected, onChoose, startsOpen }: ChoiceGroupProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  const all = idsOf(group);
  const groups = group.Children?.filter(({ Id }) => Id === undefined) ?? [];
  const choices = group.Children?.filter(({ Id }) => Id !== undefined) ?? [];
  const isShown = isOpen || level > 0;

  return (
    <li className={cn(level === 0 && 'not-first:border-t')}>
      <div
        className={cn('flex min-h-9 items-center gap-1 pr-3', level === 0 ? 'bg-muted/60 pl-2 font-medium' : 'pl-9')}
      >
        <CheckAll
          label={group.FullName}
          ids={all}
          selected={selected}
          onChoose={onChoose}
          className={cn('min-w-0', level > 0 && 'text-muted-foreground')}
        />
        <span data-tabular className="ml-auto text-xs font-normal whitespace-nowrap text-muted-foreground">
          {countChosen(all, selected)} of {all.length}
        </span>
        {level === 0 && (
          <button
            type="button"
            aria-label={`${isOpen ? 'Hide' : 'Show'} ${group.FullName}`}
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
          groups.map((one) => (
            <ChoiceGroup
              key={one.FullName}
              group={one}
              level={level + 1}
              selected={selected}
              onChoose={onChoose}
              startsOpen={startsOpen}
            />
          ))}
        {isShown && choices.length > 0 && (
          <li>
            <ul
              className={cn(
                'grid pr-3 pb-1.5',
                level === 0 ? 'gap-x-4 pl-9 sm:grid-cols-3 lg:grid-cols-4' : 'gap-x-4 pl-16 sm:grid-cols-2',
              )}
            >
              {choices.map((choice) => (
                <li key={choice.Id} className="flex min-h-7 min-w-0 items-center gap-1.5">
                  <CheckAll
                    label={choice.FullName}
                    ids={idsOf(choice)}
                    selected={selected}
                    onChoose={onChoose}
                    className="min-w-0"
                  />
                  {choice.mark}
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </li>
  );
}
