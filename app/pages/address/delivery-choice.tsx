import { type FormEvent, useState } from 'react'
import type { CartAnswer, SavedAddressAnswer } from '#server/answers.ts'
import { addressLine } from '#shop/address.ts'
import { useAsked } from '../../account/asked.ts'
import { useUser } from '../../session.ts'
import { useWords } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceCards } from '../../ui/choice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import { chosenAtFirst } from './saved-choice.ts'
import { useSaving } from './saving.ts'

/** Delivery to the door: a saved address of who is logged in, or one that is typed. */
export function DeliveryChoice({ cart }: { cart: CartAnswer }) {
  const user = useUser()
  return user ? <OwnAddresses cart={cart} /> : <DeliveryForm cart={cart} />
}

function OwnAddresses({ cart }: { cart: CartAnswer }) {
  const { status, data } = useAsked('customer-address-collection')
  if (status === 'waiting') return <Skeleton className="h-72 rounded-card" />
  // Where the saved ones cannot be had, one can be typed.
  if (!data || data.addresses.length === 0) return <DeliveryForm cart={cart} />
  return <SavedOrNew cart={cart} addresses={data.addresses} />
}

type Props = { cart: CartAnswer; addresses: readonly SavedAddressAnswer[] }

function SavedOrNew({ cart, addresses }: Props) {
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
          <DeliveryForm cart={cart} />
        ) : (
          <TakeSaved key={chosen} cart={cart} addressId={chosen} />
        )}
      </div>
    </>
  )
}

/** Goes on with a saved address as it is. */
function TakeSaved({ cart, addressId }: { cart: CartAnswer; addressId: string }) {
  const { address } = useWords()
  const [refused, setRefused] = useState(false)
  const { save, busy } = useSaving(cart, () => setRefused(true))

  function send(event: FormEvent) {
    event.preventDefault()
    setRefused(false)
    if (!busy) void save({ addressId })
  }

  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      {refused && <Notice kind="error">{address.notServed}</Notice>}
      <Button type="submit" size="lg" busy={busy} className="sm:justify-self-start sm:px-12">
        {address.continue}
      </Button>
    </form>
  )
}
