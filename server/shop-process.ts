import './config/env-file.ts'
import { type Config, readConfig } from './config/config.ts'
import { namesInEnvFile } from './config/env-file.ts'
import { keepDemoDay } from './demo/day/keep.ts'
import { demoLogins } from './demo/seed.ts'
import { demoPin, demoStaff } from './demo/staff.ts'
import { logLines, outliveLostOutput } from './log-lines.ts'
import { type Opening, openShop } from './open-shop.ts'
import { sizePicturesApart } from './pictures/sized-apart.ts'

type OpenedPages = Awaited<ReturnType<NonNullable<Opening['pages']>>>
export type PageReading = {
  readonly say: (line: string) => void
  /** Takes a step that is done when the shop closes. */
  readonly atEnd: (step: () => Promise<unknown>) => void
  readonly onSignal: () => void
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const down: (() => Promise<unknown>)[] = []
const stopping = new AbortController()
let starting: Promise<void> = Promise.resolve()

/** Runs the shop as this process, until it is told to stop. */
export function runShop(readPages: (given: PageReading) => Promise<OpenedPages>): void {
  outliveLostOutput()
  // Not once: a Ctrl-C arrives twice, from the terminal and from npm.
  const onSignal = () => stop(0)
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  const atEnd = (step: () => Promise<unknown>) => down.push(step)
  starting = start(() => readPages({ say, atEnd, onSignal }))
  starting.catch(error => {
    // A start that is stopped midway is no failure.
    if (stopping.signal.aborted) return
    process.stderr.write(
      `\nGastra could not start. ${error instanceof Error ? error.message : error}\n`,
    )
    stop(1)
  })
}

/** Every step of the start adds how it is undone; `stop` goes through them backwards. */
async function start(pages: () => Promise<OpenedPages>): Promise<void> {
  const config = readConfig(process.env, undefined, namesInEnvFile)
  const logger = logLines(config.logLevel)
  const opening = { logger, say, down, pages, stopping: stopping.signal }
  const opened = await openShop(config, opening)
  welcome(config, opened)
  // Its orders are paid at this very shop, so its doors are open by now.
  if (config.demoDay && opened.hasDemo) down.push(keepDemoDay({ shop: opened.shop, fetch }, say))
  // A first start opens at once and sizes the pictures afterwards.
  sizePicturesApart(config.dataDir, child => down.push(async () => child.kill())).catch(error =>
    logger.error({ err: error }, 'the pictures could not be sized'),
  )
}

function welcome(
  config: Config,
  { hasDemo, missing, isClosed, invitation }: Awaited<ReturnType<typeof openShop>>,
): void {
  say(`\nGastra is open at ${config.publicUrl}`)
  if (isClosed)
    say(
      'It is closed: customers read that it opens soon, until its owner opens it in the staff room.',
    )
  else if (missing.length > 0) {
    say(`Nobody can order yet: the catalogue lacks ${missing.join(', ')}.`)
    say('Until it has them, every page says that the shop opens soon. See README, Going live.')
  }
  for (const line of invitation) say(line)
  if (config.sandbox) say('Payments are tests: no real card is asked for or charged.')
  if (config.sandbox && config.production)
    say(
      'ALLOW_SANDBOX=1: everybody may pay without money, log in as anybody, and read all mails where no SMTP_URL is set. Never with real customers!',
    )
  if (!config.demo || !hasDemo) return
  for (const { email, password } of demoLogins) say(`Demo login: ${email} / ${password}`)
  say(`The staff room is at ${config.deskUrl}/desk, with the same password:`)
  say(`  ${demoStaff.map(({ email }) => email).join(', ')}`)
  say(`At a tablet of the shop, which a manager lets in at /desk/devices, their PIN is ${demoPin}.`)
}

let stopped: Promise<void> | null = null

/**
 * The start ends at its next step, so that it does not use what is closed. HTTP closes first, so
 * that calls under way still reach the database; the database closes last.
 */
function stop(code: number): Promise<void> {
  stopped ??= (async () => {
    stopping.abort()
    await starting.catch(() => {})
    for (const step of down.reverse())
      await step().catch(error => process.stderr.write(`While stopping: ${error}\n`))
    process.exit(code)
  })()
  return stopped
}
