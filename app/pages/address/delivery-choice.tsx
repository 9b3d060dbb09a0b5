import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import type { CartAnswer, SavedAddressAnswer } from '#server/answers.ts'
import { addressLine } from '#shop/address/address.ts'
import { doorKey } from '#shop/customer/saved-address.ts'
import { ChoiceCards } from '#ui/choice.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useAccountData } from '../../account/account-data.ts'
import { useUser } from '../../session/session.ts'
import { useWords } from '../../text/words.ts'
import type { When as WhenState } from '../date-time/use-when.ts'
import { When } from '../date-time/when.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { useDeliveryForm } from './delivery-form.ts'
import { stillMissing } from './delivery-values.ts'
import { Onwards } from './onwards.tsx'
import { useSaving } from './saving.ts'

/** `when`: the days, which stay as they are while the customer changes the place. */
type Placing = { cart: CartAnswer; when: WhenState }

/** Delivery to the door: a saved address if the customer is logged in, or a typed one. */
export function DeliveryChoice({ cart, when }: Placing) {
  const user = useUser()
  return user ? <OwnAddresses cart={cart} when={when} /> : <DeliveryForm cart={cart} when={when} />
}

function OwnAddresses({ cart, when }: Placing) {
  const { status, data } = useAccountData('customer-address-collection')
  if (status === 'waiting') return <Skeleton className="h-72 rounded-card" />
  // If the saved addresses cannot be loaded, the customer can type one.
  if (!data || data.addresses.length === 0) return <DeliveryForm cart={cart} when={when} />
  return <SavedOrNew cart={cart} when={when} addresses={data.addresses} />
}

type Props = Placing & { addresses: readonly SavedAddressAnswer[] }

function SavedOrNew({ cart, when, addresses }: Props) {
  const { account } = useWords()
  const [chosen, setChosen] = useState(() => chosenAtFirst(cart, addresses))
  const options = addresses.map(address => ({
    value: address.id,
    label: addressLine(address),
    text: [address.floor, address.bell].filter(Boolean).join(' · '),
  }))
  const other = { value: 'other', label: account.choice.other, text: account.choice.otherText }
  return (
    <>
      <ChoiceCards
        legend={<span className="font-sans text-base font-medium">{account.choice.legend}</span>}
        name="addressId"
        columns={2}
        options={[...options, other]}
        value={chosen}
        onChange={setChosen}
      />
      <div className="mt-6">
        {chosen === 'other' ? (
          <DeliveryForm cart={cart} when={when} />
        ) : (
          <TakeSaved key={chosen} cart={cart} when={when} addressId={chosen} />
        )}
      </div>
    </>
  )
}

function TakeSaved({ cart, when, addressId }: Placing & { addressId: string }) {
  const { address } = useWords()
  const [refused, setRefused] = useState(false)
  const { save, busy, dropped } = useSaving(cart, () => setRefused(true), when)

  function send(event: FormEvent) {
    event.preventDefault()
    setRefused(false)
    if (!busy) void save({ addressId })
  }

  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      {refused && <Notice kind="error">{address.notServed}</Notice>}
      <When cart={cart} when={when} />
      <Onwards cart={cart} busy={busy} dropped={dropped} />
    </form>
  )
}

function DeliveryForm({ cart, when }: Placing) {
  const saved = cart.spot?.kind === 'delivery' ? cart.shippingAddress : null
  const form = useDeliveryForm(saved)
  const { save, busy, dropped } = useSaving(cart, form.setErrors, when)

  const showMissing = useEffectEvent(() => {
    const missing = saved ? stillMissing(cart) : []
    if (missing.length > 0) form.setErrors(missing)
  })
  useEffect(() => showMissing(), [])

  const send = form.submit(values => {
    if (!busy) void save(values)
  })

  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <DeliveryFields form={form} />
      {(form.typed || (form.picked && form.region.status !== 'not-served')) && (
        <When cart={cart} when={when} />
      )}
      <Onwards cart={cart} busy={busy} dropped={dropped} />
    </form>
  )
}

/** The saved address to preselect: the cart's, else the last used; `other`: it is not saved. */
export function chosenAtFirst(
  { shippingAddress, spot }: Pick<CartAnswer, 'shippingAddress' | 'spot'>,
  addresses: readonly SavedAddressAnswer[],
): string {
  const current = spot?.kind === 'delivery' ? shippingAddress : null
  const saved = current
    ? addresses.find(address => doorKey(address) === doorKey(current))
    : addresses[0]
  return saved?.id ?? 'other'
}
