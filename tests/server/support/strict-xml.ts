/** A parser of XML 1.0 that forgives nothing: enough of one for the parts of a workbook. */
export interface Element {
  name: string;
  attributes: Map<string, string>;
  children: Element[];
  text: string;
}

const TOKEN = /<\?[\s\S]*?\?>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|[^<]+/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0, production 2
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The root of a document. Throws where it is not well-formed. */
export function parseXml(xml: string): Element {
  if (ILLEGAL.test(xml) || !xml.isWellFormed()) throw new Error('A character that XML cannot hold');
  const top: Element = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [top];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < xml.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(xml);
    if (!token) throw new Error(`XML that is none: ${xml.slice(at, at + 60)}`);
    take(token, open);
  }
  const [root, other] = top.children;
  if (open.length !== 1 || !root || other || top.text.trim())
    throw new Error('XML with something open, or more than one root');
  return root;
}

function take([whole, closed, name, attributes = '', empty]: RegExpExecArray, open: Element[]): void {
  const parent = open.at(-1) as Element;
  if (whole.startsWith('<?')) return;
  if (closed !== undefined) {
    if (open.length === 1 || parent.name !== closed) throw new Error(`</${closed}> closes <${parent.name}>`);
    open.pop();
  } else if (name !== undefined) {
    const element: Element = { name, attributes: read(attributes), children: [], text: '' };
    parent.children.push(element);
    if (!empty) open.push(element);
  } else parent.text += decode(whole.replaceAll(/\r\n?/g, '\n'));
}

function read(text: string): Map<string, string> {
  const all = [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(
    ([, key = '', value = '']) => [key, decode(value)] as const,
  );
  const attributes = new Map(all);
  if (attributes.size !== all.length) throw new Error(`An attribute twice: ${text}`);
  return attributes;
}

const decode = (text: string): string =>
  text.replaceAll(/&([^;]*);?/g, (whole, name: string) => {
    const code = /^#(?:x([0-9a-fA-F]+)|(\d+))$/.exec(name);
    const character = code
      ? String.fromCodePoint(code[1] ? Number.parseInt(code[1], 16) : Number(code[2]))
      : named[name];
    if (character === undefined || !whole.endsWith(';')) throw new Error(`An entity that XML does not know: ${whole}`);
    return character;
  });

/** The text of an element; without `xml:space`, what stands around it may get lost. */
export function textOf({ text, attributes }: Element): string {
  if (text !== text.trim() && /^[ \t\n]|[ \t\n]$/.test(text) && attributes.get('xml:space') !== 'preserve')
    throw new Error('Spaces at an end that are not preserved');
  return text;
}
