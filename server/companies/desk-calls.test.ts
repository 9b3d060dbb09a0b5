import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toCents } from '#shop/money.ts'
import type { DeskCallName } from '#shop/people/calls.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { audit } from '../books/audit.ts'

let door: Door
let manager: Seat
let care: Seat
let accountant: Seat
beforeAll(async () => {
  door = await openDoor()
  manager = await seat(door, 'manager')
  care = await seat(door, 'care')
  accountant = await seat(door, 'accountant')
})
afterAll(() => door.close())

const ask = (name: DeskCallName, input: object = {}, desk = manager) =>
  askDesk(door, name, input, { desk })
const lefka = async (desk = manager) =>
  (await ask('company-one', { companyId: 'lefka' }, desk)).data
const on = async () => ({ companyId: 'lefka', seen: (await lefka()).seen })
const codes = (answers: { code: string }[]) => answers.map(({ code }) => code).sort()

const saronikos = {
  nameEl: 'Ναυτιλιακή Σαρωνικού',
  nameEn: '',
  streetEl: 'Ακτή Μιαούλη',
  streetEn: '',
  number: '93',
  municipality: 'Πειραιάς',
  postcode: '185 38',
  emailDomains: ['@saronikos.example'],
  onAccount: true,
}

async function employee(mailbox: string, spot: string): Promise<string> {
  const password = 'kalimera-2026'
  const person = { name: 'Εύα', username: mailbox, password, verify: password, spot }
  const { code, data } = await door.ask('auth-register-email', person)
  if (code !== 'ok') throw new Error(code)
  await door.db.query('update customer set email_verified_at = $2 where email = $1', [
    mailbox,
    new Date(monday),
  ])
  return data.token
}

const idOf = async (email: string) =>
  (await door.db.query('select id from customer where email = $1', [email])).rows[0]?.id as string

describe('Companies', () => {
  test('12.35 are listed with what they owe; who keeps the books sees no mailbox', async () => {
    const { data } = await ask('company-collection')
    expect(data.map(({ id }: { id: string }) => id)).toEqual(['lefka', 'tavros-hub'])
    const shown = await lefka()
    expect(shown).toMatchObject({ allowance: 20, emailDomains: ['lefka.example'], onAccount: true })
    expect(shown.people.length).toBe(shown.count)
    const books = await lefka(accountant)
    expect([books.people, books.count]).toEqual([[], shown.count])
    expect(JSON.stringify(books)).not.toContain('@')
  })

  test('12.35 a statement is what the company’s own managers see', async () => {
    const month = shownMonth(await lefka())
    const login = { username: 'petros@lefka.example', password: 'gastra-demo' }
    const { token } = (await door.ask('auth-login-email', login)).data
    const own = (await door.ask('company-report-one', { spot: 'lefka', month }, { token })).data
    const { data } = await ask('company-statement-one', { companyId: 'lefka', month }, accountant)
    expect(own.total.total).toBeGreaterThan(0)
    expect(data.total).toEqual(own.total)
    expect(data.days).toEqual(own.days)
  })

  test('12.36 what comes in is noted by month, and taken back by its opposite', async () => {
    const month = shownMonth(await lefka())
    const paid = {
      companyId: 'lefka',
      month,
      amount: 30.5,
      paidOn: '2026-11-20',
      reason: 'Τράπεζα',
    }
    expect((await ask('company-payment-create', paid, accountant)).code).toBe('ok')
    const wrong = { ...paid, amount: -10, reason: 'Λάθος' }
    expect((await ask('company-payment-create', wrong, accountant)).code).toBe('ok')
    const months = (await lefka()).months
    const shown = months.find((one: { month: string }) => one.month === month)
    expect(shown).toMatchObject({ paid: 20.5 })
    expect(toCents(shown.rest)).toBe(toCents(shown.owes) - 2050)
    const statement = { companyId: 'lefka', month }
    const { data } = await ask('company-statement-one', statement, accountant)
    expect(data).toMatchObject({ paid: 20.5, rest: shown.rest })
    const ahead = { ...paid, paidOn: '2027-01-01' }
    expect((await ask('company-payment-create', ahead, accountant)).code).toBe('day-too-far')
    expect((await ask('company-payment-create', { ...paid, amount: 0 })).code).toBe(
      'nothing-changes',
    )
  })
})

