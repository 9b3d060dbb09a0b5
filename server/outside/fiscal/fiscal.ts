import type { FiscalContent } from '#shop/fiscal.ts'

/** A document on its way to the tax office. */
export type FiscalDocument = {
  /** Our own name of it: told twice, it is issued once. */
  readonly id: string
  /** Our running number. */
  readonly number: number
  readonly orderNumber: number
  readonly content: FiscalContent
}

export type Issued = {
  /** AADE's number of it, up to 15 digits. */
  readonly mark: string
  readonly uid: string
  readonly qrUrl: string
}

/**
 * Who issues documents towards myDATA: a licensed provider, or its local twin. Throws where it
 * cannot now; it is asked again then, with the same id and content.
 */
export type FiscalDocuments = {
  issue(document: FiscalDocument): Promise<Issued>
}
