// What this tab asked for at the start of this very page is asked for before the script that will
// want it has come; src/lib/api/early.ts hands the answers over.
try {
  const { calls, pages, entry, scripts } = JSON.parse(sessionStorage.getItem('ui:frame'));
  const stored = Object.entries(sessionStorage);
  const user = stored
    .filter(([key]) => key.startsWith('oidc.user:'))
    .map(([, value]) => JSON.parse(value))
    .find(({ expires_at }) => expires_at > Date.now() / 1000);
  // A change that the page before sent as it closed may still be on its way.
  const isHeld = stored.some(([key]) => key.startsWith('draft:held:'));
  if (user && !isHeld && pages.includes(location.pathname + location.search)) {
    const headers = { Authorization: `Bearer ${user.access_token}` };
    // Of another build they are not there any more.
    if (document.querySelector('script[type=module]').src === entry)
      for (const href of scripts)
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
        );
    // Not before the shell is painted, which asking would hold up; a hidden tab paints nothing.
    const painted = new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, 200);
    });
    // Read at once: whoever takes the answer need not wait for its body then.
    const ask = async (url) => {
      await painted;
      const answer = await fetch(url, { headers });
      return answer.ok ? new Response(await answer.arrayBuffer(), answer) : answer;
    };
    globalThis.early = new Map(calls.map((url) => [url, ask(url)]));
    // Who wants one finds out what became of it; the others are nobody's failure.
    for (const sent of globalThis.early.values()) sent.catch(() => undefined);
    setTimeout(() => globalThis.early.clear(), 10_000);
  }
} catch {
  // A tab that remembers nothing asks when it is there.
}
