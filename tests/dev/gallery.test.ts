import { globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addressOf, hrefOf } from '../../src/dev/gallery/address.ts';
import { invisible, partOf } from '../../src/dev/gallery/not-shown.ts';
import { docOf, examplesOf, propsOf, titleOf } from '../../src/dev/gallery/source.ts';
import { importsOf } from '../support/imports.ts';

const examples = globSync('src/dev/gallery/examples/**/*.tsx');
const components = globSync('src/components/**/*.{ts,tsx}').map((file) => file.replace('src/components/', ''));
const read = (file: string) => readFileSync(file, 'utf8');
const importedBy = (files: string[]) =>
  new Set(
    files
      .flatMap((file) => importsOf(file, read(file)))
      .filter((file) => file.startsWith('src/components/'))
      .map((file) => file.replace('src/components/', '')),
  );

describe('every component is in the gallery', () => {
  const shown = importedBy(examples);

  test('each file of src/components is imported by an example, or named with a reason', () => {
    expect(shown.size).toBeGreaterThan(70);
    const missing = components.filter((file) => !shown.has(file) && !(file in partOf) && !(file in invisible));
    expect(missing).toEqual([]);
  });

  test('what is named as not shown is there, and is imported by no example', () => {
    const named = [...Object.keys(partOf), ...Object.keys(invisible)];
    expect(named.filter((file) => !components.includes(file))).toEqual([]);
    // a type or a hook may stand in the code of an example all the same
    expect(named.filter((file) => shown.has(file) && file.endsWith('.tsx'))).toEqual([]);
  });

  test('a part is imported by what it is named a part of, which is shown, or a part itself', () => {
    const wrong = Object.entries(partOf).filter(
      ([part, whole]) => !importedBy([`src/components/${whole}`]).has(part) || !(shown.has(whole) || whole in partOf),
    );
    expect(wrong).toEqual([]);
  });

  test('an example stands below the path of its component, which it imports', () => {
    const wrong = examples.filter((file) => {
      const component = file.replace('src/dev/gallery/examples/', '');
      return !components.includes(component) || !importedBy([file]).has(component);
    });
    expect(wrong).toEqual([]);
  });

  test('every function that an example file exports is read of its source', () => {
    const counts = examples.map((file) => [file, examplesOf(read(file)).length] as const);
    const wrong = counts.filter(([file, count]) => count === 0 || count !== read(file).match(/^export /gm)?.length);
    expect(wrong).toEqual([]);
  });
});

describe('the pictures of tests/looks', () => {
  const pictures = globSync('tests/looks/pictures/*.png');
  const names = examples.map((file) =>
    file.replace('src/dev/gallery/examples/', '').replace('.tsx', '').replace('/', '-'),
  );

  test('each component has one in light and one in dark, and each is of a component', () => {
    const taken = pictures.map((file) => basename(file)).filter((name) => !name.endsWith('-open.png'));
    expect(taken.toSorted()).toEqual(
      names.flatMap((name) => [`${name}-dark-390.png`, `${name}-light-1024.png`]).toSorted(),
    );
  });

  test('together they are small', () => {
    const bytes = pictures.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(1_500_000);
  });
});

const source = `import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { type Dialog, LongName } from './long.tsx';

/** Says why, on
 * two lines. */
export function LongWords() {
  return <LongName>{useState}</LongName>;
}

export function Plain() {
  return <Button />;
}

function Own() {
  return null;
}
`;

describe('what is read of a source', () => {
  test('examples in their order, with their sentence and the imports that they need alone', () => {
    const [first, second, ...more] = examplesOf(source);
    expect(more).toEqual([]);
    expect(first).toEqual({
      name: 'LongWords',
      note: 'Says why, on two lines.',
      code: [
        "import { useState } from 'react';",
        "import { type Dialog, LongName } from './long.tsx';",
        '',
        'function LongWords() {',
        '  return <LongName>{useState}</LongName>;',
        '}',
      ].join('\n'),
    });
    expect(second?.code).toMatch(/^import { Button } .*\n\nfunction Plain/);
    expect(second?.note).toBeUndefined();
  });

  test('the sentence and the props of a component', () => {
    const button = read('src/components/ui/button.tsx');
    expect(docOf(button, 'Button')).toMatch(/^Does not submit unless asked: /);
    expect(propsOf(button, 'Button')).toMatch(/^export interface ButtonProps extends .*\n[\s\S]*\n}$/);
    expect(docOf(read('src/components/key-combination.tsx'), 'KeyCombination')).toMatch(/^The keys that do one thing/);
    expect(propsOf(source, 'Plain')).toBeUndefined();
  });

  test('a name is shown as words', () => expect(titleOf('WithAWayOn')).toBe('With a way on'));
});

test.each([
  ['', { kind: 'start' }],
  ['#/components', { kind: 'components' }],
  [hrefOf('components', 'ui/button'), { kind: 'components', id: 'ui/button' }],
  [hrefOf('operations', 'listUsers'), { kind: 'operations', id: 'listUsers' }],
  ['#/schemas', { kind: 'start' }],
])('the address %s shows %o', (hash, address) => expect(addressOf(hash)).toEqual(address));
