import { creditDocument, type FiscalContent, paymentDocument } from '#shop/fiscal.ts'
import { athensDate } from '#shop/schedule.ts'
import {
  type ClaimedDocument,
  claimDocument,
  documentFailed,
  documentIssued,
  keepContent,
} from './db/fiscal-documents.ts'
import type { FiscalDocuments } from './outside/fiscal/fiscal.ts'
import type { Shop } from './shop.ts'

/** How many are issued in one run. */
const most = 20

/**
 * Has the documents issued that payments and refunds are due; answers how many it took up. Where
 * nobody issues them they stay due.
 */
export async function issueDocuments(shop: Shop): Promise<number> {
  const { fiscal } = shop.outside
  if (!fiscal) return 0
  for (let taken = 0; taken < most; taken++) {
    const document = await claimDocument(shop.db, shop.now())
    if (!document) return taken
    await issueDocument(shop, fiscal, document)
  }
  return most
}

async function issueDocument(
  { db, now, log }: Shop,
  fiscal: FiscalDocuments,
  document: ClaimedDocument,
): Promise<void> {
  const { id, number, orderNumber } = document
  try {
    const content = document.content ?? contentOf(document, athensDate(now()))
    await keepContent(db, id, content)
    const issued = await fiscal.issue({ id, number, orderNumber, content })
    await documentIssued(db, id, issued, now())
  } catch (error) {
    log(error, `fiscal document ${id} of order ${orderNumber} was not issued`)
    await documentFailed(db, id, error instanceof Error ? error.message : String(error))
  }
}

function contentOf(document: ClaimedDocument, date: string): FiscalContent {
  const { amount, original } = document
  if (!original) return paymentDocument({ ...document, date })
  return creditDocument(original.content, { amount, mark: original.mark, date })
}
