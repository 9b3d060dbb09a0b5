import type { Page } from 'playwright-core'
import { athensDate } from '#shop/schedule/schedule.ts'
import type { Words } from '../../desk/text/el/index.ts'
import type { Open } from './desk-steps.ts'
import type { ShownReleases } from './releases.ts'
import type { Screen } from './screens.ts'

/** A path under /desk, with what is done there before it is looked at. */
type Shown = string | readonly [path: string, open: Open]

/** What is cooked and sold on which terms, releases in each of their states, and the house itself. */
export function catalogueScreens(releases: ShownReleases): readonly Screen[] {
  const all = { ...catalogue(), ...terms(), ...house(), ...changes(releases) }
  return Object.entries(all).map(([name, shown]) => {
    const [path, open] = typeof shown === 'string' ? [shown] : shown
    return { name: `desk-${name}`, path: `/desk/${path}`, role: 'owner', ...(open && { open }) }
  })
}

/** What is cooked and sold. */
function catalogue(): Record<string, Shown> {
  const dish = 'dishes/mousakas'
  const tab = (name: keyof Words['catalogue']['tabs']): Shown => [
    dish,
    (page, { catalogue }) => press(page, catalogue.tabs[name]),
  ]
  return {
    'dish-new': ['dishes', (page, { pantry }) => press(page, pantry.newDish)],
    'dish-prices': tab('prices'),
    'dish-recipe': tab('recipe'),
    'dish-recipe-row': [
      dish,
      async (page, { catalogue, pantry }) => {
        await press(page, catalogue.tabs.recipe)
        await page
          .getByRole('button', { name: new RegExp(pantry.howOf('')) })
          .first()
          .click()
      },
    ],
    'dish-texts': tab('texts'),
    'dish-preview': [
      dish,
      async (page, { catalogue, words }) => {
        await press(page, catalogue.tabs.texts)
        await page.getByText(words.preview, { exact: true }).click()
        await page.waitForTimeout(2500)
      },
    ],
    'dish-picture': tab('picture'),
    'dish-photo-cut': [
      dish,
      async (page, { catalogue }) => {
        await press(page, catalogue.tabs.picture)
        await page.locator('input[type=file]').setInputFiles('demo/pictures/hero.jpg')
        await page.waitForTimeout(800)
      },
    ],
    'dish-history': tab('history'),
    ingredient: 'ingredients/feta',
    'ingredient-touches': [
      'ingredients/feta',
      async (page, { pantry }) => {
        await page
          .getByRole('button', { name: pantry.contains })
          .and(page.locator('[aria-pressed=false]'))
          .first()
          .click()
      },
    ],
    'ingredient-new': ['ingredients', (page, { pantry }) => press(page, pantry.add)],
    'component-new': ['ingredients', (page, { pantry }) => press(page, pantry.addComponent)],
    'board-template': [
      'board',
      async (page, { board }) => {
        await page.getByText(board.menus, { exact: true }).click()
        await press(page, board.newTemplate)
      },
    ],
    'board-changed': [
      'board',
      async page => {
        const pressed = page.getByRole('grid').locator('button[aria-pressed="true"]')
        for (const at of [0, 6, 12]) await pressed.nth(at).click()
      },
    ],
    // The last day of the year is on every width.
    'calendar-close': [
      'calendar',
      page =>
        page
          .getByRole('button', { name: /Δεκεμβρίου|December/ })
          .last()
          .click(),
    ],
    coupon: 'coupons/proti20',
    'words-faq': 'words/faq',
    'words-home': 'words/home',
    'words-policies': 'words/policies',
    'words-banner': 'words/promo-banner',
    'words-brand': 'words/brand',
    'words-mails': 'words/emails',
    'words-mail-preview': [
      'words/emails',
      async (page, { words }) => {
        // A choice made by a script counts as a layout shift; one made by keys does not.
        for (const key of ['ArrowDown', 'ArrowDown']) await page.getByLabel(words.part).press(key)
        await page.getByText(words.preview, { exact: true }).click()
        await page.waitForTimeout(2500)
      },
    ],
    pictures: 'pictures',
  }
}

/** On which terms it is sold. */
function terms(): Record<string, Shown> {
  return {
    'terms-wrong': [
      'terms',
      async (page, { terms }) => {
        await page.getByLabel(terms.fee).fill('3,5')
        await page.getByLabel(terms.minTotal).fill('x')
      },
    ],
    places: 'terms/places',
    'window-new': ['terms/places', (page, { terms }) => press(page, terms.addWindow)],
    'spot-new': ['terms/places', (page, { terms }) => press(page, terms.addSpot)],
    areas: 'terms/areas',
  }
}

/** Releases in each of their states. */
function changes({ full, lacking, planned, waiting, live }: ShownReleases): Record<string, Shown> {
  return {
    'release-new': ['releases', (page, { catalogue }) => press(page, catalogue.begin)],
    release: `releases/${full}`,
    'release-delete': [
      `releases/${full}`,
      (page, { catalogue }) => press(page, catalogue.throwAway),
    ],
    'release-lacking': `releases/${lacking}`,
    'release-planned': `releases/${planned}`,
    'release-undo': [`releases/${planned}`, (page, { catalogue }) => press(page, catalogue.undo)],
    'release-waiting': `releases/${waiting}`,
    'release-phone': [
      `releases/${waiting}`,
      (page, { gate }) => page.getByRole('button', { name: gate.phone }).first().click(),
    ],
    'release-live': `releases/${live}`,
    'dish-drafted': `dishes/gemista?release=${full}`,
    'words-mails-drafted': `words/emails?release=${full}`,
    'areas-drafted': `terms/areas?release=${full}`,
    'places-drafted': `terms/places?release=${full}`,
    'board-drafted': `board?release=${full}`,
    'calendar-drafted': `calendar?release=${full}`,
  }
}

/** Money, companies and the people who work here. */
function house(): Record<string, Shown> {
  const company = 'companies/lefka'
  const month = athensDate(Date.now()).slice(0, 7)
  return {
    'company-allowance': [company, (page, { companies }) => press(page, companies.changeAllowance)],
    'company-domains': [company, (page, { companies }) => press(page, companies.changeDomains)],
    'company-rename': [company, (page, { companies }) => press(page, companies.rename)],
    'company-close': [company, (page, { companies }) => press(page, companies.close)],
    'company-member': [
      company,
      (page, { companies }) =>
        page
          .getByRole('button', { name: new RegExp(`^${companies.takeOut}`) })
          .first()
          .click(),
    ],
    statement: `${company}/${month}`,
    'statement-payment': [
      `${company}/${month}`,
      (page, { companies }) => press(page, companies.notePayment),
    ],
    'people-add': ['people', (page, { people }) => press(page, people.add)],
    'people-roles': [
      'people',
      (page, { people }) =>
        page
          .getByRole('button', { name: new RegExp(`^${people.changeOf('')}`) })
          .nth(1)
          .click(),
    ],
    'people-away': [
      'people',
      (page, { people }) =>
        page
          .getByRole('button', { name: new RegExp(`^${people.sendAwayOf('')}`) })
          .nth(1)
          .click(),
    ],
    'limit-change': [
      'limits',
      (page, { limits }) =>
        page
          .getByRole('button', { name: new RegExp(`^${limits.change}`) })
          .first()
          .click(),
    ],
  }
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).first().click()
}
