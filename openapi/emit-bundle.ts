/**
 * Writes bundle.json as generated/openapi.yaml, in the form that people read: members in the order
 * of the specification, long texts folded. Beside it generated/openapi.json, the same for the
 * server, and generated/openapi.checks.json, with openapi/checks/ laid over it, for the drift
 * check: reading either as YAML takes most of a second.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { layChecks } from './overlay/apply-checks.ts';
import type { Node } from './overlay/overlay.ts';
import { toYaml } from './yaml.ts';

const order = ['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'components'];

function inOrder(bundle: Node): Node {
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(Object.entries(bundle).sort(([a], [b]) => rank(a) - rank(b)));
}

const checks = Object.fromEntries(
  readdirSync('openapi/checks')
    .sort()
    .map((file) => [file, readFileSync(`openapi/checks/${file}`, 'utf8')]),
);
const contract = inOrder(JSON.parse(readFileSync('bundle.json', 'utf8')) as Node);
writeFileSync('generated/openapi.yaml', toYaml(contract));
writeFileSync('generated/openapi.json', `${JSON.stringify(contract)}\n`);
try {
  writeFileSync('generated/openapi.checks.json', `${JSON.stringify(layChecks(contract, checks))}\n`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
