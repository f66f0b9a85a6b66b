import { createElement, forwardRef, memo, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as plain from '#src/app/shell/plain-dom.ts';

type Library = {
  createElement: (type: never, props: object | null, ...children: unknown[]) => unknown;
  forwardRef: (draw: never) => unknown;
  memo: (component: never) => unknown;
  Suspense: unknown;
};

/** The same written for React and for what stands in for it; one element stands in two places. */
const drawnBy = ({ createElement: h, forwardRef, memo, Suspense }: Library) => {
  const el = h as (type: unknown, props: object | null, ...children: unknown[]) => unknown;
  const dot = el('circle', { cx: 6, strokeWidth: '1.5', strokeLinecap: 'round' });
  const Icon = (forwardRef as (draw: unknown) => unknown)((props: object, ref: unknown) =>
    el('svg', { viewBox: '0 0 12 12', 'aria-hidden': true, ...props, ref }, dot, [el('g', { key: 1 }, dot)]),
  );
  const Cell = (memo as (component: unknown) => unknown)(({ children }: { children: unknown }) =>
    el('td', { role: 'cell', className: 'truncate', title: undefined }, children),
  );
  const nothing = null;
  return el(
    'tr',
    { 'data-next': true, 'data-done': false, 'aria-rowindex': 2, hidden: undefined, 'aria-selected': false },
    el(Cell, null, 'Kenya', ' & ', 404, nothing, false, ['a', el('b', { key: 'b' }, 'c')]),
    el(Suspense, null, el('td', null, el(Icon, { className: 'size-3' }))),
  );
};

test('what stands in for React in the shell draws the same elements', () => {
  const react = renderToStaticMarkup(
    drawnBy({ createElement, forwardRef, memo, Suspense } as unknown as Library) as never,
  );
  const [row] = plain.draw(drawnBy(plain as unknown as Library)) as [Element];
  const asHtml = (html: string) => {
    const body = document.createElement('tbody');
    body.innerHTML = html;
    return body.innerHTML;
  };
  expect(row.outerHTML).toBe(asHtml(react));
  expect(row.querySelector('circle')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(row.querySelectorAll('circle')).toHaveLength(2);
});

test('a component is drawn with what stands between its tags', () => {
  const Row = ({ name, children }: { name?: unknown; children?: unknown }) => plain.jsx('p', { title: name, children });
  const [drawn] = plain.draw(plain.jsx(Row, { name: 'x', children: ['a', 0, '', null] })) as [Element];
  expect(drawn.outerHTML).toBe('<p title="x">a0</p>');
});