describe('An office', () => {
  test('12.38 is opened, also with the terms of another one', async () => {
    const { code, data } = await ask('company-create', saronikos)
    expect([code, data]).toEqual(['ok', { companyId: 'naftiliaki-saronikou' }])
    const { data: shown } = await ask('company-one', data)
    expect(shown).toMatchObject({
      name: { el: 'Ναυτιλιακή Σαρωνικού', en: 'Ναυτιλιακή Σαρωνικού' },
      address: { postcode: '18538', municipality: { el: 'Πειραιάς', en: 'Piraeus' } },
      emailDomains: ['saronikos.example'],
      onAccount: true,
      allowance: 0,
    })
    const again = await ask('company-create', { ...saronikos, like: 'lefka' })
    expect(again.data).toEqual({ companyId: 'naftiliaki-saronikou-2' })
    const { data: like } = await ask('company-one', again.data)
    expect(like.allowance).toBe(20)
    expect(like.others).toMatchObject([{ id: 'naftiliaki-saronikou' }])
  })

  test('12.38 is refused without a place in Attica, and with everybody’s mailboxes', async () => {
    const nowhere = { ...saronikos, municipality: 'Άγνωστο' }
    expect((await ask('company-create', nowhere)).code).toBe('invalid-input')
    const anybody = await ask('company-create', { ...saronikos, emailDomains: ['Gmail.com'] })
    expect(anybody).toMatchObject({
      code: 'invalid-input',
      data: { errors: [{ field: 'emailDomains.0', slug: 'invalid-field' }] },
    })
    expect((await ask('company-create', { ...saronikos, like: 'nobody' })).code).toBe(
      'company-not-found',
    )
  })

  test('11.12 is renamed once by two people who saw the same', async () => {
    const companyId = 'naftiliaki-saronikou-2'
    const { seen } = (await ask('company-one', { companyId })).data
    const names = ['Σαρωνικός Α', 'Σαρωνικός Β']
    const answers = await Promise.all(
      names.map(nameEl => ask('company-update', { ...saronikos, companyId, seen, nameEl })),
    )
    expect(codes(answers)).toEqual(['company-changed', 'ok'])
  })

  test('12.39 closes when no open order goes there, and ends its memberships', async () => {
    const companyId = 'naftiliaki-saronikou-2'
    await employee('eva@lefka.example', 'lefka')
    await door.db.query(
      `insert into customer_spot (customer_id, spot_id, joined_at) values ($1, $2, $3)`,
      [await idOf('eva@lefka.example'), companyId, new Date(monday)],
    )
    const { seen } = (await ask('company-one', { companyId })).data
    const closing = { companyId, seen, reason: 'Μετακόμισαν' }
    const previewed = await ask('company-close', { ...closing, preview: true })
    expect(previewed.data).toEqual({ members: 1 })
    expect((await ask('company-close', closing)).data).toEqual({ members: 1 })
    expect((await ask('company-close', closing)).code).toBe('company-not-found')
    const { data } = await ask('company-one', { companyId })
    expect(data).toMatchObject({ count: 0 })
    expect(data.closedAt).not.toBeNull()
    const busy = await ask('company-close', { ...(await on()), reason: 'x' })
    expect(busy.code).toBe('company-has-orders')
  })
})

