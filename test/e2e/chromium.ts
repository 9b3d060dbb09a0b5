import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { LaunchOptions } from 'playwright-core'

type Program = Pick<LaunchOptions, 'executablePath' | 'env' | 'channel'>

/** The Chromium of an npm package, with the libraries and fonts it needs; CHROME_PATH names another. */
export async function findChromium(): Promise<Program> {
  const own = process.env.CHROME_PATH
  if (own) return { executablePath: own }
  // The package holds the Chromium of Linux on x64; elsewhere an installed Chrome walks.
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' }
  const folder = await unpackedChromium()
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  }
}

// The package's own file names a fixed folder. No system fonts: every machine shows the same.
const fontsFile = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`

/** Unpacked once a version and user: another user's files in the common folder could not be started. */
async function unpackedChromium(): Promise<string> {
  const packed = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))
  const { version } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8'))
  const folder = join(tmpdir(), `gastra-chromium-${version}-${process.getuid?.()}`)
  if (existsSync(folder)) return folder
  const draft = await mkdtemp(`${folder}.new-`)
  await unpackInto(draft, join(packed, 'bin'))
  await writeFile(join(draft, 'fonts.conf'), fontsFile)
  // Another run may have been faster.
  await rename(draft, folder).catch(async error => {
    await rm(draft, { recursive: true })
    if (!existsSync(folder)) throw error
  })
  return folder
}

/** The package unpacks into the system's temporary folder, wherever that is. */
async function unpackInto(folder: string, packed: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium')
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    const archives = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']
    await Promise.all(archives.map(name => inflate(join(packed, name))))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
