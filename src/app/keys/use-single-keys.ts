import { useEffect } from 'react';
import { getUpdatePreferencesMutationOptions, useReadPreferences } from '#generated/hooks/preferences/preferences.ts';
import { useCall } from '#src/lib/api/use-calls.ts';
import { turnSingleKeys, useSingleKeys } from '#src/lib/keys/single-keys.ts';

/**
 * Are keys without Ctrl active, and the way to turn them on and off? The person's preference is
 * kept in the browser as well, so that it holds from the first key, and alone where the API does
 * not offer preferences.
 */
export function useSingleKeysPreference(): [isOn: boolean, turn: (on: boolean) => void] {
  const { data, isError } = useReadPreferences({ query: { retry: false, meta: { background: true } } });
  const update = useCall(getUpdatePreferencesMutationOptions);
  const isOn = useSingleKeys();
  const preferred = data?.SingleKeys;
  useEffect(() => {
    if (preferred !== undefined) turnSingleKeys(preferred);
  }, [preferred]);
  const turn = (on: boolean) => {
    turnSingleKeys(on);
    // Before the preferences have come as well: what they say then is older than this choice.
    if (!isError) update({ data: { SingleKeys: on } }, { record: 'Your preferences' });
  };
  return [isOn, turn];
}
