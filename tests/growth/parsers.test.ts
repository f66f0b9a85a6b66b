/** Every parser of what others write: twice the text takes about twice the time. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldText } from '#rules/fold-text.ts';
import { mentionsIn } from '#rules/mentions.ts';
import { foldEmail, foldName, seenOf } from '#rules/names.ts';
import { faultOfAddress, hasOtherScheme, linkTo } from '#rules/web-address.ts';
import { readSheetText } from '#src/features/dashboard/plan/sheet-text.ts';
import { unknownNames } from '#src/features/indicator/comments/unknown-names.ts';
import { textOfLaTeX } from '#src/features/indicator/references/paste/latex.ts';
import { readSource } from '#src/features/indicator/references/paste/read-source.ts';
import { readPeopleText } from '#src/features/users/people-file.ts';
import { holdsWords, rankText } from '#src/lib/search-text.ts';
import { readDate } from '#src/lib/typed-date.ts';
import { numberIn } from '../../server/areas/transfer/read-row-target.ts';
import { keyOf } from '../../server/areas/transfer/table-columns.ts';
import { csvLine } from '../../server/domain/csv.ts';
import { dateStyles, isDateFormat } from '../../server/domain/workbook/cell-styles.ts';
import { unescaped } from '../../server/domain/workbook/shared-texts.ts';
import { tabNamer } from '../../server/domain/workbook/tab-names.ts';
import { attributeOf, XmlBytes } from '../../server/domain/workbook/xml-bytes.ts';
import { checkXml, elements } from '../../server/domain/workbook/xml-scan.ts';
import { Refusal } from '../../server/threads/refusal.ts';
import { bearerOf } from '../../server/token.ts';
import { unstorable } from '../../server/validation.ts';
import { growing, shapes } from '../support/growth.ts';

const people = ['Ana Lima', 'Ana Lima Duarte', 'Rui Tanaka', 'A'];

/** What stands in front, where a parser looks at nothing else. */
const parsers: [string, (text: string) => unknown, starts?: string[]][] = [
  ['names', foldName],
  ['what is seen of a name', seenOf],
  ['e-mail addresses', foldEmail],
  ['searched text', foldText],
  ['schemes', hasOtherScheme],
  ['addresses that are stored', faultOfAddress, ['https://', 'http://a/', 'https://a?']],
  ['links', linkTo, ['https://', 'http://a/']],
  ['mentions', (text) => mentionsIn(text, people), ['@Ana Lima']],
  ['names that are nobody', (text) => unknownNames(text, people), ['@']],
  [
    'pasted sources',
    readSource,
    [
      ...[
        '@book{a, title = {',
        '@book{a, author = "',
        '@book{a, ',
        '@article(',
        'TY  - JOUR\nAU  - ',
        'TY  - JOUR\nDO  - ',
      ],
      ...['Otieno, P. (2021). Roads. In ', 'Otieno, P. (2021). Roads. In A (Eds.), ', 'Otieno, P. (2021). Roads. J, '],
      ...[
        'Otieno, P. (2021). ',
        'Otieno, P. (2021, ',
        'A. Retrieved ',
        'https://a.org/',
        'doi:10.1234/',
        'a.',
        'Roads',
      ],
    ],
  ],
  ['LaTeX', textOfLaTeX, ['\\emph', "\\'", '{']],
  ['sheets on the clipboard', readSheetText],
  ['files of people', readPeopleText, ['Name,E-mail,Role\n', 'Name;E-mail;Role\n"', 'Name,E-mail,Role\na,']],
  ['addresses in files of people', (text) => readPeopleText(`Name,E-mail,Role\na,a@${text}@`)],
  ['typed dates', readDate, ['1', '1 jan', '2026-']],
  ['searches in lists', (text) => [holdsWords(text, 'Road safety'), rankText(text, 'Road safety')]],
  ['lists that are searched', (text) => [holdsWords('road x', text), rankText('road', text)]],
  ['bearers', bearerOf, ['Bearer ', 'Bearer a']],
  ['texts that cannot be stored', unstorable],
  ['attributes of a workbook', (text) => elements(text, 'sheet'), ['<sheet ', '<sheet a="', '<x:sheet a=', '<']],
  ['parts of a workbook', takeApart, ['<c r="', "<c r='A", '<t>', '<t>&', '<!--', '<!--->', '<![CDATA[', '<?', '</']],
  ['attributes of a cell', (text) => attributeOf(text, 'r'), [' r="', " r='", ' r =', ' x:r']],
  ['looks of cells', dateStyles, ['<cellXfs', '<cellXfs>', '<x:cellXfs ', '<numFmt ']],
  ['formats of dates', isDateFormat, ['"', '[', '[h', '\\']],
  ['letters that a workbook spells', unescaped, ['_x', '_x000']],
  ['encodings of a workbook', (text) => checkXml('part', Buffer.from(text))],
  ['headings of a sheet', keyOf],
  ['numbers of indicators', numberIn],
  ['names of tabs', (text) => tabNamer([])(text)],
  ['fields of CSV', (text) => csvLine([text]), ["'", '=']],
];

/** As it comes from the archive: in pieces. A refusal ends it, as it does there. */
function takeApart(text: string): void {
  const xml = new XmlBytes('part', { wantsText: true, open: () => {}, close: () => {}, text: () => {} });
  const all = Buffer.from(text);
  try {
    for (let at = 0; at < all.length; at += 65_536) xml.push(all.subarray(at, at + 65_536));
    xml.end('worksheet');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

describe('time grows with the length alone, reading', () => {
  it.each(parsers)('%s', async (_what, read, starts) => {
    expect(await growing(read, shapes(starts))).toEqual([]);
  });

  it('what the contract has a pattern for, in client and server', async () => {
    const contract = readFileSync('generated/openapi.yaml', 'utf8');
    const patterns = new Set(
      [...contract.matchAll(/^ *pattern: (?:'(.*)'|(\S+))$/gm)].map(([, one, other]) => one ?? other),
    );
    expect(patterns.size).toBeGreaterThan(10);
    const starts = ['[', '[1', '1: [1', '1: [null,', '2026-', 'attachment; '];
    for (const pattern of patterns) {
      const expression = new RegExp(pattern ?? '', 'u');
      expect(await growing((text) => expression.test(text), shapes(starts)), pattern).toEqual([]);
    }
  });
});

it('and a parser of which that is not true is found', async () => {
  const blanks = shapes().filter(({ name }) => name.includes('a( )'));
  // half of it: a quarter of the time, and enough to be found
  const planted = (text: string) => / +$/.test(text.slice(text.length / 2));
  expect(await growing(planted, blanks)).toEqual([expect.stringContaining('times the time')]);
});
