// Puts into index.html what is painted before style sheet and script have come (ADR-267).
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { root } from '../root.ts';
import { classesOf, criticalCss } from './critical-css.ts';
import { buildFillRows } from './fill-rows.ts';

/**
 * What loads after the shell shows at once, or its grey would go and come again. By no variable,
 * for which all of the page would be styled anew when the mark goes.
 */
const OWN_CSS =
  '[data-shell] #root :is(.animate-skeleton,[data-skeletons]){animation-delay:calc(-1*var(--duration-fast)),0s}';

/** What comes above the rows has the height that it had when this tab showed it last. */
const CSS_OF_PLACES =
  '[data-shell=heights] [data-slot=home-skeleton]{min-height:var(--place-of-home,10rem)}' +
  '[data-shell=heights] [data-slot=tools-place]{box-sizing:border-box;height:var(--place-of-tools,45px)}';

/**
 * As soon as React has rendered more than the frame that stands for a loading page, the shell is
 * gone. The layout removes these rules with it: once the browser has met such a `:has()`, it styles
 * the whole page anew whenever an element comes or goes.
 */
const CSS_OF_LOADING = '#root:not(:empty,:has(>[data-pending]))~#shell,html:has(#shell>*) [data-pending]{display:none}';

/** The shell: its templates, the script that shows one (`show-shell.js`) and the styles of both. */
export const shell = (): Plugin => {
  let base = '/';
  return {
    name: 'shell',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html;
        const sheet = html.match(/<link rel="stylesheet"[^>]*>/)?.[0];
        const file = sheet?.match(/href="([^"]*)"/)?.[1];
        const css = file && textOf(bundle[file.slice(base.length)]);
        if (!css) throw new Error('index.html names no style sheet');
        const shells = await draw(base);
        const fillRows = await buildFillRows();
        const { styles, templates } = cut(css, shells.templates, wordsIn(fillRows));
        const [showShell, sendEarly, startScript] = ['show-shell.js', 'send-early.js', 'start-script.js'].map(
          (name) => {
            const code = readFileSync(join(root, 'scripts', 'support', 'shell', name), 'utf8');
            const filled = code.replaceAll('%BASE_URL%', base).replace('%TITLES%', JSON.stringify(shells.titles));
            return minifySync(name, filled, { module: false }).code;
          },
        );
        const body = `<div id="root"></div>
    <div id="shell" aria-busy="true"></div>
    <style>${CSS_OF_LOADING}</style>
    ${templates}
    <script>${sendEarly}</script>
    <script>${showShell}</script>
    <script>${fillRows}</script>
    <script>${startScript}</script>`;
        return withoutComments(html)
          .replace(
            /<script type="module" crossorigin src="([^"]*)"><\/script>/,
            '<link rel="modulepreload" data-entry crossorigin href="$1">',
          )
          .replace(sheet ?? '', '')
          .replace(
            '</head>',
            () => `${sheet?.replace('"stylesheet"', '"preload" as="style"')}\n    <style>${styles}</style>\n  </head>`,
          )
          .replace('<div id="root"></div>', () => body);
      },
    },
  };
};

/** The page that is served, whose comments are for whoever changes it. */
const withoutComments = (html: string): string =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/(?<=<script>).*?(?=<\/script>)/gs, (code) => minifySync('index.js', code, { module: false }).code);

const textOf = (part: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) =>
  part?.type === 'asset' ? `${part.source}` : undefined;

/** The HTML of each template, by its name, and the titles of pages. */
type Shells = { templates: Record<string, string>; titles: Record<string, string> };

/** Drawn by the client's own components, without any call being answered. */
async function draw(base: string): Promise<Shells> {
  const { stdout } = await execute(process.execPath, [join(root, 'scripts', 'draw-shells.ts'), base], {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 10_000_000,
  });
  return JSON.parse(stdout);
}

const execute = promisify(execFile);

/** Templates of the shells and the rules that meet them, without classes that no rule names. */
function cut(css: string, shells: Shells['templates'], words: string[]): { styles: string; templates: string } {
  const plain = Object.entries(shells).map(([name, html]) => [name, bare(html)] as const);
  const used = new Set(plain.flatMap(([, html]) => classLists(html).flatMap((list) => list.split(' '))));
  for (const word of words) used.add(word);
  // Put there by the script.
  used.add('sm:min-h-49.5').add('max-sm:min-h-130').add('sr-only');
  const styles = criticalCss(css, used);
  const named = new Set(classesOf(styles));
  const slots = new Set([...styles.matchAll(/\[data-slot="?([\w-]+)/g)].map(([, slot]) => slot));
  // Read by the script.
  slots.add('home-skeleton').add('tools-place');
  const templates = plain.map(([name, html]) => {
    const short = html
      .replace(/ class="([^"]*)"/g, (_, list: string) => {
        const kept = list.split(' ').filter((one) => named.has(unescaped(one)));
        return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
      })
      .replace(/ data-slot="([^"]*)"/g, (whole, slot: string) => (slots.has(slot) ? whole : ''));
    return `<template data-part="${name}">${short}</template>`;
  });
  return { styles: styles + OWN_CSS + CSS_OF_PLACES, templates: templates.join('\n    ') };
}

const classLists = (html: string) => [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => unescaped(list));

/** What may be a class in a script: the words of its texts. */
const wordsIn = (script: string) =>
  [...script.matchAll(/(['"`])(.*?)\1/g)].flatMap(([, , text = '']) => text.split(/\s+/));

const unescaped = (text: string) => text.replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Attributes of what can be used, and what the script puts back: rows after the first, options. */
const LEFT_OUT = [
  /<title>.*?<\/title>/gs,
  /<script>.*?<\/script>/gs,
  / (id|for|tabindex|title|xmlns|data-status|data-print|aria-(controls|labelledby|describedby|expanded|haspopup))="[^"]*"/g,
  / value=""/g,
  /<div hidden=""[^>]*><\/div>/g,
  /<option value="[^"]*">.*?<\/option>/g,
  /(?<=<tbody[^>]*><tr.*?<\/tr>).*(?=<\/tbody>)/gs,
];

const bare = (html: string): string => LEFT_OUT.reduce((rest, part) => rest.replace(part, ''), html);
