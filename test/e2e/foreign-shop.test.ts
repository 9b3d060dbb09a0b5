import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { swiftFolder } from '../database/swift-folder.ts'
import { demoWords } from '../other-words.ts'
import { type RunningShop, startShop } from './shop.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let folder: string
let shop: RunningShop
beforeAll(async () => {
  folder = await mkdtemp(join(await swiftFolder(), 'gastra-foreign-'))
  // PostgreSQL runs as an unprivileged user where the walks run as root: let it in.
  await chmod(folder, 0o755)
  const environment = { DATA_DIR: folder, SEED: 'none' }
  const command = ['run.js', 'commands/catalogue-command', 'import', 'test/thessaloniki', '--yes']
  await promisify(execFile)(process.execPath, command, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', ...environment },
  })
  shop = await startShop(environment)
})
afterAll(async () => {
  await shop?.stop()
  await rm(folder, { recursive: true, force: true })
})

const pages = [
  ...['/', '/plans', '/plans/weekly', '/address', '/menu', '/business', '/contact-us'],
  ...['/calorie-calculator', '/checkout', '/date-time', '/product/fakes'],
  ...['terms-of-use', 'privacy', 'cookies', 'payment-methods', 'allergy-information'].map(
    page => `/terms-and-conditions/${page}`,
  ),
  ...['refunds', 'delivery-methods'].map(page => `/terms-and-conditions/${page}`),
  ...['/manifest.webmanifest', '/llms.txt', '/robots.txt', '/sitemap.xml', '/api/openapi.json'],
]

test.each(['el', 'en'])(
  '1.07 9.02 9.05 a shop in Thessaloniki says nothing of the demo (%s)',
  async lang => {
    for (const page of pages) {
      const answer = await fetch(`${shop.url}${page}`, { headers: { cookie: `lang=${lang}` } })
      const text = await answer.text()
      expect(answer.status, page).toBe(200)
      for (const word of demoWords) expect(said(text, word), page).toBeNull()
    }
    const home = await (await fetch(shop.url, { headers: { cookie: `lang=${lang}` } })).text()
    expect(home).toContain(
      lang === 'el' ? 'Θεσσαλονίκη και Καλαμαριά' : 'Thessaloniki and Kalamaria',
    )
    expect(home).toContain(lang === 'el' ? 'Τρίτη και Παρασκευή' : 'Tuesday and Friday')
    expect(home).toContain('11:00–14:00')
  },
)

test.each(['el', 'en'])(
  '9.27 without a counter no page offers to fetch an order (%s)',
  async lang => {
    const policy = '/terms-and-conditions/delivery-methods'
    for (const page of ['/', '/address', '/contact-us', policy]) {
      const answer = await fetch(`${shop.url}${page}`, { headers: { cookie: `lang=${lang}` } })
      expect(said(await answer.text(), /σημείο παραλαβής|pick-up point/i), page).toBeNull()
    }
  },
)

/** Where a word stands, with what is around it; null: nowhere. */
function said(text: string, word: RegExp): string | null {
  const at = text.search(word)
  return at < 0 ? null : text.slice(Math.max(0, at - 60), at + 60)
}
