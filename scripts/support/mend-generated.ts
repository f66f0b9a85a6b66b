/** What orval writes otherwise than we need it, mended after it ran. Each change throws where orval's code no longer has its place. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.ts';

export function mendGenerated(generated: string): void {
  mendMocks(join(generated, 'mocks'));
  mendEnums(generated);
}

/** orval's handler of a call that answers a file or 204 passes `void | Blob` on, which MSW's types refuse. */
function mendMocks(mocks: string) {
  for (const file of filesBelow(mocks))
    rewrite(join(mocks, file), (code) =>
      code.replaceAll('new HttpResponse(binaryBody,', 'new HttpResponse(binaryBody as Blob | undefined,'),
    );
}

/** The models share the constants of enums.ts, so that an enumeration is written down once. */
function mendEnums(generated: string) {
  const names = [...readFileSync(join(generated, 'enums.ts'), 'utf8').matchAll(/^export const (\w+)/gm)];
  for (const [, name = ''] of names)
    rewrite(join(generated, 'model', `${name.replace(/^./, (first) => first.toLowerCase())}.ts`), (code) => {
      const at = code.indexOf(`export type ${name} =`);
      if (at < 0) throw new Error(`orval's model of the enumeration ${name} has changed.`);
      return `${code.slice(0, at)}export { ${name} } from '../enums.ts';\n`;
    });
}

function rewrite(file: string, change: (code: string) => string) {
  const code = readFileSync(file, 'utf8');
  const changed = change(code);
  if (changed !== code) writeFileSync(file, changed);
}
