/**
 * The same mutants under two tools that check responses against an OpenAPI document: Prism's proxy,
 * and Redocly Respect with a generated file.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Loaded, loadContract } from '../../commands/load.ts';
import { servePrism } from '../../commands/prism.ts';
import type { Operation } from '../../core/contract.ts';
import { openReference, type Reference } from './backend.ts';
import type { Verdict } from './judge.ts';
import type { Layer, Mutant } from './mutant.ts';
import { serve } from './serve.ts';

export interface Compared {
  /**
   * Ids of the mutants that Prism's proxy finds, responses and statuses of happy requests together.
   */
  prism: Set<string>;
  respect: Set<string>;
}

/** Sends each mutant the requests of the contract's examples, through both tools. */
export async function compare(mutants: Mutant[], root: string): Promise<Compared> {
  const loaded = await loadContract();
  return { prism: await underPrism(loaded, mutants, root), respect: await underRespect(loaded, mutants, root) };
}

export function comparisonTable(mutants: Mutant[], verdicts: Verdict[], { prism, respect }: Compared): string {
  const own = new Set(verdicts.filter(({ found }) => found).map(({ id }) => id));
  const kinds = Map.groupBy(mutants, ({ kind }) => kind);
  const count = (all: Mutant[], found: Set<string>) => all.filter(({ id }) => found.has(id)).length;
  const row = (name: string, all: Mutant[]) =>
    `| ${name} | ${all.length} | ${count(all, own)} | ${count(all, prism)} | ${count(all, respect)} |`;
  return [
    '| kind | mutants | drift check | Prism proxy --errors | Redocly Respect, generated |',
    '|---|---|---|---|---|',
    ...[...kinds].map(([kind, all]) => row(kind, all)),
    row('**all**', mutants),
  ].join('\n');
}

interface Happy {
  method: string;
  path: string;
  body: string | undefined;
}

/**
 * What the examples of the contract request: the demonstration holds the records that they name.
 */
function happyOf({ contract }: Loaded, { method, path, parameters, body }: Operation): Happy[] {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters.find((one) => one.in === 'path' && one.name === name)?.example ?? '')),
  );
  const needed = parameters.filter((one) => one.in === 'query' && one.required);
  const optional = parameters.filter((one) => one.in === 'query' && !one.required && one.example !== undefined);
  const queryOf = (all: typeof parameters) => {
    const query = new URLSearchParams(all.map(({ name, example }) => [name, String(example)])).toString();
    return query ? `?${query}` : '';
  };
  const media = body?.media.find(({ type }) => type === 'application/json');
  const bodies = media ? Object.values(media.examples).map((one) => JSON.stringify(one)) : [undefined];
  const queries = [...new Set([queryOf(needed), queryOf([...needed, ...optional])])];
  void contract;
  return queries.flatMap((query) =>
    bodies.map((sent) => ({ method: method.toUpperCase(), path: `${filled}${query}`, body: sent })),
  );
}

type Seen = { status: number; violations: string };

/**
 * Found is what Prism reports, or a status that is another than without the drift; the backend as
 * it is says what is usual.
 */
