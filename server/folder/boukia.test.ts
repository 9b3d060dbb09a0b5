import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mark } from '#shop/shop-data/mark.ts'
import type { Door } from '../../test/door.ts'
import { payFor, placeCart } from '../../test/orders/orders.ts'
import { openShopOf } from '../../test/other-shop.ts'
import { atErmou, maria, newCart, signUp } from '../../test/people.ts'
import { logoStyle } from '../pages/brand-style.ts'
import { noticeHtml } from '../pages/notice.ts'
import letters from '../pictures/letters.json' with { type: 'json' }
import { asSvg, iconOf, logoOf } from '../pictures/mark.ts'

/** A second company, made up: other dishes, prices, hours, closed days, texts and colours. */
let door: Door
beforeAll(async () => {
  door = await openShopOf('boukia')
})
afterAll(() => door.close())

test('an empty shop becomes another company by its folder alone', async () => {
  const { data: menu } = await door.ask('meal-collection', {})
  expect(menu.meals).toHaveLength(20)
  expect(menu.meals.slice(0, 2).map(({ slug }) => slug)).toEqual([
    'mousakas-me-melitzana',
    'souvlaki-se-mpol',
  ])
  const { data: dish } = await door.ask('meal-one', { slug: 'solomos' })
  expect(dish.builds.map(({ price }) => price)).toEqual([10.4, 11.5])
  expect(dish.builds[0]?.allergens).not.toEqual([])
  const { data: plans } = await door.ask('plan-collection', {})
  expect(plans.plans.map(({ id }) => id)).toEqual(['single-ic', 'single-bal'])
  const { data: spots } = await door.ask('spot-collection', {})
  expect(spots.spots.map(({ name }) => name)).toEqual(['Athens', 'Boukia Kypseli'])
})

test('its name, its people and its words are on the pages', async () => {
  const { brand, legalEntity, texts } = door.shop.catalogue()
  expect(brand).toMatchObject({ name: { en: 'Boukia' }, colours: { light: { main: '#8a2f3c' } } })
  expect(legalEntity.email).toBe('hello@boukia.gr')
  expect(texts.home.hero.text.en).toBe(
    'Twenty dishes by Boukia, cooked the same morning in Kypseli.',
  )
  const { data } = await door.ask('content-one', { slug: 'terms-of-use' })
  expect(JSON.stringify(data)).toContain('BOUKIA P.C.')
  expect(JSON.stringify(data)).not.toContain('Gastra')
})

test('its own logo is in the header, on home screens and in mails, and nobody else’s', async () => {
  const file = await readFile(new URL('../../test/boukia/brand/logo.svg', import.meta.url), 'utf8')
  const { body, headers } = await door.app.inject('/logo-mark.svg')
  expect(body).toBe(file)
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cache-control': expect.stringContaining('max-age=300'),
  })
  const known = { 'if-none-match': String(headers.etag) }
  expect((await door.app.inject({ url: '/logo-mark.svg', headers: known })).statusCode).toBe(304)
  const manifest = (await door.app.inject('/manifest.webmanifest')).json<{
    icons: { src: string }[]
  }>()
  for (const { src } of manifest.icons) expect((await door.app.inject(src)).statusCode).toBe(200)
  const { data, info } = await sharp((await door.app.inject('/icons/maskable-512.png')).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true })
  // The plate, left of its handle.
  const at = (256 * info.width + 130) * info.channels
  expect([...data.subarray(at, at + 3)]).toEqual([0x8a, 0x2f, 0x3c])
})

test('without a drawing its first letter stands in, on its colour', () => {
  const { brand } = door.shop.catalogue()
  const letter = asSvg(logoOf({ brand }))
  expect(letter).toContain('fill="#8a2f3c"')
  expect(letter).toContain(letters.Μ)
  const sign = { el: '24h', en: '24h' }
  expect(asSvg(iconOf({ brand: { name: sign, colours: null } }))).toContain(letters[2])
})

test('a logo that is a word takes the place of the name', () => {
  const { brand } = door.shop.catalogue()
  const word = { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"/>' }
  expect(logoStyle({ brand, logo: word })).toContain('+span{position:absolute')
  expect(logoStyle({ brand })).toBe('')
  const notice = (logo: Mark | null) =>
    noticeHtml({ ...door.shop.catalogue(), logo }, 'hook-not-found', 'el', 0)
  expect(notice(word)).toContain('class="mark word"')
  expect(notice(null)).toContain('class="mark"')
})

test('in a square a logo that is a word gives way to the icon, or to the first letter', () => {
  const { brand } = door.shop.catalogue()
  const shaped = (size: string) => ({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"/>`,
  })
  const [word, icon] = [shaped('160 100'), shaped('64 64')]
  expect(asSvg(iconOf({ brand, logo: word }))).toContain(letters.Μ)
  expect(iconOf({ brand, logo: word, icon })).toBe(icon)
  const mark = shaped('159 100')
  expect(iconOf({ brand, logo: mark })).toBe(mark)
})

test('a lunch is ordered and paid at its prices, on a day on which it is open', async () => {
  const token = await signUp(door, maria)
  const { id: cartId } = await newCart(door, { token, dietCode: 'ic' })
  await atErmou(door, cartId, token)
  const { data: days } = await door.ask('time-period-collection', { cartId }, { token })
  const open = days.days.filter(({ timePeriods }) => timePeriods.some(({ available }) => available))
  // Closed: Wednesday and Thursday for the kitchen's sake, and every Saturday, Sunday and Monday.
  expect(open.slice(0, 3).map(({ date }) => date)).toEqual([
    '2026-11-24',
    '2026-11-27',
    '2026-12-01',
  ])
  const choice = { dates: ['2026-11-24'], timePeriodId: 'dinner' }
  const { data: cart } = await door.ask('cart-schedule-update', { cartId, ...choice }, { token })
  const scheduleMenuId = cart.scheduleMenus[0]?.id ?? ''
  const add = (itemId: string, amount: number) =>
    door.ask(
      'cart-item-add',
      { cartId, itemId, itemType: 'meal-build', scheduleMenuId, amount },
      { token },
    )
  await add('mousakas-me-melitzana-regular', 2)
  await add('fasolada-tis-mpoukias-regular', 2)
  await add('choriatiki-regular', 1)
  const paid = await payFor(door, token, await placeCart(door, token, cartId))
  // 2 × 8.20, 2 × 6.10, a salad of 4.40, and 3.00 for bringing them.
  expect(paid.grandtotal).toBe(36)
  expect(paid.order.totals).toMatchObject({ subtotal: 33, shipping: 3 })
})
