import { getReadPreferencesQueryKey } from '#generated/hooks/preferences/preferences.ts';
import type { Preferences } from '#generated/model/index.ts';
import { edit, type OptimisticEdits } from '#src/lib/api/edits.ts';

/** What was chosen holds at once; kinds that are not sent stay as they were. */
export const preferenceEdits: OptimisticEdits = {
  updatePreferences: ({ data: { Notices = [], SingleKeys } }) => [
    edit<Preferences>(getReadPreferencesQueryKey(), (old) => ({
      ...old,
      Notices: old.Notices.map((one) => Notices.find(({ Kind }) => Kind === one.Kind) ?? one),
      SingleKeys: SingleKeys ?? old.SingleKeys,
    })),
  ],
};
