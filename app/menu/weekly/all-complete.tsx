import PartyPopper from 'lucide-react/icons/party-popper'
import type { CartAnswer } from '#server/answers.ts'
import { Button } from '#ui/button.tsx'
import { useWords } from '../../text/words.ts'
import { useCheckout } from '../use-checkout.ts'

/** Says that every delivery is complete, in the place of the page's first words. */
export function AllComplete() {
  const { weekly } = useWords()
  return (
    <div role="status" className="flex items-start gap-2 md:text-lg">
      <PartyPopper size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
      <p>
        <span className="font-semibold text-success">{weekly.allComplete}</span>{' '}
        <span className="text-muted max-md:sr-only">{weekly.allCompleteText}</span>
      </p>
    </div>
  )
}

/** Leads on to checkout; on a phone the fixed bar does. */
export function ToCheckout({ cart }: { cart: CartAnswer }) {
  const { weekly } = useWords()
  const { leaving, leave } = useCheckout(cart, null)
  return (
    <Button busy={leaving} onClick={leave} className="max-md:hidden">
      {weekly.toCheckout}
    </Button>
  )
}
