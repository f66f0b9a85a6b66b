import { basename, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { FILTER_CHIPS, LIBRARIES } from './scripts/support/bundle/libraries.ts';
import { hooksApart, ownIcons } from './scripts/support/bundle/lighter-modules.ts';
import { lighterReact } from './scripts/support/bundle/lighter-react.ts';
import { partName } from './scripts/support/bundle/part-name.ts';
import { sharedBy } from './scripts/support/bundle/shared-parts.ts';
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
        chunkFileNames: ({ name }) => `assets/${partName(name)}[hash:7].js`,
        codeSplitting: {
          groups: [
            // One file for what every screen starts with.
            { name: 'shell', tags: ['$initial'], priority: 9 },
            // The only parts that the first screen itself asks for, with all they need: no other file waits for another.
            {
              name: 'dashboard-views',
              test: /\/src\/(app\/dashboard-views|features\/dashboard\/home\/programme-figures)\.tsx$/,
              priority: 8,
            },
            // Libraries, from the ground up: whoever needs the upper has the lower.
            ...LIBRARIES.map(({ name, holds }, place) => ({ name, test: holds, priority: 7 - place / 10 })),
            // What the two after it share with others.
            {
              name: 'base',
              test: /\/src\/(lib\/(session\/sign-out|forms\/drafts)|components\/ui\/touch)\.ts$/,
              priority: 6.1,
            },
            { name: 'filter-chips', test: FILTER_CHIPS, priority: 6 },
            // Whole, as it comes with a sign-in, before anything else is there.
            {
              name: 'provider',
              test: /node_modules\/(oidc-client-ts|react-oidc-context|jwt-decode)\/|\/src\/(app\/complete-sign-in|lib\/session\/provider)\.ts/,
              priority: 5,
            },
            // What screens share, by the libraries that it needs (ADR-321).
            sharedBy(4, { priority: 4 }),
            sharedBy(2, { priority: 3, entriesAware: true, entriesAwareMergeThreshold: 8_000 }),
            // What of these parts nobody else has, as one file each.
            ...[
              ['components/toast-area', 'app/recent-problems'],
              ['app/edits'],
              ['features/dashboard/assignment/assignment-tools'],
              ['routes/unauthorized', 'app/enter-unauthorized'],
            ].map((parts) => ({
              name: basename(parts[0] ?? ''),
              test: new RegExp(`/src/(${parts.join('|')})\\.tsx?(\\?|$)`),
              priority: 2,
            })),
          ],
        },
      },
    },
  },
});
