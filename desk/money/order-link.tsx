import { Link } from 'react-router'
import { mayCall } from '#shop/staff-room/calls.ts'
import { useMe } from '../me.ts'
import { useWords } from '../text/words.ts'

/** An order by its number; a link for whoever may open it. */
export function OrderLink({ order }: { order: number }) {
  const { money } = useWords()
  const { roles } = useMe()
  const says = `${money.order} ${order}`
  if (!mayCall(roles, 'order-one')) return says
  return (
    <Link to={`/orders/${order}`} className="underline underline-offset-4">
      {says}
    </Link>
  )
}
