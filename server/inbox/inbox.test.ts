import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messagePlace, mostMessages } from '#shop/people/message.ts'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { sendMails } from '../mails/sending.ts'
import type { MailMessage } from '../outside/mail/mail-transport.ts'

let door: Door
let care: Seat
let colleague: Seat
const outbox: MailMessage[] = []
beforeAll(async () => {
  door = await openDoor()
  care = await seat(door, 'care')
  colleague = await seat(door, 'manager')
})
afterAll(() => door.close())

const eleni = {
  name: 'Ελένη Μακρή',
  email: 'eleni@example.com',
  phone: '',
  message: 'Έχει σουσάμι;',
}
const write = async (form = eleni) =>
  (await door.ask('contact-create', form, { lang: 'el' })).data as { id: string }
const look = async (messageId: string) =>
  (await askDesk(door, 'message-one', { messageId }, { desk: care })).data
const on = async (messageId: string, more: object = {}) => {
  const { seen } = await look(messageId)
  return { messageId, seen, ...more }
}
const sendAll = () => {
  const { outside } = door.shop
  const send = async (message: MailMessage) => void outbox.push(message)
  return sendMails({ ...door.shop, outside: { ...outside, mails: { ...outside.mails, send } } })
}
const mails = async () => {
  const { rows } = await door.db.query(`select data from mail where code = 'message-reply'`)
  return rows
}

