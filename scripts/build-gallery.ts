// `npm run gallery:build`: the gallery and reference as static files in dist-gallery/, for any server
// of files below any address; `-- --out FOLDER` elsewhere, `-- --serve PORT` serves them as well.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, preview } from 'vite';
import { galleryFolder, galleryPlugin } from './support/gallery-plugin.ts';
import { root } from './support/root.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { out: text, serve: text } });
const outDir = resolve(values.out ?? join(root, 'dist-gallery'));

const config: InlineConfig = {
  configFile: false,
  root: galleryFolder,
  base: './',
  publicDir: false,
  logLevel: 'error',
  resolve: { alias: { '@': join(root, 'src') } },
  plugins: [react(), galleryPlugin(), tailwindcss()],
  build: { outDir, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 4000 },
};
await build(config);
console.log(`The gallery is in ${outDir}.`);
if (values.serve) {
  const port = Number(values.serve);
  await preview({ ...config, preview: { host: 'localhost', port, strictPort: true } });
  console.log(`http://localhost:${port}/`);
}
