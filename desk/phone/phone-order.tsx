import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { formatTime } from '#shop/format.ts'
import { useLanguage } from '../../app/text/language.ts'
import { Notice } from '../../app/ui/notice.tsx'
import { ask, type Input, type Output, type Refused } from '../call.ts'
import { queries, useAct, useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { CopiedText } from '../ui/copied-text.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { Title } from '../ui/title.tsx'
import { Pay } from './pay.tsx'
import type { Shown } from './shown.ts'
import { What } from './what.tsx'
import { When } from './when.tsx'
import { Where } from './where.tsx'

type Placed = Output<'phone-order-place'>

/** An order that is taken down on the phone: where, when, what, and a link for its customer to pay. */
export default function PhoneOrder() {
  const { phone } = useWords()
  const { id: phoneOrderId = '' } = useParams()
  const [placed, setPlaced] = useState<(Placed & { email: string }) | null>(null)
  const answer = useAnswer('phone-cart-one', { phoneOrderId }, { enabled: placed === null })
  const placing = useAct('phone-order-place')
  const changing = useMutation<Shown, Refused, Omit<Input<'phone-cart-update'>, 'phoneOrderId'>>({
    mutationFn: wish => ask('phone-cart-update', { phoneOrderId, ...wish }),
    onSuccess: cart => queries.setQueryData(['phone-cart-one', { phoneOrderId }], cart),
  })
  if (placed) return <Done placed={placed} />
  return (
    <div className="max-w-3xl">
      <Answered answer={answer}>
        {shown => {
          const given = {
            shown,
            change: changing.mutate,
            isChanging: changing.isPending,
            refused: changing.error,
          }
          const { name, email, id } = shown.customer
          return (
            <>
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
                <What {...given} />
                <Refusal of={changing.error} />
                <Pay
                  {...given}
                  isPlacing={placing.isPending}
                  notPlaced={placing.error}
                  place={toPay =>
                    placing.mutate(
                      { phoneOrderId, toPay },
                      { onSuccess: done => setPlaced({ ...done, email }) },
                    )
                  }
                />
              </div>
            </>
          )
        }}
      </Answered>
    </div>
  )
}

function Done({ placed: { number, link, until, email } }: { placed: Placed & { email: string } }) {
  const { phone } = useWords()
  const lang = useLanguage()
  return (
    <div className="max-w-2xl space-y-5">
      <Title>{link ? phone.placed(number) : phone.free(number)}</Title>
      {link && until !== null ? (
        <>
          <Notice kind="success">{phone.until(formatTime(until, lang))}</Notice>
          <p>{phone.mailed(email)}</p>
          <CopiedText label={phone.link} name="link" text={link} />
        </>
      ) : (
        <Notice kind="success">{phone.freeText}</Notice>
      )}
      <p>
        <Link to={`/orders/${number}`} className="font-semibold text-basil underline">
          {phone.seeOrder}
        </Link>
      </p>
    </div>
  )
}
