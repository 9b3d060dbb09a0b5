import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { carryOutImport, planImport } from '#server/releases/import.ts'
import { type Door, openDoor } from './door.ts'

/** A shop of one of the folders beside this file, in place of the demo. */
export async function openShopOf(
  name: 'boukia' | 'larissa' | 'thessaloniki',
  environment: Parameters<typeof openDoor>[0] = {},
): Promise<Door> {
  const folder = await mkdtemp(join(tmpdir(), `gastra-${name}-`))
  // What Larissa does not write is as in Thessaloniki.
  for (const part of name === 'larissa' ? ['thessaloniki', name] : [name])
    await cp(fileURLToPath(new URL(`./${part}/`, import.meta.url)), folder, { recursive: true })
  await rm(join(folder, 'state.txt'), { force: true })
  try {
    return await openDoor(environment, null, async db => {
      const plan = await planImport(db, '/nowhere', folder, { now: new Date() })
      if ('problems' in plan) throw new Error(JSON.stringify(plan.problems))
      const trouble = await carryOutImport(db, '/nowhere', plan, new Date())
      if (trouble) throw new Error(trouble)
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
