import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import {
  challengeMinutes,
  mostPasskeys,
  type NewPasskey,
  type PasskeyLogin,
} from '#shop/people/passkey.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { isRefusal, type Refusal } from '#shop/refusal/refusal.ts'
import type { ActCall, Acted, StaffCall, StrangerCall } from '../calls/desk-hook.ts'
import type { Call } from '../calls/hook.ts'
import { tokenHashOf } from '../calls/token.ts'
import type { Config } from '../config/config.ts'
import { isPassword } from '../customers/password-hash.ts'
import * as passkeys from '../db/staff/passkeys.ts'
import { staffByEmail } from '../db/staff/staff.ts'
import { openSession, type StaffSession } from './entering.ts'

const minute = 60_000

export function passkeyCollection({ db, staff }: StaffCall): Promise<passkeys.ListedPasskey[]> {
  return passkeys.listPasskeys(db, staff.id)
}

/** Options for a discoverable passkey with user verification (finger, face or PIN). */
export async function passkeyOptions(call: StaffCall, { password }: { password: string }) {
  const { db, staff, config, catalogue } = call
  const person = await staffByEmail(db, staff.email)
  const account = `staff ${staff.email}`
  const isRight = await isPassword(person?.passwordHash, password, { from: call.from, account })
  if (isRefusal(isRight)) return isRight
  if (!isRight) return refuseAtDesk('wrong-password')
  const list = await passkeys.listPasskeys(db, staff.id)
  if (list.length >= mostPasskeys) return refuseAtDesk('too-many-passkeys')
  const options = await generateRegistrationOptions({
    rpName: catalogue.brand.name.el,
    rpID: siteOf(config).rpId,
    userName: staff.email,
    userDisplayName: staff.name,
    userID: new TextEncoder().encode(staff.id),
    excludeCredentials: list.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keep(call, options.challenge, staff.id)
  return options
}

export async function passkeyCreate(
  { tx, staff, now, config }: ActCall,
  { name, id, response }: NewPasskey,
): Promise<Acted<{ id: string }> | DeskRefusal> {
  const made = await verifyRegistrationResponse({
    response: { ...asSent(id), response: response as never },
    expectedChallenge: challenge =>
      passkeys.takeChallenge(tx, tokenHashOf(challenge), staff.id, now),
    ...expected(config),
  }).catch(unlessOurs)
  if (!made?.verified) return refuseAtDesk('passkey-not-valid')
  const { id: newId, publicKey, counter } = made.registrationInfo.credential
  const transports = response.transports ?? []
  const given = { id: newId, publicKey, counter, transports, name, now: new Date(now) }
  if (!(await passkeys.addPasskey(tx, staff.id, given))) return refuseAtDesk('passkey-not-valid')
  return { data: { id: newId }, deed: { subject: `staff ${staff.id}`, changes: {} } }
}

export async function passkeyDelete(
  { tx, staff }: ActCall,
  { passkeyId }: { passkeyId: string },
): Promise<Acted<null> | DeskRefusal> {
  if (!(await passkeys.deletePasskey(tx, staff.id, passkeyId)))
    return refuseAtDesk('passkey-not-valid')
  return { data: null, deed: { subject: `staff ${staff.id}`, changes: {} } }
}

/** Names no account, so the device offers its own passkeys for this address. */
export async function passkeyLoginOptions(call: StrangerCall) {
  const { rpId } = siteOf(call.config)
  const options = await generateAuthenticationOptions({ rpID: rpId, userVerification: 'required' })
  await keep(call, options.challenge, null)
  return options
}

/** A verified passkey is two factors: no password or code is asked. */
export async function passkeyLogin(
  call: StrangerCall,
  { id, response }: PasskeyLogin,
): Promise<StaffSession | Refusal | DeskRefusal> {
  const known = await passkeys.passkeyWithPerson(call.db, id)
  if (!known) return refuseAtDesk('passkey-not-valid')
  const { passkey, person } = known
  const proved = await verifyAuthenticationResponse({
    response: { ...asSent(id), response },
    expectedChallenge: challenge =>
      passkeys.takeChallenge(call.db, tokenHashOf(challenge), null, call.now),
    ...expected(call.config),
    credential: { id, publicKey: passkey.publicKey, counter: passkey.counter },
  }).catch(unlessOurs)
  if (!proved?.verified) return refuseAtDesk('passkey-not-valid')
  await passkeys.notePasskeyUse(call.db, id, proved.authenticationInfo.newCounter, call.now)
  return openSession(call, person)
}

/** The site of the passkeys. They work on no other. */
function siteOf({ deskUrl }: Config): { origin: string; rpId: string } {
  const { origin, hostname } = new URL(deskUrl)
  return { origin, rpId: hostname }
}

function expected(config: Config) {
  const { origin, rpId } = siteOf(config)
  return { expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true }
}

function asSent(id: string) {
  return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
}

/** The library throws for what does not fit: that is a refusal. A database error is thrown on. */
function unlessOurs(error: unknown): null {
  if (error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code)))
    throw error
  return null
}

async function keep({ db, now }: Call, challenge: string, staffId: string | null): Promise<void> {
  const until = new Date(now + challengeMinutes * minute)
  const hash = tokenHashOf(challenge)
  await passkeys.addChallenge(db, { hash, staffId, now: new Date(now), until })
}
