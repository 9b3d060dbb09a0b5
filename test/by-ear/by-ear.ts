import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { greek as desk } from '../desk-words.ts'
import { findChromium } from '../e2e/chromium.ts'
import { startShop } from '../e2e/shop.ts'
import { shopFolder } from '../e2e/walks.ts'
import { greek as words } from '../words.ts'
import { type Ear, openEar } from './ear.ts'

/**
 * Writes docs/by-ear.md: one order and one refund as a screen reader says them, walked by keyboard in Greek.
 * `npm run by-ear` starts a shop of its own; `npm run by-ear http://localhost:3000` walks one that runs.
 */
const [, , given] = process.argv
const shop = given ? null : await startShop({ DATA_DIR: await shopFolder() })
const url = given ?? shop?.url ?? ''
const browser = await chromium.launch({
  ...(await findChromium()),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
})
const file = fileURLToPath(new URL('../../docs/by-ear.md', import.meta.url))
const intro = [
  '# Με το αυτί',
  '',
  'What a screen reader says of one order and one refund, walked by keyboard in Greek. Written by `npm run by-ear`',
  'from the accessibility tree of Chromium and from what live regions say; each line below a key is what then has the focus.',
]

try {
  const order = await listener()
  await oneOrder(order)
  const refund = await listener()
  await oneRefund(refund)
  await writeFile(file, `${[...intro, ...order.lines, ...refund.lines].join('\n')}\n`)
} finally {
  await browser.close()
  await shop?.stop()
}

async function listener(): Promise<Ear> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  await context.addCookies([
    { name: 'lang', value: 'el', url },
    { name: 'consent', value: `1.${Math.floor(Date.now() / 1000)}.00`, url },
  ])
  return openEar(await context.newPage())
}

async function oneOrder(ear: Ear): Promise<void> {
  const { page, part, press, tabTo, type, listen } = ear
  part('Μία παραγγελία: από την αρχική')
  await page.goto(url)
  await page.waitForLoadState('load')
  await listen(1500)
  await tabTo(new RegExp(words.layout.startNow))
  await press('Enter')
  await page.waitForURL('**/plans')

  part('Πλάνο')
  await listen(1000)
  await tabTo(/επιλογή/)
  await press('ArrowDown')
  await tabTo(new RegExp(`^${words.plans.continue}`))
  await press('Enter')
  await page.waitForURL('**/address')

  part('Διεύθυνση και ώρα')
  await listen(1000)
  await tabTo(new RegExp(words.address.search))
  await type('Σταδίου 10')
  await page.getByRole('option').first().waitFor()
  await listen(800)
  await press('ArrowDown')
  await press('Enter')
  await type('3')
  await tabTo(new RegExp(words.address.bell))
  await type('Παπαδάκη')
  await tabTo(new RegExp(words.address.phone))
  await type('6912345678')
  await tabTo(/επιλογή/)
  await tabTo(new RegExp(`^${words.address.continue}`))
  await press('Enter')
  await page.waitForURL('**/menu')

  part('Μενού')
  await listen(1500)
  const [add] = words.menu.addOne('\u0000').split('\u0000')
  for (let dish = 0; dish < 4; dish++) {
    await tabTo(new RegExp(`^${add?.trim()}`))
    await press('Enter')
  }
  await page.goto(`${url}/checkout`)

  part('Ταμείο')
  await page.getByRole('dialog').getByLabel(words.login.email).waitFor()
  await listen(1000)
  await tabTo(new RegExp(`^${words.login.login}, καρτέλα`))
  await press('ArrowRight')
  await press('Enter')
  await tabTo(new RegExp(words.login.name))
  await type('Ελένη Ακοή')
  await tabTo(new RegExp(words.login.email))
  await type('eleni@example.com')
  await tabTo(new RegExp(`^${words.login.password}`))
  await type('μόνο-με-το-αυτί')
  await press('Enter')
  await page.getByRole('button', { name: new RegExp(words.checkout.place) }).waitFor()
  await listen(1500)
  await tabTo(new RegExp(words.checkout.place))
  await press('Enter')
  await page.waitForURL('**/sandbox/pay/**')
  await page.getByRole('button').first().click()
  await page.waitForURL('**/account/orders/**')

  part('Η σελίδα της παραγγελίας')
  await listen(2500)
}

async function oneRefund(ear: Ear): Promise<void> {
  const { page, part, press, tabTo, type, listen } = ear
  const { find, login, orders, frame } = desk
  part('Μία επιστροφή: ο χώρος προσωπικού')
  await page.goto(`${url}/desk/login`)
  await page.getByLabel(login.email).waitFor()
  await listen(800)
  await tabTo(new RegExp(`^${login.email}`))
  await type('care@gastra.example')
  await tabTo(new RegExp(`^${login.password}`))
  await type('gastra-demo')
  await press('Enter')
  await page.getByRole('button', { name: find.open }).waitFor()
  await listen(1500)
  await press('Control+k')
  await type('0000')
  await page.getByRole('option').first().waitFor()
  await listen(800)
  await press('ArrowDown')
  await press('Enter')
  await page.getByRole('heading', { level: 2, name: orders.timeline }).waitFor()

  part('Η παραγγελία')
  await listen(1500)
  await tabTo(new RegExp(`^${orders.act.refund}`))
  await press('Enter')
  await tabTo(new RegExp(`^${orders.amount}`))
  await type('3')
  await tabTo(new RegExp(`^${orders.reason}`))
  await type('Χύθηκε η σάλτσα')
  await listen(1500)
  await tabTo(new RegExp(orders.giveBack('').trim().split(' ')[0] ?? ''))
  await press('Enter')
  await listen(3000)
  await tabTo(new RegExp(frame.room))
}
