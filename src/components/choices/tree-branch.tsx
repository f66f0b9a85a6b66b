import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { CheckAll } from './check-all.tsx';
import { type ChoiceNode, countChosen, idsOf } from './choice-nodes.ts';

type TreeBranchProps = {
  node: ChoiceNode;
  selected: ReadonlySet<number>;
  onChoose: (ids: readonly number[], isChosen: boolean) => void;
  /** What is searched for: a search shows what it found below until that is folded away. */
  search: string;
};

/**
 * A node with its box, and what is below it, shown on request. Nodes below one with an Id only tell
 * what it holds.
 */
export function TreeBranch({ node, selected, onChoose, search }: TreeBranchProps) {
  const [isOpened, setOpened] = useState(false);
  const [foldedIn, setFoldedIn] = useState('');
  const id = useId();
  const children = node.Children ?? [];
  const isOpen = search ? foldedIn !== search : isOpened;
  const turn = () => (search ? setFoldedIn(isOpen ? search : '') : setOpened(!isOpen));
  const ids = idsOf(node);
  return (
    <li>
      <div className="flex items-center gap-0.5 rounded-sm hover:bg-accent">
        {children.length > 0 ? (
          <button
            type="button"
            aria-label={node.FullName}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={turn}
            className="grid size-7 shrink-0 place-items-center rounded-sm text-muted-foreground"
          >
            <ChevronRight aria-hidden="true" className={cn('size-4 transition-transform', isOpen && 'rotate-90')} />
          </button>
        ) : (
          <span className="w-7 shrink-0" />
        )}
        <CheckAll
          className="min-w-0 flex-1 py-0.5"
          label={node.FullName}
          ids={ids}
          selected={selected}
          onChoose={onChoose}
        />
        {ids.length > 1 && (
          <span data-tabular className="text-xs text-muted-foreground">
            {countChosen(ids, selected)} of {ids.length}
          </span>
        )}
      </div>
      {isOpen && children.length > 0 && (
        <ul id={id} aria-label={node.FullName} className="ml-5">
          {children.map((child) =>
            node.Id === undefined ? (
              <TreeBranch
                key={child.Id ?? child.FullName}
                node={child}
                selected={selected}
                onChoose={onChoose}
                search={search}
              />
            ) : (
              <Content key={child.Id ?? child.FullName} node={child} />
            ),
          )}
        </ul>
      )}
    </li>
  );
}

/** What a milestone holds: activities with their indicators, to read. */
function Content({ node: { FullName, Children = [] } }: { node: ChoiceNode }) {
  return (
    <li className="py-0.5 pl-3 text-sm text-muted-foreground">
      {FullName}
      {Children.length > 0 && (
        <ul className="border-l pl-1 text-xs">
          {Children.map((child) => (
            <Content key={child.Id ?? child.FullName} node={child} />
          ))}
        </ul>
      )}
    </li>
  );
}
