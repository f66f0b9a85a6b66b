/** What the tools that are compared have in common, and how their programs are run. */
import { type SpawnOptions, spawn } from 'node:child_process';
import type { Contract } from '../../core/contract.ts';

/** One thing that a tool reports. */
export interface Told {
  /** The same for the same fault at the same place, whatever the values. */
  key: string;
  operationId: string | undefined;
}

export interface Subject {
  contract: Contract;
  /** The contract as every tool reads it. */
  file: string;
  /** Where the server is, without the prefix of the contract. */
  url: string;
  seed: number;
  /** The operation that the server has wrong; undefined of the server as it should be. */
  operationId: string | undefined;
  /** A folder of this run. */
  folder: string;
}

export interface Tool {
  name: string;
  version: string;
  find(subject: Subject): Promise<Told[]>;
}

/** What has to be at hand is fetched into the folder. @returns why it cannot be had, as a text */
export type Offer = (folder: string) => Promise<Tool | string>;

/** What a run may take; a tool that takes longer is ended. */
const mostSeconds = 600;

/** Runs a program to its end. @returns its code, and what it printed */
export function ran(
  program: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<{ code: number | null; out: string }> {
  return new Promise((done) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    const keep = (text: Buffer) => {
      out += text.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const timer = setTimeout(() => child.kill('SIGKILL'), mostSeconds * 1000);
    const end = (code: number | null) => {
      clearTimeout(timer);
      done({ code, out });
    };
    child.once('error', ({ message }) => {
      out += message;
      end(null);
    });
    child.once('close', end);
  });
}

/** The operation of `GET /exhibits/{exhibit-id}`. */
export function operationNamed({ operations }: Contract, name: string): string | undefined {
  const [method = '', path] = name.trim().split(/\s+/);
  return [...operations.values()].find((one) => one.method === method.toLowerCase() && one.path === path)?.operationId;
}
