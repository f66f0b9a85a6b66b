import { basename, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { hooksApart, ownIcons } from './scripts/support/lighter-modules.ts';
import { lighterReact } from './scripts/support/lighter-react.ts';
import { partName } from './scripts/support/part-name.ts';
import { shell } from './scripts/support/shell/shell.ts';

/** The layout and the page that everybody starts with come with the shell; elsewhere the loader waits with its screen. */
const splitBehavior = ({ routeId }: { routeId: string }): ('component' | 'loader' | 'errorComponent')[][] =>
  routeId === '/_app' || routeId === '/_app/dashboard' ? [] : [['component', 'loader', 'errorComponent']];

/** The classes of the developer's tools are in no build: only development needs them. */
const withoutToolsClasses: Plugin = {
  name: 'without-tools-classes',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/src/styles.css') ? `${code}\n@source not "./dev";\n` : undefined),
};

// Settings of the routes stand in tsr.config.json, shared with scripts/generate.ts; what only development needs, in scripts/dev.ts.
export default defineConfig({
  // As components in shadcn's conventions import; our own files say '#src/'.
  resolve: {
    alias: {
      '@': join(import.meta.dirname, 'src'),
      // React has what the shim makes up for.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  plugins: [
    tanstackRouter({ target: 'react', codeSplittingOptions: { splitBehavior } }),
    react(),
    withoutToolsClasses,
    hooksApart(),
    ownIcons(),
    lighterReact(),
    tailwindcss(),
    shell(),
  ],
  server: { host: 'localhost', strictPort: true, watch: { ignored: ['**/.data/**', '**/test-results/**'] } },
  build: {
    target: 'baseline-widely-available',
    // The content security policy allows no data: addresses for fonts and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Fewer kinds of letters compress better: the first script names all parts.
        hashCharacters: 'base36',
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 's' : partName(name)}-[hash:7].js`,
        codeSplitting: {
          groups: [
            // One file for what every screen starts with, and few for what screens share: each small file costs a request.
            { name: 'shell', tags: ['$initial'], priority: 3 },
            // The only parts that the first screen itself asks for, with all they need: no other file waits for another.
            {
              name: 'dashboard-views',
              test: /\/src\/(app\/dashboard-views|features\/dashboard\/home\/programme-figures)\.tsx$/,
              priority: 2.5,
            },
            // What sends a write: whole, as nearly every page needs it and none of its neighbours.
            { name: 'writes', test: /\/src\/lib\/api\/(use-calls|writes)\.ts$/, priority: 2.6 },
            // What every tab fetches after its first screen, and what assigns on the dashboard: whole and apart, or they draw in what others share.
            ...[
              ['components/toast-area', 'app/recent-problems'],
              ['app/edits'],
              ['features/dashboard/assignment/assignment-tools'],
              ['features/dashboard/filter-chips', 'components/chip-list', 'components/ui/chip'],
            ].map((parts) => ({
              name: basename(parts[0] ?? ''),
              test: new RegExp(`/src/(${parts.join('|')})\\.tsx?$`),
              priority: 2,
            })),
            // The guard of a page and the page, or one would be asked for after the other.
            {
              name: 'unauthorized',
              test: /\/src\/routes\/unauthorized\.tsx\?|\/src\/app\/(enter-unauthorized|writes-under-way|error-pages\/unauthorized|unsaved\/(ask-before-log-out|unsaved-work))\.tsx?$/,
              priority: 2,
            },
            // The client of the identity provider and React's view of it: neither in the first screen, both in one request.
            {
              name: 'provider',
              test: /node_modules\/(oidc-client-ts|react-oidc-context|jwt-decode)\/|\/src\/app\/complete-sign-in\.ts|\/src\/lib\/session\/provider\.ts/,
              priority: 2,
            },
            // What forms are checked with, and what most pages draw with: two requests instead of twenty.
            {
              name: 'forms',
              test: /node_modules\/(zod|react-hook-form|@hookform)\/|\/src\/lib\/forms\//,
              minShareCount: 2,
              priority: 2.3,
            },
            {
              name: 'components',
              test: /node_modules\/(@radix-ui|radix-ui|@floating-ui|cmdk|aria-hidden|react-remove-scroll)|\/src\/(components|lib)\//,
              minShareCount: 4,
              priority: 1.4,
            },
            // Files of more than this would import each other in circles (tests/dev/production.test.ts).
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3_000, priority: 1 },
          ],
        },
      },
    },
  },
});
