// Before the first paint: the theme, and the frame that this tab showed last, while it loads.
try {
  const root = document.documentElement;
  const theme = localStorage.getItem('ui:theme');
  if (['light', 'dark', 'contrast'].includes(theme)) root.dataset.theme = theme;
  const frame = JSON.parse(sessionStorage.getItem('ui:frame'));
  const users = Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.user:'));
  const isSignedIn = users.some((key) => JSON.parse(sessionStorage.getItem(key)).expires_at > Date.now() / 1000);
  if (
    frame &&
    isSignedIn &&
    !['unauthorized', '404', '500', 'login/callback'].includes(location.pathname.slice('%BASE_URL%'.length))
  ) {
    const part = (name) => document.querySelector(`[data-part=${name}]`).content;
    const shell = document.getElementById('shell');
    shell.append(part('frame'));
    const [home, ...items] = shell.querySelectorAll('header > a, nav > *');
    home.lastChild.data = frame.title;
    for (const item of items) {
      if (!frame.words.includes(item.textContent)) item.remove();
      else if (location.pathname.startsWith(item.pathname)) item.setAttribute('aria-current', 'page');
      else item.removeAttribute('aria-current');
    }
    const account = [...shell.querySelectorAll('header button')].at(-1);
    const [greeting, initials] = account.children;
    greeting.textContent = `Hi ${frame.name}!`;
    initials.textContent = frame.initials;
    if (!frame.demo || sessionStorage.getItem('demo-note:read')) shell.querySelector('aside').remove();
    const main = shell.querySelector('main');
    const [line, place] = main.children;
    const titles = new Map(Object.entries(JSON.parse('%TITLES%')));
    const title = titles.get(location.pathname.slice('%BASE_URL%'.length).replace(/\/$/, ''));
    (title ? place : line).remove();
    if (title) line.firstChild.textContent = title;
    if (/\/dashboard$/.test(location.pathname) && ['', '?currentUser=false'].includes(location.search)) {
      main.replaceChildren(part(frame.assigns ? 'assigning' : 'dashboard'));
      const [row] = shell.querySelector('tbody').rows;
      for (let rows = 1; rows < 10; rows++) row.after(row.cloneNode(true));
      const place = shell.querySelector('[data-slot=home-skeleton]').classList;
      if (frame.everybody) place.add('sm:min-h-49.5');
      if (frame.everybody && frame.assigns) place.replace('max-sm:min-h-97', 'max-sm:min-h-130');
      const { width, ...heights } = frame.heights ?? {};
      // at another width other words wrap, and another page has told none
      if (width === innerWidth && heights.home) {
        for (const [part, height] of Object.entries(heights))
          root.style.setProperty(`--place-of-${part}`, `${height}px`);
        root.dataset.shell = 'heights';
      }
      shell.querySelector('[role=switch]').setAttribute('aria-checked', `${!frame.everybody}`);
    }
    for (const one of shell.children) {
      one.inert = true;
      one.setAttribute('aria-hidden', 'true');
    }
    const words = document.createElement('p');
    words.className = 'sr-only';
    words.textContent = 'Loading';
    shell.prepend(words);
    root.dataset.shell ??= '';
  }
} catch {
  document.getElementById('shell').replaceChildren();
}
