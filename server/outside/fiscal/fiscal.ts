import type { FiscalContent } from '#shop/books/fiscal.ts'

export type FiscalDocument = {
  /** Our id; a document that is sent twice is issued once. */
  readonly id: string
  readonly number: number
  readonly orderNumber: number
  readonly content: FiscalContent
}

export type Issued = {
  /** AADE's number for it, up to 15 digits. */
  readonly mark: string
  readonly uid: string
  readonly qrUrl: string
}

/**
 * Issues documents with the tax office (myDATA): a licensed provider, or its local twin. Throws
 * where it cannot now; the shop then asks again with the same id and content.
 */
export type FiscalDocuments = {
  issue(document: FiscalDocument): Promise<Issued>
}
