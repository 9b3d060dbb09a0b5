import { useState } from 'react'
import type { SavedAddressAnswer } from '#server/answers.ts'
import { addressLine } from '#shop/address/address.ts'
import { call } from '../../call.ts'
import { type DialogProps, Overlay } from '../../dialog/overlay.tsx'
import { fieldErrors } from '../../order/refused.ts'
import { useWords } from '../../text/words.ts'
import '../../text/more-words.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { DeliveryFields } from '../address/delivery-fields.tsx'
import { useDeliveryForm } from '../address/delivery-form.ts'
import type { DeliveryPlace } from '../address/delivery-values.ts'

export type AddressDialogProps = DialogProps & {
  /** null: a new address. */
  about: SavedAddressAnswer | null
  changed: (addresses: SavedAddressAnswer[], told: string) => void
}

export default function EditDialog({ open, close, about, changed }: AddressDialogProps) {
  const { account } = useWords()
  const words = account.addressesPage
  const form = useDeliveryForm(about)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')

  async function save(values: DeliveryPlace): Promise<void> {
    setBusy(true)
    setRefused('')
    const answer = await (about
      ? call('customer-address-update', { addressId: about.id, ...values })
      : call('customer-address-create', values))
    setBusy(false)
    if (answer.code === 'ok') {
      close()
      changed(answer.data.addresses, words.saved)
      return
    }
    const errors =
      answer.code === 'region-not-found'
        ? [{ field: 'suggestionId', slug: answer.code }]
        : fieldErrors(answer)
    if (errors.length > 0) form.setErrors(errors)
    else setRefused(answer.message)
  }

  const send = form.submit(values => {
    if (!busy) void save(values)
  })

  return (
    <Overlay
      open={open}
      close={close}
      title={about ? words.editTitle : words.addTitle}
      startsIn="input[role=combobox]"
    >
      <form noValidate onSubmit={send} className="grid gap-5">
        {refused && <Notice kind="error">{refused}</Notice>}
        {about && !about.suggestionId && !about.unverified && (
          <p className="font-semibold">{addressLine(about)}</p>
        )}
        <DeliveryFields form={form} />
        <Button type="submit" size="lg" busy={busy} className="mt-2">
          {words.save}
        </Button>
      </form>
    </Overlay>
  )
}
