/** A pull has come to rest when nothing has moved for so many milliseconds. */
const REST_MS = 50;
/** Rows whose frame is through within so many milliseconds keep up with every frame. */
const QUICK_MS = 12;
/** Of the time of a pull, frames that draw rows take one part in so many. */
const SHARE = 10;

/**
 * How to follow a scroll where drawing the rows in `box` takes long. While the page is pulled past
 * all that is drawn, `draw` has a tenth of the time. Until its next turn a picture of the heads
 * stays in the window, and lines that stand for rows.
 */
export function pulledRows(box: HTMLElement, draw: () => void): () => void {
  const picture = document.createElement('div');
  picture.dataset.slot = 'pulled-rows';
  picture.ariaHidden = 'true';
  picture.inert = true;
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const drawTimed = () => {
    picture.remove();
    const since = performance.now();
    draw();
    const takes = (took: number) => {
      turn = took > QUICK_MS ? since + took * SHARE : 0;
    };
    takes(performance.now() - since);
    // Most of it is laying out and painting, in the frame of the scroll: a timer comes after that.
    setTimeout(() => takes(performance.now() - since));
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
    // The table is left where it is, and so is the picture, which sticks: to move either from here
    // would take most of a frame.
    if (!picture.isConnected) {
      picture.replaceChildren(headsOf(box), document.createElement('div'));
      box.append(picture);
    }
    timer = setTimeout(drawTimed, REST_MS);
  };
}

function headsOf(box: HTMLElement): HTMLElement {
  const table = box.firstElementChild?.cloneNode() as HTMLElement;
  const head = box.querySelector('thead') as HTMLElement;
  table.style.top = getComputedStyle(head).top;
  table.append(head.cloneNode(true));
  return table;
}
