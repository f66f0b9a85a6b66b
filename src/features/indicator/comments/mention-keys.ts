const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keys while the list of people is open: the arrows go round, where text-expander's own would leave
 * the list at its ends with nobody marked; Enter takes who is marked, also with Ctrl or Cmd held.
 * For the capturing phase, so that text-expander does not act too.
 */
export function pressInMentionMenu(event: KeyboardEvent, box: HTMLElement): void {
  const options = [...box.querySelectorAll<HTMLElement>('[role="option"]')];
  if (options.length === 0 || event.isComposing || event.shiftKey || event.altKey) return;
  const marked = options.findIndex((option) => option.getAttribute('aria-selected') === 'true');
  const step = STEPS[event.key];
  if (step !== undefined && !event.ctrlKey && !event.metaKey) mark(options, next(marked, step, options.length), box);
  else if (event.key === 'Enter' && marked >= 0) options[marked]?.click();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

const next = (marked: number, step: number, count: number) =>
  marked < 0 && step < 0 ? count - 1 : (marked + step + count) % count;

function mark(options: readonly HTMLElement[], at: number, box: HTMLElement): void {
  for (const [index, option] of options.entries()) option.setAttribute('aria-selected', `${index === at}`);
  const option = options[at];
  if (!option) return;
  box.querySelector('textarea')?.setAttribute('aria-activedescendant', option.id);
  option.scrollIntoView?.({ block: 'nearest' });
}