describe('The inbox', () => {
  test('12.30 gives a message to whoever may answer it, and to nobody else', async () => {
    const { id } = await write()
    const chef = await seat(door, 'chef')
    const ask = (name: 'message-assign' | 'message-answered', input: object) =>
      askDesk(door, name, input, { desk: care })
    const holders = (await askDesk(door, 'message-holder-collection', {}, { desk: care })).data
    expect(holders.map((one: { id: string }) => one.id)).toEqual(
      expect.arrayContaining([care.id, colleague.id]),
    )
    expect(JSON.stringify(holders)).not.toContain(chef.id)
    for (const staffId of [chef.id, 'somebody']) {
      const refused = await ask('message-assign', await on(id, { staffId }))
      expect(refused.code).toBe('staff-not-found')
    }
    const given = await on(id, { staffId: colleague.id })
    expect((await ask('message-assign', given)).code).toBe('ok')
    expect(await look(id)).toMatchObject({ staffId: colleague.id, state: 'new' })
    // Who saw it before it was given away decides again.
    expect((await ask('message-answered', given)).code).toBe('message-changed')
    expect((await ask('message-answered', await on(id))).code).toBe('ok')
    expect(await look(id)).toMatchObject({ staffId: care.id, state: 'answered', replies: [] })
    const deeds = (await askDesk(door, 'deed-collection', {}, { desk: colleague })).data
    expect(deeds.slice(0, 2)).toMatchObject([
      { call: 'message-answered', changes: { status: { from: 'new', to: 'answered' } } },
      {
        call: 'message-assign',
        changes: { holder: { from: null, to: colleague.id } },
        names: { [colleague.id]: { el: 'manager', en: 'manager' } },
      },
    ])
    expect(await mails()).toEqual([])
  })

  test('11.04 12.29 answers a message once by mail, in its language, with the message quoted', async () => {
    const { id } = await write()
    const input = {
      ...(await on(id, { reply: 'Ναι.\n\nΈχει και ταχίνι.' })),
      requestId: randomUUID(),
    }
    const both = await Promise.all([
      askDesk(door, 'message-answer', input, { desk: care }),
      askDesk(door, 'message-answer', input, { desk: care }),
    ])
    expect(both.map(({ code }) => code)).toContain('ok')
    expect(await mails()).toHaveLength(1)
    await sendAll()
    const sent = outbox.filter(({ code }) => code === 'message-reply')
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ to: { address: eleni.email }, lang: 'el' })
    expect(sent[0]?.text).toContain('Έχει και ταχίνι.')
    expect(sent[0]?.text).toContain('> Έχει σουσάμι;')
    expect(await look(id)).toMatchObject({
      state: 'answered',
      staffName: 'care',
      replies: [{ text: 'Ναι.\n\nΈχει και ταχίνι.', staffName: 'care', mail: 'sent' }],
    })
    // The recipient is not needed any more.
    expect(JSON.stringify(await mails())).not.toContain(eleni.email)
  })

  test('11.09 is written down without a word of the message', async () => {
    const { data } = await askDesk(door, 'deed-collection', {}, { desk: colleague })
    const [deed] = data
    expect(deed).toMatchObject({ call: 'message-answer', changes: { status: { to: 'answered' } } })
    expect(JSON.stringify(data)).not.toMatch(/σουσάμι|ταχίνι|Μακρή|eleni/)
  })

  test('11.12 refuses an answer to what a colleague has seen to meanwhile', async () => {
    const { id } = await write()
    const input = await on(id, { reply: 'Ναι' })
    await askDesk(door, 'message-take', { ...input, isMine: true }, { desk: colleague })
    expect((await askDesk(door, 'message-answer', input, { desk: care })).code).toBe(
      'message-changed',
    )
    expect(await look(id)).toMatchObject({ state: 'new', staffName: 'manager', replies: [] })
  })

  test('12.30 is closed and opened again, and what waits stands first', async () => {
    const { id } = await write()
    await askDesk(door, 'message-close', await on(id), { desk: care })
    const list = async () =>
      (await askDesk(door, 'message-collection', {}, { desk: care })).data as { state: string }[]
    expect((await list()).map(({ state }) => state).indexOf('closed')).toBeGreaterThan(0)
    await askDesk(door, 'message-reopen', await on(id), { desk: care })
    expect(await look(id)).toMatchObject({ state: 'new' })
  })

  test('12.29 takes partnership requests, too', async () => {
    const form = { ...eleni, company: 'Άλφα ΑΕ', employees: '21-50', message: '' }
    const { id } = (await door.ask('partnership-create', form, { lang: 'el' })).data as {
      id: string
    }
    await askDesk(door, 'message-answer', await on(id, { reply: 'Ας μιλήσουμε.' }), { desk: care })
    await sendAll()
    expect(outbox.at(-1)?.text).toContain('> Αίτημα συνεργασίας, Άλφα ΑΕ')
    expect(await look(id)).toMatchObject({ company: 'Άλφα ΑΕ', state: 'answered' })
  })

  test('12.28 sends no answer to somebody who was erased meanwhile', async () => {
    const { id } = await write({ ...eleni, email: 'gone@example.com' })
    await askDesk(door, 'message-answer', await on(id, { reply: 'Ναι' }), { desk: care })
    await door.db.query('delete from contact_message where id = $1', [id])
    const before = outbox.length
    await sendAll()
    expect(outbox).toHaveLength(before)
    expect(JSON.stringify(await mails())).not.toContain('gone@')
  })

  test.each([
    ['message-answer', { messageId: 'nothing', seen: '', reply: 'a' }, 'message-not-found'],
    ['message-answer', { messageId: '../x', seen: '', reply: 'a' }, 'invalid-input'],
    ['message-answer', { messageId: 'x', seen: '', reply: '  ' }, 'invalid-input'],
    ['message-answer', { messageId: 'x', seen: '', reply: 'a'.repeat(4001) }, 'invalid-input'],
    ['message-take', { messageId: 'x', seen: '', isMine: 'yes' }, 'invalid-input'],
    ['message-close', { messageId: 'x', seen: '' }, 'message-not-found'],
  ] as const)('refuses %s of %o', async (name, input, code) => {
    expect((await askDesk(door, name, input, { desk: care })).code).toBe(code)
  })
})

test('12.30 more messages than one answer holds are all reached, those that wait first', async () => {
  await door.db.query(
    `insert into contact_message (id, lang, name, email, phone, message, created_at, email_key, state)
      select 'many' || n, 'el', 'Π', 'p@example.gr', '', 'Μ', $1::timestamptz - n / 3 * interval '1 ms',
        'p@example.gr', case when n % 2 = 0 then 'new' else 'closed' end
      from generate_series(1, 700) n`,
    [new Date(monday)],
  )
  const reached: { id: string; state: 'new' | 'closed'; createdAt: string }[] = []
  for (let last = reached.at(-1), more = true; more; last = reached.at(-1)) {
    const input = last ? { before: messagePlace(last) } : {}
    const { data } = await askDesk(door, 'message-collection', input, { desk: care })
    reached.push(...data)
    more = data.length === mostMessages
  }
  const ids = reached.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter(id => id.startsWith('many')).length).toBe(700)
  const waits = reached.map(({ state }) => state === 'new')
  expect(waits.lastIndexOf(true)).toBeLessThan(waits.indexOf(false))
  const wrong = await askDesk(door, 'message-collection', { before: 'many1' }, { desk: care })
  expect(wrong.code).toBe('invalid-input')
})
