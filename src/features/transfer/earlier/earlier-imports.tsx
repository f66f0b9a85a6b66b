import { useInfiniteQuery } from '@tanstack/react-query';
import { InlineError } from '#src/components/inline-error.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { LoadMore } from '#src/components/ui/load-more.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { formatNumber } from '#src/lib/words.ts';
import { EarlierImport } from './earlier-import.tsx';
import { importsQuery } from './imports-query.ts';

/** Every import that stored a file, newest first (requirements B46). */
export function EarlierImports() {
  const query = useImports();
  const count = query.data?.pages.at(-1)?.Count ?? 0;
  return (
    <Panel title="Earlier imports" aside={count > 0 && formatNumber(count)} flush>
      <Imports query={query} />
    </Panel>
  );
}

function Imports({ query }: { query: ReturnType<typeof useImports> }) {
  const { data, error, isFetching, refetch } = query;
  if (error && !data)
    return <InlineError className="p-3" error={error} pending={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <LoadingRegion label="Fetching the earlier imports...">
        <div className="p-3">
          <Skeleton className="h-24 w-full" />
        </div>
      </LoadingRegion>
    );
  const imports = [...new Map(data.pages.flatMap(({ Data }) => Data).map((one) => [one.Id, one])).values()];
  if (imports.length === 0)
    return <EmptyState title="Nothing was imported yet" reason="Each import is listed here, and can be undone." />;
  return (
    <>
      <ul aria-label="Earlier imports" className="divide-y">
        {imports.map((one) => (
          <EarlierImport key={one.Id} one={one} />
        ))}
      </ul>
      <LoadMore shown={imports.length} count={data.pages.at(-1)?.Count ?? 0} query={query} />
    </>
  );
}

const useImports = () => useInfiniteQuery(importsQuery());
