// Stands in for React where the shell's rows are drawn (fill-rows.tsx): the elements of components
// that hold no state, without the 68 kB that keep them up to date.

type Props = { children?: unknown; [name: string]: unknown };
type Component = (props: Props) => unknown;
/** Drawn anew wherever it stands: one that a module keeps may stand in several places. */
type Element = { type: string | Component; props: Props };

export const jsx = (type: string | Component, props: Props): Element => ({ type, props });
export const jsxs = jsx;
export const createElement = (type: string | Component, props: Props | null, ...children: unknown[]): Element =>
  jsx(type, { ...props, ...(children.length > 0 && { children }) });
export const Fragment = ({ children }: Props): unknown => children;
export const Suspense = Fragment;
export const memo = (component: Component): Component => component;
export const forwardRef =
  (draw: (props: Props, ref: null) => unknown): Component =>
  (props) =>
    draw(props, null);

/** Nodes and texts of what a component returned; of nothing, as of `false` or `null`, none. */
export function draw(drawn: unknown): (Node | string)[] {
  if (Array.isArray(drawn)) return drawn.flatMap(draw);
  if (typeof drawn === 'string' || typeof drawn === 'number') return [`${drawn}`];
  if (!isElement(drawn)) return [];
  const { type, props } = drawn;
  return typeof type === 'string' ? [elementOf(type, props)] : draw(type(props));
}

const isElement = (drawn: unknown): drawn is Element => typeof drawn === 'object' && drawn !== null;

const SVG_TAGS = new Set(['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);
/** What HTML spells otherwise than React, and SVG as React does. */
const NAMES: Record<string, string> = { className: 'class', viewBox: 'viewBox' };
const NO_ATTRIBUTES = new Set(['children', 'key', 'ref']);

function elementOf(tag: string, props: Props): Node {
  const isSvg = SVG_TAGS.has(tag);
  const element = isSvg ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (NO_ATTRIBUTES.has(name) || !isWritten(name, value)) continue;
    const spelt = isSvg ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name;
    element.setAttribute(NAMES[name] ?? spelt, `${value}`);
  }
  element.append(...draw(props.children));
  return element;
}

/** `true` and `false` are words to ARIA and data; elsewhere the rows have none. */
const isWritten = (name: string, value: unknown): boolean =>
  ['string', 'number'].includes(typeof value) || (typeof value === 'boolean' && /^(aria|data)-/.test(name));
