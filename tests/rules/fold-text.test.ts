import { expect, test } from 'vitest';
import { foldText } from '#rules/fold-text.ts';

test.each([
  ['Côte d’Ivoire', 'cote d’ivoire'],
  ['TÜRKİYE', 'turkiye'],
  ['Türkiye'.normalize('NFD'), 'turkiye'],
  ['Łódź', 'lodz'],
  ['Søren Straße', 'soren strasse'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['陈伟', '陈伟'],
])('[S161] [S170] %j is compared as %j', (text, folded) => expect(foldText(text)).toBe(folded));
