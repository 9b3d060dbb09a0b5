import type { Page } from 'playwright-core'
import type { Words } from '../../desk/text/el/index.ts'

/** What is pressed and typed before the picture is taken. */
export type Open = (page: Page, words: Words) => Promise<unknown>
type Steps = Readonly<Record<string, Open>>

const press = (page: Page, name: string, nth = 0) =>
  page.getByRole('button', { name, exact: true }).nth(nth).click()
const type = (page: Page, label: string, text: string) =>
  page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text)

async function seek(page: Page, { find }: Words, typed: string): Promise<void> {
  await page.locator('h1').first().waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: find.label }).fill(typed)
}

export const find: Steps = {
  empty: (page, words) => seek(page, words, ''),
  hits: async (page, words) => {
    await seek(page, words, 'maria')
    await page.getByRole('option').first().waitFor()
  },
  nothing: async (page, words) => {
    await seek(page, words, 'zzzzzz')
    await page.getByText(words.find.none('zzzzzz')).waitFor()
  },
}

export const ofBags: Steps = {
  bag: (page, words) =>
    page
      .getByRole('button', { name: new RegExp(words.packing.states.open) })
      .first()
      .click(),
  labels: (page, words) =>
    page
      .getByRole('link', { name: words.packing.bagLabels(2).slice(2) })
      .first()
      .click(),
}

export const aboutOrder: Steps = {
  refund: async (page, { orders }) => {
    await press(page, orders.act.refund)
    await type(page, orders.amount, '4,50')
    await page.getByRole('dialog').getByText(orders.effects.noKitchen).waitFor()
  },
  coupon: (page, { orders }) => press(page, orders.act.coupon),
  note: (page, { orders }) => press(page, orders.act.note),
  reject: (page, { orders }) => press(page, orders.act.reject),
  cancel: async (page, { mails, orders }) => {
    await press(page, orders.act.cancel)
    await page
      .getByRole('dialog')
      .getByText(orders.effects.mail(mails.names['order-cancelled']))
      .waitFor()
  },
  wrong: async (page, { orders }) => {
    await press(page, orders.act.coupon)
    await type(page, orders.amount, 'x')
    await page.getByRole('dialog').getByRole('button', { name: orders.giveCoupon }).click()
  },
}

/** The latest mail as it left, which can be sent once more. */
export const mail: Steps = {
  mail: async (page, { orders }) => {
    await page
      .getByRole('button', { name: new RegExp(`^${orders.mailOf('')}`) })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
  },
}

const first = (page: Page, act: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${act}: `) })
    .first()
    .click()

export const ofDelivery: Steps = {
  meals: async (page, { orders }) => first(page, orders.act.meals),
  move: async (page, { orders }) => first(page, orders.act.move),
  address: async (page, { orders }) => first(page, orders.act.address),
  cancel: async (page, { orders }) => first(page, orders.act.cancelDelivery),
}

export const customerSteps: Steps = {
  reset: (page, { customers }) => press(page, customers.link),
  sessions: (page, { customers }) => press(page, customers.endSessions),
  erase: (page, { customers }) => press(page, customers.erase),
}

export const history: Steps = {
  history: async (page, { customers }) => {
    await press(page, customers.showHistory)
    await page.getByRole('group', { name: customers.timeline.filter }).waitFor()
  },
}

export const answersOfMessage: Steps = {
  one: async page => {
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    await page.getByRole('textbox').waitFor()
  },
  bulk: async (page, { inbox, list }) => {
    await chooseSome(page, list.choose)
    await press(page, inbox.many.close)
    await page.getByRole('dialog').waitFor()
  },
}

export const aboutRows: Steps = {
  view: (page, { list }) => press(page, list.view),
  chosen: (page, { list }) => chooseSome(page, list.choose),
  note: async (page, { list, orders }) => {
    await chooseSome(page, list.choose)
    await press(page, orders.act.note)
    await page.getByRole('dialog').waitFor()
  },
  nothing: async (page, { list }) => {
    await page.getByRole('searchbox', { name: list.filter }).fill('zzzz')
    await page.getByText(list.none).waitFor()
  },
}

export const mailsAgain: Open = async (page, { bulk, list }) => {
  await chooseSome(page, list.choose)
  await press(page, bulk.mails.again)
  await page.getByRole('dialog').getByText(bulk.stays).first().waitFor()
}

async function chooseSome(page: Page, choose: string): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: new RegExp(`^${choose}: `) })
  for (const at of [0, 1, 2]) await boxes.nth(at).check()
}

/** An order taken down on the phone, from its empty form to the link. */
export const byPhone: Steps = {
  begun: begin,
  other: async (page, words) => {
    await begin(page, words)
    await page.getByLabel(words.phone.saved).selectOption('other')
  },
  filled: async (page, words) => {
    await fill(page, words)
    await page.getByLabel(words.phone.document).selectOption('invoice')
    await page.getByRole('combobox', { name: words.phone.find }).fill('μ')
    await offered(page, words).waitFor()
  },
  placed: async (page, words) => {
    await fill(page, words)
    await page.getByRole('button', { name: new RegExp(`^${words.phone.place('')}`) }).click()
    await page.getByLabel(words.phone.link).waitFor()
  },
}

async function begin(page: Page, { customers, phone }: Words): Promise<void> {
  await press(page, customers.phoneOrder)
  await page.getByLabel(phone.saved).waitFor()
}

async function fill(page: Page, words: Words): Promise<void> {
  const { phone } = words
  await begin(page, words)
  await page.getByLabel(phone.saved).selectOption({ index: 1 })
  const day = page.getByLabel(phone.day, { exact: true })
  await day.locator('option:not([disabled])').nth(3).waitFor({ state: 'attached' })
  await day.selectOption({ index: 4 })
  const dish = page.getByRole('combobox', { name: phone.find })
  for (let count = 0; count < 4; count++) {
    await dish.fill('μ')
    await offered(page, words).waitFor()
    await dish.press('ArrowDown')
    await dish.press('Enter')
  }
  await page.locator('output', { hasText: /^4$/ }).waitFor()
}

const offered = (page: Page, { phone }: Words) =>
  page.getByRole('listbox', { name: phone.find }).getByRole('option').first()

export const ofAccount: Steps = {
  add: (page, { account }) => press(page, account.add),
}
