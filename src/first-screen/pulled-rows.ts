/** A pull has come to rest when nothing has moved for so many milliseconds. */
const REST_MS = 50;
/** Rows keep up where the frame after the one that drew them comes within so many milliseconds. */
const LATE_MS = 20;
/** Of the time of a pull, frames that draw rows take one part in so many. */
const SHARE = 20;

/**
 * How to follow a scroll where drawing the rows in `box` takes long. While the page is pulled past
 * all that is drawn, `draw` has a twentieth of the time. Until its next turn a picture of the heads
 * stays in the window, and lines that stand for rows.
 */
export function pulledRows(box: HTMLElement, draw: () => void): () => void {
  const table = box.firstElementChild as HTMLElement;
  const picture = document.createElement('div');
  picture.dataset.slot = 'pulled-rows';
  picture.ariaHidden = 'true';
  picture.inert = true;
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rest = 0;
  /** When the frame began that drew rows, until the next one has come. */
  let drawn: number | undefined;

  // What scripts take says little: most of it is laying out, painting and composing.
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
    picture.remove();
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
    // The picture sticks by itself: to move it from here would take most of a frame.
    if (!picture.isConnected) {
      picture.replaceChildren(headsOf(table), document.createElement('div'));
      box.append(picture);
      // The browser goes through rows far out of view in each frame. What has the focus keeps it.
      if (!table.contains(document.activeElement)) {
        box.style.height = `${bottom - top}px`;
        table.style.display = 'none';
      }
    }
    timer = setTimeout(() => {
      // A frame that is late brings its scroll, which comes before this and goes on with the pull.
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
