import { Link } from 'react-router'
import { mayCall } from '#shop/people/calls.ts'
import { useMe } from '../me.ts'
import { useWords } from '../text/words.ts'

/** An order's number; a link for the roles that may open it. isAlone: the column says already what it is. */
export function OrderLink({ order, isAlone = false }: { order: number; isAlone?: boolean }) {
  const { money } = useWords()
  const { roles } = useMe()
  const says = isAlone ? String(order) : `${money.order} ${order}`
  if (!mayCall(roles, 'order-one')) return says
  return (
    <Link to={`/orders/${order}`} className="underline underline-offset-4">
      {says}
    </Link>
  )
}
