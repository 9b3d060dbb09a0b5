import PartyPopper from 'lucide-react/icons/party-popper'
import type { CartAnswer } from '#server/answers.ts'
import { useWords } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import { useLeaving } from '../leaving.ts'

/** Says that every delivery is complete and leads on to checkout. */
export function AllComplete({ cart }: { cart: CartAnswer }) {
  const { weekly } = useWords()
  const { leaving, leave } = useLeaving(cart, null)
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card bg-basil-soft px-4 py-2.5 md:mt-4 md:p-5 md:px-7">
      <div className="flex min-w-0 items-center gap-3 md:items-start md:gap-4" role="status">
        <PartyPopper size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-basil" />
        <div>
          <p className="font-serif text-base font-semibold md:text-xl">{weekly.allComplete}</p>
          <p className="text-muted max-md:sr-only">{weekly.allCompleteText}</p>
        </div>
      </div>
      <Button size="lg" busy={leaving} onClick={leave} className="max-md:hidden">
        {weekly.toCheckout}
      </Button>
    </div>
  )
}
