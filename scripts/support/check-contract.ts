import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.ts';
import { bin, compiledOnce, run } from './run.ts';

/** One finding of the lint; file, line and column where the tool reports them. */
export type Fault = { message: string; rule?: string; file?: string; line?: number; column?: number };

const LINE = /^::error title=(.*?),file=(.*?),line=(\d+),col=(\d+)(?:,.*?)?::(.*)$/gm;

/** The hand-written contract and what is laid over it, by the house rules: Redocly's arguments. */
export function lintArguments(cwd = root): string[] {
  const checks = readdirSync(join(cwd, 'openapi', 'checks')).map((file) => `openapi/checks/${file}`);
  return ['lint', 'openapi/openapi.yaml', ...checks, '--config', 'openapi/redocly.yaml'];
}

/**
 * Lints the contract of the project in `cwd` by the house rules; empty = sound. The file of a fault
 * is relative to `cwd`.
 */
export async function checkContract(cwd?: string): Promise<Fault[]> {
  const args = [...lintArguments(cwd), '--format', 'github-actions'];
  const { code, output } = await run(bin('@redocly/cli', 'redocly'), args, { cwd, env: compiledOnce });
  if (code === 0) return [];
  const text = stripVTControlCharacters(output);
  const faults = [...text.matchAll(LINE)].map(([, rule, file, line, column, message = '']) => ({
    message: decode(message),
    rule,
    file,
    line: Number(line),
    column: Number(column),
  }));
  return faults.length > 0 ? faults : [{ message: text.trim() }];
}

/**
 * Undoes how GitHub's workflow commands write a message, without the address of the rule that
 * Redocly appends.
 */
function decode(message: string): string {
  const text = message.replaceAll('%0A', '\n').replaceAll('%0D', '').replaceAll('%25', '%');
  return text.replace(/\s*Reference: https?:\S+\s*$/, '').trim();
}
