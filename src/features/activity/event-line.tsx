import type { ReactNode } from 'react';
import type { ActivityEvent } from '#generated/model/index.ts';
import { Initials } from '#src/components/ui/initials.tsx';
import { formatInstant } from '#src/lib/date-words.ts';
import { formatTime } from '#src/lib/words.ts';
import { causeWords, personOf } from './cause-words.ts';
import { eventDetails } from './event-details.ts';
import { eventWords } from './event-words.ts';
import { TextChange } from './text-change.tsx';

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

/** Who changed what, how and when. */
export function EventLine({ event, count = event.RecordCount, timeOnly, place, children }: EventLineProps) {
  const person = personOf(event);
  const cause = causeWords(event, count);
  return (
    <li className="flex gap-2.5 px-3 py-2.5" data-slot="event">
      <Initials name={person} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <bdi className="min-w-0 font-medium wrap-anywhere">{person}</bdi>
          <time dateTime={event.At} data-tabular className="text-xs text-muted-foreground">
            {timeOnly ? formatTime(new Date(event.At)) : formatInstant(event.At)}
          </time>
        </p>
        <p className="wrap-anywhere">{eventWords(event, count)}</p>
        {cause && <p className="wrap-anywhere text-muted-foreground">{cause}</p>}
        {place}
        {count === event.RecordCount && event.RecordCount === 1 && <Details event={event} />}
        {children}
      </div>
    </li>
  );
}

function Details({ event }: { event: ActivityEvent }) {
  const { facts, texts } = eventDetails(event);
  return (
    <>
      {facts.length > 0 && (
        <dl className="mt-1 grid gap-0.5 text-xs">
          {facts.map(({ name, words }) => (
            <div key={name} className="flex flex-wrap gap-x-1.5">
              <dt className="text-muted-foreground">{name}</dt>
              <dd className="min-w-0 wrap-anywhere">{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {texts.map((text) => (
        <TextChange key={text.name} {...text} />
      ))}
    </>
  );
}
