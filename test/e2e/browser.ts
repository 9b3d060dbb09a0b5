import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { findChromium } from './chromium.ts'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(await findChromium()),
    args: [
      '--headless',
      '--no-sandbox',
      '--no-zygote',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
    ],
  })
}

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

export type Visitor = {
  page: Page
  context: BrowserContext
  /** Fails on an accessibility violation of the page as it stands. */
  checkAccess(what: string): Promise<void>
  /** Errors and warnings of the console. */
  complaints: string[]
}

/** A visitor with a fresh browser; Greek by default. */
export async function visitor(
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<Visitor> {
  const isPhone = viewport.width < 600
  const context = await browser.newContext({
    viewport,
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: 'reduce',
    // Scripts of the test itself (axe) would else be refused by the shop's content policy.
    bypassCSP: true,
  })
  // The consent was given before, so that walks are not asked for it.
  await context.addCookies([
    {
      name: 'consent',
      value: `1.${Math.floor(Date.now() / 1000)}.0`,
      domain: 'localhost',
      path: '/',
    },
  ])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (isOfSlowFile(message.text())) return
    complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', error => complaints.push(`${page.url()}: ${error.message}`))
  const script = await readFile(axe, 'utf8')
  return { page, context, complaints, checkAccess: what => checkAccess(page, script, what) }
}

/** Chromium warns some seconds after the load event. On a busy machine the page uses the picture or font only later. */
function isOfSlowFile(text: string): boolean {
  return /(\/(pictures|products)\/\S+|\.woff2) was preloaded using link preload but not used/.test(
    text,
  )
}

type Violation = { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }

async function checkAccess(page: Page, script: string, what: string): Promise<void> {
  // Half a megabyte, once for a document.
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(script)
  let told = await violationsOn(page)
  // A colour on its way to another is no state of the page: what counts is still there once it stands.
  if (told.length > 0) {
    await page.evaluate(`Promise.allSettled(document.getAnimations()
      .filter(({ effect }) => effect.getComputedTiming().iterations !== Infinity)
      .map(({ finished }) => finished))`)
    told = await violationsOn(page)
  }
  if (told.length > 0) throw new Error(`${what} (${page.url()}):\n${told.join('\n')}`)
}

async function violationsOn(page: Page): Promise<string[]> {
  const violations = (await page.evaluate(`axe.run({
    resultTypes: ['violations'],
    // Nothing of it reads styles as files or looks into pages within pages.
    preload: false,
    iframes: false,
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  }).then(({ violations }) => violations.flatMap(one => {
    // What is large enough but lies half under the fixed bar of a phone can be scrolled away from it.
    const bar = document.querySelector('.cart-bar > section')?.getBoundingClientRect()
    const isUnderBar = target => {
      const { top, bottom, width, height } = document.querySelector(target).getBoundingClientRect()
      return width >= 24 && height >= 24 && bottom > bar.top && top < bar.bottom
    }
    const nodes = one.nodes.filter(({ target }) => !(one.id === 'target-size' && bar?.height &&
      isUnderBar(target.join(' '))))
    return nodes.length > 0 ? [{ ...one, nodes }] : []
  }))`)) as Violation[]
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id} (${help}) at ${node.target.join(' ')}: ${node.failureSummary}`),
  )
}
