/**
 * What only a page that can be used needs: nobody points at a shell, focuses or prints it. Of rules
 * by what an element holds only those of the bar of pages are needed.
 */
const USED =
  /:hover|:focus|:active|:disabled|(?<!\[data-slot=pages-bar\]):has\(|::selection|::file|::-webkit-(?!search)|aria-disabled|aria-invalid|data-theme-/;
const NESTED = /^@(layer|media|supports|container)\b/;
const NEVER = /^@media print/;

/**
 * The rules of a built style sheet that can meet these classes, in their order: what the shell in
 * index.html is drawn with before the style sheet has come.
 */
export function criticalCss(css: string, classes: ReadonlySet<string>): string {
  const kept = rulesOf(css, (selector) => !USED.test(selector) && classesOf(selector).every((one) => classes.has(one)));
  return kept.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) => (kept.includes(`var(${name}`) ? rule : ''));
}

/** The classes that a selector names, unescaped. */
export const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '').matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  );

function rulesOf(css: string, isMet: (selector: string) => boolean): string {
  let kept = '';
  for (const { prelude, body } of blocksOf(css)) {
    if (body === undefined) kept += `${prelude};`;
    else if (NEVER.test(prelude)) continue;
    else if (NESTED.test(prelude)) {
      const inner = rulesOf(body, isMet);
      if (inner) kept += `${prelude}{${inner}}`;
    } else if (prelude.startsWith('@')) kept += `${prelude}{${body}}`;
    else {
      const met = selectorsOf(prelude).map(withoutUsed).filter(isMet);
      if (met.length > 0) kept += `${met.join(',')}{${body}}`;
    }
  }
  return kept;
}

const IS = /:is\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

/** A selector without those of its alternatives that only a page in use needs. */
const withoutUsed = (selector: string): string =>
  selector.replace(IS, (whole, list: string) => {
    const kept = selectorsOf(list).filter((one) => !USED.test(one));
    return kept.length > 0 ? `:is(${kept.join(',')})` : whole;
  });

interface Block {
  prelude: string;
  /** undefined of a statement without a block. */
  body?: string;
}

/** The outermost rules and statements of minified CSS. */
function blocksOf(css: string): Block[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const blocks: Block[] = [];
  let start = 0;
  let open = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '\\') at++;
    else if (letter === '"' || letter === "'") at = endOfString(text, at);
    else if (letter === ';' && depth === 0) {
      blocks.push({ prelude: text.slice(start, at) });
      start = at + 1;
    } else if (letter === '{' && depth++ === 0) open = at;
    else if (letter === '}' && --depth === 0) {
      blocks.push({ prelude: text.slice(start, open), body: text.slice(open + 1, at) });
      start = at + 1;
    }
  }
  return blocks;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== text[start]) at += text[at] === '\\' ? 2 : 1;
  return at;
}

/** The parts of a list of selectors; a comma within brackets separates nothing. */
const selectorsOf = (prelude: string): string[] =>
  prelude.match(/(?:\\.|\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|[^,([\\])+/g) ?? [];
