import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { signUp } from '../../test/people.ts'
import { allowMember, endManager, endMember, makeManager, showCompanies } from './company.ts'

const eleni = {
  name: 'Ελένη Ρήγα',
  username: 'eleni.riga@tavros.example',
  password: 'kalimera-2026',
}
const anna = { name: 'Άννα Ρήγα', username: 'anna.riga@tavros.example', password: 'kalimera-2026' }

let door: Door
let token: string
beforeAll(async () => {
  door = await openDoor()
  token = await signUp(door, eleni)
  await signUp(door, anna)
})
afterAll(() => door.close())

const report = async () =>
  (await door.ask('company-report-one', { spot: 'tavros-hub', month: '2026-11' }, { token })).code
const no = (says: string) => ({ done: false, says: [says] })

test('a manager sees what the company owes, until it is taken back', async () => {
  const { db } = door
  const unconfirmed = `${eleni.username} is not confirmed: another person may have opened that account.`
  expect(await makeManager(db, 'tavros-hub', eleni.username)).toEqual(no(unconfirmed))
  await db.query('update customer set email_verified_at = $1', [new Date(monday)])
  const outside = `${eleni.username} does not belong to Tavros Hub; they join at /business/tavros-hub.`
  expect(await makeManager(db, 'tavros-hub', eleni.username)).toEqual(no(outside))
  await door.ask('customer-spot-create', { spot: 'tavros-hub' }, { token })
  expect(await report()).toBe('spot-not-found')

  const made = await makeManager(db, 'tavros-hub', ` ${eleni.username.toUpperCase()}`)
  expect(made).toMatchObject({ done: true })
  expect(await report()).toBe('ok')
  expect((await makeManager(db, 'tavros-hub', eleni.username)).done).toBe(false)
  expect((await showCompanies(db)).says.join('\n')).toContain(
    `tavros-hub: Tavros Hub, 1 person\n  ${eleni.name}, ${eleni.username}`,
  )

  expect(await endManager(db, 'tavros-hub', eleni.username)).toMatchObject({ done: true })
  expect(await report()).toBe('spot-not-found')
  expect((await endManager(db, 'tavros-hub', eleni.username)).done).toBe(false)
  const mine = await door.ask('customer-spot-collection', {}, { token })
  expect(mine.data.spots).toMatchObject([{ slug: 'tavros-hub', isManager: false }])
})

test('an employee is taken out of the company', async () => {
  const { db } = door
  expect(await endMember(db, 'tavros-hub', anna.username)).toEqual(
    no(`${anna.username} does not belong to Tavros Hub.`),
  )
  expect(await endMember(db, 'tavros-hub', eleni.username)).toMatchObject({ done: true })
  const mine = await door.ask('customer-spot-collection', {}, { token })
  expect(mine.data.spots).toEqual([])
  const join = async (by: string) =>
    (await door.ask('customer-spot-create', { spot: 'tavros-hub' }, { token: by })).code
  expect(await join(token)).toBe('spot-not-allowed')
  expect((await allowMember(db, 'tavros-hub', anna.username)).done).toBe(false)
  expect(await allowMember(db, 'tavros-hub', eleni.username)).toMatchObject({ done: true })
  expect(await join(token)).toBe('ok')
  expect(await endMember(db, 'nowhere', eleni.username)).toEqual(no('There is no company nowhere.'))
})

test('who and what nobody knows is told so', async () => {
  for (const slug of ['nowhere', 'attica', "' or true", ''])
    expect(await makeManager(door.db, slug, anna.username)).toEqual(
      no(`There is no company ${slug}.`),
    )
  expect(await makeManager(door.db, 'lefka', 'nobody@lefka.example')).toEqual(
    no('No account has the e-mail nobody@lefka.example.'),
  )
  expect(await endManager(door.db, 'lefka', anna.username)).toEqual(
    no(`${anna.username} is no manager of Lefka Architects.`),
  )
})
