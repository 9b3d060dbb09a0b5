import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { windowNames } from '#shop/schedule/window.ts'
import type { Output } from '../../app/call.ts'
import { track as tracking } from '../../app/text/el/order-track.ts'
import { sampleWeek } from '../../app/text/el/sample-week.ts'
import { tray as label } from '../../app/text/el/tray.ts'
import { callsOf } from '../screens/shop-calls.ts'
import { greek as words } from '../words.ts'
import { desktop, phone, type Visitor, visitor } from './browser.ts'
import { linkInMail } from './mail-link.ts'
import { ermou, openOrder } from './opening.ts'
import * as order from './order.ts'
import { openWalks, type Walks } from './walks.ts'

let walks: Walks
beforeAll(async () => {
  walks = await openWalks()
})
afterAll(() => walks?.close())

const eleni = { name: 'Ελένη Δημητρίου', username: 'eleni@example.gr', password: 'λουκουμάς!' }

test('1.01 1.02 1.03 1.09 1.10 2.05 2.08 2.10 2.15 2.35 2.50 2.51 2.53 2.62 2.63 2.65 2.66 2.67 2.73 3.02 3.37 4.22 4.35 4.37 9.08 9.09 on a phone, in Greek: from the home page to a paid order', async () => {
  const eleniHere = await visitor(walks.browser, phone)
  const walk = { visitor: eleniHere, words }
  const { page, checkAccess, complaints } = eleniHere

  await page.goto(walks.url)
  expect(await page.getAttribute('html', 'lang')).toBe('el')
  // What a week costs stands first, and below it that week; a press shows another, and what that costs.
  const week = page.locator('section', { hasText: sampleWeek.title })
  const dishes = () => week.getByRole('heading', { level: 3 }).allTextContents()
  const total = async () =>
    /\d+,\d\d€/.exec((await week.textContent())?.split(sampleWeek.total)[1] ?? '')?.[0]
  const first = await dishes()
  expect(await page.locator('main > section').first().textContent()).toContain(await total())
  await week.getByRole('button', { name: sampleWeek.other }).click()
  await expect.poll(dishes).not.toEqual(first)
  expect(await dishes()).toHaveLength(5)
  expect(await total()).toMatch(/^\d\d,\d\d€$/)
  await checkAccess('home')
  await page.getByRole('main').getByRole('link', { name: words.layout.startNow }).first().click()
  await page.waitForURL('**/plans')
  // 2.54: nothing in the way of choosing a plan while there is no order.
  await expect.poll(() => page.getByRole('link', { name: words.layout.startNow }).count()).toBe(0)

  await openOrder(walk, { goal: /Ισορροπία/, address: ermou, mains: 6 })
  // The cart button tells how many and how much.
  const button = page
    .getByRole('button', { name: words.layout.drawer.title })
    .locator('visible=true')
  expect(await button.textContent()).toMatch(/6 προϊόντα.*\d+,\d\d€/)
  await order.openDrawer(walk)
  const drawer = page.getByRole('dialog', { name: words.layout.drawer.title })
  await expect.poll(() => drawer.textContent()).toContain('Ερμού 12')
  expect(await drawer.getByRole('group', { name: /Ποσότητα/ }).count()).toBe(6)
  for (const text of [words.drawer.subtotal, words.drawer.shipping])
    expect(await drawer.textContent()).toContain(text)
  expect(await drawer.textContent()).toMatch(/09:00 – 13:00|16:00 – 20:00/)
  // Six mains: delivery is free, and the two euros it would cost are struck through.
  expect(await drawer.locator('s, del').first().textContent()).toContain('2,00€')
  await drawer
    .getByRole('button', { name: /Συνέχεια/ })
    .or(drawer.getByRole('link', { name: /Συνέχεια/ }))
    .first()
    .click()
  await page.waitForURL('**/checkout**')

  // Nobody is logged in: the dialog opens by itself, full screen on a phone.
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await expect
    .poll(async () => Math.round((await dialog.boundingBox())?.width ?? 0))
    .toBe(phone.width)
  await order.signUp(walk, eleni)
  await page.waitForURL('**/checkout**')
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toBe(words.checkout.title)

  // Who it is stands in a cookie that the page may read; the token does not.
  const cookies = await eleniHere.context.cookies()
  expect(cookies.find(({ name }) => name === 'auth')?.httpOnly).toBe(true)
  expect(decodeURIComponent(cookies.find(({ name }) => name === 'user')?.value ?? '')).toContain(
    eleni.name,
  )
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toMatch(/^[\w-]{22}$/)
  expect(await page.evaluate(() => localStorage.getItem('rep_values'))).toContain('images-version')
  const shown = page.getByRole('main')
  await expect.poll(() => shown.textContent()).toContain('Ερμού 12')
  expect(await shown.textContent()).toMatch(/09:00 – 13:00|16:00 – 20:00/)

  // It was 3,076 px; a gift that waits for the mailbox takes the most room.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1600)
  await page.getByText(words.checkout.addNotes).click()
  await page.getByLabel(words.checkout.notes).fill('Χτυπήστε το δεύτερο κουδούνι')
  await page.getByText(words.checkout.wantsInvoice).click()
  await page.getByLabel(words.checkout.companyName).fill('Ελιά ΑΕ')
  await page.getByLabel(words.checkout.profession).fill('Εμπόριο ελαιολάδου')
  await page.getByLabel(words.checkout.vatNumber).fill('094014201')
  await page.getByLabel(words.checkout.taxOffice).fill('ΚΕΦΟΔΕ Αττικής')
  await page.getByLabel(words.checkout.invoiceAddress).fill('Σταδίου 5, 105 62 Αθήνα')
  await checkAccess('checkout')

  // The gift of the sign-up waits for the mailbox, and counts by itself once another tab has proved it.
  const coupons = shown.getByRole('region', { name: words.coupon.title })
  await coupons.getByText(words.coupon.giftWaits('20€')).waitFor()
  await coupons.getByText(/μία φορά ανά διεύθυνση και τηλέφωνο/).waitFor()
  await coupons.getByRole('button', { name: words.company.sendLink }).waitFor()
  const other = await eleniHere.context.newPage()
  await other.goto(await linkInMail(walks, /Καλώς ήρθες/, 'verify'))
  await other.getByText(words.login.emailVerified).waitFor()
  await other.close()
  await coupons.getByText(words.coupon.giftIn('20€')).waitFor()
  const pays = page.getByRole('button', { name: new RegExp(words.checkout.place) })
  const withGift = await pays.textContent()
  // One press takes it off and the next puts it on again; there is one at a time.
  await coupons.getByRole('button', { name: words.coupon.remove }).click()
  await coupons.getByText(words.coupon.gift('20€')).waitFor()
  expect(await pays.textContent()).not.toBe(withGift)
  const instead = coupons.locator('p', { hasText: words.coupon.orElse })
  expect(await instead.textContent()).toMatch(/20%.*\d,\d\d€/)
  await coupons
    .getByRole('button', { name: words.coupon.useOf(words.coupon.firstOrder(20)) })
    .click()
  await coupons.getByText(words.coupon.firstOrderIn(20)).waitFor()
  // The gift stands behind now, and still says how often it is given.
  await expect.poll(() => instead.textContent()).toContain(words.coupon.gift('20€'))
  expect(await instead.textContent()).toMatch(/μία φορά ανά διεύθυνση και τηλέφωνο/)
  await coupons.getByRole('button', { name: words.coupon.useOf(words.coupon.gift('20€')) }).click()
  await coupons.getByText(words.coupon.giftIn('20€')).waitFor()
  expect(await pays.textContent()).toBe(withGift)
  await checkAccess('checkout with the gift')

  // Another device has added a piece meanwhile: the press is refused where it is seen, and loses nothing.
  const { token } = JSON.parse(
    decodeURIComponent(cookies.find(({ name }) => name === 'auth')?.value ?? ''),
  )
  const cartId = (await page.evaluate(() => localStorage.getItem('cart'))) ?? ''
  const ask = callsOf(walks.url)
  const [delivery] = (await ask('cart-one', { cartId }, token)).scheduleMenus
  const [item] = delivery?.items ?? []
  await ask(
    'cart-item-add',
    {
      cartId,
      scheduleMenuId: delivery?.id ?? '',
      itemId: item?.id ?? '',
      itemType: 'meal-build',
      amount: 2,
    },
    token,
  )
  await pays.click()
  const refusal = shown.getByText(words.checkout.priceChangedTitle)
  await expect
    .poll(() => refusal.evaluate(text => document.activeElement?.contains(text)))
    .toBe(true)
  expect(await isInSight(refusal)).toBe(true)
  await checkAccess('checkout, refused')
  expect(await pays.textContent()).not.toBe(withGift)
  expect(await page.getByLabel(words.checkout.notes).inputValue()).toContain('δεύτερο κουδούνι')
  expect(await page.getByLabel(words.checkout.vatNumber).inputValue()).toBe('094014201')
  await coupons.getByText(words.coupon.giftIn('20€')).waitFor()
  await pays.click()
  await order.pay(page, 'approve')

  await page.waitForURL('**/account/orders/**')
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toBe(words.order.thanksTitle)
  await expect.poll(() => page.getByRole('main').textContent()).toContain(words.order.status.opened)
  const told = await page.getByRole('main').textContent()
  for (const text of ['Δώρο εγγραφής 20€', 'Ερμού 12', 'Ελιά ΑΕ', 'Χτυπήστε το δεύτερο κουδούνι'])
    expect(told).toContain(text)
  await checkAccess('order')
  await page.getByRole('link', { name: words.order.next.track }).click()
  await page.waitForURL('**/order/track/*')
  await page.getByRole('heading', { level: 1, name: 'Έρχεται' }).waitFor()
  await page.getByText('Ερμού').waitFor({ state: 'detached' })
  await checkAccess('where a delivery is')
  await rateWhatCame(eleniHere)
  await scanTray(eleniHere)
  // The order has taken the cart with it.
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
  await page.goto(`${walks.url}/account/orders`)
  await page.getByRole('main').getByRole('link').first().waitFor()
  await checkAccess('orders')
  expect(complaints.filter(text => !/status of (404|422)/.test(text))).toEqual([])
})

