import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { fields } from '#generated/fields.ts';
import { operations } from '#generated/operations.ts';
import { readCountryIndicatorResponseSnapshotNameRegExp } from '#generated/zod/ratings/ratings.zod.ts';
import { buildClient } from '../../scripts/build-client.ts';
import { lighterReact } from '../../scripts/support/bundle/lighter-react.ts';

let built: { file: string; text: string }[];
const texts = (pattern: string) => globSync(pattern).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

beforeAll(async () => {
  await buildClient();
  built = texts('dist/**/*.{js,css,html}');
});

/** Words of the tools, one of each of their parts. */
const words = [
  "Developer's drawer",
  'x-api-target',
  'dev:choices',
  '#mock=',
  'drifts from the contract',
  'Search operations',
  'Search gallery and reference',
  'data-forced',
  'The link is copied.',
  'externalResearcher',
  '-104',
];

test.each(words)('the product as built holds nothing of the developer’s tools: %s', (word) => {
  const own = texts('{src/dev/**,generated}/*.{ts,tsx}').filter(({ text }) => text.includes(word));
  expect(own.length, 'the tools still use the word').toBeGreaterThan(0);
  expect(built.length).toBeGreaterThan(20);
  expect(built.filter(({ text }) => text.includes(word)).map(({ file }) => file)).toEqual([]);
});

const shellOf = () => {
  const shell = built.filter(({ file }) => /assets\/index-.*\.js$/.test(file));
  expect(shell).toHaveLength(1);
  return shell;
};

test('what every screen starts with holds no zod', () => {
  const isZod = ({ text }: { text: string }) => text.includes('invalid_union');
  expect(shellOf().filter(isZod)).toEqual([]);
  expect(built.filter(isZod).length, 'the forms have it').toBeGreaterThan(0);
});

test('of React the client has what its screens use, and what asks for more fails the build', () => {
  const holding = (words: string) => built.filter(({ text }) => text.includes(words)).length;
  expect(holding('This part of React is left out of the build')).toBe(1);
  expect(['unstable_scheduleHydration', '::view-transition', 'scrollMarginTop'].map(holding)).toEqual([0, 0, 0]);
  const { transform } = lighterReact() as unknown as { transform: (code: string, id: string) => unknown };
  const error = (words: string) => {
    throw new Error(words);
  };
  const transformed = (code: string) => () => transform.call({ error }, code, '/src/a-screen.tsx');
  expect(transformed("import { Suspense, Activity } from 'react';")).toThrow('/src/a-screen.tsx asks for');
  expect(transformed("import { useOptimistic } from 'react';")).toThrow('/src/a-screen.tsx asks for');
  expect(transformed('import { c } from "react/compiler-runtime";')).toThrow('/src/a-screen.tsx asks for');
  for (const [all, react] of [
    ["import * as React from 'react';", 'React'],
    ['import*as React2 from"react";', 'React2'],
    ["import React from 'react';", 'React'],
    ["import React, { useState } from 'react';", 'React'],
    ["import React, * as $all from 'react';", '$all'],
    ["import * as ReactDOM from 'react-dom';", 'ReactDOM'],
    ["import * as client from 'react-dom/client';", 'client'],
  ] as const) {
    for (const use of [
      `${react}.useOptimistic(a)`,
      `${react}['preload'](a)`,
      `const { Suspense, Activity } = ${react};`,
      `jsx(${react}.Activity, {})`,
    ])
      expect(transformed(`${all}\n${use}`), `${all} ${use}`).toThrow('/src/a-screen.tsx asks for');
    for (const use of [
      `${react}.useState(a)`,
      'Screen.preload()',
      `own.${react}.preload()`,
      `const { preload } = part;`,
    ])
      expect(transformed(`${all}\n${use}`), `${all} ${use}`).not.toThrow();
  }
  expect(transformed("import * as Form from 'react-hook-form';\nForm.useFormState()")).not.toThrow();
  expect(transformed("import { useFormState } from 'react-hook-form';")).not.toThrow();
  expect(transformed("import { Suspense } from 'react';")).not.toThrow();
});

test('of zod and its schemas the client has what its forms use', () => {
  const holding = (words: string) => built.filter(({ text }) => text.includes(words)).map(({ file }) => file);
  // a class of the small zod, and a method of each schema of the large one
  expect(holding('ZodMiniString').length, 'the forms have the small one').toBeGreaterThan(0);
  expect(holding('toJSONSchema')).toEqual([]);
  const { source } = readCountryIndicatorResponseSnapshotNameRegExp;
  expect(holding(source), 'the schema of an answer').toEqual([]);
  expect(holding(JSON.stringify(source).slice(1, -1)), 'the same as it is written').toEqual([]);
});

test('what every screen starts with holds of the operations what the client reads, and no limits of fields', () => {
  const { path, errorMessage } = operations.readLibraryIndicator;
  // the beginning, which nearly all have, is not repeated
  const own = errorMessage.replace('Something went wrong ', '');
  const { message } = fields.ReportEditionCreate.Name;
  const holding = (words: string) => shellOf().filter(({ text }) => text.includes(words)).length;
  expect({ errorMessage: holding(own), path: holding(path), message: holding(message) }).toEqual({
    errorMessage: 1,
    path: 0,
    message: 0,
  });
  expect(built.filter(({ text }) => text.includes(message)).length, 'a form has it').toBe(1);
});

test('no files of the product import each other in a circle, where the first would meet what is not there yet', () => {
  const scripts = new Map(
    built.filter(({ file }) => /assets\/.*\.js$/.test(file)).map(({ file, text }) => [file.replace(/.*\//, ''), text]),
  );
  const imports = (file: string) =>
    [...(scripts.get(file) ?? '').matchAll(/(?:from|import)["'`]\.\/([\w-]+\.js)["'`]/g)].map(([, name = '']) => name);
  expect([...scripts.keys()].flatMap(imports).length).toBeGreaterThan(scripts.size);
  const done = new Set<string>();
  const circleFrom = (file: string, above: string[]): string[] | undefined => {
    if (above.includes(file)) return [...above.slice(above.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports(file)) {
      const circle = circleFrom(next, [...above, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of scripts.keys()) expect(circleFrom(file, [])).toBeUndefined();
});
