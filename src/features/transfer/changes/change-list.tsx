import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ImportChange, ImportChangePage } from '#generated/model/index.ts';
import { ArrowText } from '#src/components/arrow-text.tsx';
import { ReadError } from '#src/components/read-error.tsx';
import { TextChange } from '#src/components/text-change.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { LoadMore } from '#src/components/ui/load-more.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { useWindow } from '#src/components/use-window.ts';
import { changeWords, placeOf, reasonOf, subjectOf } from './change-words.ts';

export type ChangePages = InfiniteData<ImportChangePage, number | undefined>;

type ChangeListProps = {
  query: UseInfiniteQueryResult<ChangePages, Error>;
  /** 'Nothing would change.' */
  empty: string;
};

/** Old → new of each rating and reference, page after page; of many only those in view. */
export function ChangeList({ query, empty }: ChangeListProps) {
  const { data, error, refetch } = query;
  if (error && !data) return <ReadError error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <LoadingRegion label="Fetching the changes...">
        <Skeleton className="h-64 w-full" />
      </LoadingRegion>
    );
  const changes = data.pages.flatMap(({ Data }) => Data);
  if (changes.length === 0) return <EmptyState title={empty} />;
  return <Changes changes={changes} count={data.pages.at(-1)?.Count ?? changes.length} query={query} />;
}

/** A change of a score alone, in pixels; others are measured when they come into view. */
const ROW_PX = 92;

type ChangesProps = { changes: readonly ImportChange[]; count: number; query: ChangeListProps['query'] };

function Changes({ changes, count, query }: ChangesProps) {
  const region = useRef<HTMLElement>(null);
  const { items, height, measure } = useWindow({
    region,
    count: changes.length,
    rowHeight: ROW_PX,
  });
  return (
    <section
      ref={region}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it (WCAG 2.1.1).
      tabIndex={0}
      aria-label="Changes"
      className="max-h-[min(34rem,58dvh)] overflow-y-auto rounded-md border"
    >
      <ol className="relative" style={{ height }}>
        {items.map(({ index, start }) => (
          <li
            key={index}
            ref={measure}
            data-index={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            className="absolute inset-x-0 border-b px-3 py-2 text-sm"
            style={{ transform: `translateY(${start}px)` }}
          >
            {changes[index] && <Change change={changes[index]} />}
          </li>
        ))}
      </ol>
      <LoadMore shown={changes.length} count={count} query={query} />
    </section>
  );
}

function Change({ change }: { change: ImportChange }) {
  const { facts, texts } = changeWords(change);
  const reason = reasonOf(change);
  return (
    <>
      <p className="font-medium wrap-anywhere">{subjectOf(change)}</p>
      <p className="text-xs text-muted-foreground wrap-anywhere">{placeOf(change)}</p>
      {reason && <p className="mt-0.5 wrap-anywhere">{reason}</p>}
      {facts.length > 0 && (
        <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5">
          {facts.map(({ name, words }) => (
            <div key={name} className="flex min-w-0 flex-wrap gap-x-1.5">
              <dt className="text-muted-foreground">{name}</dt>
              <dd data-tabular className="min-w-0 wrap-anywhere">
                <ArrowText text={words} />
              </dd>
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
