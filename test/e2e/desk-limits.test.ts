import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pinMark } from '#shop/delivering/door-pin.ts'
import { formatDate } from '#shop/format.ts'
import { labelOf } from '#shop/label/label.ts'
import { languages } from '#shop/language.ts'
import { deskRefusalText } from '#shop/people/refusal-text.ts'
import { foodCode } from '#shop/production/codes.ts'
import { addDays, athensDate } from '#shop/schedule/schedule.ts'
import { demoShop } from '../demo-shop.ts'
import { english } from '../desk-words.ts'
import { phone, type Visitor, visitor } from './browser.ts'
import { enterDesk } from './desk-login.ts'
import { openWalks, type Walks } from './walks.ts'

let walks: Walks
let pocket: Visitor
beforeAll(async () => {
  walks = await openWalks()
  pocket = await visitor(walks.browser, phone)
})
afterAll(() => walks?.close())

test('13.33 a day has a limit put on a phone, by keyboard, and its release says which', async () => {
  const { page, context, checkAccess } = pocket
  const { calendar, catalogue, words } = english
  await context.addCookies([{ name: 'lang', value: 'en', url: walks.url }])
  await login(page)
  const date = addDays(athensDate(Date.now()), 1)
  await page.goto(`${walks.url}/desk/calendar/${date}`)
  await page.getByRole('heading', { name: formatDate(date, 'en', 'long') }).waitFor()
  const most = page.getByLabel(calendar.mostOf(calendar.allWindows))
  await most.fill('1x')
  await page.getByText(calendar.whole).waitFor()
  await most.fill('100000')
  await checkAccess('the limits of a day')
  const save = page.getByRole('button', { name: catalogue.save })
  await save.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: catalogue.open }).click()
  await page.getByText(catalogue.kinds['day-limit']).waitFor()
  await page.getByText(words.fields.deliveries).waitFor()
  await checkAccess('a release with the limit of a day')
})

test('14.32 a label is 100 × 70 mm, and its letters have an x-height over 1.2 mm', async () => {
  const css = await readFile(new URL('../../desk/labels/labels.css', import.meta.url), 'utf8')
  const [, size] = /font-size: ([\d.]+)mm/.exec(css) ?? []
  expect(css).toContain('width: 100mm;\n  height: 70mm;')
  const xHeight = await pocket.page.evaluate(async () => {
    await document.fonts.load('100px "Commissioner Variable"', 'xχ')
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return 0
    pen.font = '1000px "Commissioner Variable"'
    return pen.measureText('x').actualBoundingBoxAscent / 1000
  })
  expect(xHeight * Number(size)).toBeGreaterThan(1.2)
})

test.each(languages)('14.32 every label of the demo fits its paper in %s', async lang => {
  const { page } = pocket
  const { codes } = demoShop
  const labels = demoShop.meals.flatMap(meal =>
    meal.builds.map((build, at) => ({
      ...labelOf(meal, build, demoShop, lang),
      portion: build.portion,
      portionName: codes.portions.find(({ code }) => code === build.portion)?.name,
      trays: 1,
      code: foodCode({ kind: 'tray', date: '2026-11-27', number: 12, build: at + 1 }),
      page: 'HTTPS://WWW.A-MEAL-SHOP.EXAMPLE/T/T261127-12-4-63',
      isChanged: false,
    })),
  )
  const data = { code: 'B', useBy: '2026-11-25', labels }
  const answer = { json: { code: 'ok', message: '', data } }
  await page.route(/batch-labels/, route => route.fulfill(answer))
  await page.goto(`${walks.url}/desk/kitchen/2026-11-27/12`)
  await page.locator('.label').first().waitFor()
  if (lang === 'en')
    await page.locator('main').getByRole('button', { name: english.labels.languages.en }).click()
  await page.locator(`.label[lang=${lang}]`).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const fuller = await page
    .locator('.label')
    .evaluateAll(all =>
      all.filter(one => one.scrollHeight > one.clientHeight).map(one => one.textContent),
    )
  expect(await page.locator('.label').count()).toBe(labels.length)
  expect(fuller).toEqual([])
  // 14 mm: a smaller code with an address is not read from what a label printer of 203 dpi draws.
  const widths = await page
    .locator('.label svg')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect().width))
  expect(Math.min(...widths)).toBeGreaterThan((14 / 25.4) * 96 - 0.5)
  await page.unroute(/batch-labels/)
})

async function login(page: Page) {
  const { login } = english
  await page.goto(`${walks.url}/desk/login`)
  await enterDesk(page, 'owner', login)
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'))
}

