/** Which traces are kept, by OpenTelemetry's own variables. */
export type TracesConfig = {
  /** Of the traces that begin here, from 0 to 1. */
  readonly share: number
  /** Whether who calls may decide instead. */
  readonly byCaller: boolean
}

type Environment = {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  readonly OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined
  readonly OTEL_SDK_DISABLED?: string | undefined
  readonly OTEL_TRACES_SAMPLER?: string | undefined
  readonly OTEL_TRACES_SAMPLER_ARG?: number | undefined
}

export function readTraces(env: Environment): TracesConfig | null {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
  if (!endpoint || env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return null
  const sampler = env.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on'
  const ratio = sampler.endsWith('traceidratio') ? (env.OTEL_TRACES_SAMPLER_ARG ?? 1) : 1
  return {
    share: sampler.endsWith('always_off') ? 0 : ratio,
    byCaller: sampler.startsWith('parentbased'),
  }
}
