import { chromium } from '@playwright/test';
import { launchOptions } from './scripts/support/browser.ts';
import AxeBuilder from '@axe-core/playwright';
const browser = await chromium.launch(launchOptions());
const base = 'http://localhost:5461';
for (const [name, viewport, colorScheme] of [['d-light',{width:1440,height:900},'light'],['d-dark',{width:1440,height:900},'dark'],['p-light',{width:390,height:844},'light'],['p-dark',{width:390,height:844},'dark']] as const) {
  const page = await (await browser.newContext({ viewport, colorScheme, baseURL: base })).newPage();
  page.on('console', m => m.type()==='error' && console.log(name, m.text()));
  await page.goto('/results/export');
  await page.getByRole('button', { name: 'spectator@demo.test' }).click();
  await page.getByRole('heading', { name: 'EXPORT RESULTS' }).waitFor();
  await page.getByText(/28,950 rows/).waitFor();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/x-${name}.png` });
  await page.screenshot({ path: `/tmp/x-${name}-full.png`, fullPage: true });
  const axe = await new AxeBuilder({ page }).analyze();
  console.log(name, axe.violations.map(v => v.id + ' ' + v.nodes.map(n=>n.html.slice(0,120)).join(' ; ')));
  console.log(name, 'overflow', await page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
  if (name === 'd-light') {
    const t = Date.now();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const file = await coming; await file.path(); console.log(file.suggestedFilename(), Date.now()-t, 'ms');
    await page.goto('/results'); await page.getByRole('link', { name: 'Export…' }).waitFor(); await page.waitForTimeout(1500); await page.screenshot({ path: '/tmp/x-results.png' });
  }
}
await browser.close();
