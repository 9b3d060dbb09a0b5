import { creditDocument, type FiscalContent, paymentDocument } from '#shop/books/fiscal.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import {
  type ClaimedDocument,
  claimDocuments,
  keepContents,
  markDocumentFailed,
  markDocumentsIssued,
} from '../db/payment/claimed-documents.ts'
import type { FiscalDocuments } from '../outside/fiscal/fiscal.ts'
import type { RunningShop } from '../running-shop.ts'

/** How many documents are sent side by side; a document that is sent twice is issued once. */
const atOnce = 8
const most = 24

/**
 * Issues the documents that are due for payments and refunds; answers how many it took up. Without
 * a fiscal provider they stay due.
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
  const told = await tryEach(shop, claimed, async document => {
    const { id, number, orderNumber } = document
    return { id, number, orderNumber, content: document.content ?? contentOf(document, date) }
  })
  await keepContents(db, told)
  const issued = await tryEach(shop, told, async document => {
    return { id: document.id, ...(await fiscal.issue(document)) }
  })
  await markDocumentsIssued(db, issued, now())
}

/** Runs each document and answers what succeeded; a later run tries the others again. */
async function tryEach<One extends Pick<ClaimedDocument, 'id' | 'orderNumber'>, Done>(
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
        await markDocumentFailed(db, id, error instanceof Error ? error.message : String(error))
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
