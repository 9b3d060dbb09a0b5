import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startShop } from './shop.ts'

// Windows knows no SIGTERM.
test.skipIf(process.platform === 'win32')(
  'npm start hands SIGTERM on: neither the shop nor its database stays behind',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gastra-start-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await chmod(folder, 0o755)
    const shop = await startShop({ DATA_DIR: folder }, ['npm', 'start'])
    expect((await fetch(`${shop.url}/health/ready`)).status).toBe(200)
    expect(await readdir(join(folder, 'postgres'))).toContain('postmaster.pid')

    await shop.stop()
    await expect(fetch(shop.url)).rejects.toThrow()
    expect(await readdir(join(folder, 'postgres'))).not.toContain('postmaster.pid')
  },
)
