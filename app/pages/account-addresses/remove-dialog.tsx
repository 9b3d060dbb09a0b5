import { useState } from 'react'
import { addressLine } from '#shop/address/address.ts'
import { call } from '../../call.ts'
import { useWords } from '../../text/words.ts'
import '../../text/more-words.ts'
import { toast } from '../../toast.ts'
import { AskDialog } from '../account-order/changing/ask-dialog.tsx'
import type { AddressDialogProps } from './edit-dialog.tsx'

export default function RemoveDialog({ open, close, about, changed }: AddressDialogProps) {
  const { account } = useWords()
  const words = account.addressesPage
  const [busy, setBusy] = useState(false)

  async function remove(): Promise<void> {
    if (!about || busy) return
    setBusy(true)
    const answer = await call('customer-address-delete', { addressId: about.id })
    setBusy(false)
    if (answer.code !== 'ok') {
      toast('error', answer.message)
      return
    }
    close()
    changed(answer.data.addresses, words.removed)
  }

  return (
    <AskDialog
      open={open}
      close={close}
      title={words.removeTitle}
      text={words.removeText(about ? addressLine(about) : '')}
      keep={words.keep}
      confirm={words.remove}
      danger
      ready
      busy={busy}
      onConfirm={() => void remove()}
    />
  )
}
