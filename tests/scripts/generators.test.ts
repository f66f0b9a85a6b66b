import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { filesBelow } from '../../scripts/support/files.ts';
import { type Part, startGenerator } from '../../scripts/support/generators.ts';
import { mendGenerated } from '../../scripts/support/mend-generated.ts';
import { root } from '../../scripts/support/root.ts';

const contract = readFileSync(join(root, 'generated', 'openapi.json'), 'utf8');
const generator = startGenerator(['orval', 'openapi-typescript']);
afterAll(generator.close);

const projects: string[] = [];
afterEach(() => {
  for (const project of projects.splice(0)) rmSync(project, { recursive: true });
});

/** Below .data, as in `npm run dev`: packages are found there. */
function projectOf(bundle: string): string {
  const project = join(root, '.data', `generators-${process.pid}-${Math.random().toString(36).slice(2)}`);
  projects.push(project);
  for (const input of ['openapi', 'orval.config.ts', 'package.json', 'tsconfig.json'])
    cpSync(join(root, input), join(project, input), { recursive: true });
  symlinkSync(join(root, 'src'), join(project, 'src'), 'junction');
  mkdirSync(join(project, 'generated'));
  writeFileSync(join(project, 'bundle.json'), bundle);
  return project;
}

test('a process that made the code of another contract makes ours byte by byte as one that was just started', async () => {
  const other = JSON.parse(contract);
  const { get } = other.paths['/countries'];
  other.paths['/rivers'] = { get: { ...get, operationId: 'listRivers' } };
  other.components.schemas.ViewList.enum.push(3);
  other.components.schemas.ViewList['x-enum-varnames'].push('Rivers');
  const generated = async (bundle: string, fewer = bundle) => {
    const project = projectOf(bundle);
    const make = async (...parts: Part[]) => {
      for (const part of parts) expect(await generator.make(part, project), part).toMatchObject({ code: 0 });
    };
    await make('operations', 'checks');
    writeFileSync(join(project, 'bundle.json'), fewer);
    await make('hooks', 'types', 'zod');
    mendGenerated(join(project, 'generated'), join(project, 'bundle.json'));
    return join(project, 'generated');
  };
  // hooks and schemas of what is another there: of an operation that is alike, what was kept would be right
  const paths = Object.fromEntries(
    ['/countries', '/rivers', '/views', '/views/{viewId}'].map((path) => [path, other.paths[path]]),
  );
  const before = await generated(JSON.stringify(other), JSON.stringify({ ...other, paths }));
  for (const file of ['schema.ts', 'operations.ts', 'hooks/countries/countries.ts', 'openapi.yaml'])
    expect(readFileSync(join(before, file), 'utf8'), file).toContain('listRivers');
  expect(readFileSync(join(before, 'enums/viewList.ts'), 'utf8')).toContain('Rivers');

  const ours = await generated(contract);
  const committed = join(root, 'generated');
  const files = filesBelow(committed).filter((file) => file !== 'route-tree.gen.ts');
  expect(filesBelow(ours)).toEqual(files);
  const differing = files.filter((file) => !readFileSync(join(ours, file)).equals(readFileSync(join(committed, file))));
  expect(differing).toEqual([]);
});

test('what cannot be made says why, and the next contract is made', async () => {
  const broken = projectOf('{ "openapi": ');
  expect(await generator.make('types', broken)).toMatchObject({ code: 1, output: expect.stringContaining('JSON') });
  expect(await generator.make('operations', broken)).toMatchObject({ code: 1 });
  expect(await generator.make('operations', projectOf(contract))).toMatchObject({ code: 0, output: '' });
});

test('the code that emits is that of the project, and a process that it ends is started again', async () => {
  const ends = projectOf(contract);
  writeFileSync(join(ends, 'openapi', 'emit.ts'), 'process.exit(3);');
  expect(await generator.make('operations', ends)).toMatchObject({ code: 1, output: 'Its process ended.' });

  const says = projectOf(contract);
  const slowly = "await new Promise((done) => process.stderr.write(Buffer.from('no '), done));";
  writeFileSync(join(says, 'openapi', 'emit.ts'), `${slowly} console.error('paths'); process.exitCode = 1;`);
  const both = [says, projectOf(contract)].map((project) => generator.make('operations', project));
  expect(await Promise.all(both)).toMatchObject([
    { code: 1, output: 'no paths\n' },
    { code: 0, output: '' },
  ]);
  expect(generator.largestMB()).toBeGreaterThan(50);
});

test('one that is closed makes nothing more', async () => {
  const closed = startGenerator([]);
  closed.close();
  expect(await closed.make('operations', projectOf(contract))).toMatchObject({ code: 1 });
});
