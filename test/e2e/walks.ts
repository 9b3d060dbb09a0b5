import { execFile } from 'node:child_process'
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { swiftFolder } from '../database/swift-folder.ts'
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
  const folder = await shopFolder()
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

/** A new folder for a shop: as the first start left it, where there was one, else empty. */
export async function shopFolder(): Promise<string> {
  const folder = await mkdtemp(join(await swiftFolder(), 'gastra-walk-'))
  // PostgreSQL runs as an unprivileged user where the walks run as root: let it in.
  await chmod(folder, 0o755)
  const { FIRST_START: from } = process.env
  if (from) await copyShop(from, folder)
  return folder
}

/** The owner of PostgreSQL's files is kept, which Node's own copy does not do. */
async function copyShop(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') await cp(from, to, { recursive: true })
  else await promisify(execFile)('cp', ['-a', `${from}/.`, to])
}
