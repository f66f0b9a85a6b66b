import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { Results } from '#generated/model/index.ts';
import { askApi } from '../../e2e/support/api.ts';
import { signIn } from '../../e2e/support/test.ts';
import { ensureBrowser } from '../../scripts/ensure-browser.ts';
import type { Row } from '../../scripts/support/bench.ts';
import { launchOptions } from '../../scripts/support/browser.ts';
import { startRealServer } from '../../scripts/support/real-server.ts';
import { root } from '../../scripts/support/root.ts';

export const name = 'The dossier as one PDF, beside its words as plain paragraphs';

const EDITION = 4;
const VIEWPORT = { width: 1440, height: 900 };
const TIMEOUT_MS = 600_000;
const counts = (process.env.BENCH_COUNTRIES ?? '1,20,193').split(',').map(Number);

/** From its address to a document with every country, and from there to its PDF. */
export async function run(): Promise<Row[]> {
  ensureBrowser();
  const dataDir = join(root, '.data', `bench-${process.pid}`);
  const closers: (() => unknown)[] = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    const server = await startRealServer({ dataDir, env: { RATE_LIMIT_FACTOR: '0' } });
    closers.push(server.stop);
    const browser = await chromium.launch(launchOptions());
    closers.push(() => browser.close());
    const plain = await browser.newPage({ viewport: VIEWPORT });
    const ours = await browser.newPage({ viewport: VIEWPORT });
    await signIn(ours, 'spectator', `${server.url}/dossier`);
    const { Countries } = await askApi<Results>(ours, `/results/${EDITION}`);

    const rows: Row[] = [];
    for (const count of counts) {
      const ids = Countries.slice(0, count).map(({ CountryId }) => CountryId);
      const fetched = await open(
        ours,
        `${server.url}/dossier?countries=${encodeURIComponent(JSON.stringify(ids))}`,
        count,
      );
      // What is wider than the page would have all of it shrunk.
      await plain.setContent(`<style>p { overflow-wrap: anywhere }</style>${(await paragraphs(ours)).join('')}`);
      rows.push(
        { label: `plain paragraphs, ${count}`, kind: 'base', values: await printed(plain) },
        { label: `dossier, ${count}`, values: { ...(await printed(ours)), 'fetch s': fetched } },
      );
    }
    return rows;
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/** Seconds until each of so many countries stands in the document. */
async function open(page: Page, address: string, count: number): Promise<number> {
  const since = performance.now();
  await page.goto(address);
  const isWhole = (wanted: number) => document.querySelectorAll('article > section:has(h5)').length === wanted;
  await page.waitForFunction(isWhole, count, { timeout: TIMEOUT_MS, polling: 100 });
  return (performance.now() - since) / 1000;
}

/** Every text of the document as a paragraph that has no look, by countries. */
const paragraphs = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = ':is(h2, h3, h4, h5, p, tr, ol[aria-label="Sources"] > li)';
    return Array.from(document.querySelectorAll('article > section:has(h5)'), (country) => {
      const section = document.createElement('section');
      for (const { textContent } of country.querySelectorAll(texts)) {
        const paragraph = document.createElement('p');
        paragraph.textContent = textContent;
        section.append(paragraph);
      }
      return section.outerHTML;
    });
  });

async function printed(page: Page): Promise<Record<string, number>> {
  const since = performance.now();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const seconds = (performance.now() - since) / 1000;
  const pages = pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0;
  return { 'print s': seconds, pages, MB: pdf.length / 1e6 };
}