const bag = (delivery: string, name: string) => ({
  ...{ bag: 1, number: 1001, from: '09:00', to: '13:00', name, notes: '', pieces: 2, due: null },
  ...{ items: [], phoneEnd: '', delivery, timePeriodId: 'morning', state: 'planned' },
  ...{ outcome: null, at: null, byPin: false, pinMark: null, isPacked: false, route: null },
  spot: { id: 'attica', kind: 'delivery', name: { el: 'Αττική', en: 'Attica' } },
  door: {
    ...{ street: 'Ερμού', number: '1', municipality: 'Αθήνα', postcode: '10563', floor: '2' },
    ...{ bell: '', phone: '', deliveryNotes: '', lat: 38, lng: 23.7, unverified: false },
  },
})

test('20.09 20.12 20.17 20.21 a driver loads the van by scans, without a network says what happened, for the customer’s digits where they are asked, takes back a wrong press, and all is sent later, once', async () => {
  const { page, checkAccess } = pocket
  const { handover: words, outbox } = english
  const bags = ['Maria', 'Nikos', 'Eleni'].map((name, at) => ({
    ...bag('abc'.charAt(at), name),
    ...{ bag: at + 1, isPacked: at > 0, pinMark: at === 2 ? pinMark('c', '0482') : null },
    route: { van: 1, stop: at + 1, driver: '', isMine: true },
  }))
  const day = { date: '2026-11-27', today: '2026-11-27', next: '2026-11-30', isClosed: false }
  const data = { ...day, madeAt: '2026-11-27T08:00:00.000Z', bags }
  const heard: { delivery: string; outcome: string; requestId: string }[] = []
  await page.route(/bring-one/, route => route.fulfill({ json: { code: 'ok', message: '', data } }))
  let isAway = false
  await page.route(/delivery-outcome/, route => {
    if (isAway) return route.abort('internetdisconnected')
    heard.push(route.request().postDataJSON())
    return route.fulfill({ json: { code: 'ok', message: '', data: null } })
  })
  // Chromium on Linux has a camera for tests, and no reader of codes.
  await page.addInitScript(
    code => {
      const seen = () => Promise.resolve([{ rawValue: code }])
      Object.assign(globalThis, {
        BarcodeDetector: class {
          detect = seen
        },
      })
      navigator.mediaDevices.getUserMedia = async () =>
        document.createElement('canvas').captureStream()
      HTMLVideoElement.prototype.play = () => Promise.resolve()
      Object.defineProperty(HTMLVideoElement.prototype, 'readyState', { value: 4 })
    },
    foodCode({ kind: 'bag', date: day.date, number: 1 }),
  )
  await page.goto(`${walks.url}/desk/drive`)
  const handOver = (name: string) =>
    page.getByRole('button', { name: `${words.outcomes['handed-over']}: ${name}`, exact: true })
  await handOver('Maria').waitFor()
  await page.getByText(words.notPacked('1')).waitFor()
  await checkAccess('the doors of a driver')
  const inVan = (bag: number) => page.getByRole('button', { name: words.inVan(bag) })
  const scanned = async (number: number, date = day.date) => {
    await page.getByLabel(english.scan.label).fill(foodCode({ kind: 'bag', date, number }))
    await page.keyboard.press('Enter')
  }
  await scanned(3)
  await page.getByText(words.missing('2, 1')).waitFor()
  await scanned(7)
  await page.getByText(words.notYours(7)).waitFor()
  await scanned(2, '2026-11-26')
  await page.getByText(words.noBag).waitFor()
  await inVan(2).click()
  await page.getByText(words.missing('1')).waitFor()
  await page.reload()
  await page.getByText(words.missing('1')).waitFor()
  await page.getByRole('button', { name: english.scan.camera }).click()
  await page.getByText(words.allIn).waitFor()
  await page.getByRole('button', { name: english.scan.close }).click()
  await expect.poll(() => page.locator('video').count()).toBe(0)
  await inVan(1).click()
  await page.getByText(words.missing('1')).waitFor()
  await handOver('Maria').click()
  await page.getByRole('button', { name: words.undo }).click()
  isAway = true
  await handOver('Maria').click()
  await page.getByRole('button', { name: `${words.else}: Nikos`, exact: true }).click()
  await checkAccess('what happened at a door')
  await page.getByRole('button', { name: words.outcomes['nobody-there'] }).click()
  await handOver('Eleni').click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('0428')
  await page.getByText(words.pinWrong).waitFor()
  await checkAccess('the digits of a customer')
  for (const digit of '0482') await page.getByRole('button', { name: digit, exact: true }).click()
  await page.getByText(words.byPin).waitFor()
  await page.getByText(outbox.unsent(3)).waitFor()
  await page.getByText(outbox.toSend).nth(1).waitFor({ timeout: 10_000 })
  expect(heard).toEqual([])
  isAway = false
  await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(3)
  await page.getByText(outbox.toSend).first().waitFor({ state: 'hidden' })
  expect(heard).toMatchObject([
    { delivery: 'a', outcome: 'handed-over', took: null },
    { delivery: 'b', outcome: 'nobody-there', pin: null },
    { delivery: 'c', outcome: 'handed-over', pin: '0482' },
  ])
  expect(new Set(heard.map(({ requestId }) => requestId)).size).toBe(3)
})

