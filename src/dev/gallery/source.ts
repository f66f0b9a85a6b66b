/** Reads of a source file what the gallery shows of it. Biome's format of it is taken as given. */

/** An example as it stands in its file: name, the sentence above it, and its code. */
export type ExampleSource = { name: string; note: string | undefined; code: string };

/** The exported functions of a file, in its order, each with the imports it needs. */
export function examplesOf(source: string): ExampleSource[] {
  const functions = source.matchAll(/(?:^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^export function (\w+)\([\s\S]*?^}$/gm);
  return [...functions].map(([text, comment, name = '']) => {
    const code = text.slice(text.indexOf('export function')).replace('export ', '');
    return { name, note: comment && sentenceOf(comment), code: [...importsOf(source, code), '', code].join('\n') };
  });
}

/** The sentence above the component that a file is named after, else above its first export. */
export function docOf(source: string, name: string): string | undefined {
  const documented = [
    ...source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:abstract )?(?:class|function|const) (\w+)/g),
  ];
  const [, comment] = documented.find(([, , own]) => own === name) ?? documented[0] ?? [];
  return comment && sentenceOf(comment);
}

/** The interface or type of what the component accepts; nothing where it adds none of its own. */
export function propsOf(source: string, name: string): string | undefined {
  const declarations = source.matchAll(/^(?:export )?(?:interface|type) (\w+)\b(?:.*;$|[\s\S]*?^};?$)/gm);
  return [...declarations].find(([, own]) => own === `${name}Props`)?.[0];
}

/** 'ui/date-field' is the file of DateField. */
export const componentName = (id: string): string =>
  (id.split('/').at(-1) ?? '').replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** 'LongWords' is shown as 'Long words'. */
export const titleOf = (name: string): string =>
  name.replace(/(?!^)([A-Z])/g, (_, letter: string) => ` ${letter.toLowerCase()}`);

function importsOf(source: string, code: string): string[] {
  return [...source.matchAll(/^import [\s\S]*?;$/gm)].flatMap(([statement]) => {
    const [, names = ''] = /^import (?:type )?(.+) from/s.exec(statement) ?? [];
    const used = names.replace(/[{}]/g, '').split(',');
    const isUsed = used.some((name) => new RegExp(`\\b${name.replace('type ', '').trim() || '-'}\\b`).test(code));
    return isUsed ? [statement] : [];
  });
}

const sentenceOf = (comment: string): string => comment.replace(/\s*\n\s*\*/g, '').trim();
