// `npm run gallery:build`: the gallery and reference as static files in dist-gallery/, for any
// server of files below any address; `-- --out FOLDER` elsewhere, `-- --serve PORT` serves them.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type PreviewServer, preview } from 'vite';
import { galleryFolder, galleryPlugin } from './support/gallery-plugin.ts';
import { root } from './support/root.ts';

const configFor = (outDir: string): InlineConfig => ({
  configFile: false,
  root: galleryFolder,
  base: './',
  publicDir: false,
  logLevel: 'error',
  resolve: { alias: { '@': join(root, 'src') } },
  plugins: [react(), galleryPlugin(), tailwindcss()],
  build: { outDir, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 4000 },
});

/** Writes the gallery into a folder. Throws with Vite's own words. */
export async function buildGallery(outDir: string): Promise<void> {
  await build(configFor(outDir));
}

/** Serves what `buildGallery` wrote, on http://localhost:PORT/. */
export const serveGallery = (outDir: string, port: number): Promise<PreviewServer> =>
  preview({ ...configFor(outDir), preview: { host: 'localhost', port, strictPort: true } });

if (import.meta.main) {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { out: { ...text, default: join(root, 'dist-gallery') }, serve: text } });
  const outDir = resolve(values.out);
  await buildGallery(outDir);
  console.log(`The gallery is in ${outDir}.`);
  if (values.serve) {
    await serveGallery(outDir, Number(values.serve));
    console.log(`http://localhost:${values.serve}/`);
  }
}
