import type { Pool } from 'pg'
import { type Catalogue, missingIn } from '#shop/catalogue.ts'
import { lacksToOpen, openingLines } from '#shop/opening.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import { remarkOnDefaultTexts } from '../catalogue/text-remark.ts'
import { legalTrouble } from '../config/legal-entity.ts'
import { readShopData } from '../db/shop/shop-data.ts'
import { readShopState } from '../db/shop/shop-state.ts'
import { openingFacts } from '../opening/facts.ts'
import { type CheckResult, examined, type Finding, type State } from './finding.ts'

type Looked = Parameters<typeof openingFacts>[2]

/** Seconds after which a mail, a refund or a document that goes by itself should be gone. */
const patience = 15 * 60

/** Whether the shop can sell, in whose words it speaks, and what waits for a person. */
export async function examineTrade(
  db: Pool,
  catalogue: Catalogue,
  { now, isPublic, looked }: { now: number; isPublic: boolean; looked: Looked },
): Promise<Finding[]> {
  const isClosed = Boolean(catalogue.pass)
  return [
    ...(isClosed
      ? [await examined('opening', () => closed(db, catalogue, looked))]
      : [
          await examined('catalogue', async () => sells(catalogue)),
          await examined('legal', async () => legal(catalogue, isPublic)),
        ]),
    await examined('texts', () => texts(db)),
    ...(await standing(db, now)),
  ]
}

/** A new shop, until its owner opens it: what it lacks is said by the rule of the staff room. */
async function closed(db: Pool, catalogue: Catalogue, looked: Looked): Promise<CheckResult> {
  const lacks = lacksToOpen(openingLines(await openingFacts(db, catalogue, looked)))
  const todo = `its owner opens it at ${looked.config.deskUrl}/desk/opening`
  if (lacks.length === 0) return { state: 'look', says: 'the shop is closed, and could open', todo }
  return { state: 'look', says: `the shop is closed; it lacks: ${lacks.join(', ')}`, todo }
}

function sells(catalogue: Catalogue): CheckResult {
  const missing = missingIn(catalogue)
  if (missing.length > 0)
    return {
      state: 'wrong',
      says: `the shop cannot open without: ${missing.join(', ')}`,
      todo: 'npm run catalogue -- check FOLDER, then import FOLDER',
    }
  const { meals, spots } = catalogue
  return { state: 'fine', says: `${meals.length} dishes, ${spots.size} places` }
}

function legal({ legalEntity }: Catalogue, isPublic: boolean): CheckResult {
  const trouble = legalTrouble(legalEntity)
  if (!trouble) return { state: 'fine', says: legalEntity.legalName.el }
  if (isPublic) return { state: 'wrong', says: trouble }
  return { state: 'look', says: 'the legal person is an invented one, with which no shop opens' }
}

async function texts(db: Pool): Promise<CheckResult> {
  const remark = remarkOnDefaultTexts(await readShopData(db))
  return remark
    ? { state: 'look', says: remark }
    : { state: 'fine', says: 'all are the shop’s own' }
}

async function standing(db: Pool, now: number): Promise<Finding[]> {
  const waits = await readShopState(db, now, athensDate(now))
  return [
    late(
      'mails',
      waits.mailsWaiting,
      waits.mailsAge,
      'the mail server, and the mails in the staff room',
    ),
    late(
      'refunds',
      waits.refundsDue,
      waits.refundsAge,
      'what the payment provider says, in the log',
    ),
    late('documents', waits.documentsDue, waits.documentsAge, 'the provider of fiscal documents'),
    forPerson(
      'mails',
      waits.mailsFailed,
      'given up since yesterday',
      'send them again in the staff room',
    ),
    forPerson(
      'refunds',
      waits.refundsByHand,
      'to be sent at the bank',
      'npm run order -- refunded ID, once sent',
    ),
    forPerson('webhooks', waits.webhooksPaused, 'paused', 'npm run webhook -- list, then resume'),
  ].flatMap(finding => finding ?? [])
}

function late(about: string, count: number, age: number, todo: string): Finding {
  const isLate = count > 0 && age > patience
  const says = count === 0 ? 'none waits' : `${count} wait, the first for ${minutes(age)}`
  return {
    about,
    state: isLate ? 'wrong' : 'fine',
    says,
    ...(isLate && { todo: `look at ${todo}` }),
  }
}

function forPerson(about: string, count: number, what: string, todo: string): Finding | null {
  const state: State = 'look'
  return count > 0 ? { about, state, says: `${count} ${what}`, todo } : null
}

function minutes(seconds: number): string {
  const whole = Math.round(seconds / 60)
  return whole < 120 ? `${whole} min` : `${Math.round(whole / 60)} h`
}
