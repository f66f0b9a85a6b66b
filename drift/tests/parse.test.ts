import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from '../core/parse-document.ts';
import { drift, folder, serve } from './support/command.ts';
import { smallContract } from './support/small.ts';

const json = JSON.stringify(parseDocument(smallContract), null, 2);
const oneLine = JSON.stringify(parseDocument(smallContract));

/** What is said of a text, in one line. */
const said = (text: string, options = {}): string => {
  try {
    parseDocument(text, options);
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

/** Words of the parsers that say nothing to who wrote the document. */
const jargon = /implicit|\bflow|scalar|\bnode\b|token|stream|collection|parseAll|compact|directive|is not valid JSON/i;

test.each([
  ['two documents', 'a: 1\n---\nb: 2\n', 2, /a second document begins here: keep one/],
  ['a document after the end', 'a: 1\n...\nb: 2\n', 3, /a second document begins here: keep one/],
  ['a key twice', 'openapi: 3.1.0\ninfo: {}\nopenapi: 3.0.0\n', 3, /the key openapi is there twice/],
  ['a name that stands for nothing', 'a: 1\nb: *one\n', 2, /\*one stands for nothing: no &one/],
  ['a merge of no mapping', 'a: 1\nb: { <<: 3 }\n', 2, /<< takes a mapping/],
  ['a colon in a text', 'a: b: c\n', 1, /put a text with `: ` in quotes/],
  ['a colon in a text in braces', 'info: { title: a: b }\n', 1, /put the text in quotes/],
  ['a line without a colon', 'a: 1\nb\nc: 2\n', 2, /no `: ` follows this key/],
  ['a colon without a space', 'a:1\nb: 2\n', 1, /no `: ` between key and value/],
  ['a list below a mapping', 'a: 1\n- 2\n', 2, /no `: ` between key and value/],
  ['a list that does not end', 'a: [1, 2\nb: 3\n', 2, /a \] is missing before this/],
  ['a mapping that does not end', 'a: { b: 1\nc: 2\n', 2, /a } is missing before this/],
  ['another indent', 'a:\n  b: 1\n c: 2\n', 3, /indented otherwise/],
  ['a bracket too many', 'a: }\n', 1, /this does not belong here/],
  ['a text after a text', 'a: "x" y\n', 1, /this does not belong here/],
  ['a key in a list', '- a\nb: 1\n', 2, /this does not belong here/],
  ['an at sign', 'a: @x\n', 1, /begins with @ needs quotes/],
  ['a backslash', 'a: "\\d+"\n', 1, /\\d means nothing in double quotes/],
  ['a page', '<!doctype html>\n<html>\n', 1, /an HTML page/],
  ['XML', '<?xml version="1.0"?>\n', 1, /this is XML/],
])('YAML with %s is refused in plain words, at its line', (_, text, line, wanted) => {
  expect(said(text, { merge: true })).toMatch(new RegExp(`^line ${line}, column \\d+: .*${wanted.source}`));
  expect(said(text, { merge: true })).not.toMatch(jargon);
});

test.each([
  ['a comma before a brace', '{\n  "a": 1,\n}', '3, column 1: JSON has no comma before a }'],
  ['a comma before a bracket', '{\n  "a": [1,\n 2, ]\n}', '3, column 5: JSON has no comma before a ]'],
  ['a comment', '{\n  // one\n  "a": 1\n}', '2, column 3: JSON has no comments'],
  ['a comment above', '// one\n{}', '1, column 1: JSON has no comments'],
  ['a name without quotes', '{\n  a: 1\n}', "2, column 3: Expected property name or '}'"],
  ['single quotes', "{ 'a': 1 }", '1, column 3: JSON has double quotes, not single ones'],
  ['a value that is none', '{ "a": undefined }', "1, column 8: JSON has no 'u'"],
  ['a second value', '{}\n{}', '2, column 1: something follows the end of the JSON'],
  ['its end missing', '{ "a": [1', "1, column 10: Expected ',' or ']' after array element"],
  ['nothing', '', '1, column 1: the JSON breaks off here'],
  ['YAML', 'openapi: 3.1.0\n', '1, column 1: this is YAML, not JSON'],
])('what says that it is JSON, and has %s, is refused at its place', (_, text, wanted) => {
  expect(said(text, { isJson: true })).toBe(`line ${wanted}`);
});

test('JSON by its name or its media type is no YAML, for each file that is read', async () => {
  const cwd = folder();
  const loose = json.replace(/\}$/, ',}');
  const file = (name: string, text: string) => writeFileSync(join(cwd, name), text);
  file('right.yaml', smallContract);
  file('loose.yaml', loose);
  file('loose.json', loose);
  file('config.json', '{ "url": "http://a.test", }');
  file('known.json', '[{},]');
  file('calls.har', '{ "log": { "entries": [], } }');
  const served = (type?: string) =>
    serve((_, response) => {
      if (type) response.setHeader('content-type', type);
      response.end(loose);
    });
  const url = ['--url', 'http://127.0.0.1:9'];
  const right = ['--contract', 'right.yaml'];
  const ran = await Promise.all([
    drift(['check', ...url, '--contract', 'loose.json'], { cwd }),
    drift(['init', '--contract', 'loose.json', '--ci', 'none'], { cwd }),
    drift(['diff', 'loose.json', ...right], { cwd }),
    drift(['diff', await served('application/json'), ...right], { cwd }),
    drift(['diff', `${await served()}/v3/openapi.json`, ...right], { cwd }),
    drift(['check', ...url, '--config', 'config.json'], { cwd }),
    drift(['diff', 'right.yaml', ...right, '--baseline', 'known.json'], { cwd }),
    drift(['har', 'calls.har', ...right], { cwd }),
  ]);
  for (const { code, out, err } of ran)
    expect([code, out, err]).toEqual([
      2,
      '',
      expect.stringMatching(/:\d+:\d+: (no HAR: )?JSON has no comma before a [}\]]\n$/),
    ]);
  const yaml = await Promise.all([
    drift(['diff', 'loose.yaml', ...right], { cwd }),
    drift(['diff', await served('application/yaml'), ...right], { cwd }),
  ]);
  expect(yaml.map(({ code, err }) => [code, err])).toEqual([
    [0, ''],
    [0, ''],
  ]);
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
