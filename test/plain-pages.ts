import { createContext, type RouterContextProvider, redirect, type ServerBuild } from 'react-router'
import type { Pages } from '#server/pages/pages.ts'
import routes from '../app/routes.ts'

type Rendered = { readonly path: string; readonly search: string; readonly lang: string }

type PlainContext = { readonly lang: string; readonly nonce: string }

const pageContext = createContext<PlainContext>()

/**
 * The shop's own routes with pages of a few words in place of the real ones, which need a build.
 * `rendered` tells what was rendered; `body` is what a page says.
 */
export function plainPages(body: (nonce: string) => string = () => '') {
  const rendered: Rendered[] = []
  const own = Object.fromEntries(routes.map(route => [idOf(route), routeOf(route)]))
  const root = { id: 'root', path: '', module: moduleOf(undefined) }
  const build = {
    routes: { root, ...own },
    entry: { module: { default: render, pageContext } },
    assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
    ssr: true,
    future: {},
    basename: '/',
    publicPath: '/',
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    assetsBuildDirectory: '',
  } as unknown as ServerBuild

  function render(
    request: Request,
    status: number,
    headers: Headers,
    _entry: unknown,
    context: RouterContextProvider,
  ): Response {
    const { pathname: path, search } = new URL(request.url)
    const { lang, nonce } = context.get(pageContext)
    rendered.push({ path, search, lang })
    headers.set('content-type', 'text/html; charset=utf-8')
    const html = `<html><head><title>${path}</title></head><body>${body(nonce)}</body></html>`
    return new Response(html, { status, headers })
  }

  const pages: Pages = { build: async () => build, clientFolder: null, keep: true }
  return { pages, rendered }
}

type Route = (typeof routes)[number]

const idOf = ({ id, file }: Route) => id ?? file.replace(/\.tsx?$/, '')

function routeOf(route: Route) {
  const { path, index } = route
  return { id: idOf(route), parentId: 'root', path, index, module: moduleOf(path) }
}

/** Every route has data and a page; the one for any other path leads home, as the real one does. */
function moduleOf(path: string | undefined) {
  const loader = () => (path === '*' ? redirect('/?not-found=1') : { of: path ?? 'root' })
  return { loader, default: () => null }
}
