import { randomBytes, randomInt } from 'node:crypto'
import {
  type Device,
  deviceCodeMinutes,
  type Face,
  facesFor,
  mostWrongPins,
} from '#shop/people/device.ts'
import type { DeviceLogin, NewDevice, NewPin } from '#shop/people/device-forms.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { isRefusal, type Refusal } from '#shop/refusal/refusal.ts'
import type { ActCall, Acted, StaffCall, StrangerCall } from '../calls/desk-hook.ts'
import { randomId } from '../calls/random.ts'
import { tokenHashOf } from '../calls/token.ts'
import { isPassword, passwordHashOf } from '../customers/password-hash.ts'
import {
  countLoginFailure,
  forgetLoginFailures,
  uncountLoginFailure,
} from '../db/customer/login-failures.ts'
import * as devices from '../db/staff/devices.ts'
import { staffByEmail, staffById } from '../db/staff/staff.ts'
import { openSession, type StaffSession } from './entering.ts'

/** `key` goes into a cookie that no script reads; it lasts until the device is sent away. */
export type EnteredDevice = Device & { readonly key: string }
/** Only this answer has the code; the database keeps its hash. */
type LetIn = { readonly id: string; readonly code: string; readonly expiresAt: Date }

export function deviceCollection({ db, now }: StaffCall): Promise<devices.ListedDevice[]> {
  return devices.listDevices(db, now)
}

/** Makes the code by which a tablet or a phone enters, once. */
export async function deviceCreate(
  { tx, staff, now }: ActCall,
  { name, faces: given }: NewDevice,
): Promise<Acted<LetIn>> {
  const faces = [...new Set(given)]
  const expiresAt = new Date(now + deviceCodeMinutes * 60_000)
  const device = { name, faces, now: new Date(now), by: staff.id, codeExpiresAt: expiresAt }
  for (;;) {
    const code = String(randomInt(10 ** 8)).padStart(8, '0')
    const id = await devices.addDevice(tx, {
      ...device,
      id: randomId(),
      codeHash: codeHashOf(code),
    })
    if (id === null) continue
    const changes = { name: { from: null, to: name }, faces: { from: [], to: faces } }
    return { data: { id, code, expiresAt }, deed: { subject: `device ${id}`, changes } }
  }
}

/** Sends a device away: it and the person at it are out with the next call. */
export async function deviceDelete(
  { tx, now }: ActCall,
  { deviceId }: { deviceId: string },
): Promise<Acted<null> | DeskRefusal> {
  const ended = await devices.endDevice(tx, deviceId, new Date(now))
  if (!ended) return refuseAtDesk('device-not-found')
  const changes = {
    name: { from: ended.name, to: null },
    faces: { from: ended.faces, to: [] },
  }
  return { data: null, deed: { subject: `device ${deviceId}`, changes } }
}

export async function deviceEnter(
  { db, now }: StrangerCall,
  { code }: { code: string },
): Promise<EnteredDevice | DeskRefusal> {
  const key = randomBytes(32).toString('base64url')
  const hashes = { codeHash: codeHashOf(code), keyHash: tokenHashOf(key) }
  const device = await devices.enterDevice(db, { ...hashes, now: new Date(now) })
  return device ? { ...device, key } : refuseAtDesk('device-code-wrong')
}

type Worker = { readonly id: string; readonly name: string; readonly faces: readonly Face[] }

/** What the device is, and who may say at it that they are there. */
export async function deviceOne(
  call: StrangerCall,
): Promise<(Device & { readonly people: readonly Worker[] }) | DeskRefusal> {
  const device = await deviceHere(call)
  if (!device) return refuseAtDesk('device-not-known')
  const people = (await devices.listPeopleWithPin(call.db)).map(({ id, name, roles }) => ({
    id,
    name,
    faces: facesFor(device.faces, roles),
  }))
  return { ...device, people: people.filter(({ faces }) => faces.length > 0) }
}

/** Begins the session of a person at a device; the one before them there is over. */
export async function deviceLogin(
  call: StrangerCall,
  { staffId, pin }: DeviceLogin,
): Promise<StaffSession | Refusal | DeskRefusal> {
  const device = await deviceHere(call)
  if (!device) return refuseAtDesk('device-not-known')
  const account = pinOf(staffId)
  // Counted before the PIN is looked at, so that of many tries at once no more than five are heard.
  const tries = await countLoginFailure(call.db, account, call.now, mostWrongPins)
  if (tries > mostWrongPins) return refuseAtDesk('pin-locked')
  const hash = await devices.pinHashOf(call.db, staffId)
  const isRight = await isPassword(hash, pin, { from: call.from, account })
  if (isRefusal(isRight)) {
    await uncountLoginFailure(call.db, account)
    return isRight
  }
  const person = isRight === true ? await staffById(call.db, staffId) : null
  if (person && facesFor(device.faces, person.roles).length > 0) {
    await forgetLoginFailures(call.db, account)
    return openSession(call, person, device)
  }
  return refuseAtDesk(tries >= mostWrongPins ? 'pin-locked' : 'pin-not-right')
}

/** Sets the PIN of the person who asks. */
export async function pinUpdate(
  call: ActCall,
  { pin, password }: NewPin,
): Promise<Acted<null> | Refusal | DeskRefusal> {
  const { tx, staff, from } = call
  const person = await staffByEmail(tx, staff.email)
  const account = `staff ${staff.email}`
  const isRight = await isPassword(person?.passwordHash, password, { from, account })
  if (isRefusal(isRight)) return isRight
  if (isRight !== true) return refuseAtDesk('wrong-password')
  const pinHash = await passwordHashOf(pin, { from })
  if (isRefusal(pinHash)) return pinHash
  await devices.setPin(tx, staff.id, pinHash)
  await forgetLoginFailures(tx, pinOf(staff.id))
  return { data: null, deed: { subject: `staff ${staff.id}`, changes: {} } }
}

/** As which account wrong PINs of a person are counted. */
function pinOf(staffId: string): string {
  return `pin ${staffId}`
}

function deviceHere({ db, deviceHash }: StrangerCall): Promise<Device | null> {
  return deviceHash ? devices.deviceOf(db, deviceHash) : Promise.resolve(null)
}

/** Of eight digits alone a hash could be tried out; they serve for minutes. */
function codeHashOf(code: string): Buffer {
  return tokenHashOf(`device ${code}`)
}
