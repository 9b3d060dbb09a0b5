import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { withLateScripts } from './late-scripts.ts'
import { loadWords } from './text/words.ts'

export { pageContext } from './context.ts'

await loadWords()

/** Renders whole pages: they are kept and sent again, so nothing is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  _context: RouterContextProvider,
): Promise<Response> {
  const stream = await renderToReadableStream(
    <ServerRouter context={entryContext} url={request.url} />,
    // Nothing is streamed, so no part need wait in a template for a script to put it in its place.
    { signal: request.signal, progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(stream).text()
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(import.meta.env.PROD ? withLateScripts(html) : html, { status, headers })
}
