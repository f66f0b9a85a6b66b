/** The figures of this process for Prometheus. Loaded only where METRICS_PORT is set. */
import type { FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/open.ts';
import type { Standby } from '../db/standby.ts';
import { threadQueues } from '../threads/worker-job.ts';
import type { Build } from './build.ts';
import { type MailQueue, readMailQueue } from './mail-queue.ts';
import { probes } from './probes.ts';
import { kindOfStatement } from './statement.ts';
import type { Piece, RequestWatch, Watcher } from './watch.ts';

/** Seconds; a limit of the alert rules lies on each of 1 and 5. */
const ofRequests = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const ofStatements = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
const ofJobs = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

export interface Metrics extends Watcher {
  /** The whole page in Prometheus' text format. */
  page(): Promise<{ type: string; text: string }>;
  close(): void;
}

/** What the figures are read from. */
export interface Watched extends Pick<Database, 'db' | 'pool'> {
  standby?: Pick<Standby, 'isNear'> | undefined;
}

/** Values of a label are bounded: operations of the contract, statuses, kinds of statements. */
export function createMetrics(database: Watched, build: Build): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'assessment_requests_total',
    help: 'Requests by operation of the contract and status; 499: the client had gone',
    labelNames: ['operation', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'assessment_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer',
    labelNames: ['operation'],
    buckets: ofRequests,
    registers,
  });
  const running = new Gauge({
    name: 'assessment_requests_in_flight',
    help: 'Requests that are being answered',
    labelNames: ['operation'],
    registers,
  });
  const statements = new Histogram({
    name: 'assessment_database_statement_duration_seconds',
    help: 'Time of statements by their kind, without the wait for a connection',
    labelNames: ['statement'],
    buckets: ofStatements,
    registers,
  });
  const failures = new Counter({
    name: 'assessment_database_statement_errors_total',
    help: 'Statements that the database refused, by their kind',
    labelNames: ['statement'],
    registers,
  });
  const jobs = new Histogram({
    name: 'assessment_thread_job_duration_seconds',
    help: 'Time of jobs in worker threads by script, without the wait for a thread',
    labelNames: ['script'],
    buckets: ofJobs,
    registers,
  });
  const jobFailures = new Counter({
    name: 'assessment_thread_job_errors_total',
    help: 'Jobs in worker threads that were refused or failed, by script',
    labelNames: ['script'],
    registers,
  });
  new Gauge({
    name: 'assessment_build_info',
    help: 'Always 1; its labels say which build this is',
    labelNames: ['version', 'build', 'node'],
    registers,
  }).set({ ...build }, 1);
  addThreadQueues(registers);
  addPool(registers, database);
  addStandby(registers, database);
  addMailQueue(registers, database);
  collectDefaultMetrics({ register: registry });

  const request = (begun: FastifyRequest): RequestWatch => {
    const operation = operationOf(begun);
    const stop = seconds.startTimer({ operation });
    running.inc({ operation });
    return {
      within: (next) => next(),
      end: (status) => {
        stop();
        running.dec({ operation });
        requests.inc({ operation, status });
      },
    };
  };
  const piece = async <T>(one: Piece, work: () => Promise<T>): Promise<T> => {
    const isJob = one.kind === 'job';
    const stop = isJob
      ? jobs.startTimer({ script: one.script })
      : statements.startTimer({ statement: kindOfStatement(one.sql) });
    try {
      return await work();
    } catch (error) {
      if (isJob) jobFailures.inc({ script: one.script });
      else failures.inc({ statement: kindOfStatement(one.sql) });
      throw error;
    } finally {
      stop();
    }
  };
  const page = async () => ({ type: registry.contentType, text: await registry.metrics() });
  return { request, piece, page, close: () => registry.clear() };
}

/** An operation of the contract, or what else is asked for, by four names. */
function operationOf({ routeOptions, url }: FastifyRequest): string {
  const operationId = routeOptions.config?.operationId;
  if (operationId) return operationId;
  if (probes.has(routeOptions.url ?? '')) return 'probe';
  return url.startsWith('/api/') ? 'unknown' : 'client';
}

function addThreadQueues(registers: Registry[]): void {
  for (const [state, help] of [
    ['running', 'Jobs that have a worker thread, by script'],
    ['waiting', 'Jobs that wait for a worker thread, by script: imports, exports, comparisons'],
  ] as const)
    new Gauge({
      name: `assessment_thread_jobs_${state}`,
      help,
      labelNames: ['script'],
      registers,
      collect() {
        for (const queue of threadQueues()) this.set({ script: queue.script }, queue[state]);
      },
    });
}

function addPool(registers: Registry[], { pool }: Pick<Database, 'pool'>): void {
  for (const [state, help] of [
    ['size', 'Connections to the database that are open'],
    ['idle', 'Open connections that nobody uses'],
    ['waiting', 'Callers that wait for a connection, or for the one of the embedded database'],
    ['limit', 'Most connections of this process'],
  ] as const)
    new Gauge({
      name: `assessment_database_pool_${state}`,
      help,
      registers,
      collect() {
        this.set(pool()[state]);
      },
    });
}

function addStandby(registers: Registry[], { standby }: Watched): void {
  if (!standby) return;
  new Gauge({
    name: 'assessment_standby_up',
    help: 'Whether the standby may answer reads: it is reached, and near enough',
    registers,
    collect() {
      this.set(standby.isNear() ? 1 : 0);
    },
  });
}

/** Read from the database with each scrape, once; every instance returns the same. */
function addMailQueue(registers: Registry[], { db }: Pick<Database, 'db'>): void {
  let asked: ReturnType<typeof readMailQueue> | undefined;
  const read = () => {
    // all figures of a page are collected at once
    asked ??= readMailQueue(db).finally(() => {
      asked = undefined;
    });
    return asked;
  };
  const add = (name: string, help: string, figureOf: (queue: MailQueue | undefined) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(figureOf(await read()));
      },
    });
  add('assessment_database_up', 'Whether the database answered this scrape', (queue) => (queue ? 1 : 0));
  const unknown = Number.NaN;
  add('assessment_mail_waiting', 'E-mails not sent yet; the same in every instance', (one) => one?.waiting ?? unknown);
  add('assessment_mail_dead', 'E-mails that were given up; the same in every instance', (one) => one?.dead ?? unknown);
  add(
    'assessment_mail_oldest_seconds',
    'How long the oldest e-mail has been due; the same in every instance',
    (one) => one?.oldestSeconds ?? unknown,
  );
}
