import { describe, expect, test } from 'vitest';
import { hasOtherScheme, linkTo } from '#rules/web-address.ts';

describe('[Q-S30] an address of another scheme', () => {
  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' \u0001data:text/html,x',
    'java\tscript\n:x',
    'ftp://a.org',
  ])('%j has one', (url) => expect(hasOtherScheme(url)).toBe(true));
  test.each(['http://a.org', 'HTTPS://a.org', 'https:', 'a.org/law', 'chapter 3: roads', ''])('%j has none', (url) =>
    expect(hasOtherScheme(url)).toBe(false),
  );
});

describe('[Q-S30] an address becomes a link', () => {
  test.each([
    ['https://a.org/law', 'https://a.org/law'],
    ['  HTTP://a.org ', 'HTTP://a.org'],
    ['\u00a0https://a.org', 'https://a.org'],
  ])('%j leads to %j', (url, link) => expect(linkTo(url)).toBe(link));

  test.each([null, '', 'a.org', 'ftp://a.org', 'see https://a.org', 'https://', 'javascript:alert(1)//https://a.org'])(
    '%j stays text',
    (url) => expect(linkTo(url)).toBeUndefined(),
  );
});
