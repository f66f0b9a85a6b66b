/** The signs that are drawn within an element, such as 'up' beside a score that rose. */
export const signsOf = (element: Element | undefined): (string | null)[] =>
  [...(element?.querySelectorAll('[data-sign]') ?? [])].map((sign) => sign.getAttribute('data-sign'));
