import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { startShop } from './shop.ts'

export type Walks = {
  browser: Browser
  url: string
  /** Where the shop's database lies, for commands beside it. */
  folder: string
  close(): Promise<void>
}

/** A fresh demo shop and a browser to walk through it. */
export async function openWalks(): Promise<Walks> {
  const folder = await mkdtemp(join(tmpdir(), 'gastra-walk-'))
  // PostgreSQL runs as an unprivileged user where the walks run as root: let it in.
  await chmod(folder, 0o755)
  const shop = await startShop({ DATA_DIR: folder })
  const browser = await openBrowser().catch(async error => {
    await shop.stop()
    throw error
  })
  return {
    browser,
    url: shop.url,
    folder,
    async close() {
      await browser.close()
      await shop.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
