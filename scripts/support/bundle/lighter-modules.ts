// What the build makes smaller of modules that the first screen needs in part.
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { root } from '../root.ts';

const HOOKS = /^#(generated\/hooks\/(dashboard|editions|notifications|results|session|views)\/\2\.ts)$/;
const ONLY = /\/generated\/hooks\/[^/]+\/([^/]+\.ts)\?only=(\w+)$/;

/**
 * Each function of the generated hooks of an area that the first screen calls is a module of its
 * own: as one file, what the last screen calls of it would come with the first. Other areas stay
 * whole, for small modules spread over the files that screens share.
 */
export const hooksApart = (): Plugin => {
  // a file is asked for once for each of its functions
  const known = new Map<string, Part[]>();
  return {
    name: 'hooks-apart',
    apply: 'build',
    transform(code, id) {
      const [, file, only] = ONLY.exec(id) ?? [];
      if (file && only) {
        const parts = known.get(code) ?? partsOf(code, this.parse(code).body);
        known.set(code, parts);
        return onlyOne(parts, file, only);
      }
      if (!code.includes('#generated/hooks/')) return;
      for (const statement of this.parse(code).body.toReversed()) {
        const apart = statement.type === 'ImportDeclaration' && importsApart(statement);
        if (apart) code = code.slice(0, statement.start) + apart + code.slice(statement.end);
      }
      return code;
    },
  };
};

type Program = ReturnType<Rolldown.PluginContext['parse']>;
type Statement = Program['body'][number];

/** An import of several hooks as one of each; undefined of any other. */
function importsApart({ source, specifiers }: Extract<Statement, { type: 'ImportDeclaration' }>) {
  const [, path] = HOOKS.exec(source.value) ?? [];
  return path && specifiers.map((one) => importOf(join(root, path), nameOf(one), one.local.name)).join(' ');
}

const nameOf = (one: ImportSpecifier): string => {
  if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier')
    throw new Error('Hooks are imported by name');
  return one.imported.name;
};
type ImportSpecifier = Extract<Statement, { type: 'ImportDeclaration' }>['specifiers'][number];

const importOf = (file: string, name: string, local = name) =>
  `import { ${name} as ${local} } from '${file}?only=${name}';`;

/** A statement and the names that it declares. */
type Part = { text: string; names: string[] };

const partsOf = (code: string, body: Statement[]): Part[] =>
  body.map((statement) => ({ text: code.slice(statement.start, statement.end), names: namesIn(statement) }));

/** The statement that declares `only`, with what the file imports. */
function onlyOne(parts: Part[], file: string, only: string): string {
  const own = parts.find(({ names }) => names.includes(only));
  if (!own) throw new Error(`${file} has no ${only}`);
  const isUsed = (name: string) => name !== only && new RegExp(`\\b${name}\\b`).test(own.text);
  const others = parts.flatMap(({ names }) => names).filter(isUsed);
  const shared = parts.filter(({ names }) => names.length === 0).map(({ text }) => text);
  const text = own.text.startsWith('export ') ? own.text : `export ${own.text}`;
  return [...shared, ...others.map((name) => importOf(`./${file}`, name)), text].join('\n');
}

/** The names that a statement declares. */
function namesIn(statement: Statement): string[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type === 'FunctionDeclaration') return declared.id ? [declared.id.name] : [];
  if (declared?.type !== 'VariableDeclaration') return [];
  return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
}

/** Draws lucide-react's icons by a few lines; `tests/components/icon.test.tsx` compares them. */
export const ownIcons = (): Plugin => ({
  name: 'own-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '../createLucideIcon.mjs' && importer?.includes('/lucide-react/')
      ? join(root, 'src', 'first-screen', 'icon.ts')
      : undefined,
});
