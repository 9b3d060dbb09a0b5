import { Link, useParams } from 'react-router'
import { formatTime } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { CopiedText } from '../ui/copied-text.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { Title } from '../ui/title.tsx'
import type { PlacedCart } from './phone-cart.ts'

type Given = {
  readonly placed: PlacedCart
  /** To read out, in the moment after placing: it is kept nowhere. */
  readonly link: string | null
}

/** What became of a phone order, and the way in which its customer pays. */
export function PlacedOrder({ placed: { number, email, until, isPaid }, link }: Given) {
  const { phone } = useWords()
  const lang = useLanguage()
  const title = until !== null ? phone.placed : isPaid ? phone.free : phone.notWaiting
  return (
    <div className="max-w-2xl space-y-5">
      <Title>{title(number)}</Title>
      {until !== null && (
        <>
          <Notice kind="success">{phone.until(formatTime(until, lang))}</Notice>
          <p>{phone.mailed(email)}</p>
          <ReadOut link={link} />
        </>
      )}
      {until === null && isPaid && <Notice kind="success">{phone.freeText}</Notice>}
      {until === null && !isPaid && <Notice kind="info">{phone.notWaitingText}</Notice>}
      <p>
        <Link to={`/orders/${number}`} className="font-semibold text-basil underline">
          {phone.seeOrder}
        </Link>
      </p>
    </div>
  )
}

function ReadOut({ link: first }: { link: string | null }) {
  const { phone } = useWords()
  const { id: phoneOrderId = '' } = useParams()
  const making = useAct('phone-link-create')
  const link = making.data?.link ?? first
  if (link) return <CopiedText label={phone.link} name="link" text={link} />
  return (
    <>
      <Refusal of={making.error} />
      <Button
        variant="secondary"
        busy={making.isPending}
        onClick={() => making.mutate({ phoneOrderId })}
      >
        {phone.newLink}
      </Button>
    </>
  )
}
