/** A fast scroll, as of a dragged scroll bar, has ended after so many still milliseconds. */
const REST_MS = 50;
/** Rows are drawn fast enough where the next frame comes within so many milliseconds. */
const LATE_MS = 20;
/** During a fast scroll one part in so many of the time is spent on frames that draw rows. */
const SHARE = 20;

/**
 * Returns a scroll listener for a `box` whose rows take long to draw. While the page scrolls past
 * all drawn rows, `draw` is called for a twentieth of the time. In between, a placeholder fills the
 * window: a copy of the table's header, and lines in place of rows.
 */
export function pulledRows(box: HTMLElement, draw: () => void): () => void {
  const table = box.firstElementChild as HTMLElement;
  const placeholder = document.createElement('div');
  placeholder.dataset.slot = 'pulled-rows';
  placeholder.ariaHidden = 'true';
  placeholder.inert = true;
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rest = 0;
  /** When the frame began that drew rows, until the next one has come. */
  let drawn: number | undefined;

  // The time of scripts says little: most is spent on layout, painting and compositing.
  const nextFrame = (began: number) => {
    if (drawn === undefined || began <= drawn) return;
    const took = began - drawn;
    turn = took > LATE_MS ? drawn + took * SHARE : 0;
    drawn = undefined;
  };
  const untilNextFrame = (began: number) => {
    nextFrame(began);
    if (drawn !== undefined) requestAnimationFrame(untilNextFrame);
  };
  const drawTimed = (began: number) => {
    placeholder.remove();
    table.style.display = box.style.height = '';
    draw();
    if (drawn === undefined) requestAnimationFrame(untilNextFrame);
    drawn = began;
  };

  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(rest);
    const frame = performance.now();
    nextFrame(frame);
    const { top, bottom } = box.getBoundingClientRect();
    const above = Number.parseFloat(box.style.paddingTop);
    const below = Number.parseFloat(box.style.paddingBottom);
    const isDrawn = top + above < window.innerHeight && bottom - below > 0;
    if (isDrawn || frame >= turn) {
      drawTimed(frame);
      return;
    }
    // CSS keeps it in the window (sticky): to move it from here would take most of a frame.
    if (!placeholder.isConnected) {
      placeholder.replaceChildren(headsOf(table), document.createElement('div'));
      box.append(placeholder);
      // The browser visits even rows out of view in each frame. A row with the focus must stay.
      if (!table.contains(document.activeElement)) {
        box.style.height = `${bottom - top}px`;
        table.style.display = 'none';
      }
    }
    timer = setTimeout(() => {
      // The scroll event of a late frame comes before this callback and cancels it.
      rest = requestAnimationFrame(drawTimed);
    }, REST_MS);
  };
}

function headsOf(table: HTMLElement): HTMLElement {
  const heads = table.cloneNode() as HTMLElement;
  const head = table.querySelector('thead') as HTMLElement;
  heads.style.top = getComputedStyle(head).top;
  heads.append(head.cloneNode(true));
  return heads;
}
