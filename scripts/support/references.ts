import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Prose, proseOf } from './comments.ts';
import { filesBelow } from './files.ts';

/** A reference in a comment or a page, as it is written there. */
export type Reference = { id: string; file: string; line: number };

/** What references of this repository can name. */
export type Known = {
  rows: ReadonlySet<string>;
  decisions: ReadonlySet<string>;
  /** 'A2.3', 'B2', and the titles of sections by their document: "B 'Dashboard'". */
  sections: ReadonlySet<string>;
  exists(path: string): boolean;
};

const folders = ['src', 'server', 'drift', 'openapi', 'tests', 'e2e', 'scripts', 'docs', '.github'];
const read = /\.(?:tsx?|mts|mjs|js|md|ya?ml|css|html)$/;

const ROW_LISTS = /\[((?:(?:Q-[SR]|[SB])\d+[\s,;]*)+)\]/g;
const DECISION = /\bADR-\d+\b/g;
const SECTIONS = /\b[Rr]equirements ([AB])(\d(?:\.\d)?)?((?:(?:, | and | to )\d(?:\.\d)?)*)((?:,? (?:and )?'[^']+')*)/g;
const PATH =
  /(?<![\w/.-])(?:\.\.\/)*((?:docs|src|server|drift|openapi|tests|e2e|scripts)\/[\w./-]*\.(?:tsx?|mjs|md|yaml|yml))\b/g;
const LINK = /\]\(([^)\s]+)\)/g;

/** Parsing is what takes long: files without any of these words are not parsed. */
const MAY_NAME =
  /\[(?:Q-|[SB]\d)|Q-[SR]\d|ADR-|requirements|documents? \d|decisions|design, |quality, |docs\/|shared|issue \d|spec §|\d-\w+\.md/i;

/**
 * Documents that were there before the repository, by the ways in which comments used to name them.
 */
const OUTSIDE = [
  /\bdocuments? [12]\b/i,
  /\b(?:decisions|design|quality), (?:sections? \d|\d|Q-|')/i,
  /\.\.\/shared\b/,
  /\(issue \d+/i,
  /\bdecisions\.md\b/,
  /\b[1-5]-(?:shell|work|decisions|features|beyond)[\w-]*\.md\b/,
  /\bspec §/,
];

/** What the repository holds to refer to. */
export function knownOf(root: string, rows: Iterable<string>): Known {
  const pages = { A: 'shell.md', B: 'work-areas.md' };
  const sections = Object.entries(pages).flatMap(([document, page]) => {
    const text = readFileSync(join(root, 'docs', 'requirements', page), 'utf8');
    const numbered = [...text.matchAll(/^#+ ([AB]\d(?:\.\d)?) (.+)$/gm)];
    const titled = [...text.matchAll(/^#+ (?:[AB]\d(?:\.\d)? )?([^(\n]+)/gm)];
    return [
      ...numbered.map(([, number = '']) => number),
      ...titled.map(([, title = '']) => `${document} '${title.trim()}'`),
    ];
  });
  return {
    rows: new Set(rows),
    decisions: new Set(decisionFiles(root).map((file) => `ADR-${file.slice(0, 3)}`)),
    sections: new Set(sections),
    exists: (path) => existsSync(join(root, path)),
  };
}

/** References of comments and pages that lead nowhere, or out of the repository. */
export function unresolvedReferences(root: string, known: Known): Reference[] {
  const files = [
    ...folders.flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`)),
    ...readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
  ].filter((file) => read.test(file) && !file.includes('node_modules/'));
  return [
    ...files.flatMap((file) => unresolvedIn(file, readFileSync(join(root, file), 'utf8'), known)),
    ...unlisted(root),
  ];
}

/** Those of one file; `file` is where it stands, for links that are relative to it. */
export function unresolvedIn(file: string, source: string, known: Known): Reference[] {
  if (!file.endsWith('.md') && !MAY_NAME.test(source)) return [];
  return proseOf(file, source).flatMap((prose) =>
    [...badRows(prose, known), ...badSections(prose, known), ...badPaths(file, prose, known), ...outside(prose)].map(
      (id) => ({ id, file, line: prose.line }),
    ),
  );
}

function badRows({ text }: Prose, { rows, decisions }: Known): string[] {
  const listed = [...text.matchAll(ROW_LISTS)].flatMap(([, list = '']) => list.split(/[\s,;]+/).filter(Boolean));
  const named = [...text.matchAll(/\bQ-[SR]\d+\b/g)].map(([id]) => id);
  const adrs = [...text.matchAll(DECISION)].map(([id]) => id);
  return [
    ...new Set([...listed, ...named].filter((id) => !rows.has(id)).concat(adrs.filter((id) => !decisions.has(id)))),
  ];
}

function badSections({ text }: Prose, { sections }: Known): string[] {
  return [...text.matchAll(SECTIONS)].flatMap(([, document = '', first, further = '', last = '']) => {
    const numbers = [first, ...(further.match(/\d(?:\.\d)?/g) ?? [])].filter((number) => number !== undefined);
    const titles = [...last.matchAll(/'([^']+)'/g)].map(([, title]) => `${document} '${title}'`);
    const ids = [...numbers.map((number) => `${document}${number}`), ...titles];
    if (ids.length === 0) return [`requirements ${document}`];
    return ids.filter((id) => !sections.has(id)).map((id) => `requirements ${id}`);
  });
}

function badPaths(file: string, { text }: Prose, { exists }: Known): string[] {
  const isPage = file.endsWith('.md');
  const named = [...text.replace(LINK, ']').matchAll(PATH)].map(([, path = '']) => path);
  const linked = isPage ? [...text.matchAll(LINK)].map(([, target = '']) => target.replace(/#.*/, '')) : [];
  const missing = [
    ...named.filter((path) => (isPage || path.startsWith('docs/')) && !exists(path)),
    ...linked.filter((target) => target !== '' && !/^\w+:/.test(target) && !exists(join(dirname(file), target))),
  ];
  return [...new Set(missing)];
}

const outside = ({ text }: Prose): string[] =>
  OUTSIDE.flatMap((pattern) => {
    const [found] = pattern.exec(text) ?? [];
    return found ? [found] : [];
  });

const decisionFiles = (root: string): string[] =>
  readdirSync(join(root, 'docs', 'decisions')).filter((file) => /^\d{3}-.*\.md$/.test(file));

/** Decisions that the index lacks, and two of one number. */
function unlisted(root: string): Reference[] {
  const index = 'docs/decisions/README.md';
  const text = readFileSync(join(root, index), 'utf8');
  const files = decisionFiles(root);
  const twice = files.filter((file, at) => file.slice(0, 3) === files[at - 1]?.slice(0, 3));
  return [...files.filter((file) => !text.includes(`(${file})`)), ...twice].map((id) => ({ id, file: index, line: 1 }));
}
