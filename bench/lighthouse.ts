import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Row } from './run.ts'
import type { BenchedShop } from './shop.ts'

const browsers = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser']
const targets = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

/** Lighthouse as a phone sees home, menu and a dish; its scores, with the target of each as the other side. */
export async function benchLighthouse(
  shop: BenchedShop,
  say: (line: string) => void,
): Promise<Row[]> {
  const browser = process.env.CHROME_PATH ?? browsers.find(file => existsSync(file))
  if (!browser) {
    say('Lighthouse is left out: no Chromium or Chrome is installed (CHROME_PATH names one).')
    return []
  }
  const rows: Row[] = []
  for (const path of ['/', '/menu', '/product/mousakas']) {
    const scores = await scoresOf(`${shop.url}${path}`, browser)
    for (const [category, target] of Object.entries(targets)) {
      const score = Math.round((scores[category]?.score ?? 0) * 100)
      rows.push({
        what: `Lighthouse mobile, ${path}, ${category}`,
        ours: String(score),
        theirs: String(target),
        ratio: score / target,
        target: 1,
      })
    }
  }
  return rows
}

async function scoresOf(url: string, browser: string) {
  const folder = await mkdtemp(join(tmpdir(), 'gastra-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    await promisify(execFile)(
      'npm',
      ['exec', '--yes', '--package=lighthouse@13.5.0', '--', 'lighthouse', url]
        .concat(['--quiet', '--output=json', `--output-path=${file}`])
        .concat([`--chrome-flags=${flags}`, '--form-factor=mobile']),
      { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024 },
    )
    const report = JSON.parse(await readFile(file, 'utf8')) as {
      categories: Record<string, { score: number | null }>
    }
    return report.categories
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
