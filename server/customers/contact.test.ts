import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoShop } from '../../test/demo-shop.ts'
import { type Door, monday, openDoor, sharedPath } from '../../test/door.ts'
import type { Call } from '../calls/hook.ts'
import { faqCollection } from '../catalogue/faq.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

const maria = {
  name: ' Μαρία Παπαδάκη ',
  email: 'maria@example.gr',
  phone: '694 412 3456',
  message: 'Έχετε γεύματα χωρίς\nγλουτένη;',
}
const company = {
  company: 'Ελιά ΑΕ',
  name: 'Nikos Georgiou',
  email: 'nikos@example.com',
  employees: '21-50',
}
const kept = async (table: 'contact_message' | 'partnership_request') =>
  (await door.db.query(`select * from ${table}`)).rows

describe('7.29 contact-create', () => {
  test.each([
    ['name', '', 'required-field'],
    ['email', 'maria@example', 'invalid-email'],
    ['phone', '2101234', 'invalid-phone'],
    ['phone', '210 123 4567 8', 'invalid-phone'],
    ['message', '  ', 'required-field'],
    ['message', 'x'.repeat(2001), 'invalid-field'],
  ])('with %s "%.20s" is refused at its field, and nothing is kept', async (field, value, slug) => {
    expect(await door.ask('contact-create', { ...maria, [field]: value })).toMatchObject({
      status: 400,
      code: 'invalid-input',
      data: { errors: [{ field, slug }] },
    })
    expect(await kept('contact_message')).toEqual([])
  })

  test('keeps the message with its language and its time, the phone as one dials it', async () => {
    const { status, data } = await door.ask('contact-create', maria, { lang: 'el' })
    expect(status).toBe(200)
    expect(await kept('contact_message')).toEqual([
      {
        id: data.id,
        lang: 'el',
        name: 'Μαρία Παπαδάκη',
        email: maria.email,
        email_key: maria.email,
        phone: '+306944123456',
        message: maria.message,
        created_at: new Date(monday),
        state: 'new',
        staff_id: null,
        delivery_id: null,
        wish: null,
      },
    ])
  })

  test('needs no phone', async () => {
    const { phone: _none, ...without } = maria
    const { data } = await door.ask('contact-create', without)
    const told = (await kept('contact_message')).find(({ id }) => id === data.id)
    expect(told.phone).toBe('')
  })
})

describe('2.27 partnership-create', () => {
  test.each([
    ['company', '', 'required-field'],
    ['phone', '2101234', 'invalid-phone'],
    ['employees', '', 'required-field'],
    ['employees', '7', 'invalid-field'],
  ])('with %s "%s" is refused at its field, and nothing is kept', async (field, value, slug) => {
    expect(await door.ask('partnership-create', { ...company, [field]: value })).toMatchObject({
      status: 400,
      code: 'invalid-input',
      data: { errors: [{ field, slug }] },
    })
    expect(await kept('partnership_request')).toEqual([])
  })

  test('keeps what the company asks for; phone and message may be left out', async () => {
    const { data } = await door.ask('partnership-create', company)
    expect(await kept('partnership_request')).toEqual([
      {
        ...company,
        email_key: company.email,
        id: data.id,
        lang: 'en',
        phone: '',
        message: '',
        created_at: new Date(monday),
        state: 'new',
        staff_id: null,
      },
    ])
  })
})

test('nobody floods the shop with messages', async () => {
  const guarded = await openDoor({ RATE_LIMIT: 'on' })
  for (let sent = 0; sent < 5; sent++) {
    expect((await guarded.ask('contact-create', maria)).code).toBe('ok')
    expect((await guarded.ask('partnership-create', company)).code).toBe('ok')
  }
  expect((await guarded.ask('contact-create', maria)).status).toBe(429)
  expect((await guarded.ask('faq-collection', {})).code).toBe('ok')
  await guarded.close()
})

describe('1.15 faq-collection', () => {
  test('answers every question in both languages, in groups that are not empty', async () => {
    const greek = (await door.send(sharedPath('faq-collection'), { query: { lang: 'el' } })).data
    const english = (await door.ask('faq-collection', {})).data
    const slugs = (faq: typeof english) =>
      faq.groups.map(({ questions }) => questions.map(({ slug }) => slug))
    expect(slugs(greek)).toEqual(slugs(english))
    expect(slugs(english).flat()).toHaveLength(19)
    for (const group of slugs(english)) expect(group).not.toEqual([])
    expect(JSON.stringify(greek)).toMatch(/Πώς παραγγέλνω;/)
    expect(JSON.stringify(english)).not.toMatch(/[α-ω]|\{\{/)
  })

  test('shows no empty group', () => {
    const group = { code: 'none', name: { el: 'Τίποτα', en: 'Nothing' } }
    const { faq } = demoShop.texts
    const texts = { ...demoShop.texts, faq: { ...faq, groups: [...faq.groups, group] } }
    const call = { catalogue: { ...demoShop, texts }, lang: 'el' } as unknown as Call
    const { groups } = faqCollection(call)
    expect(groups).toHaveLength(faq.groups.length)
  })
})
