import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { Language } from '#shop/language.ts'
import { languageHere } from '#ui/language.ts'
import { ask, type Refused } from '../call.ts'
import { answerKey, queries, useAct, useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import { Where } from './address.tsx'
import { When } from './day-and-window.tsx'
import { Meals } from './meals.tsx'
import { Pay } from './pay.tsx'
import type { PhoneCart, PhoneCartProps, Wish } from './phone-cart.ts'
import { PlacedOrder } from './placed.tsx'

/** An order that is taken down on the phone: where, when, what, and a link for its customer to pay. */
export default function PhoneOrder() {
  const { id: phoneOrderId = '' } = useParams()
  const [link, setLink] = useState<string | null>(null)
  const answer = useAnswer(
    'phone-cart-one',
    { phoneOrderId },
    // A colleague, or another tab, may be taking down the same order.
    { isMoving: read => !('placed' in read) },
  )
  return (
    <Answered answer={answer}>
      {read =>
        'placed' in read ? (
          <PlacedOrder placed={read.placed} link={link} />
        ) : (
          <Taken phoneOrderId={phoneOrderId} shown={read} placed={setLink} />
        )
      }
    </Answered>
  )
}

function Taken({
  phoneOrderId,
  shown,
  placed,
}: {
  phoneOrderId: string
  shown: PhoneCart
  placed: (link: string | null) => void
}) {
  const { phone } = useWords()
  const placing = useAct('phone-order-place', phoneOrderId)
  const { name, email, id } = shown.customer
  const given = { shown, ...useChange(phoneOrderId) }
  return (
    <div className="max-w-3xl">
      <Title
        end={
          <Link to={`/customers/${id}`} className="text-basil underline">
            {phone.customer}
          </Link>
        }
      >
        {phone.title(name || email)}
      </Title>
      <p className="-mt-4 mb-6 text-muted">{phone.apart}</p>
      <div className="space-y-10">
        <Where {...given} />
        <When {...given} />
        <Meals {...given} />
        <Pay
          {...given}
          isPlacing={placing.isPending}
          notPlaced={placing.error}
          place={toPay =>
            placing.mutate({ phoneOrderId, toPay }, { onSuccess: done => placed(done.link) })
          }
        />
      </div>
    </div>
  )
}

/** The cart after a change, with names in the language in which it was asked for. */
type Changed = { readonly cart: PhoneCart; readonly lang: Language }

/** Changes of the cart, one after the other, of which the last may be refused. */
function useChange(phoneOrderId: string): Omit<PhoneCartProps, 'shown'> {
  const changing = useMutation<Changed, Refused, Wish>({
    mutationFn: async wish => {
      const lang = languageHere()
      return { lang, cart: await ask('phone-cart-update', { phoneOrderId, ...wish }) }
    },
    // One after the other: a later press must not be overtaken by an earlier one.
    scope: { id: phoneOrderId },
    onSuccess: async ({ lang, cart }) => {
      // A read that began before this change would put the cart back as it was.
      await queries.cancelQueries({ queryKey: ['phone-cart-one', { phoneOrderId }] })
      queries.setQueryData(answerKey('phone-cart-one', { phoneOrderId }, lang), cart)
      // The room has changed its language meanwhile: what it shows now does not know of this change.
      if (lang !== languageHere()) await queries.invalidateQueries({ queryKey: ['phone-cart-one'] })
    },
  })
  return {
    change: changing.mutate,
    changing: changing.isPending ? changing.variables : null,
    refused: changing.error && { wish: changing.variables, error: changing.error },
  }
}
