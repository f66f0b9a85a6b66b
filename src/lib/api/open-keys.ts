import { hashKey } from '@tanstack/react-query';

/** Begins as the drafts do, so that signing out takes the keys along [Q-S35]. */
const PREFIX = 'draft:key:';

/**
 * The keys of calls that are under way, or of which nobody knows how they went. They are kept in
 * the tab beside the draft, so that what is sent again after a reload is the same call and is done
 * once [Q-R13].
 */
export const openKeys = {
  keep(subject: string, key: string, variables: object): void {
    if (holdsFile(variables)) return;
    try {
      sessionStorage.setItem(PREFIX + subject, JSON.stringify({ key, sent: hashKey([variables]) }));
    } catch {
      // Storage is full or refused: the key lasts as long as the page.
    }
  },
  /** The key under which the same was sent from this subject before the page was loaded. */
  find(subject: string, variables: object): string | undefined {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + subject) ?? '{}') as { key?: string; sent?: string };
    return kept.sent === hashKey([variables]) ? kept.key : undefined;
  },
  drop: (subject: string): void => sessionStorage.removeItem(PREFIX + subject),
};

/** A file is not told by its name, and is gone after a reload. */
const holdsFile = (variables: object): boolean =>
  Object.values((variables as { data?: object }).data ?? {}).some((value) => value instanceof Blob);