test('20.18 all bags of an office are handed over by one press, and taken back by one', async () => {
  const { page, checkAccess } = pocket
  const { handover: words } = english
  const spot = { id: 'lefka', kind: 'company', name: { el: 'Λεύκα', en: 'Lefka' } }
  const bags = ['Maria', 'Nikos', 'Eleni', 'Petros'].map((name, at) => ({
    ...bag('klmn'.charAt(at), name),
    ...{ bag: at + 1, timePeriodId: 'morning', spot },
    ...(at === 2 && { due: 12.5 }),
  }))
  const day = { date: '2026-11-27', today: '2026-11-27', next: '2026-11-30', isClosed: false }
  const data = { ...day, madeAt: '2026-11-27T08:00:00.000Z', bags }
  await page.unroute(/bring-one/)
  await page.unroute(/delivery-outcome/)
  const heard: string[] = []
  await page.route(/bring-one/, route => route.fulfill({ json: { code: 'ok', message: '', data } }))
  await page.route(/delivery-outcome/, route => {
    heard.push(route.request().postDataJSON().delivery)
    return route.fulfill({ json: { code: 'ok', message: '', data: null } })
  })
  await page.goto(`${walks.url}/desk/drive`)
  const all = page.getByRole('button', { name: words.allHandedOver(3), exact: true })
  await all.click()
  await checkAccess('an office that is handed over')
  await page.getByRole('button', { name: words.undoAll }).click()
  await all.click()
  await expect.poll(() => heard.toSorted(), { timeout: 20_000 }).toEqual(['k', 'l', 'n'])
})

test('14.42 packing without a network closes a bag and scans on, and all is sent later, once', async () => {
  const { page, checkAccess } = pocket
  const { packing: words, outbox } = english
  const text = (name: string) => ({ el: name, en: name })
  const lines = ['Lentils', 'Lasagne'].map(name => ({
    ...{ buildId: `${name}-regular`, name: text(name), portion: 'regular', amount: 1 },
    allergens: [],
  }))
  const bags = [1, 2].map(bag => ({
    ...{ bag, delivery: `d${bag}`, number: 1000 + bag, name: `Maria ${bag}`, window: 'morning' },
    ...{ spot: { kind: 'delivery', name: text('Attica') }, notes: '', route: null, lines },
    ...{ state: 'open', closedAt: null },
  }))
  const day = { date: '2026-11-27', today: '2026-11-27', next: '2026-11-30', isClosed: false }
  const data = {
    ...{ ...day, madeAt: '2026-11-27T06:00:00.000Z', unseen: [], bags, batches: [] },
    ...{
      portions: { regular: text('Regular') },
      windows: [{ id: 'morning', from: '09:00', to: '13:00' }],
    },
  }
  const heard: string[] = []
  const ids = new Set<string>()
  let isAway = false
  await page.route(/packing-one/, route =>
    route.fulfill({ json: { code: 'ok', message: '', data } }),
  )
  await page.route(/bag-close|tray-scan/, route => {
    if (isAway) return route.abort('internetdisconnected')
    const { delivery, code, requestId } = route.request().postDataJSON()
    if (delivery === 'd2')
      return route.fulfill({ json: { code: 'bag-not-full', message: '', data: null } })
    heard.push(code ?? delivery)
    ids.add(requestId)
    return route.fulfill({ json: { code: 'ok', message: '', data: null } })
  })
  await page.goto(`${walks.url}/desk/packing?date=2026-11-27&bag=1`)
  const fill = async () => {
    for (const name of ['Lentils', 'Lasagne']) await page.getByRole('button', { name }).click()
  }
  await fill()
  isAway = true
  await page.getByLabel(english.scan.label).fill('nothing')
  await page.keyboard.press('Enter')
  await page.getByText(outbox.unsent(1)).waitFor()
  await page.getByRole('button', { name: `${words.close} 1` }).click()
  // The next bag opens by itself, and the first stands as closed.
  await page.getByRole('heading', { name: 'Maria 2' }).waitFor()
  await fill()
  await page.getByRole('button', { name: `${words.close} 2` }).click()
  await page.getByText(words.progress(2, 2)).waitFor()
  await page.getByText(outbox.unsent(3)).waitFor()
  await checkAccess('what packing still has to send')
  await page.reload()
  await page.getByText(outbox.unsent(3)).waitFor()
  expect(heard).toEqual([])
  isAway = false
  // What the shop does not take is said, and the bag is open again.
  await page.getByText(deskRefusalText['bag-not-full'].en).waitFor()
  expect(heard).toEqual(['nothing', 'd1'])
  expect(ids.size).toBe(2)
  await checkAccess('what the shop did not take')
  await page.getByRole('button', { name: outbox.drop }).click()
  await page.getByText(deskRefusalText['bag-not-full'].en).waitFor({ state: 'hidden' })
  await page.unrouteAll()
})

