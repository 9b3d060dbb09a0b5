import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, athensDate } from '#shop/schedule/schedule.ts'
import { weekdayOf } from '#shop/schedule/weekday.ts'
import { greek } from '../desk-words.ts'
import { desktop, phone, type Visitor, visitor } from './browser.ts'
import { enterDesk } from './desk-login.ts'
import { openWalks, type Walks } from './walks.ts'

const { catalogue, frame, login, pantry, labels } = greek
const slug = 'fakosalata'
const dish = { el: 'Φακοσαλάτα με ψητά καρότα', en: 'Lentil salad with roast carrots' }
const carrot = { id: 'baby-carrot', el: 'Καροτάκια', en: 'Baby carrots' }

let walks: Walks
let office: Visitor
let outside: Visitor
beforeAll(async () => {
  walks = await openWalks()
  office = await visitor(walks.browser, desktop)
  outside = await visitor(walks.browser, phone)
})
afterAll(() => walks?.close())

// A dietitian's first hour: each test goes on where the one before stopped.

test('the dietitian begins an ingredient, and it says what it lacks until it is whole', async () => {
  const { page, checkAccess } = office
  await page.goto(`${walks.url}/desk/login`)
  await enterDesk(page, 'dietitian', login)
  await page.getByRole('navigation').getByRole('link', { name: frame.screens.ingredients }).click()
  await page.getByRole('row', { name: 'Φέτα' }).waitFor()
  await checkAccess('the ingredients')
  await page.getByRole('button', { name: pantry.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: pantry.begin }).click()
  await dialog.getByText(pantry.needed).first().waitFor()
  await dialog.getByLabel(pantry.nameIn.el).fill(carrot.el)
  await dialog.getByLabel(pantry.nameIn.en).fill(carrot.en)
  await dialog.getByLabel(pantry.code).fill('feta')
  await dialog.getByText(pantry.codeTaken).waitFor()
  await dialog.getByLabel(pantry.code).fill(carrot.id)
  await checkAccess('a new ingredient')
  await dialog.getByRole('button', { name: pantry.begin }).click()
  await page.getByRole('heading', { level: 1, name: carrot.el }).waitFor()
  // A yield alone makes no ingredient.
  await page.getByLabel(pantry.yield, { exact: true }).fill('0,8')
  await page.getByRole('button', { name: catalogue.save }).click()
  await page.getByText(catalogue.lacks).waitFor()
  await page.getByLabel(pantry.group).selectOption('vegetables')
  await page.getByLabel(pantry.storage).selectOption('fridge')
  await page.getByLabel(pantry.vegan).check()
  const rows = {
    fat: '0,2',
    saturates: '0',
    carbs: '7',
    sugars: '4,8',
    fibre: '2,8',
    protein: '0,8',
  }
  for (const [row, grams] of Object.entries({ ...rows, salt: '0,17' }))
    await page
      .getByLabel(pantry.inGrams(pantry.rows[row as keyof typeof pantry.rows]), { exact: true })
      .fill(grams)
  // 9 × 0.2 + 4 × 7 + 2 × 2.8 + 4 × 0.8 = 38.6 kcal; 37 × 0.2 + 17 × 7 + 8 × 2.8 + 17 × 0.8 kJ.
  await page.getByText(pantry.energy('162', '39')).waitFor()
  await page.getByRole('button', { name: catalogue.save }).click()
  await page.getByText(catalogue.lacks).waitFor({ state: 'detached' })
  await checkAccess('an ingredient')
})

test('13.12 an ingredient that dishes hold cannot be removed, and shows whom an allergen would touch', async () => {
  const { page } = office
  await page.goto(`${walks.url}/desk/ingredients/feta`)
  await page.getByText(pantry.touchesNothing).waitFor()
  await page.getByRole('button', { name: /^Σινάπι.*Περιέχει$/ }).click()
  await page.getByText(pantry.gains('Σινάπι')).first().waitFor()
  expect(await page.getByRole('button', { name: pantry.remove }).count()).toBe(0)
})

