import { createElement, forwardRef, type SVGProps } from 'react';

/** What a file of lucide-react's icons knows of its drawing. */
interface IconData {
  name: string;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

const attributes = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const isNamed = (props: object) =>
  Object.entries(props).some(([name, value]) => value != null && /^(aria-.*|role|title)$/.test(name));

/**
 * Draws an icon as lucide-react 1.75 does (Icon.mjs, ISC) for how our screens use it: with
 * attributes of SVG, not with its own `size` and `absoluteStrokeWidth`. The build puts it in place
 * of the library's 2 kB (`scripts/support/bundle/lighter-modules.ts`).
 */
export default function createIcon({ name, node }: IconData) {
  return forwardRef<SVGSVGElement, SVGProps<SVGSVGElement>>(({ className, ...props }, ref) =>
    createElement(
      'svg',
      {
        ...attributes,
        ...(!isNamed(props) && !props.children && { 'aria-hidden': true }),
        ...props,
        ref,
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
      },
      node.map(([tag, own], place) => createElement(tag, { key: place, ...own })),
      props.children,
    ),
  );
}
