import { useParams } from 'react-router'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'

/** One order, by its number or id. */
export default function Order() {
  const { orders } = useWords()
  const { number = '' } = useParams()
  const answer = useAnswer('order-one', { order: number })
  return (
    <Answered answer={answer}>
      {({ order }) => <Title>{orders.title(order.number)}</Title>}
    </Answered>
  )
}
