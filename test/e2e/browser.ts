import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** The Chromium of an npm package, with the system libraries it needs; CHROME_PATH names another. */
export async function openBrowser(): Promise<Browser> {
  const own = process.env.CHROME_PATH
  const executablePath = own ?? (await packedChromium())
  return chromium.launch({
    executablePath,
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

/** Unpacked once a user: another user's files in the common folder could not be started. */
async function packedChromium(): Promise<string> {
  const before = process.env.TMPDIR
  const folder = join(tmpdir(), `gastra-chromium-${userInfo().username}`)
  await mkdir(folder, { recursive: true })
  process.env.TMPDIR = folder
  // Set before its import, this makes the package unpack the system libraries as well.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    packed.setGraphicsMode = false
    return await packed.executablePath()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

export type Visitor = {
  page: Page
  context: BrowserContext
  /** Fails on an accessibility violation of the page as it stands. */
  checkAccess(what: string): Promise<void>
  /** What the console said that it should not. */
  complaints: string[]
}

/** Somebody with a fresh browser; Greek unless they choose otherwise. */
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
  // Who has answered once is not asked on every walk.
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
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', error => complaints.push(`${page.url()}: ${error.message}`))
  const script = await readFile(axe, 'utf8')
  return { page, context, complaints, checkAccess: what => checkAccess(page, script, what) }
}

type Violation = { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }

async function checkAccess(page: Page, script: string, what: string): Promise<void> {
  await page.evaluate(script)
  const violations = (await page.evaluate(`axe.run({
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  }).then(result => result.violations)`)) as Violation[]
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id} (${help}) at ${node.target.join(' ')}: ${node.failureSummary}`),
  )
  if (told.length > 0) throw new Error(`${what} (${page.url()}):\n${told.join('\n')}`)
}
