// What npm fetches into .data/nestjs, never into the product's packages; the decorators' types are
// those of the product's TypeScript.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Backend } from './backend.ts';

const dependencies = {
  '@nestjs/common': '11.2.10',
  '@nestjs/core': '11.2.10',
  '@nestjs/platform-express': '11.2.10',
  '@nestjs/swagger': '11.4.7',
  'class-transformer': '0.5.1',
  'class-validator': '0.15.1',
  'reflect-metadata': '0.2.2',
  rxjs: '7.8.2',
};
const compilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.CommonJS,
  experimentalDecorators: true,
  emitDecoratorMetadata: true,
};

export const nestjs: Backend = {
  title: 'NestJS',
  needs: 'NestJS is not here, nor can npm fetch it',
  fetch(source, folder) {
    if (!hasPackages(folder)) return undefined;
    for (const name of ['main', 'models']) {
      const text = readFileSync(join(source, `${name}.ts.txt`), 'utf8');
      writeFileSync(join(folder, `${name}.js`), ts.transpileModule(text, { compilerOptions }).outputText);
    }
    return { program: process.execPath, folder, args: () => ['main.js'] };
  },
  operationOf: (id) => id.replace('Api_', ''),
  values: { countryId: 404, reportEditionId: 4, indicatorId: 7, ratingId: 9 },
  expected: {
    'updateUser|400|request.valid-rejected|/Version': 'the document says number of what has to be whole',
  },
};

/** Whether `folder` has the packages, fetched now where it has not. */
function hasPackages(folder: string): boolean {
  const wanted = JSON.stringify({ private: true, type: 'commonjs', dependencies });
  const file = join(folder, 'package.json');
  const lock = join(folder, 'node_modules', '.package-lock.json');
  if (existsSync(lock) && readFileSync(file, 'utf8') === wanted) return true;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, wanted);
  const flags = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  try {
    execFileSync('npm', ['install', ...flags], {
      cwd: folder,
      stdio: 'pipe',
      timeout: 120_000,
      shell: process.platform === 'win32',
    });
    return true;
  } catch {
    return false;
  }
}
