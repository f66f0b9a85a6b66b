import { hashKey } from '@tanstack/react-query';
import { keepInTab, readInTab } from '#src/lib/kept-in-tab.ts';

/** Begins as the drafts do, so that signing out removes the keys too [Q-S35]. */
const PREFIX = 'draft:key:';

/**
 * The keys of calls that are under way, or of which nobody knows how they went. They are kept in
 * the tab beside the draft, so that what is sent again after a reload is the same call and is done
 * once [Q-R13].
 */
export const openKeys = {
  keep(subject: string, key: string, variables: object): void {
    if (!holdsFile(variables)) keepInTab(PREFIX + subject, { key, sent: hashKey([variables]) });
  },
  /** The key under which the same was sent from this subject before the page was loaded. */
  find(subject: string, variables: object): string | undefined {
    const kept = readInTab<{ key: string; sent: string }>(PREFIX + subject);
    return kept?.sent === hashKey([variables]) ? kept.key : undefined;
  },
  drop: (subject: string): void => sessionStorage.removeItem(PREFIX + subject),
};

/** A file is not told by its name, and is gone after a reload. */
const holdsFile = (variables: object): boolean =>
  Object.values((variables as { data?: object }).data ?? {}).some((value) => value instanceof Blob);
