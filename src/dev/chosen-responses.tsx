import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { OperationId } from '#generated/operations.ts';
import { Chip } from '#src/components/ui/chip.tsx';
import { type Choices, wordsOf } from './choices.ts';

type ChosenAnswersProps = { operations: Choices['operations']; onRemove: (id: OperationId) => void };

/**
 * What is chosen now, each removed by its chip. The focus goes on to the chip that took its
 * place.
 */
export function ChosenAnswers({ operations, onRemove }: ChosenAnswersProps) {
  const list = useRef<HTMLUListElement>(null);
  const chosen = Object.entries(operations) as [OperationId, Choices['operations'][OperationId]][];
  const remove = (id: OperationId, at: number) => {
    flushSync(() => onRemove(id));
    const left = list.current?.querySelectorAll('button') ?? [];
    (left[Math.min(at, left.length - 1)] ?? list.current)?.focus();
  };
  return (
    <ul ref={list} tabIndex={-1} aria-label="Chosen" className="flex flex-wrap gap-1.5 empty:sr-only">
      {chosen.map(([id, choice], at) => (
        <li key={id} className="flex min-w-0">
          <Chip label={id} onRemove={() => remove(id, at)}>
            {id} {wordsOf(choice)}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
