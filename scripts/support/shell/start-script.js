// Runs the first script once it is there. Where the first rows are about to stand in the shell it
// comes after they are painted, for evaluating it takes as long as drawing them, and the style
// sheet only with React's page (src/app/shell/style-sheet.ts). Elsewhere the browser has nothing to
// do until the script is there.
{
  /** The longest wait of a script that is there, where answers are slow. */
  const HOLD_MS = 100;
  const link = document.querySelector('link[data-entry]');
  // what fails is told by index.html
  const hasCome = new Promise((resolve) => {
    // an old browser fetches nothing ahead
    if ('loaded' in link.dataset || !link.relList.supports('modulepreload')) resolve();
    else link.onload = resolve;
  });
  const rows = globalThis.early?.rows;
  // Beside the one that fetches it ahead; one that has failed already is not asked for once more.
  const ahead = document.querySelector('link[as=style]');
  const hasFailed = 'failed' in ahead.dataset;
  if (!hasFailed) {
    const sheet = Object.assign(ahead.cloneNode(), { rel: 'stylesheet' });
    sheet.removeAttribute('as');
    if (rows) sheet.media = 'not all';
    document.body.append(sheet);
  }
  const painted = rows?.then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const held = hasCome.then(() => new Promise((resolve) => setTimeout(resolve, HOLD_MS)));
  // a hidden tab paints nothing, and on a phone the rows are below what is seen first
  const isSeen = rows && !document.hidden && !matchMedia('(width < 48rem)').matches;
  const isTurn = isSeen ? Promise.race([painted, held]) : undefined;
  // a page without its styles is not shown
  const never = new Promise(() => undefined);
  Promise.all([hasCome, isTurn, hasFailed && never])
    .then(() => import(link.href))
    .catch((error) => {
      // index.html says so, where nothing has been drawn
      link.dispatchEvent(new Event('error'));
      throw error;
    });
}
