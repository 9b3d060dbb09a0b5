import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { AnalyticsConfig } from '../../config/analytics.ts'
import { html } from '../markup.ts'
import { type Ga4Event, ga4Event } from './ga4-shape.ts'

const script = readFileSync(new URL('./sandbox-gtag.js', import.meta.url), 'utf8')
const mostKept = 100
const bodyLimit = 16 * 1024

type Collected = { readonly at: number; readonly event: Ga4Event }

/** The local twin of Google Analytics: it takes the events of the shop's pages and shows them. */
export function sandboxAnalytics(config: AnalyticsConfig | null, clock: () => number) {
  return async (app: FastifyInstance): Promise<void> => {
    if (!config?.sandbox) return
    const collected: Collected[] = []

    app.get('/sandbox/analytics/gtag.js', (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
    )

    app.post('/sandbox/analytics/collect', { bodyLimit }, async ({ body }, reply) => {
      const parsed = ga4Event.safeParse(body)
      if (!parsed.success) return reply.code(400).send({ wrong: parsed.error.issues })
      collected.unshift({ at: clock(), event: parsed.data })
      collected.length = Math.min(collected.length, mostKept)
      return reply.code(204).send()
    })

    app.get('/sandbox/analytics/events', (_request, reply) =>
      reply.header('cache-control', 'no-store').send(collected),
    )

    app.get('/sandbox/analytics', (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'`,
          'x-robots-tag': 'noindex',
        })
        .send(listPage(collected)),
    )
  }
}

function listPage(collected: readonly Collected[]): string {
  const rows = collected.map(
    ({
      at,
      event,
    }) => html`<tr><td>${new Date(at).toISOString()}</td><th scope="row">${event.name}</th>
<td><code>${JSON.stringify(event.params)}</code></td></tr>`,
  )
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test analytics</title>
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#1d2a22;background:#fbf6ec}table{border-collapse:collapse;width:100%}td,th{border-top:1px solid #b9b09c;padding:.5rem;text-align:left;vertical-align:top}code{word-break:break-word}</style></head>
<body><h1>Test analytics</h1><p>What this shop's pages told the local twin of Google Analytics, newest first; nothing left this server.</p>
<table>${rows}</table></body></html>`.html
}
