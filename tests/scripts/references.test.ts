import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../../scripts/support/files.ts';
import { type Known, unresolvedIn } from '../../scripts/support/references.ts';

const known: Known = {
  rows: new Set(['S1', 'B12', 'Q-R5']),
  decisions: new Set(['ADR-001']),
  sections: new Set(['A2.3', 'A4', 'B2', "B 'Dashboard'"]),
  exists: (path) => ['docs/operating.md', 'server/app.ts'].includes(path),
};
const ids = (source: string, file = 'src/a.ts') => unresolvedIn(file, source, known).map(({ id }) => id);

/** Apart from their brackets, so that the titles of this file do not name them. */
const [noRow, theRows] = ['S999', 'S1, B12'];

describe('references in comments', () => {
  test.each([
    ['a row', `// [${theRows}] and Q-R5`],
    ['a decision', '/** Why: ADR-001. */'],
    ['sections', '/** As asked (requirements A2.3 and 4; requirements B2). */'],
    ['a screen', "/** The list (requirements B, 'Dashboard'). */"],
    ['a page', '// docs/operating.md lists them'],
  ])('%s that is in the repository is no fault', (_, source) => expect(ids(source)).toEqual([]));

  test.each([
    ['a row', `// [S1, ${noRow}]`, noRow],
    ['a row of the quality tables', '// (Q-S77)', 'Q-S77'],
    ['a decision', '/** ADR-999 */', 'ADR-999'],
    ['a section', '// requirements A2.3 and 9', 'requirements A9'],
    ['a section at the start of a sentence', '// Requirements B8, read by hand', 'requirements B8'],
    ['a screen', "// (requirements B, 'Nowhere')", "requirements B 'Nowhere'"],
    ['a document without a section', '// the requirements B say so', 'requirements B'],
    ['a page', '// see docs/gone.md', 'docs/gone.md'],
    ['a numbered document', '/** Document 1, section 5. */', 'Document 1'],
    ['the decisions by section', "/** (decisions, section 4,\n * 'Parents') */", 'decisions, section 4'],
    ['the decisions by title', "// (decisions, 'Numbering')", "decisions, '"],
    ['the design', '// (design, section 3)', 'design, section 3'],
    ['the quality page', '// (quality, 3.2)', 'quality, 3'],
    ['a folder beside the repository', '// ../shared/language.md', '../shared'],
    ['an issue', '// comes later (issue 12)', '(issue 12'],
  ])('%s that is not is found', (_, source, id) => expect(ids(source)).toContain(id));

  test('the line is that of the comment, and line comments that follow each other are one', () => {
    const source = "const a = 1;\n// as decided (decisions,\n// section 4)\nconst b = '[S998]';";
    expect(unresolvedIn('src/a.ts', source, known)).toEqual([
      { id: 'decisions, section 4', file: 'src/a.ts', line: 2 },
    ]);
  });

  test('code, texts and what stands between tags are no comments', () => {
    expect(ids('const url = "http://a/[S998]"; const b = /\\/\\/ [S997]/;')).toEqual([]);
    expect(ids('const a = <p>http:// [S998] {/* [S997] */}</p>;', 'src/a.tsx')).toEqual(['S997']);
  });

  test('comments of YAML and of style sheets are read too', () => {
    expect(ids('# Who (decisions, section 3).\na: 1', 'openapi/a.yaml')).toEqual(['decisions, section 3']);
    expect(ids('/* [S998] */ a { color: red }', 'src/a.css')).toEqual(['S998']);
  });
});

describe('references in pages', () => {
  test('links are relative to their page, paths to the repository', () => {
    expect(
      ids('See [it](operating.md#start), [that](gone.md), `server/app.ts`, `server/gone.ts`.', 'docs/a.md'),
    ).toEqual(['server/gone.ts', 'gone.md']);
  });

  test('each row of a table is read, code blocks are not', () => {
    const page = 'A page.\n\n| a |\n|---|\n| [S1] |\n| [S998] |\n\n```\n[S997]\n```\n';
    expect(unresolvedIn('docs/a.md', page, known)).toEqual([{ id: 'S998', file: 'docs/a.md', line: 6 }]);
  });
});

const read = (file: string) => readFileSync(file, 'utf8');
const pages = filesBelow('docs').flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : []));
const pagesOfFolders = globSync(['*.md', '{drift,openapi,src,tests}/**/*.md'], {
  exclude: (file) => file.includes('node_modules'),
});
const isDecision = (file: string) => /\/\d{3}-[^/]*$/.test(file);

test('the reason of every package stands in docs/decisions/', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const reasons = pages
    .filter((file) => file.startsWith('docs/decisions/'))
    .map(read)
    .join('\n');
  const names = Object.keys({ ...dependencies, ...devDependencies });
  expect(names.filter((name) => !reasons.includes(`\`${name}\``))).toEqual([]);
});

test.each(pages.filter((file) => !isDecision(file)))(
  '%s says first whom it is for and what they can do after it',
  (file) => {
    const [title = '', first = ''] = read(file).split('\n\n');
    expect(title).toMatch(/^# /);
    expect(first).toMatch(/^For /);
    expect(first.replaceAll('\n', ' ')).toContain('After this page ');
  },
);

test('each decision has its number, status, context, decision and consequence', () => {
  const parts = /^# ADR-(\d{3}): \S.*\n\nStatus: (?:accepted|completed|superseded by \[ADR-)/;
  const heads = ['Context', 'Decision', 'Consequence'].map((head) => new RegExp(`\n## ${head}\n\n[^\\s#]`));
  const incomplete = pages.filter(isDecision).filter((file) => {
    const text = read(file);
    return !file.includes(`/${parts.exec(text)?.[1]}-`) || heads.some((head) => !head.test(text));
  });
  expect(incomplete).toEqual([]);
});

test('prose of the pages wraps at 120', () => {
  const long = [...pages, ...pagesOfFolders].flatMap((file) =>
    read(file)
      .replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''))
      .split('\n')
      .flatMap((line, at) => (line.length > 120 && !line.startsWith('|') ? [`${file}:${at + 1}`] : [])),
  );
  expect(pagesOfFolders).toContain('openapi/CHANGELOG.md');
  expect(long).toEqual([]);
});
