/** A pull has come to rest when nothing has moved for so many milliseconds. */
const REST_MS = 50;
/** Rows drawn within so many milliseconds keep up with every frame. */
const QUICK_MS = 10;
/** Of the time of a pull, drawing rows takes one part in so many. */
const SHARE = 10;

/**
 * How to follow a scroll where drawing the rows in `box` takes long. While the page is pulled past
 * all that is drawn, `draw` has a tenth of the time. Until its next turn the heads go along, and
 * lines (`[data-pulled]`) stand for rows.
 */
export function pulledRows(box: HTMLElement, draw: () => void): () => void {
  const table = box.firstElementChild as HTMLElement;
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const drawTimed = () => {
    if (table.style.top) {
      table.style.top = '';
      delete box.dataset.pulled;
    }
    const since = performance.now();
    draw();
    const took = performance.now() - since;
    turn = took > QUICK_MS ? since + took * SHARE : 0;
  };

  return () => {
    clearTimeout(timer);
    const { top, bottom } = box.getBoundingClientRect();
    const above = Number.parseFloat(box.style.paddingTop);
    const below = Number.parseFloat(box.style.paddingBottom);
    const isDrawn = top + above < window.innerHeight && bottom - below > 0;
    if (isDrawn || performance.now() > turn) {
      drawTimed();
      return;
    }
    table.style.top = `${Math.min(below, Math.max(-above, -top - above))}px`;
    box.dataset.pulled = '';
    timer = setTimeout(drawTimed, REST_MS);
  };
}
