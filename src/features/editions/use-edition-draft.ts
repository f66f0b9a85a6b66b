import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useReadReportEdition } from '#generated/hooks/editions/editions.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import type { DraftOrigin } from '#src/lib/forms/drafts.ts';

type DraftOf = 'edition' | 'milestone' | 'activity' | 'indicator' | 'dependency' | 'place';

/** How drafts are named in this tab: nobody finds the words of another who signed in before. */
export function useDraftName(): (of: DraftOf, ...record: (number | string)[]) => string {
  const { user } = useAccess();
  return (of, ...record) => [of, user?.Id, ...record].join(':');
}

/**
 * The draft of a form over a part of an edition; `title` is what the list of unsaved work calls it,
 * without the edition.
 */
export function useEditionDraft(
  editionId: number,
  of: DraftOf,
  record: number | string,
  title: string,
): { draft: string; origin: DraftOrigin } {
  const draft = useDraftName()(of, editionId, record);
  const { data: edition } = useReadReportEdition({ id: editionId });
  const href = useLocation({ select: (location) => location.href });
  // where the form was opened, not the error page that a refusal leads to
  const [path] = useState(href);
  return { draft, origin: { title: edition ? `${title} in ${edition.Name}` : title, path, editionId } };
}
