import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'

/** Logs, speaks, and tells on standard error that it lives. */
const speaker = `
  import { writeSync } from 'node:fs'
  import { setTimeout as pause } from 'node:timers/promises'
  const { logLines, outliveLostOutput } = await import('./server/log-lines.ts')
  outliveLostOutput()
  const log = logLines('warn')
  for (let line = 0; line < 5; line++) {
    log.warn('a line of the log')
    process.stdout.write('a word by the way')
    await pause(20)
  }
  writeSync(2, 'went on')`

function speaking(out: 'pipe' | number): ChildProcess {
  const child = spawn(process.execPath, ['--input-type=module', '-e', speaker], {
    stdio: ['ignore', out, 'pipe'],
  })
  // A process that hangs would outlive the test.
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function endOf(child: ChildProcess): Promise<{ code: number; says: string }> {
  const said = child.stderr ? text(child.stderr) : ''
  const [code] = await once(child, 'exit')
  return { code, says: await said }
}

describe('A shop goes on and can be stopped', () => {
  test.skipIf(!existsSync('/dev/full'))('though the disk of its log is full', async () => {
    const full = openSync('/dev/full', 'w')
    onTestFinished(() => closeSync(full))
    expect(await endOf(speaking(full))).toEqual({ code: 0, says: 'went on' })
  })

  test('though nobody reads what it says any more', async () => {
    const child = speaking('pipe')
    child.stdout?.destroy()
    expect(await endOf(child)).toEqual({ code: 0, says: 'went on' })
  })
})
