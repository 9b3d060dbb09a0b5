import { afterAll, beforeAll, expect, test } from 'vitest'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { defaultTexts } from '../catalogue/default-texts.ts'
import { sampleWords } from '../mails/samples.ts'

let door: Door
let desk: Seat
beforeAll(async () => {
  door = await openDoor()
  desk = await seat(door, 'manager')
})
afterAll(() => door.close())

const ask = (name: Parameters<typeof askDesk>[1], input: object = {}, as = desk) =>
  askDesk(door, name, input, { desk: as })

const { emails } = defaultTexts
const { note: _, ...faq } = defaultTexts.faq
const [first] = faq.items
const answered = (slug: string, en: string) => ({
  ...faq,
  items: faq.items.map(item =>
    item.slug === slug ? { ...item, answer: { ...item.answer, en } } : item,
  ),
})
const newRelease = async (): Promise<string> =>
  (await ask('release-create', { name: 'Words' })).data.id
const write = (releaseId: string, piece: string, seen: unknown, value: unknown) =>
  ask('draft-write', { releaseId, kind: 'text', piece, seen, value })

/** A form's answer in the frame. */
async function preview(fields: Record<string, string>, as: Partial<Seat> = desk) {
  const { statusCode, body, headers } = await door.app.inject({
    method: 'POST',
    url: '/api/desk/preview',
    headers: {
      cookie: `desk=${as.cookie}`,
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'null',
    },
    payload: new URLSearchParams({
      ...{ secret: as.secret ?? '', lang: 'en', of: 'mail:welcome', kind: 'text', piece: 'emails' },
      ...{ value: '{}', ...fields },
    }).toString(),
  })
  return { status: statusCode, body, policy: String(headers['content-security-policy']) }
}

test('13.06 two people answer two questions, both go live, and who did what is told', {
  timeout: 120_000,
}, async () => {
  const other = faq.items[1]?.slug ?? ''
  const slug = first?.slug ?? ''
  const texts = (await ask('words-collection')).data
  expect(texts.find(({ name }: { name: string }) => name === 'faq')).toMatchObject({
    isOwn: false,
    drafts: 0,
    last: null,
  })
  const one = (await ask('words-one', { name: 'faq' })).data
  expect(one).toMatchObject({ drafts: [] })
  expect(one.live).toEqual(one.standard)
  expect(one.standard.items).toHaveLength(faq.items.length)
  const begun = await newRelease()
  expect((await write(begun, 'faq', faq, answered(slug, 'Always.'))).code).toBe('ok')
  const both = await write(begun, 'faq', faq, answered(other, 'Never.'))
  expect(both.data.others).toEqual([`items.${slug}.answer.en`])
  const clash = await write(begun, 'faq', faq, answered(slug, 'Sometimes.'))
  expect(clash).toMatchObject({ code: 'draft-changed' })
  expect(clash.data.fields).toEqual([`items.${slug}.answer.en`])
  expect((await ask('release-publish', { releaseId: begun, at: null })).code).toBe('ok')
  await door.run('releases')
  const history = (await ask('piece-history', { kind: 'text', piece: 'faq' })).data
  expect(history).toHaveLength(1)
  expect(history[0]).toMatchObject({
    releaseName: 'Words',
    changedBy: 'manager',
    before: one.standard,
  })
  const now = (await ask('words-collection')).data
  expect(now.find(({ name }: { name: string }) => name === 'faq')).toMatchObject({
    isOwn: true,
    last: { by: 'manager' },
  })
})