test('1.07 5.22 on a phone, in Greek: a street that nobody knows', async () => {
  const { page, checkAccess, complaints } = await visitor(walks.browser, phone)
  const { address: text } = words
  await page.goto(`${walks.url}/plans`)
  await page.locator('label', { has: page.getByRole('radio', { name: /Ισορροπία/ }) }).click()
  await page.getByRole('button', { name: words.plans.continue }).click()
  await page.waitForURL('**/address')
  await page.getByRole('combobox', { name: text.search }).fill('Χελιδονιών 7Α, 15231')
  await page.getByRole('option', { name: /Συνέχεια με «Χελιδονιών 7Α, 15231»/ }).tap()
  // The postcode is of one municipality alone.
  const municipality = page.getByRole('combobox', { name: text.municipality })
  await expect.poll(() => municipality.inputValue()).toBe('Χαλάνδρι')
  await municipality.fill('αιγινα')
  await page.getByRole('option', { name: 'Αίγινα' }).tap()
  await page.getByText(text.notServed).waitFor()
  // What was filled in for the island goes with it.
  const postcode = page.getByLabel(text.postcode).first()
  expect(await postcode.inputValue()).toBe('15231')
  await postcode.fill('')
  await municipality.fill('ΥΔΡΑ')
  await page.getByRole('option', { name: 'Ύδρα' }).tap()
  expect(await postcode.inputValue()).toBe('180 40')
  await municipality.fill('Χαλάνδρι')
  await page.getByRole('option', { name: 'Χαλάνδρι' }).waitFor()
  await municipality.press('Enter')
  expect([await municipality.inputValue(), await postcode.inputValue()]).toEqual(['Χαλάνδρι', ''])
  await checkAccess('typed address')
  await page.getByLabel(text.floor).fill('2ος')
  await page.getByLabel(text.bell).fill('Μακρή')
  await page.getByLabel(text.phone).fill('694 412 3456')
  await page.getByRole('radio', { name: windowNames.afternoon.el }).waitFor()
  await page.getByLabel(text.postcode).fill('105 63')
  await page.getByRole('button', { name: text.continue }).click()
  await page.getByText(/ανήκει σε άλλη περιοχή/).waitFor()
  await page.getByLabel(text.postcode).fill('152 31')
  await page.getByRole('button', { name: text.continue }).click()
  await page.waitForURL('**/menu**')
  await page.goto(`${walks.url}/address`)
  await expect.poll(() => page.getByLabel(text.street).inputValue()).toBe('Χελιδονιών')
  expect(await municipality.inputValue()).toBe('Χαλάνδρι')
  // The browser tells of the postcode that was refused.
  expect(complaints.filter(line => !line.includes('(Bad Request)'))).toEqual([])
})

