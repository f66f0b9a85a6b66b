import { useEffect } from 'react';
import { initialsOf } from '#src/components/ui/initials.tsx';
import { startsWithEverybody } from '#src/features/dashboard/dashboard-search.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { FRAME_KEY } from '#src/lib/session/frame-key.ts';
import { useSettings } from '../use-settings.ts';

/** Keeps what the frame shows for this tab's next load (`scripts/support/shell/show-shell.js`). */
export function useRememberFrame(): void {
  const { indexTitle: title, demo } = useSettings();
  const { user, may } = useAccess();
  const everybody = startsWithEverybody(user);
  const assigns = may('assignWorkflow');
  useEffect(() => {
    if (!user) return;
    const { FullName: name } = user;
    const entries = [...document.querySelectorAll('header nav > *')];
    // Of a menu its button: it may be open.
    const words = entries.map((entry) => (entry.querySelector('button') ?? entry).textContent);
    try {
      sessionStorage.setItem(
        FRAME_KEY,
        JSON.stringify({ title, demo, name, initials: initialsOf(name), words, assigns, everybody }),
      );
    } catch {
      // A full storage: the next load begins with an empty page.
    }
  }, [title, demo, user, assigns, everybody]);
}