test('13.08 14.46 a dish from nothing says what it lacks, and is whole after an hour’s work', async () => {
  const { page, checkAccess } = office
  await page.getByRole('navigation').getByRole('link', { name: frame.screens.dishes }).click()
  await page.getByRole('button', { name: pantry.newDish }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(pantry.nameIn.el).fill(dish.el)
  await dialog.getByLabel(pantry.nameIn.en).fill(dish.en)
  await dialog.getByLabel(pantry.address).fill(slug)
  await dialog.getByLabel(pantry.into).selectOption({ label: carrot.el })
  await dialog.getByRole('button', { name: pantry.begin }).click()
  await page.getByRole('heading', { level: 1, name: dish.el }).waitFor()
  const save = async () => {
    await page.getByRole('button', { name: catalogue.save }).click()
    await page.getByText(catalogue.saved).waitFor()
  }
  await page.getByLabel(pantry.mainIngredient).selectOption('pulses')
  await page.getByLabel(pantry.minutes).fill('0')
  await page.getByLabel(pantry.shelfDays).fill('4')
  await checkAccess('the details of a dish')
  await save()
  await page.getByText(catalogue.lacks).waitFor()
  await page.getByRole('group', { name: pantry.categories }).getByLabel('Vegan').check()
  await tab(catalogue.tabs.prices)
  await page.getByLabel(catalogue.euros('Κανονική'), { exact: true }).fill('6,50')
  await tab(catalogue.tabs.recipe)
  await add('lentils')
  await add(carrot.id)
  await grams('Φακές', '200')
  await grams(carrot.el, '80')
  await checkAccess('a recipe')
  await tab(catalogue.tabs.texts)
  const texts = {
    'description.el': 'Φακές με γλυκά καρότα.',
    'description.en': 'Lentils and sweet carrots.',
    'preparation.el': 'Τρώγεται κρύα.',
    'preparation.en': 'It is eaten cold.',
  }
  for (const [field, text] of Object.entries(texts))
    await page.locator(`[name="${field}"]`).fill(text)
  await save()
  await page.getByText(catalogue.lacks).waitFor({ state: 'detached' })
  // The screen shows its labels, and does not let a recipe be approved whose label is too full.
  await tab(catalogue.tabs.recipe)
  const approve = page.getByRole('button', { name: pantry.approve })
  await page.locator('.label[lang=el]', { hasText: texts['preparation.el'] }).waitFor()
  // Once the saved draft is read again.
  await page.getByRole('button', { name: pantry.approve, disabled: false }).waitFor()
  await checkAccess('the labels of a draft')
  await tab(catalogue.tabs.texts)
  await page.locator('[name="preparation.en"]').fill('Heat it slowly. '.repeat(60))
  await save()
  await tab(catalogue.tabs.recipe)
  await page.getByText(labels.notApproved(1)).waitFor()
  expect(await approve.isEnabled()).toBe(false)
  await tab(catalogue.tabs.texts)
  await page.locator('[name="preparation.en"]').fill(texts['preparation.en'])
  await save()

  async function tab(name: string) {
    await page.getByRole('button', { name, exact: true }).click()
  }
  async function add(id: string) {
    await page.getByLabel(catalogue.add).selectOption(id)
  }
  async function grams(name: string, amount: string) {
    await page.getByLabel(catalogue.grams(name, 'Κανονική')).fill(amount)
  }
})

test('another yield moves cost and plate as it does by hand', async () => {
  const { page } = office
  const figures = page.getByRole('region', { name: catalogue.figures })
  await page.getByRole('button', { name: catalogue.tabs.recipe, exact: true }).click()
  // 200 g of lentils at 2.3 are 86.96 g raw, 80 g of carrots at 0.8 are 100 g.
  await figures.getByText(pantry.rawWeight('187')).waitFor()
  const share = page.getByLabel(pantry.yieldOf(carrot.el))
  // A tenth less: 80 g at 0.72 are 111.1 g raw, and the plate stays.
  await share.fill('0,72')
  await figures.getByText(pantry.rawWeight('198')).waitFor()
  await figures.getByText(/^280 g/).waitFor()
  await share.fill('0,8')
  await page.getByRole('button', { name: pantry.modes.raw, exact: true }).click()
  // 100 g raw stay: 72 g served, 272 g in all, of which carrots are 26.5 %.
  await share.fill('0,72')
  await figures.getByText(/^272 g/).waitFor()
  await figures.getByText(`${carrot.el} 26,5%`).waitFor()
  await figures.getByText(pantry.rawWeight('187')).waitFor()
  await share.fill('0,8')
  await figures.getByText(/^280 g/).waitFor()
})

test('what is no number is said to be none, and who saves is led to it', async () => {
  const { page, checkAccess } = office
  const field = page.getByLabel(catalogue.grams(carrot.el, 'Κανονική'))
  await page.getByRole('button', { name: pantry.modes.served, exact: true }).click()
  await field.fill('85')
  await field.fill('85 γρ. 🥕')
  await page.getByText(catalogue.numberNeeded('12,5')).waitFor()
  await checkAccess('a recipe with a wrong amount')
  await page.getByRole('button', { name: catalogue.save }).click()
  await expect.poll(() => field.evaluate(one => one === document.activeElement)).toBe(true)
  await field.fill('80')
  await page.getByText(catalogue.numberNeeded('12,5')).waitFor({ state: 'detached' })
  const share = page.getByLabel(pantry.yieldOf(carrot.el))
  await share.fill('0')
  await page.getByText(catalogue.numberNeeded('0,8')).waitFor()
  await share.fill('0,8')
})

test('13.01 planned for Monday nobody sees it; live it is on the menu in both languages', async () => {
  const { page, checkAccess } = office
  const customer = outside.page
  // What is not there leads home.
  const seen = async () => {
    await customer.goto(`${walks.url}/product/${slug}`)
    return customer.getByRole('heading', { level: 1, name: dish.el }).isVisible()
  }
  await page.getByRole('button', { name: pantry.approve }).click()
  await page.getByText(/^Εγκεκριμένη συνταγή 1/).waitFor()
  await page.getByRole('navigation').getByRole('link', { name: frame.screens.releases }).click()
  await page.getByRole('link', { name: carrot.el }).click()
  await page.getByRole('link', { name: dish.el }).waitFor()
  await checkAccess('a release with a new dish')
  await page.getByRole('textbox', { name: catalogue.at }).fill(laterMonday())
  await page.getByRole('button', { name: catalogue.publish }).click()
  await page.getByText(catalogue.states.planned).waitFor()
  expect(await seen()).toBe(false)
  // The clock of a walk is the real one: what is planned is taken back and goes live at once.
  await page.getByRole('button', { name: catalogue.undo }).click()
  await page.getByRole('dialog').getByRole('button', { name: catalogue.undo }).click()
  await page.getByText(catalogue.states.draft).waitFor()
  await page.getByRole('textbox', { name: catalogue.at }).fill('')
  await page.getByRole('button', { name: catalogue.publish }).click()
  await page.getByText(catalogue.states.live).waitFor({ timeout: 20_000 })
  await expect.poll(seen, { timeout: 20_000 }).toBe(true)
  await outside.context.addCookies([{ name: 'lang', value: 'en', url: walks.url }])
  await customer.goto(`${walks.url}/product/${slug}`)
  await customer.getByRole('heading', { level: 1, name: dish.en }).waitFor()
})

/** The Monday after the next one: no midnight of Athens makes it the past. */
function laterMonday(): string {
  const today = athensDate(Date.now())
  return addDays(today, 15 - weekdayOf(today))
}
