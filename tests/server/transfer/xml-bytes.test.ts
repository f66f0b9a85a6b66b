import { describe, expect, it, test } from 'vitest';
import { attributeOf, decode, XmlBytes } from '../../../server/domain/workbook/xml-bytes.ts';
import { cut } from '../support/pieces.ts';

const reader = () => new XmlBytes('part', { wantsText: true, open: () => {}, close: () => {}, text: () => {} });

/** Pieces as they come, none of which ends what is open; returns how many were taken. */
function push(begin: string): number {
  const xml = reader();
  xml.push(Buffer.from(`<?xml version="1.0"?><a>${begin}`));
  for (let pieces = 0; pieces < 1000; pieces += 1) {
    try {
      xml.push(Buffer.alloc(65_536, 'x'));
    } catch (error) {
      expect((error as Error).message).toMatch(
        /part holds a (text of more than 16,000,000 bytes|tag that does not end)/,
      );
      return pieces;
    }
  }
  return 1000;
}

it.each(['text', '<tag '])('what goes on after “%s” is refused before more than 16 megabytes are held', (begin) => {
  expect(push(begin)).toBeLessThan(250);
});

it('a comment that goes on is passed over, and not held', () => expect(push('<!-- ')).toBe(1000));

describe('XML in pieces', () => {
  const read = async (xml: Buffer | string, { length = 1_000, wantsText = true } = {}) => {
    const seen: string[] = [];
    let isText = false;
    const add = (event: string, next: boolean) => {
      if (isText && next) seen.push(`${seen.pop()}${event}`);
      else seen.push(event);
      isText = next;
    };
    const reader = new XmlBytes('part', {
      wantsText,
      open: (name, attributes) => add(`<${name}${attributes}`, false),
      close: (name) => add(`/${name}`, false),
      // as many pieces as it was cut into
      text: (text) => add(text, true),
    });
    for await (const piece of cut(xml, length)) reader.push(piece);
    reader.end('a');
    return { seen, tags: reader.tags };
  };

  const xml = `<?xml version="1.0" a=">"?><x:a><!-- <b> -- é -->one<b c=">" d='"/>'/>é&lt;&#65;&#x42;<![CDATA[<t>é🚦&amp;]]>]]&gt;</x:a>\n`;
  test.each([1, 2, 3, 5, 1_000])('is the same in pieces of %i bytes', async (length) => {
    const { seen, tags } = await read(xml, { length });
    expect([seen, tags]).toEqual([['<a', 'one', `<b c=">" d='"/>'`, '/b', 'é<AB<t>é🚦&amp;]]>', '/a'], 3]);
    expect((await read(xml, { length, wantsText: false })).seen).toEqual(['<a', `<b c=">" d='"/>'`, '/b', '/a']);
  });

  test.each<[bytes: Buffer | string, sentence: string]>([
    ['<a>', 'ends too early'],
    ['<a></a><b>', 'ends too early'],
    ['<a></a>text', 'ends too early'],
    ['<a></a><b', 'ends too early'],
    ['<a></a><!-- ', 'ends too early'],
    ['<b></b>', 'ends too early'],
    ['<a><!DOCTYPE a></a>', 'The file declares entities in part, which no spreadsheet does. It is not read.'],
    ['<a><!ENTITY b "c"></a>', 'The file declares entities in part, which no spreadsheet does. It is not read.'],
    ...['ff3c613e', 'fe3c613e', '003c613e', '3c00613e'].map((hex): [Buffer, string] => [
      Buffer.from(hex, 'hex'),
      'The file is damaged: part is not written in UTF-8.',
    ]),
  ])('[Q-S37] %j is refused', async (bytes, sentence) => {
    await expect(read(bytes)).rejects.toThrow(sentence);
    await expect(read(bytes, { length: 1 })).rejects.toThrow(sentence);
  });

  test('[Q-S37] may hold a text or a tag of a million bytes between two pieces, and no more', async () => {
    const longest = 'x'.repeat(1_000_000);
    const containing = (open: string) => read(`<a>${open}</a>`, { length: 3 + open.length });
    expect((await containing(longest)).seen).toHaveLength(3);
    await expect(containing(`${longest}x`)).rejects.toThrow('part holds a text of more than 1,000,000 bytes.');
    await expect(containing(`<${longest}`)).rejects.toThrow('The file is damaged: part holds a tag that does not end.');
    expect((await containing(`<!--${longest}x-->`)).tags).toBe(2);
  });

  test('has references to characters, and none to others', () => {
    expect(decode('&LT;&gt;&amp;&quot;&apos;&#9;&#x1F600;&#1114111;&#1114112;&nbsp;& &#x41')).toBe(
      '<>&"\'\t😀\u{10ffff}&#1114112;&nbsp;& &#x41',
    );
  });

  test.each([
    [' r="A1" t="s"', 'A1'],
    [' t="s" r="A&amp;1"', 'A&1'],
    [" t='s' r = 'A&lt;1'", 'A<1'],
    [' x:r="A1"', 'A1'],
    ['\tr="A1"', 'A1'],
    ['r=""', ''],
    [' xr="A1"', undefined],
    [' t="s"', undefined],
    ['', undefined],
  ])('has in %j the attribute r %j', (attributes, value) => {
    expect(attributeOf(attributes, 'r')).toBe(value);
  });
});
