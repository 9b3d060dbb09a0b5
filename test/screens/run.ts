import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext, Cookie } from 'playwright-core'
import { type Language, languages } from '#shop/language.ts'
import type { StaffRole } from '#shop/people/staff.ts'
import { settingsKey } from '#shop/settings.ts'
import { desktop, openBrowser, phone } from '../e2e/browser.ts'
import { openWalks } from '../e2e/walks.ts'
import { singleCart, weeklyCart } from './carts.ts'
import { brokenLinks } from './links.ts'
import { look } from './look.ts'
import { releasesOf } from './releases.ts'
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
    /** A demo shop that runs already, instead of a fresh one. */
    url: { type: 'string' },
  },
})

const widths = { phone, tablet: { width: 820, height: 1180 }, desktop }

type Way = { lang: Language; width: keyof typeof widths; mode: 'light' | 'dark' }

type Seat = { kept: [string, string][]; cookies: Cookie[] }
const seats = new Map<StaffRole, Seat>()

const say = (line: string) => process.stdout.write(`${line}\n`)
const only = <Value extends string>(wanted: string | undefined, all: readonly Value[]) =>
  all.filter(value => !wanted || value === wanted)

const ways: Way[] = only(values.lang, languages).flatMap(lang =>
  only(values.width, ['phone', 'tablet', 'desktop']).flatMap(width =>
    only(values.mode, ['light', 'dark']).map(mode => ({ lang, width, mode })),
  ),
)

const walks = values.url ? await openedAt(values.url) : await openWalks()
const ask = callsOf(walks.url)
const links = new Set<string>()
let troubles = 0
try {
  await mkdir(values.out, { recursive: true })
  const maria = { username: 'maria@gastra.example', password: 'gastra-demo' }
  const { token } = await ask('auth-login-email', maria)
  const { orders } = await ask('customer-order-collection', {}, token)
  const single = orders.find(({ plan, status }) => plan.type === 'daily' && status !== 'not-paid')
  const [running, paused] = orders.filter(({ plan }) => plan.type === 'weekly')
  const plan = await ask('customer-order-one', { orderId: running?.id ?? '' }, token)
  const delivery = plan.deliveries.find(({ can }) => can.change && can.move)?.id
  const ids = {
    ...{ order: single?.id, plan: plan.id, paused: paused?.id, delivery },
    track: plan.deliveries.find(({ status }) => status === 'planned')?.track,
    ...{ orderNumber: single?.number, planNumber: plan.number },
  }
  const releases = await releasesHere()
  const wanted = screens({ ...ids, releases }).filter(
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
      const seen = await look(context, walks.url, screen, lang)
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
  const context = await browser.newContext({
    viewport: widths[width],
    isMobile: width === 'phone',
    hasTouch: width !== 'desktop',
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

/** Puts somebody of this role into the staff room; what a tab holds is given to every tab of this browser. */
async function enterDesk(context: BrowserContext, role: StaffRole): Promise<void> {
  const seat = seats.get(role) ?? (await loggedIn(context, role))
  seats.set(role, seat)
  await context.addCookies(seat.cookies)
  await context.addInitScript(entries => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value)
  }, seat.kept)
}

async function loggedIn(context: BrowserContext, role: StaffRole): Promise<Seat> {
  const page = await context.newPage()
  await page.goto(`${walks.url}/desk/login`)
  await page.locator('input[name=email]').fill(`${role}@gastra.example`)
  await page.locator('input[name=password]').fill('gastra-demo')
  await page.locator('button[type=submit]').click()
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'))
  const kept = await page.evaluate(() => Object.entries(sessionStorage))
  await page.close()
  const cookies = (await context.cookies()).filter(({ name }) => name === 'desk')
  return { kept, cookies }
}

async function openedAt(url: string) {
  const browser = await openBrowser()
  return { browser, url, close: () => browser.close() }
}

async function releasesHere() {
  const context = await walks.browser.newContext({ serviceWorkers: 'block' })
  await enterDesk(context, 'owner')
  const releases = await releasesOf(await context.newPage(), walks.url)
  await context.close()
  return releases
}

function logIn(who: 'customer' | 'manager') {
  const username = who === 'customer' ? 'maria@gastra.example' : 'petros@lefka.example'
  return ask('auth-login-email', { username, password: 'gastra-demo' })
}

function complain(what: string): void {
  troubles += 1
  say(what)
}
