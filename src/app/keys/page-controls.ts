/** Something that a mouse could press on the page. */
export type PageControl = {
  id: string;
  label: string;
  /** What it is part of: the legend of a choice, the name of a section. */
  detail: string | undefined;
  control: HTMLElement;
  press: () => void;
};

const PRESSED = ':is(button, a[href], summary, [role="switch"], [role="tab"])';
const CHOSEN = ':is(input:not([type="hidden"]), select, textarea)';
/** What acts on the page first, what is on every page last. */
const CONTROLS = [
  ...[`#content ${PRESSED}`, `#content ${CHOSEN}`, `#side-panel :is(${PRESSED}, ${CHOSEN})`],
  `header:not(#content header, #side-panel header) ${PRESSED}`,
];
/**
 * Rows are found by their names, pages and saved views have groups of their own, and the palette is
 * open.
 */
const ELSEWHERE = [
  ...['tbody', '[role="row"]', '[role="listbox"]', '[data-slot="toast"]', 'nav[aria-label="Pages"]'],
  ...['[data-slot="view-tabs"] :not([data-view="0"])', '[aria-label="Find or do"]'],
].join(', ');
/** These are gone to, not pressed: a press would change nothing, or open what needs a mouse. */
const FIELDS = 'select, textarea, input:not([type="checkbox"], [type="radio"], [type="button"], [type="file"])';
const PARTS = 'fieldset, [role="radiogroup"], [role="group"], [role="tablist"], section, [role="region"], form, aside';

/**
 * The controls of the page and its header that can be used now, so that the palette leaves nothing
 * to the mouse alone: a screen shows only what the person may do.
 */
export function pageControls(): PageControl[] {
  const found = new Map<string, PageControl>();
  for (const control of CONTROLS.flatMap((kind) => [...document.querySelectorAll<HTMLElement>(kind)])) {
    const label = isUsable(control) ? nameOf(control) : '';
    const part = control.parentElement?.closest<HTMLElement>(PARTS);
    const whole = part ? partName(part) : '';
    const detail = whole === '' || whole === label ? undefined : whole;
    if (label === '') continue;
    // A link twice is one; of buttons that are called alike each does something else.
    const name = `control:${label}:${detail ?? ''}`;
    const href = control.getAttribute('href');
    const alike = [...found.values()].filter(({ id }) => id === name || id.startsWith(`${name}:`));
    if (href !== null && alike.some((one) => one.control.getAttribute('href') === href)) continue;
    const place = alike.length + 1;
    const id = place === 1 ? name : `${name}:${place}`;
    const numbered = place === 1 ? detail : [detail, `no. ${place}`].filter(Boolean).join(', ');
    found.set(id, { id, label, detail: numbered, control, press: () => press(control) });
  }
  return [...found.values()];
}

function press(control: HTMLElement): void {
  control.focus();
  if (!control.matches(FIELDS)) control.click();
}

const isUsable = (control: HTMLElement) =>
  !control.closest(ELSEWHERE) &&
  !control.matches(':disabled, [aria-disabled="true"]') &&
  (control.checkVisibility?.() ?? true);

/** The name as a screen reader says it, near enough for a list: without what is only drawn. */
function nameOf(control: HTMLElement): string {
  const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
  const named = [given(control), ...labels.map(wordsOf), wordsOf(control), control.getAttribute('placeholder')];
  return named.find(Boolean) ?? '';
}

const partName = (part: HTMLElement) => given(part) || wordsOf(part.querySelector(':scope > legend'));

const given = (element: HTMLElement): string =>
  (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => wordsOf(document.getElementById(id)))
    .join(' ')
    .trim() || tidy(element.getAttribute('aria-label') ?? '');

/** What stands in an element, without marks and without the options of a select. */
function wordsOf(element: Element | null): string {
  if (!element || element.matches('select, textarea, input')) return '';
  const copy = element.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll('[aria-hidden="true"], select, textarea')) silent.remove();
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  let words = '';
  while (texts.nextNode()) {
    const next = texts.currentNode.textContent ?? '';
    words += (IN_WORD.test(words.at(-1) ?? '') && IN_WORD.test(next.at(0) ?? '') ? ' ' : '') + next;
  }
  return tidy(words);
}

/** A figure and what it counts stand below each other, and are not one word. */
const IN_WORD = /[\p{L}\p{N}]/u;

const tidy = (words: string) => words.replace(/\s+/g, ' ').trim();
