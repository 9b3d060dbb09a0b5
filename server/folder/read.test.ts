import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newShopFolder } from '../folders.ts'
import { readTexts } from './files.ts'
import { readPictures } from './pictures.ts'
import { problemLine } from './problem.ts'
import { readFolder, readShop } from './read.ts'
import { unwrittenIn } from './unwritten.ts'
import { folderTexts } from './write.ts'

let texts: ReadonlyMap<string, string>
let home: string
beforeAll(async () => {
  texts = (await readTexts(fileURLToPath(newShopFolder))).texts
  home = await mkdtemp(join(tmpdir(), 'folder-'))
})
afterAll(() => rm(home, { recursive: true }))

/** The problems of the good folder with one piece of text in place of another. */
function problemsWith(file: string, piece: string | RegExp, instead: string): string[] {
  const text = texts.get(file) ?? ''
  const changed = text.replace(piece, instead)
  if (changed === text) throw new Error(`${file} does not hold ${piece}`)
  return readShop(new Map(texts).set(file, changed)).problems.map(problemLine)
}

const chicken = 'dishes/kotopoulo-me-ryzi.yaml'
const yoghurt = 'dishes/giaourti-me-karydia.yaml'

describe('a folder', () => {
  it('that is in order has no problems, and is written so that it reads the same', () => {
    const { shop, problems } = readShop(texts)
    expect(problems).toEqual([])
    if (!shop) throw new Error('no shop')
    const again = readShop(folderTexts(shop))
    expect(again).toMatchObject({ shop, problems: [] })
  })

  it('may say which weeks are not the usual one, and what is wrong with them', () => {
    const weeks = (text: string) => readShop(new Map(texts).set('weeks.yaml', text))
    const name = 'name: { el: Χειμώνας, en: Winter }'
    const good = weeks(
      `templates:\n  - { id: winter, ${name}, dishes: { fakes: [monday] } }\ncalendar:\n  - { week: "2026-12-07", template: winter }\n`,
    )
    expect(good.problems).toEqual([])
    if (!good.shop) throw new Error('no shop')
    expect(readShop(folderTexts(good.shop))).toEqual({ ...good, remarks: expect.anything() })
    const told = (text: string) => weeks(text).problems.map(problemLine)
    expect(
      told(
        `templates:\n  - { id: winter, ${name}, dishes: { nofood: [monday] } }\n  - { id: winter, ${name} }\ncalendar:\n  - { week: "2026-12-07", template: summer }\n  - { week: "2026-12-07", template: winter }\n`,
      ),
    ).toEqual([
      'weeks.yaml:2:73 templates[1].dishes.nofood: nofood is not in dishes/',
      'weeks.yaml:3:11 templates[2].id: winter is there twice; the first is number 1',
      'weeks.yaml:5:37 calendar[1].template: summer of 2026-12-07 is not in templates of weeks.yaml',
      'weeks.yaml:6:13 calendar[2].week: 2026-12-07 is there twice; the first is number 1',
    ])
    expect(
      told(
        `templates:\n  - { id: winter, ${name}, dishes: { fakes: [someday] } }\ncalendar:\n  - { week: "2026-12-08", template: winter }\n`,
      ),
    ).toEqual([
      expect.stringMatching(
        /^weeks\.yaml:2:\d+ templates\[1\]\.dishes\.fakes\[1\]: should be monday/,
      ),
      expect.stringMatching(/^weeks\.yaml:4:\d+ calendar\[1\]\.week: .*Monday/),
    ])
  })

  it('tells all that is wrong at once, each with its file, line and field', () => {
    const broken = new Map(texts)
      .set(chicken, (texts.get(chicken) ?? '').replace('hero: 8.50', 'hero: 8,50€'))
      .set('plans.yaml', (texts.get('plans.yaml') ?? '').replace('diet: ic', 'diet: keto'))
      .set('coupons.yaml', '- id: a\n  code: A\n  nmae: x\n')
    broken.delete('places.yaml')
    const told = readShop(broken).problems.map(problemLine)
    expect(told).toEqual([
      'coupons.yaml:1:3 [1].name: is missing',
      'coupons.yaml:1:3 [1].benefit: is missing',
      'coupons.yaml:2:9 [1].code: is too short: at least 2',
      expect.stringContaining('coupons.yaml:3:3 [1].nmae: this field is not known here'),
      expect.stringMatching(/^dishes\/kotopoulo-me-ryzi\.yaml:\d+:\d+ /),
      'places.yaml:1:1 this file is missing',
      expect.stringMatching(
        /^plans\.yaml:\d+:\d+ singleOrder\.goals\[2\]\.diet: should be wl, bal/,
      ),
    ])
  })

  it('tells what is wrong with a dish although another file is wrong', () => {
    const broken = new Map(texts)
      .set('places.yaml', 'places: 3\n')
      .set(yoghurt, (texts.get(yoghurt) ?? '').replace('diet: [vegetarian]', 'diet: [vegan]'))
    const told = readShop(broken).problems.map(problemLine)
    expect(told).toContainEqual(expect.stringMatching(/^places\.yaml:/))
    expect(told).toContainEqual(
      expect.stringMatching(/giaourti.* diet\[1\]: claims vegan, but holds/),
    )
  })

  it('names what is wrong with areas, each with its line: overlaps, days, windows, places, twice', () => {
    const area = (id: string, more: string) =>
      `- { id: ${id}, name: { el: ${id}, en: ${id} }, center: { lat: 40.6, lng: 22.9 }, ${more} }\n`
    const told = (...areas: string[]) =>
      readShop(new Map(texts).set('areas.yaml', areas.join(''))).problems.map(problemLine)
    const [one, other] = ['postcodes: ["54621", "54622"]', 'postcodes: ["54622"]']
    expect(told(area('a', one), area('b', other))).toEqual([])
    expect(told(area('a', one), area('b', `${other}, fee: 3`))).toEqual([
      expect.stringMatching(/^areas\.yaml:2:\d+ \[2\]\.postcodes\[1\]: 54622 is in the area a too/),
    ])
    expect(told(area('a', 'postcodes: ["54621", "54621"]'))).toEqual([
      expect.stringMatching(/^areas\.yaml:1:\d+ \[1\]\.postcodes\[2\]: 54621 is there twice/),
    ])
    expect(told(area('a', `${one}, weekdays: []`))[0]).toMatch(/weekdays: leaves no day/)
    expect(told(area('a', `${one}, weekdays: [sunday]`))[0]).toMatch(/weekdays: leaves no day/)
    expect(told(area('a', `${one}, windows: [noon]`))[0]).toMatch(/windows\[1\]: noon is not in/)
    expect(told(area('a', `${one}, place: moon`))[0]).toMatch(
      /place: moon is no place of kind delivery/,
    )
    expect(told(area('a', one), area('a', other))).toContainEqual(
      expect.stringMatching(/^areas\.yaml:2:\d+ \[2\]\.id: a is there twice/),
    )
    expect(readShop(new Map(texts).set('areas.yaml', '[]')).problems.map(problemLine)).toEqual([
      expect.stringMatching(/^places\.yaml:.*serves no area/),
    ])
  })

  it('says what it leaves to the program', () => {
    const { shop } = readShop(texts)
    if (!shop) throw new Error('it is not in order')
    const left = unwrittenIn(shop)
    expect(left).toContain('texts/home.yaml')
    expect(left).toContain('region of shop.yaml')
    expect(left).not.toContain('legal.yaml')
    expect(left).not.toContain('delivery of shop.yaml')
  })

  it('uses a second place that delivers, or refuses it', () => {
    const more = '  - { id: second, kind: delivery, name: { el: Β, en: B }, payments: [card] }\n'
    const places = (texts.get('places.yaml') ?? '').replace(/^places:\n/m, `places:\n${more}`)
    const told = (areas: string) =>
      readShop(new Map(texts).set('places.yaml', places).set('areas.yaml', areas)).problems
    const areas = texts.get('areas.yaml') ?? ''
    const own = [...told(`${areas}\n`)].map(problemLine)
    expect(own).toEqual([
      expect.stringMatching(/^places\.yaml:\d+:\d+ places\[\d\]\.id: serves no area/),
    ])
  })

  it('may let orders be paid when they are handed over, with limits that stay as they are written', () => {
    const name = 'name: { el: Στην παράδοση, en: On delivery }, description: { el: α, en: a }'
    const iban = 'GR1601101250000000012300695'
    const way = (fields: string) => `payments:\n  - { ${name}, ${fields} }\n`
    const told = (fields: string) => problemsWith('places.yaml', /^payments:\n/m, way(fields))
    expect(told('code: door, provider: door')).toEqual([])
    expect(told('code: cash, provider: door')).toEqual([
      expect.stringMatching(/payments\[1\]\.code: is not door or bank where the provider is/),
    ])
    expect(told('code: bank, provider: bank')).toEqual([
      expect.stringMatching(/payments\[1\]\.bank: is needed where the provider is bank/),
    ])
    expect(told('code: bank, provider: bank, bank: { iban: GR16 0110 }')).toEqual([
      expect.stringMatching(/bank\.iban: is not an IBAN/),
    ])
    expect(told(`code: bank, provider: bank, bank: { iban: ${iban}, days: 11 }`)).toEqual([
      expect.stringMatching(/bank\.days/),
    ])
    expect(told(`code: bank, provider: bank, bank: { iban: ${iban} }`)).toEqual([])
    expect(told('code: pay, provider: stripe, door: { most: 10 }')).toEqual([
      expect.stringMatching(/payments\[1\]\.door: belongs to the provider door alone/),
    ])
    expect(
      told('code: door, provider: door, door: { most: -1, atOnce: 0, areas: [halandri] }'),
    ).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/door\.most/),
        expect.stringMatching(/door\.atOnce/),
      ]),
    )
    expect(told('code: door, provider: door, door: { areas: [halandri] }')).toEqual([
      expect.stringMatching(/payments\[1\]\.door\.areas\[1\]: halandri is not in areas\.yaml$/),
    ])
    const places = (texts.get('places.yaml') ?? '').replace(
      /^payments:\n/m,
      way('code: door, provider: door, door: { most: 45.5, customers: all, areas: [lamia] }'),
    )
    const { shop } = readShop(new Map(texts).set('places.yaml', places))
    if (!shop) throw new Error('no shop')
    const terms = { most: 4550, customers: 'all', atOnce: 1, areas: ['lamia'] }
    expect(shop.places.payments[0]?.door).toEqual(terms)
    expect(readShop(folderTexts(shop)).shop?.places.payments[0]?.door).toEqual(terms)
  })

  it('whose legal person nobody could reach or find is told so, and can be tried all the same', () => {
    const legal = (texts.get('legal.yaml') ?? '')
      .replace('800000002', '094014201')
      .replace('hello@shop.example', 'geia@boukia.gr')
    const { problems, remarks } = readShop(new Map(texts).set('legal.yaml', legal))
    expect(problems).toEqual([])
    const fields = remarks.map(({ path }) => path.join('.'))
    expect(fields).toEqual(['legalName', 'gemi', 'address', 'phone', 'privacyEmail'])
    expect(remarks.map(problemLine).at(-1)).toMatch(
      /^legal\.yaml:\d+:\d+ privacyEmail: ends in \.example, where no mail arrives/,
    )
  })

  it('whose area leaves a plan no days for its deliveries is told so, and can be imported', () => {
    const areas = (texts.get('areas.yaml') ?? '').replace(
      /^- id: \S+\n/m,
      '$&  weekdays: [tuesday]\n',
    )
    const { problems, remarks } = readShop(new Map(texts).set('areas.yaml', areas))
    expect(problems).toEqual([])
    expect(remarks.map(problemLine)).toContainEqual(
      expect.stringMatching(
        /^areas\.yaml:\d+:\d+ .*weekdays: leaves a plan of 5 days a week no days/,
      ),
    )
  })

  const mistakes: [
    why: string,
    file: string,
    piece: string | RegExp,
    instead: string,
    says: RegExp,
  ][] = [
    [
      'a name as long as a paragraph',
      chicken,
      /^(name:\n? *\{? *el: )([^,\n]+)/m,
      `$1${'Κοτόπουλο '.repeat(21)}`,
      /name\.el: is longer than 200 letters/,
    ],
    ['a price in cents', chicken, 'regular: 6.50', 'regular: 6.505', /prices.*parts of a cent/],
    ['a price of nothing', chicken, 'regular: 6.50', 'regular: 0', /prices/],
    ['a price below nothing', chicken, 'regular: 6.50', 'regular: -1', /prices.*too small/],
    [
      'an ingredient that nobody knows',
      chicken,
      'broccoli:',
      'brocoli:',
      /:\d+:\d+ recipe\.brocoli: brocoli is not in ingredients\.yaml; did you mean broccoli\?$/,
    ],
    [
      'a category that nobody knows',
      chicken,
      '[main-meal]',
      '[mains]',
      /categories\[1\]: mains is not in categories/,
    ],
    [
      'a weekday that is none',
      chicken,
      'minutes: 3',
      'weekdays: [caturday]\nminutes: 3',
      /weekdays\[1\]: should be monday, tuesday.* saturday/,
    ],
    [
      'a weekday twice',
      chicken,
      'minutes: 3',
      'weekdays: [monday, monday]\nminutes: 3',
      /weekdays\[2\]: monday is there twice/,
    ],
    [
      'a text without Greek',
      chicken,
      /el: Κοτόπουλο με.*\n/,
      '',
      /name\.el: the Greek text is missing/,
    ],
    ['a field twice', chicken, 'minutes: 3', 'minutes: 3\nminutes: 4', /stands here twice/],
    [
      'a portion without food',
      'dishes/fakes.yaml',
      'brave: 6.90',
      'brave: 6.90, legendary: 9.90',
      /recipe: nothing goes into the portion legendary/,
    ],
    [
      'an id that another dish has',
      'dishes/fakes.yaml',
      'type:',
      'id: kotopoulo-me-ryzi\ntype:',
      /the id kotopoulo-me-ryzi is/,
    ],
    ['an alias', chicken, 'tags: [best-seller]', 'tags: &tags [best-seller]', /anchors/],
    ['a tab', chicken, '  el: Κοτόπουλο με', '\tel: Κοτόπουλο με', /tab/],
    [
      'an allergen that is none',
      'ingredients.yaml',
      'id: honey',
      'allergens: [honey]\n  id: honey',
      /allergens\[1\]: honey is not in allergens/,
    ],
    [
      'more saturates than fat',
      'ingredients.yaml',
      'saturates: 1.01',
      'saturates: 9',
      /saturates: is more than its fat/,
    ],
    [
      'an end before the beginning',
      'shop.yaml',
      'to: "13:00"',
      'to: "08:00"',
      /windows\[1\]\.to: is not after 09:00/,
    ],
    [
      'meals that change later than a delivery is cancelled',
      'shop.yaml',
      'changeHours: 48',
      'changeHours: 12',
      /shop\.yaml:\d+:\d+ cutOffs\.changeHours: is fewer hours than an order has/,
    ],
    [
      'a cut-off of more than a week',
      'shop.yaml',
      'orderHours: 24, changeHours: 48',
      'orderHours: 24, changeHours: 169',
      /cutOffs\.changeHours: is no whole number of hours from 1 to 168/,
    ],
    [
      'a window without a name',
      'shop.yaml',
      'code: morning, ',
      '',
      /shop\.yaml:\d+:\d+ windows\[1\]\.name: is missing/,
    ],
    [
      'a window with half a name',
      'shop.yaml',
      'code: morning, ',
      'name: { en: Lunch }, ',
      /windows\[1\]\.name\.el: the Greek text is missing/,
    ],
    [
      'a shop that delivers at no hour',
      'shop.yaml',
      /windows:\n( {2}- .*\n)+/,
      'windows: []\n',
      /shop\.yaml:\d+:\d+ windows: is missing/,
    ],
    [
      'a holiday that is none',
      'shop.yaml',
      'weekdays: [saturday, sunday]',
      'weekdays: [saturday, sunday]\n  openHolidays: [epiphany, carnival]',
      /shop\.yaml:\d+:\d+ closed\.openHolidays\[2\]: should be new-year, epiphany/,
    ],
    [
      'a dish that the menu does not find',
      'shop.yaml',
      '- fakes',
      '- fake',
      /menu\[2\]: fake is not in dishes/,
    ],
    [
      'a way to pay that nobody knows',
      'places.yaml',
      'payments: [card]',
      'payments: [cash]',
      /payments\[1\]: cash is not in payments/,
    ],
    ['an empty file', 'companies.yaml', /[\s\S]*/, '', /companies.yaml:1:1 is empty/],
    [
      'a claim against an ingredient',
      'dishes/giaourti-me-karydia.yaml',
      'diet: [vegetarian]',
      'diet: [vegetarian, vegan, low-sugar]',
      /diet\[2\]: claims vegan, but holds greek-yoghurt-2, honey/,
    ],
    [
      'a claim against the figures',
      'dishes/giaourti-me-karydia.yaml',
      'diet: [vegetarian]',
      'diet: [low-sugar]',
      /diet\[1\]: claims low-sugar, which is only allowed where every portion/,
    ],
    [
      'nuts that nobody names',
      'ingredients.yaml',
      /allergens: \[ milk \]/,
      'allergens: [nuts]',
      /allergenDetail: .*the law wants it named which one nuts is/,
    ],
    [
      'a dish that is called vegan',
      'dishes/giaourti-me-karydia.yaml',
      /categories: \[/,
      'categories: [ vegan,',
      /categories: it is not vegan: /,
    ],
    [
      'a plan of one day a week',
      'plans.yaml',
      /daysPerWeek: \[[^\]]*\]/,
      'daysPerWeek: [1, 5]',
      /weekly\.daysPerWeek\[1\]: is less than the deliveries of a week, 2/,
    ],
    [
      'a plan whose deliveries cannot cover its days',
      'plans.yaml',
      /daysPerWeek: \[[^\]]*\]/,
      'daysPerWeek: [4, 5]\n  deliveriesPerWeek: 1',
      /weekly\.daysPerWeek\[2\]: does not fit the days on which the shop delivers: of 1 a week, .* more than 4/,
    ],
    [
      'a plan whose deliveries cover more days than a dish keeps',
      'plans.yaml',
      'mainMealsADay:',
      'freshDays: 5\n  mainMealsADay:',
      /weekly\.freshDays: is more than any main dish keeps, 4/,
    ],
    ['a list in place of fields', 'shop.yaml', /[\s\S]*/, '[1, 2]', /should be several fields/],
  ]
  for (const [why, file, piece, instead, says] of mistakes)
    it(`names ${why}`, () => {
      const told = problemsWith(file, piece, instead)
      expect(
        told.filter(one => says.test(one)),
        told.join('\n'),
      ).not.toEqual([])
    })

  it('whose main dishes all keep too short for what a delivery of its plan brings is refused', () => {
    const said = new Map(texts)
    for (const dish of [chicken, 'dishes/fakes.yaml'])
      said.set(dish, `${texts.get(dish)}shelfDays: 2\n`)
    expect(readShop(said).problems.map(problemLine).join('\n')).toMatch(
      /weekly\.daysPerWeek\[\d\]: does not fit .* more than 2 days/,
    )
  })

  it('whose mail no longer says what its reader needs is refused at that mail', () => {
    const mails = [
      'items:',
      '  - code: payment-link',
      '    paragraphs:',
      '      - el: Πλήρωσε.',
      '        en: Pay by {{expiresAt}}.',
      'fragments:',
      '  oneDelivery:',
      '    el: την παράδοση',
      '    en: the delivery on {{onDay}}',
    ]
    const said = new Map(texts).set('texts/emails.yaml', `${mails.join('\n')}\n`)
    expect(readShop(said).problems.map(problemLine)).toEqual([
      'texts/emails.yaml:4:7 items.payment-link.el: no longer says {{total}}',
      'texts/emails.yaml:4:7 items.payment-link.el: no longer says {{deliveryList}}',
      'texts/emails.yaml:4:7 items.payment-link.en: no longer says {{total}}',
      'texts/emails.yaml:4:7 items.payment-link.en: no longer says {{deliveryList}}',
      'texts/emails.yaml:8:9 fragments.oneDelivery.el: no longer says {{onDay}}',
    ])
    const wrong = new Map(texts).set(
      'texts/emails.yaml',
      'items:\n  - code: payment-link\n    subject:\n      el: Πλήρωσε {{price}}\n      en: Pay\n',
    )
    expect(readShop(wrong).problems.map(problemLine)).toContainEqual(
      expect.stringMatching(
        /^texts\/emails\.yaml:4:11 items\[1\]\.subject.* asks for \{\{price\}\}, which is not known here: there is .*\{\{expiresAt\}\}/,
      ),
    )
  })

  it('whose plan of weeks says no days is refused, before a row of it would be left out', () => {
    const plan = [
      '\nplans:\n  - id: odd\n    type: weekly\n    name: { el: Ένα, en: One }\n    diet: bal',
      '    mainMeals: 7\n    weeks: 1\n    minTotal: 30\n    mainMeal: 6\n    snack: 2\n',
    ].join('\n')
    const told = (more: string) =>
      readShop(new Map(texts).set('plans.yaml', `${texts.get('plans.yaml')}${plan}${more}`))
        .problems.map(problemLine)
        .join('\n')
    expect(told('')).toMatch(/plans\[1\]\.daysPerWeek: is missing/)
    expect(told('    daysPerWeek: 5\n')).toMatch(/mainMeals: is no multiple of daysPerWeek, 5/)
    expect(told('    daysPerWeek: 1\n')).toMatch(
      /daysPerWeek: is less than the deliveries of a week, 2/,
    )
    expect(told('    daysPerWeek: 7\n')).toBe('')
  })

  it('is answered with sentences, whatever is altered in it', () => {
    const files = [...texts.keys()]
    const junk = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        '&a',
        '*a',
        '[',
        '{',
        '}',
        '- ',
        ': ',
        '\n',
        '\t',
        '!!js ',
        '---\n',
        '<<: ',
        '#',
        '"',
        "'",
        '|',
        '>-',
        'null',
        '1e999',
        '.nan',
        '__proto__: 1\n',
        'constructor: 1\n',
        '0x1f',
        '2026-02-30',
      ),
      fc.constantFrom('[', '{a: ', '- ').map(one => one.repeat(3000)),
    )
    const change = fc.record({
      file: fc.constantFrom(...files),
      from: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.nat({ max: 60 }),
      junk,
    })
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), changes => {
        const altered = new Map(texts)
        for (const { file, from, length, junk } of changes) {
          const text = altered.get(file) ?? ''
          const at = Math.floor(from * text.length)
          altered.set(file, text.slice(0, at) + junk + text.slice(at + length))
        }
        const { shop, problems } = readShop(altered)
        for (const problem of problems) {
          expect(problemLine(problem)).toMatch(/: \S|\d \S/)
          expect(problem.line).toBeGreaterThan(0)
        }
        expect(shop !== null || problems.length > 0).toBe(true)
        // What has no problem can be written, and says the same.
        if (shop && problems.length === 0) expect(readShop(folderTexts(shop)).shop).toEqual(shop)
      }),
      { numRuns: 40 },
    )
  })

  it('is answered with sentences, whatever value stands in a field', () => {
    const { shop } = readShop(texts)
    if (!shop) throw new Error('no shop')
    const files = [...texts.keys()]
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.nat(),
        fc.json({ maxDepth: 4 }),
        (file, line, json) => {
          const lines = (texts.get(file) ?? '').split('\n')
          const at = line % lines.length
          lines[at] = (lines[at] ?? '').replace(/:.*$/, `: ${json}`)
          const { problems } = readShop(new Map(texts).set(file, lines.join('\n')))
          for (const problem of problems)
            expect(problemLine(problem)).toMatch(/^[\w./-]+:\d+:\d+ .+/)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('a folder on a disk', () => {
  it('lets no link lead out of it, and no file of a strange name or size pass', async () => {
    const folder = join(home, 'links')
    await mkdir(join(folder, 'dishes'), { recursive: true })
    for (const [file, text] of texts) await writeFile(join(folder, file), text)
    await symlink('/etc/hostname', join(folder, 'dishes', 'secret.yaml'))
    await writeFile(join(folder, 'coupon.yaml'), '[]')
    await writeFile(join(folder, 'dishes', 'big.yaml'), 'a'.repeat(3_000_000))
    await writeFile(
      join(folder, 'dishes', 'latin.yaml'),
      Buffer.from([0x6e, 0x3a, 0x20, 0xe9, 0x0a]),
    )
    await writeFile(join(folder, 'dishes', 'short.yml'), 'type: snack')
    await writeFile(join(folder, 'README.md'), 'words')
    const { problems } = await readFolder(folder)
    expect(problems.map(problemLine)).toEqual([
      'coupon.yaml:1:1 is no file of a catalogue; docs/catalogue.md lists those that are',
      'dishes/big.yaml:1:1 is too large: 3000000 bytes, at most 2000000',
      'dishes/latin.yaml:1:1 is not written in UTF-8',
      'dishes/secret.yaml:1:1 is a link; a folder holds its own files',
      'dishes/short.yml:1:1 ends in .yml: call it .yaml',
    ])
  })

  it('that is not there is said to be so', async () => {
    const { problems } = await readFolder(join(home, 'nowhere'))
    expect(problems.map(problemLine)).toEqual([
      '.:1:1 there is no such folder, or it cannot be read',
    ])
  })

  it('names pictures that are none, and those that lack', async () => {
    const folder = join(home, 'pictures')
    await mkdir(join(folder, 'pictures', 'meals'), { recursive: true })
    await writeFile(join(folder, 'pictures', 'meals', 'fakes.jpg'), 'no picture')
    await symlink('/etc/hostname', join(folder, 'pictures', 'meals', 'out.jpg'))
    const size = { width: 1600, height: 1200, channels: 3, background: 'green' } as const
    const whole = await sharp({ create: size }).jpeg().toBuffer()
    await writeFile(join(folder, 'pictures', 'meals', 'cut.jpg'), whole.subarray(0, 3000))
    const { shop } = readShop(texts)
    if (!shop) throw new Error('no shop')
    const { pictures, problems, remarks } = await readPictures(folder, shop)
    expect(pictures).toEqual([])
    expect(problems.map(problemLine)).toEqual([
      'pictures/meals/cut.jpg:1:1 is no picture that can be opened',
      'pictures/meals/fakes.jpg:1:1 is no picture that can be opened',
      'pictures/meals/out.jpg:1:1 is a link that leaves the folder',
    ])
    expect(remarks.map(problemLine)[0]).toContain('is missing: the dish is shown without a picture')
  })
})
