import type { ApiQueryClient } from '#src/lib/api/query-client.ts';
import type { ReturnTo } from '#src/lib/return-to.ts';
import type { Session } from '#src/lib/session/session.ts';
import type { Settings } from '#src/lib/settings.ts';
import type { Page } from './pages.ts';

/** What every route can reach. */
export type AppContext = { client: ApiQueryClient; session: Session; settings: Settings };

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * The page this address shows; the layout lets in who may call the operations that it opens.
     */
    page?: Page;
  }
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** Where the person was before an error page. */
    from?: string;
    /** The entry of that page is right below this one. */
    isAbove?: boolean | undefined;
    /** What that page shows could not be fetched, so that it is asked for again. */
    isBroken?: boolean | undefined;
    /** The server does not offer what was asked of it. */
    isNotOffered?: boolean;
    /** The page that the account may not enter; another account may. */
    refusedAt?: string;
    /** What its guard calls it. */
    refusedPage?: string;
    /** When the person asked to be logged out, in milliseconds. */
    signOut?: number;
    /** The person goes through the indicators one by one: the focus goes on at the rating. */
    arriveAt?: 'rating';
    /** The row of the dashboard's list to which the person returns. */
    returnTo?: ReturnTo;
    /**
     * The entry was made by typing into a search box: further letters replace it
     * (`use-typing-step.ts`).
     */
    isTyped?: boolean;
  }
}