/** Between the header and the bar that pays. */
async function isInSight(one: Locator): Promise<boolean> {
  const { y = 0, height = 0 } = (await one.boundingBox()) ?? {}
  return y >= 64 && y + height <= phone.height - 108
}

test('2.03 2.07 2.24 paths that lead elsewhere', async () => {
  const { page, complaints } = await visitor(walks.browser, desktop)
  for (const [from, to] of [
    ['/nowhere/at-all', '/'],
    ['/meal-packs', '/plans'],
    ['/meal/gemista', '/product/gemista'],
    ['/checkout', '/plans'],
    ['/date-time', '/plans'],
  ]) {
    await page.goto(walks.url + from)
    await expect.poll(() => new URL(page.url()).pathname).toBe(to)
  }
  expect(complaints).toEqual([])
})

/** The page of a delivery once it came, and once nobody was there, by answers of a later day. */
async function rateWhatCame({ page, checkAccess }: Visitor): Promise<void> {
  const later = { stage: 'delivered', canRate: true, at: '2026-11-27T10:00:00.000Z' }
  let data: Output<'order-track-one'> | undefined
  const sent: unknown[] = []
  await page.route(/order-track-one/, async route => {
    data ??= { ...(await (await route.fetch()).json()).data, ...later }
    return route.fulfill({ json: { code: 'ok', message: '', data } })
  })
  await page.route(/order-track-(rate|tell)/, route => {
    if (!data) throw new Error('asked before it was seen')
    const { mealId, liked, wish } = route.request().postDataJSON()
    sent.push(wish ?? liked)
    const items = data.items.map(item => (item.mealId === mealId ? { ...item, liked } : item))
    data = { ...data, items, told: wish ? { wish, at: later.at } : data.told }
    return route.fulfill({ json: { code: 'ok', message: '', data } })
  })
  await page.reload()
  await page.getByRole('heading', { name: tracking.rate }).waitFor()
  const first = page.getByRole('button', { name: tracking.liked('') }).first()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Enter')
  await expect.poll(() => first.getAttribute('aria-pressed')).toBe('false')
  await page.getByText(tracking.wrong).tap()
  await page.getByRole('button', { name: tracking.wrongSend }).tap()
  const field = page.getByLabel(tracking.wrongField)
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  await checkAccess('how it was')
  await field.fill('Η σούπα είχε χυθεί')
  await page.getByRole('button', { name: tracking.wrongSend }).tap()
  await page.getByText('Θα σου απαντήσουμε').waitFor()
  data = data && { ...data, stage: 'not-met', canRate: false, told: null }
  await page.reload()
  await page.getByRole('button', { name: tracking.wishes['again-today'] }).tap()
  await page.getByText('Θα σε πάρουμε τηλέφωνο').waitFor()
  await checkAccess('what becomes of a bag')
  expect(sent).toEqual([true, null, 'food', 'again-today'])
  await page.unrouteAll()
}