async function underPrism(loaded: Loaded, mutants: Mutant[], root: string): Promise<Set<string>> {
  let reference = await openReference(loaded.contract);
  const backend = await serve(reference.fetchOf());
  const prism = await servePrism(join(root, 'generated', 'openapi.yaml'), {
    upstream: `${backend.url}${loaded.contract.prefix}`,
  });
  const renew = async () => {
    await reference.close();
    reference = await openReference(loaded.contract);
  };
  const sendRequest = async ({ method, path, body }: Happy): Promise<Seen> => {
    const response = await fetch(`${prism.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${await reference.tokenOf(1)}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    return {
      status: response.status,
      violations: text.includes('stoplight.io/prism/errors') ? text.slice(0, 200) : '',
    };
  };
  const usual = new Map<string, Promise<Seen[]>>();
  const all = async (operation: Operation, mutant?: Mutant): Promise<Seen[]> => {
    backend.use(reference.fetchOf(mutant));
    const seen: Seen[] = [];
    for (const happy of happyOf(loaded, operation)) seen.push(await sendRequest(happy));
    if (!operation.reads) await renew();
    return seen;
  };
  const found = new Set<string>();
  try {
    for (const mutant of mutants) {
      const operation = loaded.contract.operations.get(mutant.operation);
      if (!operation) continue;
      const before = await (usual.get(mutant.operation) ?? all(operation));
      usual.set(mutant.operation, Promise.resolve(before));
      const seen = await all(operation, mutant);
      const differs = seen.some(({ status, violations }, index) => {
        const was = before[index];
        if (!was || was.violations || was.status >= 400) return false;
        return violations !== '' || status !== was.status;
      });
      if (differs) found.add(mutant.id);
    }
  } finally {
    await prism.close();
    await backend.close();
    await reference.close();
  }
  return found;
}

/**
 * Mutants of different operations at once: each workflow of the generated file requests one
 * operation, and is judged by itself.
 */
async function underRespect(
  loaded: Loaded,
  mutants: Mutant[],
  root: string,
  told?: (batch: Mutant[], found: Set<string>) => void,
): Promise<Set<string>> {
  const folder = mkdtempSync(join(tmpdir(), 'drift-respect-'));
  const found = new Set<string>();
  try {
    const file = join(folder, 'contract.arazzo.yaml');
    const document = join(root, 'generated', 'openapi.yaml');
    await redocly(root, ['generate-arazzo', document, '-o', file]);
    const byWorkflow = operationsIn(readFileSync(file, 'utf8'));
    const failed = async (batch: Mutant[]): Promise<Set<string>> => {
      const reference: Reference = await openReference(loaded.contract);
      const layers = batch.map((mutant) => mutant.plant());
      const together: Mutant = { id: '', kind: '', operation: '', what: '', plant: () => chained(layers) };
      const backend = await serve(reference.fetchOf(together));
      try {
        const out = join(folder, 'out.json');
        writeFileSync(out, '{}');
        const token = await reference.tokenOf(1);
        const server = `openapi=${backend.url}${loaded.contract.prefix}`;
        await redocly(root, [
          'respect',
          file,
          '--input',
          `oidc=${token}`,
          '--server',
          server,
          '--json-output',
          out,
          '--max-fetch-timeout',
          '10000',
        ]);
        return failuresIn(JSON.parse(readFileSync(out, 'utf8')), byWorkflow);
      } finally {
        await backend.close();
        await reference.close();
      }
    };
    const usual = await failed([]);
    for (const batch of batchesOf(mutants)) {
      const now = await failed(batch);
      for (const { id, operation } of batch) if (now.has(operation) && !usual.has(operation)) found.add(id);
      told?.(batch, found);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return found;
}

const chained = (layers: Layer[]): Layer =>
  layers.reduce<Layer>(
    (inner, layer) => (call, next, backend) => layer(call, (changed) => inner(changed, next, backend), backend),
    (call, next) => next(call),
  );

/** At most one mutant of each operation in a batch. */
function batchesOf(mutants: Mutant[]): Mutant[][] {
  const batches: Mutant[][] = [];
  for (const mutant of mutants) {
    const free = batches.find((batch) => !batch.some(({ operation }) => operation === mutant.operation));
    if (free) free.push(mutant);
    else batches.push([mutant]);
  }
  return batches;
}

/** Workflow → operationId. */
function operationsIn(arazzo: string): Map<string, string> {
  const pairs = [...arazzo.matchAll(/workflowId: (\S+)[\s\S]*?operationId: \$sourceDescriptions\.\w+\.(\w+)/g)];
  return new Map(pairs.map(([, workflow = '', operation = '']) => [workflow, operation]));
}

interface Told {
  files?: Record<
    string,
    {
      executedWorkflows?: {
        workflowId: string;
        status?: string;
        totalTimeMs?: number;
        executedSteps?: { status?: string }[];
      }[];
    }
  >;
}

function failuresIn({ files = {} }: Told, byWorkflow: Map<string, string>): Set<string> {
  const failed = new Set<string>();
  for (const { executedWorkflows = [] } of Object.values(files))
    for (const { workflowId, status, executedSteps = [] } of executedWorkflows) {
      const wrong = status === 'error' || executedSteps.some((step) => step.status === 'error');
      if (wrong) failed.add(byWorkflow.get(workflowId) ?? workflowId);
    }
  return failed;
}

function redocly(root: string, args: string[]): Promise<void> {
  const file = join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const child = spawn(process.execPath, [file, ...args], { cwd: root, env, stdio: 'ignore' });
  return new Promise((done, fail) => child.once('error', fail).once('close', () => done()));
}
