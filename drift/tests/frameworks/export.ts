// `npm run drift:frameworks`: has FastAPI, Django REST framework, NestJS, huma and springdoc write
// their OpenAPI documents of the same twelve operations, for the tests of `drift diff`. Fetches the
// frameworks; needs Python, Go, Java and Maven.
// `-- fastapi` takes one of them.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Run = (program: string, ...args: string[]) => string;

const here = import.meta.dirname;
const frameworks: Record<string, (run: Run) => string> = {
  fastapi(run) {
    run('python3', '-m', 'venv', 'python');
    const python = join('python', 'bin', 'python');
    run(python, '-m', 'pip', 'install', '-q', 'fastapi==0.165.0', 'pydantic==2.14.4', 'email-validator==2.4.0');
    return run(python, 'main.py');
  },
  drf(run) {
    run('python3', '-m', 'venv', 'python');
    const python = join('python', 'bin', 'python');
    const names = ['django==5.2.19', 'djangorestframework==3.18.3', 'drf-spectacular==0.30.0'];
    run(python, '-m', 'pip', 'install', '-q', ...names);
    return run(python, 'main.py');
  },
  springdoc(run) {
    mkdirSync(join('src', 'main', 'java', 'assessment'), { recursive: true });
    renameSync('Main.java', join('src', 'main', 'java', 'assessment', 'Main.java'));
    const settings = ['-Dspring-boot.run.mainClass=assessment.Main', '-Dspring-boot.run.arguments=document.json'];
    run('mvn', '-q', '-B', 'spring-boot:run', ...settings);
    return readFileSync('document.json', 'utf8');
  },
  nestjs(run) {
    const nest = ['common@11.2.10', 'core@11.2.10', 'platform-express@11.2.10', 'swagger@11.4.7'];
    const others = ['class-validator@0.15.1', 'class-transformer@0.5.1', 'reflect-metadata@0.2.2', 'rxjs@7.8.2'];
    run('npm', 'init', '-y');
    run('npm', 'install', ...nest.map((name) => `@nestjs/${name}`), ...others, 'typescript@5.9.3');
    cpSync(join(here, 'nestjs', 'main.ts.txt'), 'main.ts');
    const flags = ['--experimentalDecorators', '--emitDecoratorMetadata', '--skipLibCheck', '--module', 'commonjs'];
    run('npx', 'tsc', 'main.ts', '--target', 'es2022', ...flags);
    return run('node', 'main.js');
  },
  huma(run) {
    run('go', 'mod', 'init', 'huma');
    run('go', 'get', 'github.com/danielgtaylor/huma/v2@v2.37.2');
    run('go', 'mod', 'tidy');
    return run('go', 'run', '.');
  },
};

const [only] = process.argv.slice(2);
for (const [name, exportDocument] of Object.entries(frameworks).filter(([one]) => !only || one === only)) {
  const room = mkdtempSync(join(tmpdir(), `drift-${name}-`));
  try {
    cpSync(join(here, name), room, { recursive: true });
    process.chdir(room);
    const text = exportDocument((program, ...args) => execFileSync(program, args, { encoding: 'utf8' }));
    const file = join(here, 'documents', `${name}.json`);
    writeFileSync(file, `${JSON.stringify(JSON.parse(text), null, 1)}\n`);
    console.log(`wrote ${file}`);
  } finally {
    process.chdir(here);
    rmSync(room, { recursive: true, force: true });
  }
}
