import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runProgram } from '../support/program.ts';

describe('a program that a test runs', () => {
  it('is answered by what the test serves meanwhile', async () => {
    const server = createServer((_request, response) => response.end('here'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const script = `process.stdout.write(await (await fetch('http://127.0.0.1:${port}')).text())`;
    expect(await runProgram(process.execPath, ['--input-type=module', '-e', script])).toEqual({
      status: 0,
      stdout: 'here',
      stderr: '',
    });
  });

  it('is given what it reads, and says how it ended', async () => {
    const script = 'process.stdin.pipe(process.stderr); process.exitCode = 3;';
    const ended = await runProgram(process.execPath, ['-e', script], { input: 'read' });
    expect(ended).toEqual({ status: 3, stdout: '', stderr: 'read' });
  });

  it('that is not there rejects nothing', async () => {
    const { status, error } = await runProgram('no-such-program', [], { input: 'read' });
    expect([status, error]).toEqual([null, expect.objectContaining({ code: 'ENOENT' })]);
  });

  it('is waited for in one step by no test of the server, whose connections would grow too old', () => {
    const files = globSync('tests/server/**/*.ts');
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => /\b(spawn|exec|execFile)Sync\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
