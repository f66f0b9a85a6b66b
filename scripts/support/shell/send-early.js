// What this tab asked for at the start of this very page is asked for before the script that will
// want it has come; src/lib/api/early.ts hands the answers over.
try {
  // Asking holds up the first paint: who it is, where, and the first rows are worth that.
  const AT_ONCE = 5;
  const { calls, pages, entry, scripts } = JSON.parse(sessionStorage.getItem('ui:frame'));
  const stored = Object.entries(sessionStorage);
  const user = stored
    .filter(([key]) => key.startsWith('oidc.user:'))
    .map(([, value]) => JSON.parse(value))
    .find(({ expires_at }) => expires_at > Date.now() / 1000);
  // A change that the page before sent as it closed may still be pending.
  const isHeld = stored.some(([key]) => key.startsWith('draft:held:'));
  if (user && !isHeld && pages.includes(location.pathname + location.search)) {
    const headers = { Authorization: `Bearer ${user.access_token}` };
    // A hidden tab paints nothing.
    const painted = new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'paint' });
      setTimeout(resolve, 500);
    });
    /** What has come, by address, for the rows of the shell (src/app/shell/fill-rows.tsx). */
    const texts = new Map();
    // Read at once: whoever takes the answer need not wait for its body then.
    const ask = async (url, place) => {
      if (place >= AT_ONCE) await painted;
      const answer = await fetch(url, { headers });
      if (!answer.ok) return answer;
      const text = await answer.text();
      texts.set(url, text);
      return new Response(text, answer);
    };
    globalThis.early = Object.assign(new Map(calls.map((url, place) => [url, ask(url, place)])), { texts, headers });
    // Who wants one finds out what became of it; the others are nobody's failure.
    for (const sent of globalThis.early.values()) sent.catch(() => undefined);
    // Of another build they are not there any more.
    if (document.querySelector('link[data-entry]').href === entry)
      painted.then(() => {
        for (const href of scripts)
          document.head.append(
            Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
          );
      });
    setTimeout(() => {
      globalThis.early.clear();
      texts.clear();
    }, 10_000);
  }
} catch {
  // A tab that remembers nothing asks when it is there.
}
