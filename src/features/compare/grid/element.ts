/** A `div` (or another element) with a role and a class, put at the end of `parent`. */
export function addElement<Tag extends keyof HTMLElementTagNameMap = 'div'>(
  parent: Element,
  className: string,
  attributes: Record<string, string> = {},
  tag: Tag = 'div' as Tag,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
  return element;
}

/**
 * Writes a text into its node: other children would have every selector with `:has()` asked again,
 * in each frame of a scroll.
 */
export function writeText(element: Element, text: string): void {
  const { firstChild } = element;
  if (!(firstChild instanceof Text)) element.textContent = text;
  else if (firstChild.data !== text) firstChild.data = text;
}
