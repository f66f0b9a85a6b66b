import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compiledAhead } from './scripts/support/bundle/compiled-ahead.ts';
import { filesByLoad } from './scripts/support/bundle/files-by-load.ts';
import { hooksApart, ownIcons } from './scripts/support/bundle/lighter-modules.ts';
import { lighterReact } from './scripts/support/bundle/lighter-react.ts';
import { partName } from './scripts/support/bundle/part-name.ts';
import { shell } from './scripts/support/shell/shell.ts';

/** What the first screen of everybody asks for beside the first script. */
const DASHBOARD_PARTS = /\/src\/(app\/dashboard-views|features\/dashboard\/home\/own-figures)\.tsx$/;

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
    compiledAhead(),
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
          // The only parts that the first screen of all itself asks for are a file with all they need.
          groups: filesByLoad({ name: 'dashboard-views', test: DASHBOARD_PARTS }),
        },
      },
    },
  },
});
