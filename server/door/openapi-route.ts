import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { isKnownTag } from '../entity-tag.ts'
import { deskOpenApi } from './desk-openapi.ts'
import { openApi } from './openapi.ts'

/** Serves the OpenAPI documents, each made once: they change only with the program. */
export function openApiRoute(app: FastifyInstance, config: Config): void {
  serve(app, '/api/openapi.json', () => openApi(config))
  serve(app, '/api/desk/openapi.json', () => deskOpenApi(config))
}

function serve(app: FastifyInstance, path: string, make: () => object): void {
  let made: { document: string; etag: string } | null = null
  app.get(path, (request, reply) => {
    made ??= withTag(JSON.stringify(make()))
    reply.header('etag', made.etag).header('cache-control', 'public, max-age=300')
    if (isKnownTag(request.headers['if-none-match'], made.etag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(made.document)
  })
}

function withTag(document: string) {
  return { document, etag: `"${createHash('sha1').update(document).digest('base64url')}"` }
}
