import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { loginDelay, manyFailures } from '#shop/customer/password.ts'
import type { Device } from '#shop/people/device.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { needsSecondFactor, type StaffPerson, staffSessionHours } from '#shop/people/staff.ts'
import type { StaffLogin, StaffWelcome } from '#shop/people/staff-forms.ts'
import { isRefusal, type Refusal } from '#shop/refusal/refusal.ts'
import type { StaffCall, StrangerCall } from '../calls/desk-hook.ts'
import { tokenHashOf } from '../calls/token.ts'
import { newPasswordRefusal } from '../customers/new-password.ts'
import { isPassword, passwordHashOf } from '../customers/password-hash.ts'
import { countLoginFailure, loginFailures } from '../db/customer/login-failures.ts'
import { transaction } from '../db/database.ts'
import { type StaffSecrets, staffByEmail, useStaffCode } from '../db/staff/staff.ts'
import { staffLink, useStaffLink } from '../db/staff/staff-links.ts'
import {
  closeStaffSession,
  closeStaffSessions,
  openStaffSession,
} from '../db/staff/staff-sessions.ts'
import { authenticatorUrl, stepOf } from './authenticator.ts'

/** `token` goes into a cookie that no script reads, `secret` stays in the tab and goes with each call. */
export type StaffSession = {
  readonly token: string
  readonly secret: string
  readonly staff: StaffPerson
  readonly expiresAt: Date
}

/** Logs in. The refusal does not say whether e-mail, password or code was wrong. */
export async function staffLogin(
  call: StrangerCall,
  { email, password, code }: StaffLogin,
): Promise<StaffSession | Refusal | DeskRefusal> {
  const account = `staff ${email}`
  await setTimeout(loginDelay(await loginFailures(call.db, account, call.now)))
  const person = await staffByEmail(call.db, email)
  const isRight = await isPassword(person?.passwordHash, password, { from: call.from, account })
  if (isRefusal(isRight)) return isRight
  if (person && isRight && (await passesSecond(call, person, code)))
    return openSession(call, person)
  const failures = await countLoginFailure(call.db, account, call.now, manyFailures)
  if (failures === manyFailures)
    call.log(null, `${failures} logins to one account of the staff room failed in an hour`)
  return refuseAtDesk('staff-not-allowed')
}

/** Roles with money or people need a second factor, except in a demonstration. */
async function passesSecond(
  call: StrangerCall,
  { id, roles, totpSecret }: StaffSecrets,
  code: string,
): Promise<boolean> {
  if (totpSecret === null) return !(call.config.production && needsSecondFactor(roles))
  const step = code === '' ? null : stepOf(code, totpSecret, call.now)
  return step !== null && useStaffCode(call.db, id, step)
}

/** Opens a session. The caller has checked both factors, or the PIN at a device of the shop. */
export async function openSession(
  call: StrangerCall,
  { id, name, email, roles }: StaffPerson,
  device: Device | null = null,
): Promise<StaffSession> {
  const [token, secret] = [newToken(), newToken()]
  const expiresAt = new Date(call.now + staffSessionHours * 3_600_000)
  await openStaffSession(call.db, {
    tokenHash: tokenHashOf(token),
    secretHash: tokenHashOf(secret),
    staffId: id,
    now: new Date(call.now),
    expiresAt,
    agent: call.agent.slice(0, 300),
    deviceId: device?.id ?? null,
  })
  return { token, secret, staff: { id, name, email, roles }, expiresAt }
}

/** The data of an invitation's page; `url` is for the authenticator. */
export async function staffLinkOne(
  { db, now, catalogue }: StrangerCall,
  { token }: { token: string },
): Promise<{ name: string; email: string; secret: string; url: string } | DeskRefusal> {
  const link = await staffLink(db, tokenHashOf(token), now)
  if (!link) return refuseAtDesk('staff-link-expired')
  const { person, totpSecret } = link
  const url = authenticatorUrl(totpSecret, person.email, catalogue.brand.name.en)
  return { name: person.name, email: person.email, secret: totpSecret, url }
}

/** Sets the password, checks the authenticator's first code, and logs the person in. */
export async function staffWelcome(
  call: StrangerCall,
  { token, password, code }: StaffWelcome & { token: string },
): Promise<StaffSession | Refusal | DeskRefusal> {
  const tokenHash = tokenHashOf(token)
  const link = await staffLink(call.db, tokenHash, call.now)
  if (!link) return refuseAtDesk('staff-link-expired')
  const weak = await newPasswordRefusal(password, link.person.email)
  if (weak) return weak
  const passwordHash = await passwordHashOf(password, { from: call.from })
  if (isRefusal(passwordHash)) return passwordHash
  const entered = await transaction(call.db, async tx => {
    const locked = await staffLink(tx, tokenHash, call.now, { lock: true })
    if (!locked) return refuseAtDesk('staff-link-expired')
    const step = stepOf(code, locked.totpSecret, call.now)
    if (step === null) return refuseAtDesk('invalid-code')
    await useStaffLink(tx, tokenHash, { passwordHash, step })
    return locked.person
  })
  return 'refused' in entered ? entered : openSession(call, entered)
}

/** Ends all sessions of the person, including this one. */
export async function staffLogoutAll({ db, staff }: StaffCall): Promise<null> {
  await closeStaffSessions(db, staff.id)
  return null
}

export async function staffLogout({ db, sessionHash }: StaffCall): Promise<null> {
  await closeStaffSession(db, sessionHash)
  return null
}

export async function staffMe({
  staff,
  device,
}: StaffCall): Promise<StaffPerson & { device: Device | null }> {
  return { ...staff, device }
}

function newToken(): string {
  return randomBytes(32).toString('base64url')
}
