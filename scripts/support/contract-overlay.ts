import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorPayload, ViteDevServer } from 'vite';
import type { Fault } from './check-contract.ts';
import { root } from './root.ts';

type Channel = Pick<ViteDevServer['ws'], 'send' | 'on'>;

const AROUND = 2;

/**
 * Vite's error overlay for the faults of the contract, in every open page and in those that are
 * opened while it is broken.
 */
export function contractOverlay(channel: Channel) {
  let shown: ErrorPayload | undefined;
  // A reloaded page has lost the overlay.
  channel.on('connection', () => shown && channel.send(shown));
  return {
    show(faults: Fault[]) {
      shown = { type: 'error', err: overlayOf(faults) };
      channel.send(shown);
    },
    /** The pages reload: the overlay goes, and what was generated comes. */
    clear() {
      shown = undefined;
      channel.send({ type: 'full-reload' });
    },
  };
}

/** `file:line:column message (rule)`, as the terminal shows it. */
export const lineOf = ({ file, line, column, message, rule }: Fault): string =>
  `${file ? `${file}:${line}:${column}  ` : ''}${message}${rule ? `  (${rule})` : ''}`;

/**
 * Vite shows one place; the first fault is the cause of those that follow, which are listed below
 * it.
 */
function overlayOf(faults: Fault[]): ErrorPayload['err'] {
  const [first = { message: 'The contract is broken.' }, ...others] = faults;
  const { file, line = 1, column = 1 } = first;
  const more = others.length > 0 ? `\n\nand ${others.length} more:\n${others.map(lineOf).join('\n')}` : '';
  const path = file && join(root, file);
  return {
    message: `The contract is broken; the last good one stays.\n\n${lineOf(first)}${more}`,
    stack: '',
    plugin: 'contract',
    ...(path && { id: path, loc: { file: path, line, column }, frame: frameOf(path, line) }),
  };
}

function frameOf(path: string, line: number): string {
  const lines = read(path).split('\n');
  const from = Math.max(0, line - 1 - AROUND);
  return lines
    .slice(from, line + AROUND)
    .map((text, index) => `${from + index + 1 === line ? '>' : '|'} ${String(from + index + 1).padStart(4)} | ${text}`)
    .join('\n');
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
