/** Something that a mouse could press on the page. */
export type PageControl = { id: string; label: string; press: () => void };

const CONTROLS = '#content :is(button, a[href], summary, [role="switch"], [role="tab"])';
/** Rows are found by their names, saved views have a group of their own. */
const IN_ROWS = 'tbody, [role="row"], [role="listbox"], [data-slot="toast"], [data-slot="view-tabs"]';

/**
 * The controls of the page that can be pressed now, so that the palette leaves nothing to the mouse
 * alone: a screen shows only what the person may do.
 */
export function pageControls(): PageControl[] {
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(isUsable);
  const named = new Map(controls.map((control) => [nameOf(control), control]).reverse() as [string, HTMLElement][]);
  named.delete('');
  return [...named].reverse().map(([label, control]) => ({
    id: `control:${label}`,
    label,
    press() {
      control.focus();
      control.click();
    },
  }));
}

const isUsable = (control: HTMLElement) =>
  !control.closest(IN_ROWS) &&
  !control.matches(':disabled, [aria-disabled="true"]') &&
  (control.checkVisibility?.() ?? true);

const nameOf = (control: HTMLElement) =>
  (control.getAttribute('aria-label') ?? control.textContent ?? '').replace(/\s+/g, ' ').trim();
