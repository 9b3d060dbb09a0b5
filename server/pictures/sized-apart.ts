import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectFolder } from '../folders.ts'
import { hasIcons, unsized } from './pictures.ts'

/**
 * Makes the sizes that are missing in a process of its own, which ends: what it needs of memory, up to 200
 * MB, a shop would keep. `running` takes the process, to be ended with the shop. Throws where it fails.
 */
export async function sizePicturesApart(
  dataDir: string,
  running: (child: ChildProcess) => void,
): Promise<void> {
  if ((await hasIcons(dataDir)) && (await unsized(dataDir)).length === 0) return
  const child = fork(join(projectFolder, 'run.js'), ['pictures/sizing-command', dataDir], {
    execArgv: [],
  })
  running(child)
  const [code, signal] = await once(child, 'exit')
  if (code !== 0 && !signal) throw new Error(`sizing the pictures ended with ${code}`)
}
