import type { QueryClient } from '@tanstack/react-query';
import type { ReportEdition } from '#generated/model/index.ts';
import { currentEdition } from '#rules/current-edition.ts';
import { ApiError } from '#src/lib/api/api-error.ts';

type Followed = {
  client: QueryClient;
  /**
   * The edition that the screens stand in: undefined = none is active, null = they stand in none.
   */
  entered(): ReportEdition | undefined | null;
  /** Runs the layout's guard again. */
  reenter(): void;
};

/**
 * The routes' context holds the current edition: when the list of editions says another, or another
 * name of it, the guard runs again. Another one waits for what is open over the page, as long as
 * the list goes on saying so.
 */
export function followEdition({ client, entered, reenter }: Followed): void {
  // What is open over the page keeps it in the edition that was closed, while the list says this.
  let held: AbortController | undefined;
  let said: string | undefined;
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== 'listReportEditions') return;
    const editions = query.state.data as ReportEdition[] | undefined;
    const known = entered();
    const next = editions && currentEdition(editions);
    const says = JSON.stringify(next);
    if (!editions || known === null || (held && said === says)) return;
    held?.abort();
    held = undefined;
    if (says === JSON.stringify(known)) return;
    if (!known || known.Id === next?.Id) return reenter();
    const own = new AbortController();
    held = own;
    said = says;
    void import('./hold-edition.ts')
      .then(({ whenNothingIsOpen }) => whenNothingIsOpen(known, next, own.signal))
      .catch(() => undefined)
      .then(() => {
        // the list says something else meanwhile, and has seen to it
        if (held !== own) return;
        held = undefined;
        reenter();
      });
  });
  // A write was refused because its edition was closed meanwhile: the list knows no better yet.
  client.getMutationCache().subscribe(({ type, mutation }) => {
    const error = type === 'updated' && mutation.state.error;
    if (error instanceof ApiError && error.problem?.code === 'inactive-edition')
      // not every page shows the list
      void client.refetchQueries({ queryKey: ['listReportEditions'] });
  });
}
