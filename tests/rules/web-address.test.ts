import { describe, expect, test } from 'vitest';
import { faultOfAddress, hasOtherScheme, linkTo } from '#rules/web-address.ts';

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

  test.each([
    ...[null, '', 'a.org', 'ftp://a.org', 'see https://a.org', 'https://', 'javascript:alert(1)//https://a.org'],
    ...['https://user:pass@a.org/', 'https://user@a.org', 'https://:pass@a.org', 'https://a.org@b.org/'],
    ...[
      'http://a b',
      'https:///a.org',
      'https://a\u200b.org',
      'https://a.org/\u202egpj.exe',
      'https://a\t.org',
      'https://a.org:99999',
    ],
  ])('%j stays text', (url) => expect(linkTo(url)).toBeUndefined());
});

describe('[Q-S30] an address is stored', () => {
  test.each([
    'a.org/law',
    'chapter 3: roads',
    '',
    'https://a.org/law?x=1#y',
    ' https://a.org/a b ',
    'user@a.org',
    'https:',
  ])('as %j', (url) => expect(faultOfAddress(url)).toBeUndefined());
  test.each([
    ['ftp://a.org', 'scheme'],
    ['HTTPS://rui:secret@a.org', 'credentials'],
    [' https://a.org@b.org', 'credentials'],
    ['http://a b', 'unreadable'],
    ['https://', 'unreadable'],
    ['https://a\n.org', 'unreadable'],
  ])('but not as %j', (url, fault) => expect(faultOfAddress(url)).toBe(fault));
});
