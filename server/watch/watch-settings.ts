import type { settingsReader } from '../settings-reader.ts';

/** Where the figures are read; nowhere unless set. */
export interface MetricsSettings {
  port: number;
  host: string;
}

export interface TracingSettings {
  /** `OTEL_TRACES_SAMPLER`. */
  sampler: (typeof samplers)[number];
  /** `OTEL_TRACES_SAMPLER_ARG` of a sampler by ratio, 0 to 1. */
  ratio: number;
  /** `OTEL_BSP_SCHEDULE_DELAY`. */
  delayMs: number;
}

export interface WatchSettings {
  metrics?: MetricsSettings;
  tracing?: TracingSettings;
  /** Names this build where its version alone does not. */
  buildId?: string;
}

const samplers = [
  ...(['always_on', 'always_off', 'traceidratio'] as const),
  ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
];

type Reader = ReturnType<typeof settingsReader>;

/**
 * Reads what is to be watched. The exporter itself reads the rest of OpenTelemetry's variables: its
 * endpoint, headers, time-out, compression, certificates, and the attributes of the resource.
 */
export function readWatching(read: Reader, port: number): WatchSettings {
  const tracing = readTracing(read);
  const buildId = read.text('BUILD_ID');
  const metricsPort = read.text('METRICS_PORT') && read.port('METRICS_PORT', 9464);
  if (metricsPort === port) read.refuse('METRICS_PORT', `is the same as PORT (${port})`);
  return {
    ...(metricsPort && { metrics: { port: metricsPort, host: read.host('METRICS_HOST', 'localhost') } }),
    ...(tracing && { tracing }),
    ...(buildId && { buildId }),
  };
}

function readTracing(read: Reader): TracingSettings | undefined {
  const endpoint = read.text('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ?? read.text('OTEL_EXPORTER_OTLP_ENDPOINT');
  const isOff =
    read.text('OTEL_SDK_DISABLED')?.toLowerCase() === 'true' || read.text('OTEL_TRACES_EXPORTER') === 'none';
  if (!endpoint || isOff) return undefined;
  for (const name of ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'OTEL_EXPORTER_OTLP_PROTOCOL'])
    read.choice(name, ['http/protobuf'], 'http/protobuf');
  const ratio = Number(read.text('OTEL_TRACES_SAMPLER_ARG') ?? 1);
  if (!(ratio >= 0 && ratio <= 1)) read.refuse('OTEL_TRACES_SAMPLER_ARG', 'is a number from 0 to 1');
  return {
    sampler: read.choice('OTEL_TRACES_SAMPLER', samplers, 'parentbased_always_on'),
    ratio,
    delayMs: read.integer('OTEL_BSP_SCHEDULE_DELAY', 5_000, 1, 600_000),
  };
}
