import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Door, openDoor } from '../../test/door.ts'
import { transaction } from '../db/database.ts'
import { readShopData, writeShopData } from '../db/shop/shop-data.ts'
import { defaultTexts } from './default-texts.ts'
import { rememberCatalogue } from './memory.ts'
import {
  type ShopDataName,
  shopDataFrom,
  shopDataNames,
  shopDataSchemas,
  shopDataTroubles,
  textNames,
} from './shop-data.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

const legal = {
  legalName: { el: 'ΜΠΟΥΚΙΑ ΙΚΕ', en: 'BOUKIA P.C.' },
  vat: '094014201',
  taxOffice: { el: 'ΔΟΥ Καλαμαριάς', en: 'Kalamaria' },
  gemi: '122754201000',
  address: { el: 'Ερμού 1, 105 63 Αθήνα', en: 'Ermou 1, 105 63 Athens' },
  phone: '210 361 1111',
  email: 'hello@boukia.gr',
  privacyEmail: 'privacy@boukia.gr',
  policyDate: '2026-11-01',
}
const brand = { name: { el: 'Μπουκιά', en: 'Boukia' } }

describe('what an owner wrote', () => {
  test('is nothing in a new shop, and the program’s own stands', async () => {
    // The demo has a logo, best sellers and weeks of its own, and writes its rates, which are the usual ones.
    const left = [
      'asksAfterMeals',
      'bestSellers',
      'deliveryAreas',
      'firstOrder',
      'gift',
      'logo',
      'menuWeeks',
      'region',
      'streets',
      'vat',
    ]
    expect(Object.keys(await readShopData(door.db))).toEqual(left)
    const { brand, delivery, vatRates, texts } = shopDataFrom({})
    expect(brand.name).toEqual({ el: 'Γάστρα', en: 'Gastra' })
    expect(delivery).toEqual({ fee: 200, freeFromMainMeals: 6, freeFromWeeklyMainMeals: 12 })
    expect(vatRates['main-meal']).toBe(13)
    expect(texts.home.hero.title).toEqual(defaultTexts.home.hero.title)
    expect(texts.home.hero.text.en).toBe(
      'Meals designed by nutritionists and cooked by chefs, to your door.',
    )
    expect(JSON.stringify([texts.home, texts.policies]).includes('{{shop}}')).toBe(false)
  })

  test('fits its own schema, as the program’s texts do', () => {
    const others: ShopDataName[] = [
      ...([
        'legal',
        'brand',
        'delivery',
        'cutOffs',
        'vat',
        'closed',
        'dayLimits',
        'deliveryAreas',
        'streets',
        'region',
        'gift',
        'firstOrder',
        'bestSellers',
        'languages',
        'menuWeeks',
        'asksAfterMeals',
        'asksPin',
        'logo',
        'icon',
      ] as const),
    ]
    expect(shopDataNames).toEqual([...others, ...textNames])
    for (const name of textNames) {
      expect(shopDataSchemas).toHaveProperty([name])
      const own = name === 'emails' ? { footer: defaultTexts.emails.footer } : defaultTexts[name]
      expect([name, shopDataTroubles(name, own)]).toEqual([name, []])
    }
  })

  test('is written in the caller’s transaction, read by every node, and taken back', async () => {
    const memory = await rememberCatalogue(door.db, { log: () => {}, providers: [] })
    const name = () => memory.current().brand.name.el
    await transaction(door.db, async tx => {
      await writeShopData(tx, 'brand', brand)
      await writeShopData(tx, 'legal', legal)
    })
    for (let waited = 0; name() !== 'Μπουκιά' && waited < 10_000; waited += 20) await pause(20)
    expect(name()).toBe('Μπουκιά')
    const { texts, legalEntity } = memory.current()
    expect(legalEntity).toEqual(legal)
    expect(texts.home.why.title.el).toBe('Γιατί Μπουκιά;')
    expect(texts.policies.items[0]?.sections[0]?.paragraphs[0]?.el).toContain('ΜΠΟΥΚΙΑ ΙΚΕ')
    await writeShopData(door.db, 'brand', null)
    await writeShopData(door.db, 'legal', null)
    const left = [
      'asksAfterMeals',
      'bestSellers',
      'deliveryAreas',
      'firstOrder',
      'gift',
      'logo',
      'menuWeeks',
      'region',
      'streets',
      'vat',
    ]
    expect(Object.keys(await readShopData(door.db))).toEqual(left)
    await memory.stop()
  })

  test('is told in the log and left out where it cannot be read; the rest stands', () => {
    const logged: string[] = []
    const data = shopDataFrom(
      { brand: { name: { el: 'Μπουκιά' } }, legal, delivery: { fee: '2' } },
      message => logged.push(message),
    )
    expect(data.brand.name.el).toBe('Γάστρα')
    expect(data.legalEntity.vat).toBe('094014201')
    expect(data.delivery.fee).toBe(200)
    expect(logged.join('\n')).toContain(
      'shop data brand: name.en the English text is missing; the program’s own',
    )
    expect(logged.join('\n')).toContain('shop data delivery: fee is not a whole number of cents')
  })
})

