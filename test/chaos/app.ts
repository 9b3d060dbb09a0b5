import pino from 'pino'
import { readConfig } from '#server/config/config.ts'
import { openShop } from '#server/open-shop.ts'

/** The shop without its pages, as a process of its own that can be killed. */
const down: (() => Promise<unknown>)[] = []
const config = readConfig(process.env)

process.once('SIGTERM', async () => {
  for (const step of down.reverse()) await step().catch(() => {})
  process.exit(0)
})

await openShop(config, {
  logger: pino({ level: config.logLevel }),
  say: () => {},
  down,
  pages: null,
  stopping: new AbortController().signal,
})
process.stdout.write('open\n')
