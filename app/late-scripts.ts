/** Says that the page is alive (app/layout/shell.tsx). */
export const aliveEvent = 'alive'

/**
 * Lets a page be seen before its scripts are fetched: React Router's own tags wait under another
 * type until `startLate` gives theirs back. A page without these tags is left as it is.
 */
export function withLateScripts(html: string, nonce: string): string {
  const openTag = `<script nonce="${nonce}"`
  const start = `${openTag}>(${startLate})("${aliveEvent}")</script>`
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-modulepreload"')
    .replace(
      `${openTag} type="module" async="">`,
      `${start}${openTag} type="late-module" async="">`,
    )
}

/**
 * Runs in the page, sent as text: it may use nothing from outside itself. The scripts start when
 * everything in sight has loaded and been painted, when the page is touched, or after two seconds. A
 * slow phone spends its line on words and pictures first. A button that is pressed before the page is
 * alive is pressed again once it is, and only then: the browser would else send its form itself.
 */
function startLate(aliveEvent: string): void {
  let started = false
  let early: HTMLElement | null = null

  function start(): void {
    if (started) return
    started = true
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=late-modulepreload]'))
      link.rel = 'modulepreload'
    // Fetching and running are two tasks, so that the page can answer in between.
    setTimeout(() => {
      for (const late of document.querySelectorAll('script[type=late-module]')) {
        const script = document.createElement('script')
        script.type = 'module'
        script.textContent = late.textContent
        late.replaceWith(script)
      }
    })
  }

  function keepPress(event: Event): void {
    const { target } = event
    if (!(target instanceof Element)) return
    const button = target.closest<HTMLElement>('button:not([popovertarget])')
    if (!button) return
    early = button
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  function afterPaint(): void {
    const painted = new PerformanceObserver(() => {
      painted.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
    })
    painted.observe({ type: 'paint', buffered: true })
  }

  addEventListener('click', keepPress, true)
  addEventListener(
    aliveEvent,
    () => {
      removeEventListener('click', keepPress, true)
      if (early?.isConnected) early.click()
    },
    { once: true },
  )
  addEventListener('load', afterPaint)
  for (const touch of ['pointerdown', 'keydown', 'touchstart', 'focusin'])
    addEventListener(touch, start, { once: true, passive: true, capture: true })
  setTimeout(start, 2000)
}
