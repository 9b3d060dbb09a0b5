import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext } from 'playwright-core'
import { type Language, languages } from '#shop/language.ts'
import { settingsKey } from '#shop/settings.ts'
import type { StaffRole } from '#shop/staff-room/staff.ts'
import { desktop, phone } from '../e2e/browser.ts'
import { openWalks } from '../e2e/walks.ts'
import { singleCart, weeklyCart } from './carts.ts'
import { brokenLinks } from './links.ts'
import { look } from './look.ts'
import { type Screen, screens } from './screens.ts'
import { contactSheet } from './sheet.ts'
import { callsOf } from './shop-calls.ts'

// Shoots every screen in both languages, on a phone and a desktop, light and dark, into one folder,
// and says what is wrong: accessibility, console, layout shifts, missing pictures, broken links.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'data/screens' },
    lang: { type: 'string' },
    width: { type: 'string' },
    mode: { type: 'string' },
  },
})

type Way = { lang: Language; width: 'phone' | 'desktop'; mode: 'light' | 'dark' }

const say = (line: string) => process.stdout.write(`${line}\n`)
const only = <Value extends string>(wanted: string | undefined, all: readonly Value[]) =>
  all.filter(value => !wanted || value === wanted)

const ways: Way[] = only(values.lang, languages).flatMap(lang =>
  only(values.width, ['phone', 'desktop']).flatMap(width =>
    only(values.mode, ['light', 'dark']).map(mode => ({ lang, width, mode })),
  ),
)

const walks = await openWalks()
const ask = callsOf(walks.url)
const links = new Set<string>()
let troubles = 0
try {
  await mkdir(values.out, { recursive: true })
  const maria = { username: 'maria@gastra.example', password: 'gastra-demo' }
  const { token } = await ask('auth-login-email', maria)
  const { orders } = await ask('customer-order-collection', {}, token)
  const single = orders.find(({ plan }) => plan.type === 'daily')
  const [running, paused] = orders.filter(({ plan }) => plan.type === 'weekly')
  const plan = await ask('customer-order-one', { orderId: running?.id ?? '' }, token)
  const delivery = plan.deliveries.find(({ can }) => can.change && can.move)?.id
  const ids = {
    ...{ order: single?.id, plan: plan.id, paused: paused?.id, delivery },
    orderNumber: single?.number,
  }
  const wanted = screens(ids).filter(
    ({ name }) => positionals.length === 0 || positionals.some(part => name.includes(part)),
  )
  for (const way of ways) await shoot(walks.browser, way, wanted)
  for (const link of await brokenLinks(walks.url, links)) complain(link)
  say(`${values.out}: ${wanted.length * ways.length} pictures, ${troubles} troubles`)
  if (troubles > 0) process.exitCode = 1
} finally {
  await walks.close()
}

async function shoot(browser: Browser, way: Way, wanted: readonly Screen[]): Promise<void> {
  const { lang, width, mode } = way
  const pictures: { name: string; picture: Buffer }[] = []
  for (const screen of wanted) {
    const context = await contextFor(browser, way, screen)
    const name = [screen.name, lang, width, mode].join('-')
    try {
      if (screen.role) await enterDesk(context, screen.role)
      const seen = await look(context, walks.url + screen.path)
      await writeFile(join(values.out, `${name}.jpg`), seen.picture)
      pictures.push({ name: screen.name, picture: seen.picture })
      for (const wrong of new Set(seen.wrong)) complain(`${name}: ${wrong}`)
      for (const link of seen.links) links.add(link)
    } catch (error) {
      complain(`${name}: ${error}`)
    } finally {
      await context.close()
    }
  }
  const sheet = join(values.out, ['sheet', lang, width, mode].join('-'))
  await contactSheet(pictures, width, sheet)
  say(`${sheet}-*.jpg`)
}

async function contextFor(browser: Browser, { lang, width, mode }: Way, screen: Screen) {
  const viewport = width === 'phone' ? phone : desktop
  const context = await browser.newContext({
    viewport,
    isMobile: width === 'phone',
    hasTouch: width === 'phone',
    reducedMotion: 'reduce',
    // The staff room looks as the device does.
    colorScheme: mode,
    bypassCSP: true,
    serviceWorkers: 'block',
  })
  await context.addCookies([{ name: 'lang', value: lang, url: walks.url }])
  if (!screen.asked) {
    const refused = `1.${Math.floor(Date.now() / 1000)}.0`
    await context.addCookies([{ name: 'consent', value: refused, url: walks.url }])
  }
  const session = screen.who && screen.who !== 'visitor' ? await logIn(screen.who) : null
  if (session)
    await context.addCookies(
      [
        ['auth', session],
        ['user', session.user],
      ].map(([name, value]) => ({
        name: String(name),
        value: encodeURIComponent(JSON.stringify(value)),
        url: walks.url,
      })),
    )
  const cart = screen.cart
    ? await (screen.cart === 'single' ? singleCart : weeklyCart)(ask, session?.token)
    : null
  await context.addInitScript(
    ([key, settings, cartId]) => {
      localStorage.setItem(key ?? '', settings ?? '')
      if (cartId) localStorage.setItem('cart', cartId)
    },
    [settingsKey, JSON.stringify({ paletteMode: mode }), cart],
  )
  return context
}

/** What a tab of the staff room holds is given to every tab of this browser: each picture has its own. */
async function enterDesk(context: BrowserContext, role: StaffRole): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${walks.url}/desk/login`)
  await page.locator('input[name=email]').fill(`${role}@gastra.example`)
  await page.locator('input[name=password]').fill('gastra-demo')
  await page.locator('button[type=submit]').click()
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'))
  const kept = await page.evaluate(() => Object.entries(sessionStorage))
  await context.addInitScript(entries => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value)
  }, kept)
  await page.close()
}

function logIn(who: 'customer' | 'manager') {
  const username = who === 'customer' ? 'maria@gastra.example' : 'petros@lefka.example'
  return ask('auth-login-email', { username, password: 'gastra-demo' })
}

function complain(what: string): void {
  troubles += 1
  say(what)
}