test('14.41 14.42 14.47 the bags of an office are filled dish by dish with the keyboard, and the full ones close by one press once the change is seen, without a network too', async () => {
  const { page, checkAccess } = pocket
  const { packing: words, outbox } = english
  const text = (name: string) => ({ el: name, en: name })
  const line = (name: string, amount: number, allergens: string[] = []) => ({
    ...{ buildId: `${name}-regular`, name: text(name), portion: 'regular', amount, allergens },
  })
  const bags = [
    [line('Lentils', 2), line('Lasagne', 1)],
    [line('Lentils', 1)],
    [line('Lasagne', 1, ['milk'])],
  ].map((lines, at) => ({
    ...{ bag: 4 + at, delivery: `o${at}`, number: 1004 + at, name: `Maria ${at}`, lines },
    spot: { id: 'helios', kind: 'company', name: text('Helios') },
    ...{ window: 'morning', notes: '', route: null, state: 'open', closedAt: null },
  }))
  const date = '2026-11-27'
  const builds = [{ buildId: 'Lasagne-regular', allergens: ['milk'] }]
  const changed = { kind: 'changed', number: 1005, bag: 5, parts: ['notes'], items: [] }
  const data = {
    ...{ date, today: date, next: '2026-11-30', isClosed: false, bags },
    unseen: [
      { timePeriodId: 'morning', department: 'packing', version: 2, dishes: [], bags: [changed] },
    ],
    ...{ madeAt: '2026-11-27T06:00:00.000Z', portions: { regular: text('Regular') } },
    windows: [{ id: 'morning', from: '09:00', to: '13:00', isFrozen: true }],
    batches: [{ number: 1, useBy: '2026-11-30', builds }],
  }
  const heard: { delivery: string; trays?: unknown; version?: number }[] = []
  let isAway = false
  await page.route(/packing-one/, route =>
    route.fulfill({ json: { code: 'ok', message: '', data } }),
  )
  await page.route(/bag-close|tray-scan|day-seen-create/, route => {
    if (isAway) return route.abort('internetdisconnected')
    const said = route.request().postDataJSON()
    heard.push(said)
    if (said.version) data.unseen = []
    for (const bag of bags) if (said.trays && bag.delivery === said.delivery) bag.state = 'closed'
    return route.fulfill({ json: { code: 'ok', message: '', data: null } })
  })
  await page.goto(`${walks.url}/desk/packing?date=${date}`)
  const press = (name: string | RegExp) => page.getByRole('button', { name }).press('Enter')
  await press(/Helios/)
  await page.getByText(words.lacks(5)).waitFor()
  // The lasagne of bag 4 was sold without milk, that of bag 6 with it.
  await page
    .getByLabel(english.scan.label)
    .fill(foodCode({ kind: 'tray', date, number: 1, build: 1 }))
  await page.keyboard.press('Enter')
  await page.getByText(words.right(words.into(6, 'Lasagne'))).waitFor()
  await press(/Lentils/)
  await page.getByText(words.lacks(1)).waitFor()
  await checkAccess('the bags of an office')
  // What changed is in sight and under the keys, and its tap waits on the device like a bag.
  isAway = true
  await press(words.seeFirst)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText(outbox.unsent(1)).waitFor()
  await press(words.closeFull(2))
  await page.getByText(words.officeProgress(2, 3)).waitFor()
  isAway = false
  const codes: string[] = []
  const sent = () => heard.filter(({ trays, version }) => trays || version)
  await expect
    .poll(() => sent().map(({ delivery, version }) => delivery ?? version), { timeout: 20_000 })
    .toEqual([2, 'o1', 'o2'])
  expect(sent()[1]).toMatchObject({ trays: [{ buildId: 'Lentils-regular', trays: 1, codes }] })
  await page.getByText(outbox.unsent(1)).waitFor({ state: 'hidden' })
  await page.unrouteAll()
})

