import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { parse } from 'yaml';
import { root } from './root.ts';

/** Where the gallery is served in development. */
const GALLERY_PATH = '/dev';
/** Its page and its sources. */
export const galleryFolder = join(root, 'src', 'dev', 'gallery');

/**
 * Serves the gallery's page below /dev, and gives it the contract as an object: a browser would
 * have to carry a parser of YAML, and take a second to parse.
 */
export function galleryPlugin(): Plugin {
  return {
    name: 'gallery',
    configureServer: (server) => void server.middlewares.use(GALLERY_PATH, pageOf(server)),
    load: {
      filter: { id: /\.yaml\?contract$/ },
      async handler(id) {
        const file = id.replace('?contract', '');
        this.addWatchFile(file);
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(parse(await readFile(file, 'utf8'))))});`;
      },
    },
  };
}

function pageOf(server: ViteDevServer): Connect.NextHandleFunction {
  return async ({ url = '/' }, response, next) => {
    if (!/^\/?(\?|$)/.test(url)) return next();
    try {
      const page = await readFile(join(galleryFolder, 'index.html'), 'utf8');
      const html = page.replace('./main.tsx', '/src/dev/gallery/main.tsx');
      response.setHeader('content-type', 'text/html');
      response.end(await server.transformIndexHtml('/src/dev/gallery/index.html', html));
    } catch (error) {
      next(error);
    }
  };
}
