import { shellPath } from '#shop/page-path.ts'

/** A shell's path stands for all ids: this script gives its links the browser's path before the page is alive. */
export function withOwnPath(
  html: string,
  { path, nonce }: { path: string; nonce: string },
): string {
  if (shellPath(path) === null) return html
  const script = `<script nonce="${nonce}">(${fillIn})("${path}")</script>`
  return html.replace('</body>', () => `${script}</body>`)
}

/** Runs in the page, sent as text: it may use nothing from outside itself. */
function fillIn(path: string): void {
  for (const link of document.querySelectorAll(`[href*="${path}"]`))
    link.setAttribute(
      'href',
      String(link.getAttribute('href')).replace(path, () => location.pathname),
    )
}
