import type { MentionableUser } from '#generated/model/index.ts';
import { sharedNames } from './mentionable.ts';

// Below the box, as wide as it: the place at the cursor that the element computes would leave the
// page at its edge.
const MENU =
  'absolute top-full! left-0! z-30 mt-1 max-h-64 w-full max-w-80 overflow-y-auto rounded-lg border bg-popover p-1 text-popover-foreground shadow-md';
const OPTION =
  'flex min-h-8 cursor-pointer flex-wrap items-baseline gap-x-2 rounded-md px-2 py-1 hover:bg-accent aria-selected:bg-accent aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ring';

/**
 * The list that the textarea's combobox moves through; people of the same name show their e-mail.
 */
export function mentionMenu(offered: readonly MentionableUser[], people: readonly MentionableUser[]): HTMLElement {
  const shared = sharedNames(people);
  const menu = element('ul', MENU);
  menu.role = 'listbox';
  menu.ariaLabel = 'People to mention';
  for (const { Id, FullName, EmailAddress } of offered) {
    const option = element('li', OPTION, element('span', 'min-w-0 break-words', FullName));
    option.role = 'option';
    option.id = `mention-${Id}`;
    option.dataset.userId = `${Id}`;
    if (shared.has(FullName))
      option.append(' ', element('span', 'min-w-0 text-xs break-all text-muted-foreground', EmailAddress));
    menu.append(option);
  }
  return menu;
}

function element(tag: string, className: string, ...content: (string | Node)[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...content);
  return made;
}
