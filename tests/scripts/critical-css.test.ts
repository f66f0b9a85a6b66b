import { expect, it } from 'vitest';
import { classesOf, criticalCss } from '../../scripts/support/shell/critical-css.ts';

const classes = new Set(['flex', 'sm:px-6', 'h-4.5', '[&_svg]:shrink-0']);
const cut = (css: string) => criticalCss(css, classes);

it('keeps the rules whose classes are all there, in their order, with the layers and media around them', () => {
  expect(
    cut(
      '@layer a,b;@layer b{.flex{display:flex}.grid{display:grid}p,.grid{margin:0}@media (width>=40rem){.sm\\:px-6{x:1}}}',
    ),
  ).toBe('@layer a,b;@layer b{.flex{display:flex}p{margin:0}@media (width>=40rem){.sm\\:px-6{x:1}}}');
  expect(cut('@media (width>=40rem){.grid{x:1}}')).toBe('');
});

it('reads names with brackets, dots and commas, and braces in strings', () => {
  expect(classesOf('.h-4\\.5>.\\[\\&_svg\\]\\:shrink-0 svg:not(.size-4)')).toEqual(['h-4.5', '[&_svg]:shrink-0']);
  expect(cut('.flex:before{content:"}{";x:1}.h-4\\.5{y:1}')).toBe('.flex:before{content:"}{";x:1}.h-4\\.5{y:1}');
  expect(cut(':is(.flex,.grid) a,.flex b{x:1}')).toBe('.flex b{x:1}');
});

it('leaves out what only a page in use or on paper needs, and no font', () => {
  expect(cut('.flex:hover{x:1}a:focus-visible{x:1}@media print{.flex{x:1}}')).toBe('');
  const fonts = '@font-face{src:url(a.woff2)}@font-face{src:local(Arial)}';
  expect(cut(fonts)).toBe(fonts);
});

it('keeps of alternatives those that are met while nobody uses the page', () => {
  expect(cut(':is(a,label:has(>input,>b),p:not(.x,[y])):not(:disabled) i{x:1}')).toBe('');
  expect(cut(':is(a,label:has(>input,>b),p:not(.x,[y])):not(.z){x:1}')).toBe(':is(a,p:not(.x,[y])):not(.z){x:1}');
  expect(cut('[data-slot=pages-bar]:has([a])>b{x:1}.flex:has(i){x:1}')).toBe('[data-slot=pages-bar]:has([a])>b{x:1}');
});

it('keeps a registered property where a kept rule reads it', () => {
  expect(cut('.flex{x:var(--a)}@property --a{y:1}@property --b{y:1}')).toBe('.flex{x:var(--a)}@property --a{y:1}');
});
