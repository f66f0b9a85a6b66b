// Corrects the output of orval where we need something else.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.ts';

/** @param bundle the file of the bundled contract */
export function mendGenerated(generated: string, bundle: string): void {
  mendMocks(join(generated, 'mocks'));
  mendEnums(generated);
  mendHooks(generated, bundle);
  mendSchemas(join(generated, 'zod'));
}

/**
 * orval's handlers of files and of 204 return `void | Blob`, which MSW's types do not accept.
 */
function mendMocks(mocks: string) {
  for (const file of filesBelow(mocks))
    rewrite(join(mocks, file), (code) =>
      code.replaceAll('new HttpResponse(binaryBody,', 'new HttpResponse(binaryBody as Blob | undefined,'),
    );
}

/**
 * Removes descriptions from the zod schemas: the types have them. They would be loaded with the
 * forms, and zod refuses to extend an object with a check.
 */
function mendSchemas(zod: string) {
  for (const file of filesBelow(zod))
    rewrite(join(zod, file), (code) => {
      const mended = code.replace(/\.check\(\/\*#__PURE__\*\/ zod\.describe\('(?:[^'\\]|\\.)*'\)\)/g, '');
      if (mended.includes('describe(')) throw new Error(`orval writes the descriptions of ${file} in another way.`);
      return mended;
    });
}

/** The models import the constants of enums.ts, so that each enumeration is declared once. */
function mendEnums(generated: string) {
  const names = [...readFileSync(join(generated, 'enums.ts'), 'utf8').matchAll(/^export \{ (\w+) \}/gm)];
  for (const [, name = ''] of names) {
    const file = `${name.replace(/^./, (first) => first.toLowerCase())}.ts`;
    rewrite(join(generated, 'model', file), (code) => {
      const at = code.indexOf(`export type ${name} =`);
      if (at < 0) throw new Error(`orval's model of the enumeration ${name} has changed.`);
      return `${code.slice(0, at)}export { ${name} } from '../enums/${file}';\n`;
    });
  }
}

/**
 * Query keys hold the path parameters by name, so that a key with some of them matches all that
 * include these. orval's own keys read an undeclared variable (8.38). Variables of mutations stay
 * flat.
 */
function mendHooks(generated: string, bundle: string) {
  const hooks = join(generated, 'hooks');
  const docs = docsOf(bundle);
  const key =
    /(export const get\w+QueryKey = \((\{ [\w, ]+ \}): [\s\S]*?)\.\.\.\(pathParams \? \[pathParams\] : \[\]\)/g;
  for (const file of filesBelow(hooks))
    rewrite(join(hooks, file), (code) => {
      const mended = code
        .replace(key, '$1$2')
        .replace(
          /const \{pathParams(?:,([\w,]+))?\} = props/g,
          (_, rest = '') => `const {${rest && `${rest},`}...pathParams} = props`,
        )
        .replace(
          /MutationVariables = \{pathParams: (\w+);?([^}]*)\}/g,
          (_, ids, rest) => `MutationVariables = ${ids}${rest && ` & {${rest}}`}`,
        );
      if (/\[pathParams\]|\{pathParams/.test(mended))
        throw new Error(`orval writes the calls of ${file} in another way.`);
      return withDocs(mended, docs);
    });
}

/** Adds JSDoc to each call: its permissions, its errors, the reads that it invalidates. */
function withDocs(code: string, docs: Map<string, string>): string {
  const start = /(?:\/\*\*\n(?: \*[^\n]*\n)+? *\*\/\n+)?(export (?:const|function) (\w+)(?= = (?:async )?[(<]|<))/g;
  return code.replace(start, (all, declaration, name) => {
    const doc = docs.get(name);
    return doc ? doc + declaration : all;
  });
}

type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  responses: Record<string, unknown>;
  'x-permissions': string[][];
  'x-error-message': string;
  'x-invalidates'?: string[];
};

/** The documentation of each call and its hooks, by the name of the function. */
function docsOf(bundle: string): Map<string, string> {
  const { paths } = JSON.parse(readFileSync(bundle, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const operations = Object.values(paths).flatMap((item) => Object.values(item).filter((one) => one.operationId));
  return new Map(
    operations.flatMap((operation) => {
      const id = operation.operationId;
      const hook = `use${id.replace(/^./, (first) => first.toUpperCase())}`;
      return [id, hook, `${hook}Infinite`].map((name) => [name, docOf(operation)] as const);
    }),
  );
}

function docOf({ summary, description, responses, ...operation }: Operation): string {
  const may = operation['x-permissions'].map((all) => all.join(' + ') || 'everybody who is signed in').join('; or ');
  const failures = Object.keys(responses).filter((status) => /^[45]/.test(status));
  const old = operation['x-invalidates'] ?? [];
  const lines = [
    `${summary}.`,
    ...(description ? [description.trim().replaceAll(/\s*\n\s*/g, ' ')] : []),
    `Who may: ${may}.`,
    `Fails with ${failures.join(', ')}: ‘${operation['x-error-message']}’.`,
    ...(old.length > 0 ? [`Refetches afterwards: ${old.join(', ')}.`] : []),
  ];
  return `/**\n${lines.map((line) => ` * ${line}\n`).join(' *\n')} */\n`;
}

function rewrite(file: string, change: (code: string) => string) {
  const code = readFileSync(file, 'utf8');
  const changed = change(code);
  if (changed !== code) writeFileSync(file, changed);
}