describe('what is refused, and how', () => {
  const notice = (words: string) => ({
    'hook-not-found': {
      title: { el: words, en: 'Not here' },
      text: { el: 'Όχι εδώ', en: 'Not here' },
      link: { el: 'Αρχική', en: 'Home' },
    },
  })

  test.each([
    ['<b>Καλό</b>', 'hook-not-found.title.el holds markup; a text is plain words'],
    ['<script>alert(1)</script>', 'hook-not-found.title.el holds markup; a text is plain words'],
    ['Καλό &nbsp; φαγητό', 'hook-not-found.title.el holds markup; a text is plain words'],
    ['', 'hook-not-found.title.el is empty'],
    ['Γεια σου {{shop', 'hook-not-found.title.el has a brace that is not closed'],
    ['α\u0000β', 'hook-not-found.title.el holds letters that cannot be printed'],
  ])('the text %j', (words, says) => {
    expect(shopDataTroubles('notices', notice(words))).toEqual([says])
  })

  test('a name that nobody answers', () => {
    const [says] = shopDataTroubles('notices', notice('Γεια σου {{customer}}'))
    expect(says).toMatch(
      /^hook-not-found.title.el asks for {{customer}}, which is not known here: there is {{shop}}/,
    )
  })

  test('a text of too many letters, and a mebibyte of it', () => {
    expect(shopDataTroubles('notices', notice('Γ'.repeat(6000)))).toEqual([
      'hook-not-found.title.el is longer than 5000 letters',
    ])
    const [says] = shopDataTroubles('notices', notice('Γ'.repeat(1_048_576)))
    expect(says).toMatch(/^is too large: \d+ bytes, at most 400000$/)
  })

  test.each([
    ['notices', { 'hook-not-fund': {} }, 'hook-not-fund is not known here'],
    ['legal', { ...legal, vat: '123456789' }, 'vat is not a Greek VAT number'],
    ['legal', { ...legal, address: { el: 'Ερμού 1' } }, 'address.en the English text is missing'],
    [
      'delivery',
      { fee: -1, freeFromMainMeals: 6, freeFromWeeklyMainMeals: 12 },
      'fee is too small: at least 0',
    ],
    ['vat', { 'main-meal': 19, snack: 13, extras: 13 }, 'main-meal is not a rate'],
    ['closed', { weekdays: [1, 2, 3, 4, 5, 6, 7] }, 'weekdays leaves no day'],
    [
      'closed',
      { days: [{ from: '2027-08-20', to: '2027-08-09', reason: brand.name }] },
      'days.0.to ends before it begins',
    ],
    ['closed', { days: [{ from: '2027-02-30', reason: brand.name }] }, 'days.0.from is no date'],
    ['policies', { items: [] }, 'items is empty'],
    [
      'emails',
      { items: [{ code: 'nothing' }] },
      'items.0.code should be order-confirmed, payment-link',
    ],
    ['emails', { fragments: { nothing: brand.name } }, 'fragments.nothing is not known here'],
  ] as const)('%s %j', (name, data, says) => {
    expect(shopDataTroubles(name, data).join('\n')).toContain(says)
  })

  test('a colour that some cannot read, in numbers', () => {
    const colours = {
      light: { main: '#ffcc00', strong: '#153c5e', soft: '#dfe9f1', deep: '#16324c' },
      dark: { main: '#90c2ea', strong: '#b3d7f3', soft: '#203444', deep: '#17283a' },
    }
    expect(shopDataTroubles('brand', { ...brand, colours })[0]).toMatch(
      /^colours.light.main has a contrast of 1\.\d+ with the page; 4.5 is the least/,
    )
    const blue = { ...colours, light: { ...colours.light, main: '#1f5582' } }
    expect(shopDataTroubles('brand', { ...brand, colours: blue })).toEqual([])
    expect(
      shopDataTroubles('brand', { ...brand, colours: { ...blue, dark: blue.light } }),
    ).not.toEqual([])
  })

  test('a mail that asks for what it is never told, or puts a list into a sentence', () => {
    const mail = (line: string) => ({
      items: [{ code: 'order-confirmed', paragraphs: [{ el: line, en: 'Thank you' }] }],
    })
    expect(shopDataTroubles('emails', mail('Ευχαριστούμε, {{greeting}}'))).toEqual([])
    expect(shopDataTroubles('emails', mail('{{secret}}'))[0]).toContain(
      'items.0.paragraphs.0.el asks for {{secret}}, which is not known here',
    )
  })
})
