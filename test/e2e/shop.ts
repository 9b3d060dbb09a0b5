import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

export type RunningShop = { url: string; pid: number; stop(): Promise<void> }

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The shop in a process of its own, on a free port; what `npm start` runs, or a command that is given. */
export async function startShop(
  environment: Record<string, string>,
  [program, ...args]: readonly [string, ...string[]] = [
    process.execPath,
    '--max-semi-space-size=8',
    'run.js',
  ],
): Promise<RunningShop> {
  const port = await freePort()
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      DEMO_DAY: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await opened(child)
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function opened(child: ChildProcess): Promise<void> {
  let said = ''
  for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += chunk
    if (said.includes('is open at')) break
  }
  child.stdout?.resume()
  if (!said.includes('is open at')) throw new Error(`the shop did not open:\n${said}`)
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port is free')
  return address.port
}
