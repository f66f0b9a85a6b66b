import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from '../core/parse-document.ts';
import { drift, folder } from './support/command.ts';
import { smallContract } from './support/small.ts';

const json = JSON.stringify(parseDocument(smallContract), null, 2);
const oneLine = JSON.stringify(parseDocument(smallContract));

/** What is said of a text, in one line. */
const said = (text: string): string => {
  try {
    parseDocument(text);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  ['a colon too many', smallContract.replace('title: Small,', 'title: a: Small,'), /^line 3, column \d+: \w/],
  [
    'a tab',
    smallContract.replace('  /users/current-user:', '\t/users/current-user:'),
    /^line 6, column 1: Tabs are not/,
  ],
  [
    'a quote that does not end',
    smallContract.replace('The user', "'The user"),
    /^line \d+, column \d+: Missing closing/,
  ],
  ['a comma that is missing', json.replace('"title": "Small",', '"title": "Small"'), /^line 5, column 5: Expected ','/],
  ['JSON that breaks off', json.slice(0, -3), /^line \d+, column \d+: \w/],
  ['JSON in one line', oneLine.replace('"title":"Small",', '"title":"Small"'), /^line 1, column \d+: Expected ','/],
  ['JSON with a name without quotes', oneLine.replace('"title"', 'title: }'), /^line 1, column \d+: \w/],
])('%s is told by line and column, in one short line', (_, text, wanted) => {
  expect(said(text)).toMatch(wanted);
  expect(said(text).split('\n')).toHaveLength(1);
  expect(said(text).length).toBeLessThan(130);
});

test('every file that is read is named with the place, and nothing else is printed', async () => {
  const cwd = folder();
  const file = (name: string, text: string) => writeFileSync(join(cwd, name), text);
  file('right.yaml', smallContract);
  file('wrong.yaml', smallContract.replace('title: Small,', 'title: a: Small,'));
  file('tagged.yaml', smallContract.replaceAll('description: ', 'description: !ours '));
  file('config.yaml', 'url: http://a.test\nroles: {');
  file('known.yaml', '- id: a\n  reason: "b\n');
  const url = ['--url', 'http://127.0.0.1:9'];
  const ran = await Promise.all([
    drift(['check', ...url, '--contract', 'wrong.yaml'], { cwd }),
    drift(['diff', 'wrong.yaml', '--contract', 'right.yaml'], { cwd }),
    drift(['init', '--contract', 'wrong.yaml', '--ci', 'none'], { cwd }),
    drift(['check', ...url, '--config', 'config.yaml'], { cwd }),
    drift(['diff', 'right.yaml', '--contract', 'right.yaml', '--baseline', 'known.yaml'], { cwd }),
  ]);
  expect(ran.map(({ code, out }) => [code, out])).toEqual(ran.map(() => [2, '']));
  const place = /^(?:\S*\/)?(\w+\.yaml):\d+:\d+: .+\n$/;
  expect(ran.map(({ err }) => place.exec(err)?.[1])).toEqual([
    'wrong.yaml',
    'wrong.yaml',
    'wrong.yaml',
    'config.yaml',
    'known.yaml',
  ]);
  // a tag that nobody knows is no reason to say anything
  const tagged = await drift(['diff', 'right.yaml', '--contract', 'tagged.yaml'], { cwd });
  expect([tagged.code, tagged.err]).toEqual([0, '']);
});
