/** The commands that docs/operating.md gives to whoever begins with nothing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/support/root.ts';

const SECTION = /^## From nothing to signed in$.*?^```sh\n(.*?)^```$/ms;

/** Each with its further lines, in the order of the page. */
export function commandsOfPage(): string[] {
  const [, block = ''] = SECTION.exec(readFileSync(join(root, 'docs/operating.md'), 'utf8')) ?? [];
  return block.split(/(?<!\\)\n/).filter(Boolean);
}

/** The same commands with other values for names that the first one sets. */
export function withValues([first = '', ...others]: string[], values: Record<string, string>): string[] {
  let changed = first;
  for (const [name, value] of Object.entries(values)) {
    const assignment = new RegExp(`\\b${name}=\\S+`);
    if (!assignment.test(changed)) throw new Error(`the first command does not set ${name}`);
    changed = changed.replace(assignment, `${name}=${value}`);
  }
  return [changed, ...others];
}
