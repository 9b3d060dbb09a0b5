import {
  type Context,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import type { TracesConfig } from '../config/traces.ts'
import { errorName } from '../error-code.ts'
import { watchStatements } from './statements.ts'

type Traces = {
  traceOn(app: FastifyInstance): void
  close(): Promise<void>
}

/**
 * Spans of requests, calls, statements and outside services, to where OpenTelemetry's own environment
 * says (OTEL_EXPORTER_OTLP_ENDPOINT and its neighbours). A span names a call, never what was in it.
 */
export function openTraces({ share, byCaller }: TracesConfig): Traces {
  const root = new TraceIdRatioBasedSampler(share)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'gastra' }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: byCaller ? new ParentBasedSampler({ root }) : root,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  trace.setGlobalTracerProvider(provider)
  const tracer = trace.getTracer('gastra')

  watchStatements((name, text) => {
    // What no request asks for, such as the look for jobs, would be a trace of one span each.
    if (!trace.getActiveSpan()) return () => {}
    const what = name || (/^\s*(\w+)/.exec(text)?.[1] ?? 'statement').toLowerCase()
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': what }
    const span = tracer.startSpan(what, { kind: SpanKind.CLIENT, attributes })
    return error => end(span, error)
  })

  const reach = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (!trace.getActiveSpan()) return reach(input, init)
    const { method, url } = input instanceof Request ? input : { method: init?.method, url: input }
    const { hostname } = new URL(url)
    const attributes = { 'server.address': hostname, 'http.request.method': method ?? 'GET' }
    const span = tracer.startSpan(`${method ?? 'GET'} ${hostname}`, {
      kind: SpanKind.CLIENT,
      attributes,
    })
    try {
      const response = await reach(input, init)
      span.setAttribute('http.response.status_code', response.status)
      end(span, response.status >= 500 ? new Error(`HTTP ${response.status}`) : null)
      return response
    } catch (error) {
      end(span, error)
      throw error
    }
  }

  const requests = new WeakMap<object, { at: Context; spans: Span[] }>()
  return {
    traceOn(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const from = propagation.extract(context.active(), request.headers)
        const route = request.routeOptions.url ?? 'unknown'
        const attributes = { 'http.request.method': request.method, 'http.route': route }
        const span = tracer.startSpan(
          `${request.method} ${route}`,
          { kind: SpanKind.SERVER, attributes },
          from,
        )
        requests.set(request, { at: trace.setSpan(from, span), spans: [span] })
        done()
      })
      // After the body, which events of the socket brought that belong to no request.
      app.addHook('preHandler', (request, _reply, done) => {
        const one = requests.get(request)
        if (!one) return done()
        const { hookName } = request.params as { hookName?: string }
        if (!hookName || !request.routeOptions.url?.includes('/hook/call/'))
          return context.with(one.at, done)
        const span = tracer.startSpan(`call ${hookName.slice(0, 60)}`, {}, one.at)
        one.spans.unshift(span)
        context.with(trace.setSpan(one.at, span), done)
      })
      app.addHook('onResponse', (request, reply, done) => {
        const { spans } = requests.get(request) ?? { spans: [] }
        for (const span of spans) {
          span.setAttribute('http.response.status_code', reply.statusCode)
          if (reply.watched) span.setAttribute('gastra.code', reply.watched)
          end(span, reply.statusCode >= 500 ? new Error(`HTTP ${reply.statusCode}`) : null)
        }
        done()
      })
    },
    close: () => provider.shutdown(),
  }
}

/** No text of an error: it may hold what a customer typed. */
function end(span: Span, error: unknown): void {
  if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: errorName(error) })
  span.end()
}
