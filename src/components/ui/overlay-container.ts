const LANDMARKS = '[role="dialog"], [role="alertdialog"], main, header, nav, aside, footer';

/**
 * Where a menu or tooltip belongs in the document: the dialog or landmark that its control is in.
 * At the end of the body, where Radix puts it, it would be outside all landmarks, which screen
 * readers go by.
 */
export const containerOf = (control: Element | null): HTMLElement | undefined =>
  control?.closest<HTMLElement>(LANDMARKS) ?? undefined;
