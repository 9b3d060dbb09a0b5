import { useState } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { type InvoiceDetails, invoiceDetails, plainVatNumber } from '#shop/invoice.ts'
import { call } from '../../call.ts'
import { useForm } from '../../ui/form.ts'
import type { useWrites } from './writes.ts'

const empty: InvoiceDetails = {
  companyName: '',
  profession: '',
  vatNumber: '',
  taxOffice: '',
  address: '',
}

export type InvoiceForm = ReturnType<typeof useInvoice>

/** The optional invoice: saved when complete, removed when no longer wanted. */
export function useInvoice(cart: CartAnswer, write: ReturnType<typeof useWrites>) {
  const [wanted, setWanted] = useState(cart.invoice !== null)
  const form = useForm(invoiceDetails, cart.invoice ?? empty)

  function want(wants: boolean): void {
    setWanted(wants)
    if (!wants && cart.invoice) void saveAs(null)
  }

  function saveAs(invoice: InvoiceDetails | null): Promise<boolean> {
    return write(() => call('cart-invoice-update', { cartId: cart.id, invoice }))
  }

  /** Saves the invoice if it changed. false: it is incomplete or refused. */
  async function save(): Promise<boolean> {
    if (!wanted) return cart.invoice ? saveAs(null) : true
    if (!form.valid) return false
    return isSame(cart.invoice, form.values) ? true : saveAs(form.values)
  }

  return { wanted, want, form, save }
}

export function isSame(saved: InvoiceDetails | null, typed: InvoiceDetails): boolean {
  if (!saved) return false
  const plain = { ...typed, vatNumber: plainVatNumber(typed.vatNumber) }
  return Object.keys(empty).every(key => {
    const field = key as keyof InvoiceDetails
    return saved[field] === plain[field].trim()
  })
}
