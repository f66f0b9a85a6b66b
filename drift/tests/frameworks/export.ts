// `npm run drift:frameworks`: has Django REST framework and springdoc write their OpenAPI documents
// of the same twelve operations, for the tests of `drift diff`. Fetches them; needs Python, Java
// and Maven. `-- drf` takes one of them. The documents of FastAPI, NestJS and huma come from their
// running backends: `npm run check:fastapi -- --write`, and so on.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Run = (program: string, ...args: string[]) => string;

const here = import.meta.dirname;
const frameworks: Record<string, (run: Run) => string> = {
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
