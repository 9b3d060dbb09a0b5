import type { FastifyInstance } from 'fastify'
import { refuse } from '#shop/refusal/refusal.ts'
import { languageOf, wrapped } from '../calls/envelope.ts'
import type { Config } from '../config/config.ts'

/**
 * Where the staff room has a host of its own, nothing of it is on the shop's, and of the shop only
 * files are on it: no script of the storefront ever runs beside a session of the staff. A page on the
 * wrong host leads to the right one, so that older links and bookmarks go on.
 */
export function keepDeskApart(app: FastifyInstance, { deskUrl, publicUrl }: Config): void {
  if (deskUrl === publicUrl) return
  const { host } = new URL(deskUrl)
  app.addHook('onRequest', (request, reply, done) => {
    const isHere = request.host.toLowerCase() === host
    const { pathname, search } = new URL(request.url, deskUrl)
    // By the route that takes it, whatever letters of the address were encoded.
    const route = request.routeOptions.url ?? pathname
    if (isForAll(route, pathname) || isOfDesk(route) === isHere) return done()
    const isPage = request.method === 'GET' && !route.startsWith('/api/')
    if (!isPage) return reply.code(404).send(wrapped(refuse('hook-not-found'), languageOf(request)))
    const target = isHere && pathname === '/' ? '/desk' : `${pathname}${search}`
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${isHere && pathname !== '/' ? publicUrl : deskUrl}${target}`)
  })
}

function isOfDesk(route: string): boolean {
  return /^\/desk(\/|$)|^\/api\/desk\/|\/repository\/desk\//.test(route)
}

/** Signs of life, and files that both show: pictures of dishes, the logo, styles of a preview. */
function isForAll(route: string, pathname: string): boolean {
  return (
    /^\/health\//.test(route) ||
    /^\/(assets|pictures|products\/images|icons)\/|^\/logo-mark\.svg$/.test(pathname)
  )
}