/** The page of a label, in the capitals of its code: of a good tray, of one that is over, of nothing. */
async function scanTray({ page, checkAccess }: Visitor): Promise<void> {
  const data = {
    ...{ code: 'T261127-7-2-63', slug: 'gemista', name: 'Γεμιστά', portion: 'Κανονική' },
    ...{ useBy: '2026-11-29', isOver: false, heating: '3 λεπτά', weight: 420 },
    ...{ contains: [], traces: ['Σουσάμι'] },
  } satisfies Output<'tray-one'>
  const answer = (more: object) =>
    page.route(/tray-one/, route =>
      route.fulfill({ json: { code: 'ok', message: '', data: { ...data, ...more } } }),
    )
  await answer({})
  await page.goto(`${walks.url}/T/${data.code}`)
  await page.getByText('29 Νοεμβρίου').waitFor()
  await page.getByText(label.none).waitFor()
  await checkAccess('a tray')
  await page.unrouteAll()
  await answer({ isOver: true })
  await page.reload()
  await page.getByText('Μην το φας').waitFor()
  await checkAccess('a tray that is over')
  await page.unrouteAll()
  await page.goto(`${walks.url}/t/T261127-7-2-99`)
  await page.getByRole('heading', { name: label.brokenTitle }).waitFor()
}
