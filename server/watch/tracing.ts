/**
 * Spans for OpenTelemetry, over OTLP/HTTP: one an operation, and below it one a statement and one a
 * job of a worker thread. Loaded only where an endpoint is configured.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyRequest } from 'fastify';
import type { Build } from './build.ts';
import { traceParentOf } from './request-id.ts';
import { kindOfStatement, textOfStatement } from './statement.ts';
import { addWatcher, type Piece, type RequestWatch } from './watch.ts';
import type { TracingSettings } from './watch-settings.ts';

/** How long a stop waits for the collector. */
const LAST_SPANS_MS = 5_000;

/** Starts tracing. @returns what sends the last spans and ends it. */
export function startTracing(settings: TracingSettings, build: Build): () => Promise<void> {
  const byDefault = { 'service.name': 'country-assessment', 'service.version': `${build.version}+${build.build}` };
  const resource = resourceFromAttributes(byDefault).merge(detectResources({ detectors: [envDetector] }));
  const processor = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter(),
    scheduledDelayMillis: settings.delayMs,
  });
  const provider = new TracerProvider({ resource, sampler: samplerOf(settings), spanProcessors: [processor] });
  const tracer = provider.getTracer('country-assessment', build.version);
  const current = new AsyncLocalStorage<Context>();

  function request(begun: FastifyRequest): RequestWatch {
    const { operationId } = begun.routeOptions.config ?? {};
    if (!operationId) return { within: (next) => next(), end: () => undefined };
    const attributes = {
      'http.request.method': begun.method,
      'http.route': begun.routeOptions.url ?? '',
      'assessment.request_id': begun.id,
    };
    const parent = parentOf(begun.headers.traceparent);
    const span = tracer.startSpan(operationId, { kind: SpanKind.SERVER, attributes }, parent);
    const context = trace.setSpan(parent, span);
    return {
      traceId: span.spanContext().traceId,
      within: (next) => current.run(context, next),
      end: (status) => {
        span.setAttribute('http.response.status_code', status);
        if (begun.decided?.caller.id) span.setAttribute('user.id', String(begun.decided.caller.id));
        if (begun.refusal) span.setAttribute('assessment.refusal', begun.refusal);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  async function piece<T>(one: Piece, work: () => Promise<T>): Promise<T> {
    const parent = current.getStore();
    // probes, sweeps and rounds of the mail would be traces of one statement each
    if (!parent) return work();
    const span = startPiece(one, parent);
    try {
      return await current.run(trace.setSpan(parent, span), work);
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (typeof code === 'string') span.setAttribute('error.type', code);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  function startPiece(one: Piece, parent: Context): Span {
    if (one.kind === 'job')
      return tracer.startSpan(`thread ${one.script}`, { attributes: { 'assessment.script': one.script } }, parent);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': textOfStatement(one.sql) };
    return tracer.startSpan(kindOfStatement(one.sql), { kind: SpanKind.CLIENT, attributes }, parent);
  }

  const removeWatcher = addWatcher({ request, piece });
  return async () => {
    removeWatcher();
    // a collector that is away delays the end of the process, and does not fail it
    const sent = provider.shutdown().catch(() => undefined);
    await Promise.race([sent, sleep(LAST_SPANS_MS, undefined, { ref: false })]);
  };
}

function parentOf(header: string | string[] | undefined): Context {
  const given = traceParentOf(header);
  if (!given) return ROOT_CONTEXT;
  const { traceId, spanId, flags } = given;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: flags & TraceFlags.SAMPLED,
    isRemote: true,
  });
}

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const [, how] = /^(?:parentbased_)?(.+)$/.exec(sampler) ?? [];
  const root =
    how === 'always_off'
      ? new AlwaysOffSampler()
      : how === 'traceidratio'
        ? new TraceIdRatioBasedSampler(ratio)
        : new AlwaysOnSampler();
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}
