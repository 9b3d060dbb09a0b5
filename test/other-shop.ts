import { fileURLToPath } from 'node:url'
import { carryOutImport, planImport } from '#server/releases/import.ts'
import { type Door, openDoor } from './door.ts'

/** A shop of one of the folders beside this file, in place of the demo. */
export function openShopOf(
  name: 'boukia' | 'thessaloniki',
  environment: Parameters<typeof openDoor>[0] = {},
): Promise<Door> {
  return openDoor(environment, null, async db => {
    const folder = fileURLToPath(new URL(`./${name}/`, import.meta.url))
    const plan = await planImport(db, '/nowhere', folder, { now: new Date() })
    if ('problems' in plan) throw new Error(JSON.stringify(plan.problems))
    const trouble = await carryOutImport(db, '/nowhere', plan, new Date())
    if (trouble) throw new Error(trouble)
  })
}
