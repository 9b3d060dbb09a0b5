import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from 'playwright-core'
import type { Language } from '#shop/language.ts'
import { english, greek } from '../desk-words.ts'
import type { Screen } from './screens.ts'

type Seen = {
  readonly picture: Buffer
  readonly wrong: readonly string[]
  readonly links: readonly string[]
}

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const settled = 1200
/** What the browser says of this script's own doing. */
const own = /blocked by Playwright/

/** One screen: its picture, what is wrong with it, and where it leads. */
export async function look(
  context: BrowserContext,
  shop: string,
  { path, role, before, open }: Screen,
  lang: Language,
): Promise<Seen> {
  const page = await context.newPage()
  const wrong: string[] = []
  page.on('console', message => {
    if (message.type() !== 'log' && message.type() !== 'info' && !own.test(message.text()))
      wrong.push(`console: ${message.text()}`)
  })
  page.on('pageerror', error => wrong.push(`error: ${error.message}`))
  await page.addInitScript(watchShifts)
  try {
    await before?.(page)
    await page.goto(shop + path, { waitUntil: 'load' })
    // The staff room's line to the shop stays open: its network is never idle.
    if (role) await page.locator('h1').first().waitFor()
    else await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => {})
    await page.waitForTimeout(settled)
    await scrollThrough(page)
    if (open) {
      await open(page, lang === 'el' ? greek : english)
      await page.waitForTimeout(settled)
    }
    const told = await page.evaluate(lookAround)
    await page.evaluate(await readFile(axe, 'utf8'))
    const violations = (await page.evaluate(accessCheck)) as string[]
    // Of a dialog the window itself: what is out of sight there is out of sight here.
    const fullPage = (await page.locator('dialog[open]').count()) === 0
    const picture = await page.screenshot({ fullPage, type: 'jpeg', quality: 78 })
    return { picture, wrong: [...wrong, ...told.wrong, ...violations], links: told.links }
  } finally {
    await page.close()
  }
}

/** Loads the pictures that wait until they are in sight. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      window.scrollTo(0, y)
      await new Promise(resolve => setTimeout(resolve, 60))
    }
    window.scrollTo(0, 0)
    await new Promise(resolve => setTimeout(resolve, 250))
  })
}

const watchShifts = `
  window.shifted = 0
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
`

/** Runs in the page: faults that no visitor should meet, and the links. */
function lookAround(): { wrong: string[]; links: string[] } {
  const wrong: string[] = []
  const shifted = (window as unknown as { shifted: number }).shifted
  if (shifted > 0.02) wrong.push(`layout shift ${shifted.toFixed(3)}`)
  if (document.documentElement.scrollWidth > window.innerWidth + 1)
    wrong.push(`wider than the window: ${document.documentElement.scrollWidth}`)
  if (!document.title) wrong.push('no title')
  for (const picture of document.images) {
    if (!picture.hasAttribute('alt')) wrong.push(`no alt: ${picture.src}`)
    if (picture.complete && picture.naturalWidth === 0)
      wrong.push(`no picture: ${picture.currentSrc}`)
  }
  // The text as it is seen; textContent would hold what scripts say as well.
  const odd = /\b(undefined|NaN|null)\b|\{\{|\[object|%s/.exec(document.body.outerText)
  // Who writes a mail sees the names of its fields.
  const isWriting = location.pathname.startsWith('/desk') && odd?.[0] === '{{'
  if (odd && !isWriting) wrong.push(`odd text: ${odd[0]}`)
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href)
  return { wrong, links }
}

const accessCheck = `axe.run({
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map(({ target, failureSummary }) => \`axe \${id}: \${target.join(' ')} \${failureSummary.split('\\n')[1] ?? ''}\`)))`
