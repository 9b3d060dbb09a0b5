import { useState } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { type InvoiceDetails, invoiceDetails, plainVatNumber } from '#shop/invoice.ts'
import { useForm } from '#ui/form.ts'
import { call } from '../../call.ts'
import type { useWrites } from './writes.ts'

const empty: InvoiceDetails = {
  companyName: '',
  profession: '',
  vatNumber: '',
  taxOffice: '',
  address: '',
}

export type InvoiceForm = ReturnType<typeof useInvoice>

/** The optional invoice: wanted once anything is typed, saved when complete. */
export function useInvoice(cart: CartAnswer, write: ReturnType<typeof useWrites>) {
  const form = useForm(invoiceDetails, cart.invoice ?? empty)
  const [open, setOpen] = useState(cart.invoice !== null)
  const wanted = Object.values(form.values).some(typed => typed.trim() !== '')

  function saveAs(invoice: InvoiceDetails | null): Promise<boolean> {
    return write(() => call('cart-invoice-update', { cartId: cart.id, invoice }))
  }

  /** Saves the invoice if it changed. false: it is incomplete or refused. */
  async function save(): Promise<boolean> {
    if (!wanted) return cart.invoice ? saveAs(null) : true
    if (!form.valid) return false
    return isSame(cart.invoice, form.values) ? true : saveAs(form.values)
  }

  /** Empties the fields and folds them: no invoice after all. */
  async function drop(): Promise<void> {
    for (const key of Object.keys(empty)) form.set(key as keyof InvoiceDetails, '')
    form.forget()
    setOpen(false)
    if (cart.invoice) await saveAs(null)
  }

  return { wanted, open, setOpen, form, save, drop }
}

export function isSame(saved: InvoiceDetails | null, typed: InvoiceDetails): boolean {
  if (!saved) return false
  const plain = { ...typed, vatNumber: plainVatNumber(typed.vatNumber) }
  return Object.keys(empty).every(key => {
    const field = key as keyof InvoiceDetails
    return saved[field] === plain[field].trim()
  })
}
