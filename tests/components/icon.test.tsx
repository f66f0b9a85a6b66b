import { render } from '@testing-library/react';
import * as bell from 'lucide-react/icons/bell';
import * as check from 'lucide-react/icons/check';
import { expect, test } from 'vitest';
import createIcon from '#src/first-screen/icon.ts';

/** What a file of an icon exports beside it, which its types leave out. */
const dataOf = (file: object) => (file as { __iconData: Parameters<typeof createIcon>[0] }).__iconData;
const { default: Bell } = bell;
const { default: Check } = check;
const OurBell = createIcon(dataOf(bell));
const OurCheck = createIcon(dataOf(check));

const markup = (icon: React.ReactNode) => render(icon).container.innerHTML;

test.each([
  ['bare', {}],
  ['with classes', { className: 'size-4 text-primary' }],
  ['hidden by its caller', { 'aria-hidden': true as const }],
  ['named', { 'aria-label': 'News', role: 'img' }],
  ['without the name that it could have', { 'aria-label': undefined }],
  ['with thicker lines', { strokeWidth: 3, className: 'size-3.5' }],
])('an icon of the build is that of the library: %s', (_, props) => {
  expect(attributesOf(markup(<OurBell {...props} />))).toEqual(attributesOf(markup(<Bell {...props} />)));
  expect(attributesOf(markup(<OurCheck {...props} />))).toEqual(attributesOf(markup(<Check {...props} />)));
});

/** In no order: an element's attributes have none. */
function attributesOf(html: string): unknown {
  const place = document.createElement('div');
  place.innerHTML = html;
  const facts = (one: Element): unknown => [
    one.tagName,
    Object.fromEntries([...one.attributes].map(({ name, value }) => [name, value])),
    [...one.children].map(facts),
  ];
  return facts(place);
}
