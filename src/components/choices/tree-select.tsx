import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { ReadError } from '../read-error.tsx';
import { Button } from '../ui/button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../ui/popover.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { type ChoiceNode, findNodes, idsOf, withChosen } from './choice-nodes.ts';
import { ChoicesSkeleton } from './choices-skeleton.tsx';
import { ChosenCount, chosenWords } from './chosen-count.tsx';
import { TreeBranch } from './tree-branch.tsx';

type TreeSelectProps = {
  /** On the button: 'Countries'. */
  label: string;
  /** Undefined while they are loading. */
  nodes: readonly ChoiceNode[] | undefined;
  error?: Error | null;
  onRetry: () => void;
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  /** Said on the button where nothing is chosen. */
  none: string;
  /** What selecting none means, said below the list: 'all'. */
  noneMeans?: string;
  /** Why nothing can be chosen now. */
  blocked?: string | false;
};

/**
 * Choices out of a tree behind one button: searched at every level, a parent chosen with all that
 * is below it.
 */
export function TreeSelect({ label, chosen, none, blocked = false, ...rest }: TreeSelectProps) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button blocked={blocked} className={cn('justify-between', chosen.length > 0 && 'border-primary/60')}>
          {label}
          <span className="sr-only">, </span>
          {chosen.length === 0 ? (
            <span className="font-normal text-muted-foreground">{none}</span>
          ) : (
            <ChosenCount value={chosen.length} />
          )}
          <ChevronDown aria-hidden="true" className="text-muted-foreground" />
        </Button>
      </PopoverTrigger>
      <PopoverContent
        aria-label={label}
        className="flex max-h-[min(30rem,var(--radix-popover-content-available-height))] w-96 flex-col p-0"
      >
        <TreeList label={label} chosen={chosen} {...rest} />
      </PopoverContent>
    </Popover>
  );
}

type TreeListProps = Omit<TreeSelectProps, 'none' | 'blocked'>;

function TreeList({ label, nodes, error, onRetry, chosen, onChange, noneMeans }: TreeListProps) {
  const [text, setText] = useState('');
  if (error) return <ReadError error={error} onRetry={onRetry} />;
  if (!nodes) return <ChoicesSkeleton label={label} />;

  const found = findNodes(nodes, text);
  const selected = new Set(chosen);
  const choose = (ids: readonly number[], isChosen: boolean) => {
    const next = withChosen(chosen, ids, isChosen);
    onChange(nodes.flatMap(idsOf).filter((id) => next.has(id)));
  };
  const idsFound = found.flatMap(idsOf);
  return (
    <>
      <div className="border-b p-2">
        <SearchInput label={`Search ${label.toLowerCase()}`} value={text} onSearch={setText} />
      </div>
      <ul aria-label={label} className="min-h-0 flex-1 overflow-y-auto px-2 py-1">
        {found.map((node) => (
          <TreeBranch key={node.Id ?? node.FullName} node={node} selected={selected} onChoose={choose} search={text} />
        ))}
        {found.length === 0 && <li className="p-2 text-sm text-muted-foreground">Nothing found</li>}
      </ul>
      <div className="flex items-center gap-3 border-t px-3 py-1.5">
        <p role="status" data-tabular className="mr-auto text-xs text-muted-foreground">
          {chosenWords(chosen.length, noneMeans)}
        </p>
        <Button variant="link" size="sm" onClick={() => choose(idsFound, true)}>
          {text ? 'Select all found' : 'Select all'}
        </Button>
        {chosen.length > 0 && (
          <Button variant="link" size="sm" onClick={() => onChange([])}>
            Select none
          </Button>
        )}
      </div>
    </>
  );
}
