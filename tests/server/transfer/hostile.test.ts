import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/app.ts';
import { heavyFiles, hostileFiles, MB, withSheet } from '../support/hostile-files.ts';
import { form, ratings, rowsOfImports, send, upload, workbook } from './support.ts';

let test: TestApp;
let before: unknown;
beforeAll(async () => {
  test = await openTestApp();
  before = await rowsOfImports(test);
});
afterAll(() => test.close());

describe('a file that is not read', () => {
  it.each(hostileFiles)(
    '[Q-S36] [Q-S37] [Q-R18] %s is refused in a sentence, and nothing is written',
    async (_what, make, status, sentence) => {
      const answer = await upload(test, await make());
      expect({ status: answer.statusCode, detail: answer.json().detail }).toEqual({
        status,
        detail: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
      });
      expect(answer.json().code).toBe(status === 413 ? 'too-large' : 'not-a-spreadsheet');
      expect(await rowsOfImports(test)).toEqual(before);
    },
  );
});

describe('memory', () => {
  it('[Q-S37] [Q-R18] grows by less than 150 MB, whatever the file would unpack to', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hostile-'));
    const paths = heavyFiles.map((_, index) => join(folder, `${index}.xlsx`));
    for (const [index, make] of heavyFiles.entries()) await writeFile(paths[index] ?? '', make());
    const script = fileURLToPath(new URL('./read-files.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...paths]);
    await rm(folder, { recursive: true });
    const outcomes = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(outcomes).toHaveLength(4);
    for (const { outcome, bytes } of outcomes) {
      expect(outcome).not.toBe('read');
      expect(bytes, outcome).toBeLessThan(150 * MB);
    }
  });
});

describe('a cell that is too much', () => {
  it('[Q-S37] 10 MB in one cell are an error of that cell', async () => {
    const noise = Array.from({ length: 2 * MB }, (_, index) => ((index * 2_654_435_761) >>> 0).toString(36))
      .join('')
      .slice(0, 10 * MB);
    const file = await workbook(ratings(['1.1.4', 1, 'Yes', noise]));
    // Who is told that the server is busy asks again.
    const read = async (): ReturnType<typeof upload> => {
      const answer = await upload(test, file);
      return answer.statusCode === 503 ? read() : answer;
    };
    expect((await read()).json()).toMatchObject({
      errors: ['Ratings!F2: Researcher Note has more than 20,000 characters'],
    });
  });

  it('[Q-S37] outside of the table is refused, however it spells its place', async () => {
    const sheet = await withSheet('<row r="1"><c r="&#88;FD1"><v>1</v></c></row>');
    const { status, detail } = (await upload(test, sheet)).json();
    expect({ status, detail }).toEqual({
      status: 413,
      detail: expect.stringMatching(/^Ratings!XFD1 is outside of what is read/),
    });
  });
});

describe('the form', () => {
  it.each([
    ['../../x.xlsx'],
    ['x\\r\\nSet-Cookie: a=b.xlsx'],
    ['con.xlsx'],
    [`${'x'.repeat(300)}.xlsx`],
    ['gnp\u202Exslx.exe'],
    ['<script>alert(1)</script>'],
  ])('[Q-S38] the name %s is not read', async (fileName) => {
    const file = await workbook(ratings(['1.1.4', null, null, null]));
    const answer = await upload(test, file, { fileName, dryRun: true });
    expect(answer.json()).toMatchObject({ success: true });
    expect(answer.body).not.toContain(fileName);
  });

  it('[S126] more than 25 MB are refused', async () => {
    const answer = await upload(test, Buffer.alloc(25 * MB + 1));
    expect(answer.json()).toMatchObject({ status: 413, code: 'too-large', detail: 'The file is larger than 25 MB.' });
  });

  it('[S126] a form without the file, with two, or with something else is invalid; another body is not read', async () => {
    const file = Buffer.from('x');
    const two =
      form(file)
        .toString('latin1')
        .replace(/--\r\n$/, '\r\n') + form(file).toString('latin1').slice(0);
    expect((await send(test, form(file, { field: 'other' }))).json()).toMatchObject({
      status: 422,
      errors: [{ pointer: '/other' }],
    });
    expect((await send(test, Buffer.from(two, 'latin1'))).json()).toMatchObject({
      status: 422,
      errors: [{ pointer: '/file' }],
    });
    expect((await send(test, Buffer.from('------test-boundary--\r\n'))).json()).toMatchObject({
      status: 422,
      errors: [{ pointer: '/file' }],
    });
    expect((await send(test, form(file).subarray(0, 90))).statusCode).toBe(400);
    expect((await test.call('importFile', { as: 1, body: { file: 'x' } })).statusCode).toBe(415);
  });
});
