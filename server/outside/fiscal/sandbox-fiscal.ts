import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type { FiscalContent } from '#shop/books/fiscal.ts'
import { issuedInSandbox } from '../../db/sandbox/fiscal.ts'
import type { FiscalDocument, FiscalDocuments } from './fiscal.ts'

/** The twin of a licensed provider: it checks what the tax office checks, and tells no one. `vat`: who issues. */
export function sandboxFiscal(db: Pool, vat: () => string): FiscalDocuments {
  return {
    async issue(document) {
      const fault = faultOf(document.content)
      if (fault) throw new Error(`the sandbox refuses document ${document.id}: ${fault}`)
      const { mark, uid } = await issuedInSandbox(db, { ...document, uid: uidOf(document, vat()) })
      // A test document leads to no tax office.
      return { mark, uid, qrUrl: `https://sandbox.invalid/mydata/${mark}` }
    },
  }
}

function faultOf(content: FiscalContent): string | null {
  const { type, lines, net, vat, payment, counterpart, correlated } = content
  const isCredit = type === '5.1' || type === '11.4'
  const isInvoice = type === '1.1' || type === '5.1'
  const sum = (part: 'net' | 'vat') => lines.reduce((total, line) => total + line[part], 0)
  if (lines.length === 0) return 'no lines'
  if (sum('net') !== net || sum('vat') !== vat) return 'the lines do not add up'
  if (net + vat !== payment.amount) return 'the payment is another amount'
  if (isInvoice !== (counterpart !== null)) return 'an invoice is for a business, a receipt is not'
  if (isCredit !== (correlated !== null)) return 'a credit names what it takes back from'
  return null
}

/** myDATA's own rule: issuer, date, branch, type, series and number. */
function uidOf({ number, content }: FiscalDocument, vat: string): string {
  const parts = [vat, content.date, 0, content.type, 'A', number]
  return createHash('sha1').update(parts.join('-')).digest('hex').toUpperCase()
}