test('13.39 a name in braces that is not known, or that a mail must say, keeps a release from going live', async () => {
  const releaseId = await newRelease()
  const [mail] = emails.items
  const subject = { el: 'Παραγγελία', en: 'Order' }
  const hello = { el: '{{nobody}}', en: 'Hello' }
  const code = mail?.code ?? ''
  await write(releaseId, 'emails', null, { items: [{ code, subject, paragraphs: [hello, hello] }] })
  const { lacks } = (await ask('release-one', { releaseId })).data
  expect(JSON.stringify(lacks)).toContain('{{nobody}}')
  expect((await ask('release-publish', { releaseId, at: null })).code).toBe('release-lacks')
  const seen = { items: [{ code, subject, paragraphs: [hello, hello] }] }
  await write(releaseId, 'emails', seen, { items: [{ code, subject }] })
  const { lacks: left } = (await ask('release-one', { releaseId })).data
  const unsaid = (lang: string) => ({
    ...{ code: 'no-longer-says', args: { asked: '{{orderNumber}}' } },
    ...{ piece: { kind: 'text', piece: 'emails' }, file: null, field: `items.${code}.${lang}` },
  })
  expect(left).toEqual([unsaid('el'), unsaid('en')])
})

test('13.40 every mail is shown with figures of nobody, and with what is being typed', async () => {
  const catalogue = door.shop.catalogue()
  const said = sampleWords(catalogue, 'el', door.shop.now())
  expect(Object.values(said.values).filter(value => value.includes('{{'))).toEqual([])
  for (const { code } of emails.items)
    for (const lang of ['el', 'en']) {
      const { status, body } = await preview({ of: `mail:${code}`, lang })
      expect([code, status]).toEqual([code, 200])
      expect(body).not.toContain('{{')
    }
  const code = 'password-changed'
  const subject = { el: 'Νέος κωδικός', en: 'A brand new word' }
  const value = JSON.stringify({ items: [{ code, subject }] })
  const shown = await preview({ of: `mail:${code}`, value })
  expect(shown.body).toContain('A brand new word')
  expect(shown.policy).toContain("frame-ancestors 'self'; sandbox allow-same-origin")
  expect(shown.policy).not.toContain('script-src')
  const bad = JSON.stringify({ items: [{ code, subject: { el: '{{x}}', en: '<b>' } }] })
  expect((await preview({ of: `mail:${code}`, value: bad })).body).toContain('asks for {{x}}')
  const notice = await preview({ of: 'notice:too-many-requests', piece: 'notices' })
  expect(notice.body).toContain('30')
})

test('a preview is for those who may write it, and takes no page that is none', async () => {
  const chef = await seat(door, 'chef')
  expect((await preview({}, chef)).status).toBe(403)
  expect((await preview({ secret: 'x'.repeat(43) })).status).toBe(403)
  expect((await preview({}, { cookie: '', secret: '' })).status).toBe(403)
  expect((await preview({ of: 'https://evil.example' })).status).toBe(400)
  expect((await preview({ of: '../etc' })).status).toBe(400)
  expect((await preview({ kind: 'staff' })).status).toBe(400)
  expect((await preview({ of: 'mail:nothing' })).status).toBe(404)
  expect((await preview({ of: '/contact-us' })).status).toBe(404)
  expect((await preview({ value: '{' })).body).toContain('?')
  expect((await preview({ value: 'x'.repeat(1_200_000) })).status).toBe(413)
})

test('13.10 who has the same thing open is told, until they leave', async () => {
  const other = await seat(door, 'dietitian')
  const faqHere = { kind: 'text', piece: 'faq' }
  expect((await ask('piece-presence', faqHere)).data).toEqual({ others: [] })
  expect((await ask('piece-presence', faqHere, other)).data).toEqual({ others: ['manager'] })
  expect((await ask('piece-presence', { kind: 'text', piece: 'home' })).data.others).toEqual([])
  expect((await ask('piece-presence', faqHere)).data).toEqual({ others: ['dietitian'] })
  door.at(door.shop.now() + 60_000)
  expect((await ask('piece-presence', faqHere)).data).toEqual({ others: [] })
  expect((await ask('piece-presence', { kind: 'text', piece: 'nothing' })).code).toBe(
    'piece-not-found',
  )
})
