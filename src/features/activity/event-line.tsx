import type { ReactNode } from 'react';
import type { ActivityEvent } from '#generated/model/index.ts';
import { ArrowText } from '#src/components/arrow-text.tsx';
import { Initials } from '#src/components/ui/initials.tsx';
import { formatInstant } from '#src/lib/date-words.ts';
import { formatTime } from '#src/lib/words.ts';
import { causeWords, personOf } from './cause-words.ts';
import { EventDetails } from './event-details.tsx';
import { eventWords } from './event-words.ts';

type EventLineProps = {
  event: ActivityEvent;
  /** How many records the line stands for; more than its own where it is folded. */
  count?: number;
  /** Below a heading that says the day. */
  timeOnly?: boolean;
  /** Where it was. */
  place?: ReactNode;
  /** Below it all, such as the events that it folds. */
  children?: ReactNode;
};

/** Who changed what, how and when: in columns where the list (an `@container`) is wide. */
export function EventLine({ event, count = event.RecordCount, timeOnly, place, children }: EventLineProps) {
  const person = personOf(event);
  return (
    <li
      data-slot="event"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2.5 px-3 py-2 text-sm @4xl:grid-cols-[auto_10rem_minmax(0,1fr)_auto] @4xl:gap-x-4"
    >
      <Initials name={person} className="row-span-2" />
      <bdi className="min-w-0 font-medium wrap-anywhere">{person}</bdi>
      <time
        dateTime={event.At}
        data-tabular
        className="pt-px text-xs text-muted-foreground @4xl:col-start-4 @4xl:row-start-1"
      >
        {timeOnly ? formatTime(new Date(event.At)) : formatInstant(event.At)}
      </time>
      <div className="col-span-2 col-start-2 min-w-0 @4xl:col-span-1 @4xl:col-start-3 @4xl:row-start-1">
        <EventBody event={event} count={count} cause={causeWords(event, count)} place={place} />
        {children}
      </div>
    </li>
  );
}

type EventBodyProps = { event: ActivityEvent; count: number; cause: string | undefined; place: ReactNode };

/** What was changed, as a consequence of what, and where. */
export function EventBody({ event, count, cause, place }: EventBodyProps) {
  return (
    <>
      <p className="wrap-anywhere">
        <ArrowText text={eventWords(event, count)} />
      </p>
      {cause && <p className="text-muted-foreground wrap-anywhere">{cause}</p>}
      {place}
      {count === 1 && <EventDetails event={event} />}
    </>
  );
}
