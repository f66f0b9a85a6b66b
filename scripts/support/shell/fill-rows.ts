// The script that fills the rows of the dashboard's shell, for index.html.
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { ownIcons } from '../bundle/lighter-modules.ts';
import { root } from '../root.ts';

const inShell = (file: string) => join(root, 'src', 'app', 'shell', file);

/** One script without imports: the dashboard's own row, and plain-dom.ts in React's place. */
export async function buildFillRows(): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    plugins: [ownIcons(), withoutParts],
    resolve: {
      alias: [{ find: /^react(\/jsx-runtime)?$/, replacement: inShell('plain-dom.ts') }],
    },
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: {
        input: inShell('fill-rows.tsx'),
        output: { format: 'iife' },
        // What a row does not use of a file may use React's state.
        shimMissingExports: true,
      },
    },
  });
  const [{ output }] = [built].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  const [{ code }] = output;
  if (output.length > 1) throw new Error('The script of the rows is more than one file.');
  return code;
}

const NONE = '\0none';

/** A part that is fetched later is not there before the first script: it draws nothing. */
const withoutParts = {
  name: 'without-parts',
  enforce: 'pre' as const,
  resolveId: (_source: string, _importer: string | undefined, { kind }: { kind?: string }) =>
    kind === 'dynamic-import' ? NONE : undefined,
  load(id: string) {
    if (id === NONE) return 'export {};';
    return id.endsWith('/src/first-screen/lazy-part.tsx') ? 'export const lazyPart = () => () => null;' : undefined;
  },
};
