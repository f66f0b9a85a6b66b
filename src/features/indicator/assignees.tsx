import { useReadIndicatorRating } from '#generated/hooks/ratings/ratings.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { Initials } from '#src/components/ui/initials.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { useIsClosed } from './closed-edition.ts';
import type { Place } from './place.ts';
import { WhoseMove } from './whose-move.tsx';

/** Who researches and who checks, and who of them has to act next. */
export function Assignees({ place }: { place: Place }) {
  const isClosed = useIsClosed();
  const { data } = useReadIndicatorRating(place);
  if (!data)
    return (
      <div className="grid gap-2 py-0.5">
        <div className="flex gap-6">
          <Skeleton className="h-5 w-36" />
          <Skeleton className="h-5 w-32" />
        </div>
        {!isClosed && <Skeleton className="w-64" />}
      </div>
    );
  return (
    <>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <Assignee name={data.ResearchUserName} task="Researcher" none="No Research User" />
        <Assignee name={data.QAUserName} task="QA" none="No QA User" />
      </ul>
      {!isClosed && <WhoseMove rating={data} />}
    </>
  );
}

function Assignee({ name, task, none }: { name: string | null; task: string; none: string }) {
  if (!name) return <li className="text-muted-foreground">{none}</li>;
  return (
    <li className="flex min-w-0 items-center gap-2">
      <Initials name={name} className="size-6" />
      <span className="min-w-0 break-words">{name}</span>
      <Badge>{task}</Badge>
    </li>
  );
}
