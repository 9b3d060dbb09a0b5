import { type DeskCallName, mayCall } from './calls.ts'
import type { StaffRole } from './staff.ts'

/** The screens that a tablet or a phone of the shop may show. */
export const faces = ['kitchen', 'packing', 'drive', 'counter'] as const
export type Face = (typeof faces)[number]

/** A tablet or a phone of the shop, which a manager let in. */
export type Device = {
  readonly id: string
  readonly name: string
  readonly faces: readonly Face[]
}

/** Minutes in which the code serves that lets a device in, once. */
export const deviceCodeMinutes = 15
/** Wrong PINs of a person in an hour, after which none is heard. */
export const mostWrongPins = 5

/** The first call of each face, whose roles are those of the face, and what else its screens ask. */
const callsOf: Readonly<Record<Face, readonly [DeskCallName, ...DeskCallName[]]>> = {
  kitchen: ['kitchen-one', 'batch-begin', 'batch-end', 'batch-labels', 'day-seen-create'],
  packing: ['packing-one', 'bag-close', 'tray-scan', 'day-seen-create'],
  drive: ['bring-one', 'delivery-outcome'],
  counter: ['fetch-one', 'delivery-outcome'],
}
const ofAll: readonly DeskCallName[] = ['staff-me', 'staff-logout']

/** Whether a person may make this call where they are: at a device of the shop, those of its faces alone. */
export function mayCallFrom(
  device: Pick<Device, 'faces'> | null,
  roles: readonly StaffRole[],
  name: DeskCallName,
): boolean {
  if (!mayCall(roles, name)) return false
  if (!device || ofAll.includes(name)) return true
  return device.faces.some(face => callsOf[face].includes(name))
}

/** Those of a device's faces that a person of these roles works at. */
export function facesFor(device: readonly Face[], roles: readonly StaffRole[]): Face[] {
  return faces.filter(face => device.includes(face) && mayCall(roles, callsOf[face][0]))
}
