import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

/**
 * Serves `/config.json`, which the reference server serves in production, from Vite's own servers
 *  (development and preview).
 */
export function settingsPlugin(settings: object): Plugin {
  const answer = ({ middlewares }: Pick<ViteDevServer | PreviewServer, 'middlewares'>) => {
    middlewares.use('/config.json', (_request, response) => {
      response.setHeader('content-type', 'application/json').setHeader('cache-control', 'no-store');
      response.end(JSON.stringify(settings));
    });
  };
  return { name: 'client-settings', configureServer: answer, configurePreviewServer: answer };
}
