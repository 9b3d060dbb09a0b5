import { creditDocument, type FiscalContent, paymentDocument } from '#shop/fiscal.ts'
import { athensDate } from '#shop/schedule.ts'
import {
  type ClaimedDocument,
  claimDocuments,
  documentFailed,
  documentsIssued,
  keepContents,
} from '../db/fiscal-documents.ts'
import type { FiscalDocuments } from '../outside/fiscal/fiscal.ts'
import type { RunningShop } from '../running-shop.ts'

/** How many are issued side by side. Told twice, a document is issued once: they are marked together. */
const atOnce = 8
/** How many are issued in one run. */
const most = 24

/**
 * Has the documents issued that payments and refunds are due; answers how many it took up. Where
 * nobody issues them they stay due.
 */
export async function issueDocuments(shop: RunningShop): Promise<number> {
  const { fiscal } = shop.outside
  if (!fiscal) return 0
  let taken = 0
  while (taken < most) {
    const claimed = await claimDocuments(shop.db, atOnce, shop.now())
    if (claimed.length === 0) break
    await issueTogether(shop, fiscal, claimed)
    taken += claimed.length
  }
  return taken
}

async function issueTogether(
  shop: RunningShop,
  fiscal: FiscalDocuments,
  claimed: readonly ClaimedDocument[],
): Promise<void> {
  const { db, now } = shop
  const date = athensDate(now())
  const told = await eachTried(shop, claimed, async document => {
    const { id, number, orderNumber } = document
    return { id, number, orderNumber, content: document.content ?? contentOf(document, date) }
  })
  await keepContents(db, told)
  const issued = await eachTried(shop, told, async document => {
    return { id: document.id, ...(await fiscal.issue(document)) }
  })
  await documentsIssued(db, issued, now())
}

/** What came of those that went well; the others are told again later. */
async function eachTried<One extends Pick<ClaimedDocument, 'id' | 'orderNumber'>, Done>(
  { db, log }: RunningShop,
  documents: readonly One[],
  run: (document: One) => Promise<Done>,
): Promise<Done[]> {
  const done = await Promise.all(
    documents.map(async document => {
      const { id, orderNumber } = document
      try {
        return [await run(document)]
      } catch (error) {
        log(error, `fiscal document ${id} of order ${orderNumber} was not issued`)
        await documentFailed(db, id, error instanceof Error ? error.message : String(error))
        return []
      }
    }),
  )
  return done.flat()
}

function contentOf(document: ClaimedDocument, date: string): FiscalContent {
  const { amount, original } = document
  if (!original) return paymentDocument({ ...document, date })
  return creditDocument(original.content, { amount, mark: original.mark, date })
}