test('19.04 stops are shared between vans, moved by keyboard, and saved', async () => {
  const { page, checkAccess } = pocket
  const { routes: words } = english
  const bags = ['a', 'b', 'c', 'd'].map((id, at) => ({ ...bag(id, id), bag: at + 1 }))
  const houses = bags.map(({ delivery }, at) => ({
    ...{ id: delivery, lat: 38 + (at % 2) / 10, lng: 23.7 + at / 1000, minutes: 5, bags: 1 },
    deliveries: [delivery],
  }))
  const start = { id: 'counter', name: { el: 'Παγκράτι', en: 'Pagkrati' }, lat: 38, lng: 23.7 }
  const data = {
    ...{ date: '2026-11-27', today: '2026-11-27', next: '2026-11-30', isClosed: false },
    ...{ madeAt: '2026-11-27T08:00:00.000Z', starts: [{ ...start, isArea: false }] },
    drivers: [
      { id: 'd1', name: 'Giorgos' },
      { id: 'd2', name: 'Anna' },
    ],
    windows: [
      { id: 'morning', from: '09:00', to: '13:00', frozenAt: null, saved: null, houses, bags },
    ],
  }
  await page.route(/routes-one/, route =>
    route.fulfill({ json: { code: 'ok', message: '', data } }),
  )
  let heard: { vans: { driver: string; deliveries: string[] }[] } | undefined
  await page.route(/routes-update/, route => {
    heard = route.request().postDataJSON()
    return route.fulfill({ json: { code: 'ok', message: '', data: { version: 1 } } })
  })
  await page.goto(`${walks.url}/desk/routes`)
  await page.getByRole('button', { name: words.share }).click()
  await page.getByText(words.shared).waitFor()
  await checkAccess('the routes of a window')
  const van = page.getByRole('combobox', { name: /^Van for: / })
  const [first] = await van.all()
  await first?.selectOption({ label: words.van(2) })
  await page.getByText(/altogether/).waitFor()
  await page.getByRole('button', { name: words.save }).click()
  await expect.poll(() => heard).toBeDefined()
  const vans = heard?.vans ?? []
  expect(vans.map(({ driver }) => driver)).toEqual(['d1', 'd2'])
  expect(vans.flatMap(({ deliveries }) => deliveries).sort()).toEqual(['a', 'b', 'c', 'd'])
  expect(vans[1]?.deliveries).toHaveLength(1)
})

test('14.34 a bag has a label with its number, van and stop, which fits its paper', async () => {
  const { page, checkAccess } = pocket
  const { packing: words } = english
  const bags = [
    { van: 2, stop: 11 },
    { van: 1, stop: 3 },
  ].map((route, at) => ({
    ...{ delivery: `d${at}`, bag: 118 + at, number: 10_041, window: 'morning', notes: '' },
    ...{ name: 'Παναγιώτα-Αλεξάνδρα', lines: [], state: 'open', closedAt: null },
    spot: { kind: 'delivery', name: { el: 'Αττική', en: 'Attica' } },
    route: { ...route, driver: 'Giorgos', isMine: false },
  }))
  const data = {
    ...{ date: '2026-11-27', today: '2026-11-27', next: '2026-11-30', isClosed: false },
    ...{ madeAt: '2026-11-27T08:00:00.000Z', unseen: [], portions: {}, batches: [], bags },
    windows: [{ id: 'morning', from: '09:00', to: '13:00', isFrozen: true }],
  }
  await page.route(/packing-one/, route =>
    route.fulfill({ json: { code: 'ok', message: '', data } }),
  )
  await page.goto(`${walks.url}/desk/packing?date=2026-11-27`)
  await page.getByRole('link', { name: words.bagLabels(2) }).click()
  const labels = page.locator('.bag-label')
  await expect.poll(() => labels.locator('h2').allTextContents()).toEqual(['119', '118'])
  await page.getByText(words.place(1, 3)).waitFor()
  await page.evaluate(() => document.fonts.ready)
  const fuller = await labels.evaluateAll(all =>
    all.filter(one => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth),
  )
  expect(fuller).toEqual([])
  await checkAccess('labels of bags')
})
