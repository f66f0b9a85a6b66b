import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HotPayload } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkContract, type Fault } from '../../scripts/support/check-contract.ts';
import { contractOverlay } from '../../scripts/support/contract-overlay.ts';
import { root } from '../../scripts/support/root.ts';
import { watchContract } from '../../scripts/support/watch-contract.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'contract-'));
  cpSync(join(root, 'openapi'), join(project, 'openapi'), { recursive: true });
});
afterEach(() => rmSync(project, { recursive: true }));

function edit(file: string, change: (text: string) => string) {
  const path = join(project, 'openapi', file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

test('a broken house rule is told with its file and line', async () => {
  let line = 0;
  edit('paths/comments.yaml', (text) => {
    line = text.split('\n').findIndex((one) => one.includes('operationId:')) + 1;
    return text.replace('x-error-message', 'x-eror-message');
  });
  expect(await checkContract(project)).toEqual([
    {
      message: 'Needs x-error-message, "Something went wrong …".',
      rule: 'house/operation',
      file: 'openapi/paths/comments.yaml',
      line,
      column: 5,
    },
  ]);
});

test('of a file that is no YAML, the place that cannot be read comes first', async () => {
  edit('paths/comments.yaml', (text) => text.replace('summary:', '  summary: ['));
  const [first] = await checkContract(project);
  expect(first).toMatchObject({
    file: 'openapi/paths/comments.yaml',
    message: expect.stringMatching(/^Failed to parse/),
  });
  expect(first?.line).toBeGreaterThan(9);
});

test('what is saved is taken over only while it is sound, and what renewing throws is a fault too', async () => {
  let faults: Fault[] = [{ message: 'no good' }];
  const taken = vi.fn();
  const renew = vi.fn(async (isSound: () => Promise<boolean>) => void ((await isSound()) && taken()));
  const broken = vi.fn();
  const watcher = watchContract({ folder: join(project, 'openapi'), check: async () => faults, renew, broken });
  const save = () => edit('parameters.yaml', (text) => `${text}\n`);

  save();
  await vi.waitFor(() => expect(broken).toHaveBeenCalledWith(faults), 50_000);
  expect(taken).not.toHaveBeenCalled();

  faults = [];
  save();
  await vi.waitFor(() => expect(taken).toHaveBeenCalled(), 50_000);

  renew.mockRejectedValue(new Error('hooks failed'));
  save();
  await vi.waitFor(() => expect(broken).toHaveBeenLastCalledWith([{ message: 'hooks failed' }]), 50_000);
  watcher.close();
});

test('of saves fast after each other the newest is taken over, and no fault of an older one is told', async () => {
  const rounds: { faults: (faults: Fault[]) => void; made: () => void }[] = [];
  const next = async (count: number) => {
    await vi.waitFor(() => expect(rounds).toHaveLength(count), 50_000);
    return rounds[count - 1] as (typeof rounds)[number];
  };
  const taken: number[] = [];
  const broken = vi.fn();
  const watcher = watchContract({
    folder: join(project, 'openapi'),
    check: () => new Promise<Fault[]>((faults) => rounds.push({ faults, made: () => {} })),
    async renew(isSound) {
      const round = rounds.length;
      await new Promise<void>((made) => {
        (rounds[round - 1] as (typeof rounds)[number]).made = made;
      });
      if (await isSound()) taken.push(round);
    },
    broken,
  });
  let saves = 0;
  const path = join(project, 'openapi', 'parameters.yaml');
  const save = async () => {
    saves += 1;
    appendFileSync(path, `# ${saves}\n`);
    // longer than the quiet after which a save counts
    await new Promise((done) => setTimeout(done, 400));
  };

  await save();
  const first = await next(1);
  // known to be sound before the second and the third are saved
  first.faults([]);
  await save();
  await save();
  first.made();

  const second = await next(2);
  await save();
  second.faults([{ message: 'half written' }]);
  second.made();

  const third = await next(3);
  third.faults([]);
  third.made();
  await vi.waitFor(() => expect(taken).toEqual([3]), 50_000);
  await new Promise((done) => setTimeout(done, 400));
  expect(rounds).toHaveLength(3);
  expect(broken).not.toHaveBeenCalled();
  watcher.close();
});

test('a file is followed when another was put in its place, and so is one of a new folder', async () => {
  const renew = vi.fn(async () => undefined);
  const folder = join(project, 'openapi');
  const watcher = watchContract({ folder, check: async () => [], renew, broken: vi.fn() });
  const renewed = async (change: () => void) => {
    const before = renew.mock.calls.length;
    change();
    await vi.waitFor(() => expect(renew.mock.calls.length).toBeGreaterThan(before), 50_000);
  };
  const path = join(folder, 'paths', 'comments.yaml');
  await renewed(() => {
    writeFileSync(`${path}.new`, readFileSync(path));
    renameSync(`${path}.new`, path);
  });
  // what the replacement itself still tells must not pass for the next change
  await new Promise((done) => setTimeout(done, 500));
  await renewed(() => appendFileSync(path, '\n'));
  await renewed(() => mkdirSync(join(folder, 'more')));
  await new Promise((done) => setTimeout(done, 500));
  await renewed(() => writeFileSync(join(folder, 'more', 'new.yaml'), 'a: 1'));
  watcher.close();
});

test('the overlay names the place and shows it, also to a page that is loaded meanwhile, until the contract is mended', () => {
  const sent: HotPayload[] = [];
  let connect = () => undefined as unknown;
  const overlay = contractOverlay({
    send: (payload: HotPayload) => void sent.push(payload),
    on: (_event: string, listener: () => unknown) => {
      connect = listener;
    },
  } as never);

  connect();
  expect(sent).toEqual([]);
  overlay.show([
    { message: 'Needs words.', rule: 'house/operation', file: 'openapi/paths/comments.yaml', line: 9, column: 5 },
  ]);
  const file = join(root, 'openapi/paths/comments.yaml');
  expect(sent).toEqual([
    { type: 'error', err: expect.objectContaining({ id: file, loc: { file, line: 9, column: 5 } }) },
  ]);
  expect(sent[0]).toMatchObject({
    err: {
      message: expect.stringContaining('openapi/paths/comments.yaml:9:5  Needs words.  (house/operation)'),
      frame: expect.stringMatching(/^> {4}9 \| /m),
    },
  });

  connect();
  expect(sent[1]).toBe(sent[0]);
  overlay.clear();
  connect();
  expect(sent.slice(2)).toEqual([{ type: 'full-reload' }]);
});
