import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { getLogInUrl, getReadCurrentUserUrl } from '#generated/hooks/session/session.ts';
import { initialsOf } from '#src/components/ui/initials.tsx';
import { startsWithEverybody } from '#src/features/dashboard/dashboard-search.ts';
import { USED } from '#src/first-screen/when-used.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { addressOf } from '#src/lib/api/fetcher.ts';
import { keepInTab } from '#src/lib/kept-in-tab.ts';
import { FRAME_KEY } from '#src/lib/session/frame-key.ts';
import { useSettings } from '../use-settings.ts';

/**
 * Keeps what the frame shows, and what its page asks for first, for this tab's next load
 * (`show-shell.js` and `send-early.js` in `scripts/support/shell/`).
 */
export function useRememberFrame(): void {
  const { indexTitle: title, demo } = useSettings();
  const { user, may } = useAccess();
  const everybody = startsWithEverybody(user);
  const assigns = may('assignWorkflow');
  const calls = useFirstRequests();
  useEffect(() => {
    if (!user) return;
    const { FullName: name } = user;
    const entries = [...document.querySelectorAll('header nav > *')];
    // Of a menu its button: it may be open.
    const words = entries.map((entry) => (entry.querySelector('button') ?? entry).textContent);
    keepInTab(FRAME_KEY, { title, demo, name, initials: initialsOf(name), words, assigns, everybody, ...calls });
  }, [title, demo, user, assigns, everybody, calls]);
}

type FirstRequests = { pages: string[]; calls: string[]; entry: string; scripts: string[]; heights: Heights };

/** Of what comes above the dashboard's rows, at one width of the window. */
type Heights = { width: number; home: number | undefined; tools: number | undefined };

/**
 * The page that was loaded, its scripts and what it has asked the API for until somebody pressed
 * something, once all of that has come; where it has sent a change as well, nothing tells the
 * addresses apart.
 */
function useFirstRequests(): FirstRequests | undefined {
  const [{ pages, until }] = useState(() => ({ pages: addresses(), until: firstUse() }));
  const client = useQueryClient();
  const hasCome = useIsFetching() === 0;
  const [first, setFirst] = useState<Omit<FirstRequests, 'pages'>>();
  const hasWritten = client.getMutationCache().getAll().length > 0;
  useEffect(() => {
    if (!hasCome || hasWritten) return;
    setFirst((known) => known ?? { calls: callsUntil(until), ...scriptsUntil(until), heights: heights() });
  }, [hasCome, hasWritten, until]);
  return useMemo(() => first && { pages, ...first }, [first, pages]);
}

const heights = (): Heights => ({
  width: innerWidth,
  home: heightOf('section[aria-label=Home]'),
  tools: heightOf('[data-slot=assignment-tools]'),
});

const heightOf = (part: string) => document.querySelector(part)?.getBoundingClientRect().height;

const addressLoaded = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href);

/** As the page was asked for, and as it is now: defaults may have been written into its address. */
function addresses(): string[] {
  const both = [addressLoaded(), location].filter(({ pathname }) => pathname === location.pathname);
  return [...new Set(both.map(({ pathname, search }) => pathname + search))];
}

/** When somebody first pressed something. */
const firstUse = () => performance.getEntriesByName(USED)[0]?.startTime ?? performance.now();

/**
 * The first script, which names one build of the product, and those that it fetched; none where
 * signing in has fetched some as well.
 */
function scriptsUntil(until: number): Pick<FirstRequests, 'entry' | 'scripts'> {
  const entry = document.querySelector<HTMLLinkElement>('link[data-entry]')?.href ?? '';
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  if (addressLoaded().pathname !== location.pathname) return { entry, scripts: [] };
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime < until && name.startsWith(folder) && name.endsWith('.js'))
    .map(({ name }) => name)
    .filter((name) => name !== entry);
  return { entry, scripts: [...new Set(scripts)] };
}

/**
 * In the order of their being sent; after signing in who it is was in the answer to that. A page
 * that asks for more than twenty has met something else.
 */
function callsUntil(until: number): string[] {
  const { href } = addressOf('/api/v1/');
  const [whoItIs, signIn] = [getReadCurrentUserUrl(), getLogInUrl()].map((path) => addressOf(path).href);
  const sent = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const calls = sent.filter(
    ({ name, startTime, initiatorType, responseStatus }) =>
      name.startsWith(href) && startTime < until && initiatorType === 'fetch' && responseStatus === 200,
  );
  return [...new Set(calls.map(({ name }) => (name === signIn ? whoItIs : name)))].slice(0, 20) as string[];
}
