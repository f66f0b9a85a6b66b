import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import { ActivityRecord } from '#generated/enums.ts';
import { Button } from '#src/components/ui/button.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { counted } from '#src/lib/words.ts';
import { EventLine } from '../event-line.tsx';
import { EventPlace } from '../event-place.tsx';
import { ActEvents } from './act-events.tsx';
import type { Act } from './acts.ts';
import { UndoAssignment } from './undo-assignment.tsx';

/** What one call changed; where that is more than one record, a button opens to each. */
export function ActLine({ act: { event, count, others } }: { act: Act }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isFolded = count + others > 1;
  return (
    <EventLine
      event={event}
      count={count}
      timeOnly
      place={
        <EventPlace
          event={event}
          parts={count > event.RecordCount ? ['edition'] : ['indicator', 'country', 'edition']}
        />
      }
    >
      <UndoAssignment event={event} count={count} />
      <ImportLink event={event} />
      {isFolded && (
        <>
          <Button
            variant="link"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="px-0"
          >
            <ChevronRight aria-hidden="true" className={cn('transition-transform', isOpen && 'rotate-90')} />
            {buttonWords(count, others)}
          </Button>
          <div id={id} hidden={!isOpen}>
            {isOpen && <ActEvents act={event.ActId} />}
          </div>
        </>
      )}
    </EventLine>
  );
}

const buttonWords = (count: number, others: number) =>
  others > 0 ? `and ${counted(others, 'more change')} with it` : `${counted(count, 'change')}`;

/** To where every import is listed with its changes and its undo. */
function ImportLink({ event: { Record, Operation } }: { event: Act['event'] }) {
  if (!useAccess().may('listImports') || Record !== ActivityRecord.File || Operation !== 'importFile') return null;
  return (
    <Link to="/import" className="mt-0.5 inline-flex min-h-6 items-center text-primary hover:underline">
      See its changes, or undo it
    </Link>
  );
}