describe('What a company pays', () => {
  test('11.11 12.37 changes from a day on, with the effect shown before', async () => {
    const wish = { ...(await on()), allowance: 25, from: '2026-12-01', reason: 'Νέα συμφωνία' }
    const previewed = await ask('company-allowance-update', { ...wish, preview: true })
    expect(previewed.data).toMatchObject({ before: 20, after: 25, from: '2026-12-01' })
    expect((await lefka()).nextAllowance).toBeNull()
    expect((await ask('company-allowance-update', wish)).code).toBe('ok')
    expect(await lefka()).toMatchObject({
      allowance: 20,
      nextAllowance: { from: '2026-12-01', allowance: 25 },
    })
    expect(previewed.data.dropped).toBeNull()
    const later = { ...wish, ...(await on()), allowance: 30, from: '2026-12-15', preview: true }
    expect((await ask('company-allowance-update', later)).data).toMatchObject({
      before: 25,
      dropped: { from: '2026-12-01', allowance: 25 },
    })
    const again = { ...wish, ...(await on()) }
    expect((await ask('company-allowance-update', again)).code).toBe('nothing-changes')
    expect((await ask('company-allowance-update', { ...again, from: '2026-11-01' })).code).toBe(
      'day-too-far',
    )
    expect((await ask('company-allowance-update', again, care)).code).toBe('role-not-allowed')
  })

  test('12.37 follows its domains: who is of none of them pays alone', async () => {
    const none = { ...(await on()), emailDomains: ['other.example'] }
    const { data } = await ask('company-domains-update', { ...none, preview: true })
    expect(data.before).toBeGreaterThan(0)
    expect(data.after).toBe(0)
    const more = { ...(await on()), emailDomains: ['lefka.example', 'lefka-arch.example'] }
    expect((await ask('company-domains-update', more)).code).toBe('ok')
    expect((await lefka()).emailDomains).toEqual(more.emailDomains)
  })
})

describe('A company’s people', () => {
  test('11.09 12.40 are made managers, taken out and let in again, each with its deed', async () => {
    const mailbox = 'anna@lefka.example'
    const token = await employee(mailbox, 'lefka')
    const member = { companyId: 'lefka', customerId: await idOf(mailbox) }
    const report = async () =>
      (await door.ask('company-report-one', { spot: 'lefka', month: '2026-11' }, { token })).code
    const made = await ask('company-manager-update', { ...member, isManager: true }, care)
    expect([made.code, await report()]).toEqual(['ok', 'ok'])
    const twice = await ask('company-manager-update', { ...member, isManager: true }, care)
    expect(twice.code).toBe('nothing-changes')
    const ended = await ask('company-member-delete', { ...member, reason: 'Έφυγε' }, care)
    expect([ended.code, await report()]).toEqual(['ok', 'spot-not-found'])
    const join = async () =>
      (await door.ask('customer-spot-create', { spot: 'lefka' }, { token })).code
    expect(await join()).toBe('spot-not-allowed')
    expect((await ask('company-member-delete', { ...member, reason: 'x' }, care)).code).toBe(
      'member-not-found',
    )
    const email = { companyId: 'lefka', email: mailbox }
    expect((await ask('company-member-allow', email, care)).code).toBe('ok')
    expect((await ask('company-member-allow', email, care)).code).toBe('member-not-removed')
    expect(await join()).toBe('ok')
    const deeds = (await ask('deed-collection', { subject: 'company lefka' })).data
    expect(deeds.slice(0, 3).map(({ call }: { call: string }) => call)).toEqual([
      'company-member-allow',
      'company-member-delete',
      'company-manager-update',
    ])
    expect(deeds[1].names).toMatchObject({
      lefka: { el: 'Λεύκα Αρχιτέκτονες' },
      [deeds[1].changes.member.from]: { el: expect.any(String) },
    })
    expect(JSON.stringify(deeds)).not.toContain('@')
  })

  test('12.40 who never proved their mailbox manages nothing', async () => {
    const mailbox = 'unproved@lefka.example'
    await employee(mailbox, 'lefka')
    await door.db.query('update customer set email_verified_at = null where email = $1', [mailbox])
    const member = { companyId: 'lefka', customerId: await idOf(mailbox), isManager: true }
    expect((await ask('company-manager-update', member)).code).toBe('member-not-proven')
  })
})

test('the books stay in order', async () => {
  const findings = await audit(door.db, monday)
  expect(findings.filter(({ note }) => !note).map(({ says }) => says)).toEqual([])
})

function shownMonth({ months }: { months: { month: string; owes: number }[] }): string {
  return months.find(({ owes }) => owes > 0)?.month ?? '2026-11'
}
