import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageContext } from './context.ts'
import { withLateScripts } from './late-scripts.ts'
import { startingScript } from './settings/starting-script.ts'
import { loadWords } from './text/words.ts'

export { pageContext } from './context.ts'

await loadWords()

/** Renders whole pages: they are kept and sent again, so nothing is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageContext)
  const stream = await renderToReadableStream(
    <ServerRouter context={entryContext} url={request.url} nonce={nonce} />,
    // Nothing is streamed, so no part need wait in a template for a script to put it in its place.
    { signal: request.signal, nonce, progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const rendered = await new Response(stream).text()
  // The root layout runs in the browser too, which never learns the nonce.
  const html = rendered.replace(
    `<script>${startingScript}`,
    () => `<script nonce="${nonce}">${startingScript}`,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(import.meta.env.PROD ? withLateScripts(html, nonce) : html, {
    status,
    headers,
  })
}
