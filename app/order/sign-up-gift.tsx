import { Button } from '#ui/button.tsx'
import { useConfig } from '../config.ts'
import { useDialog } from '../dialog/dialog.ts'
import { useWords } from '../text/words.ts'

/** Tells a visitor how to get the gift that the pages promise (§9); `next`: this order has a coupon. */
export function SignUpGift({ next }: { next: boolean }) {
  const { coupon: words } = useWords()
  const { openDialog } = useDialog()
  const { gift } = useConfig().sale
  if (gift === '') return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 ps-1 text-sm">
      <p className="min-w-0 flex-1 py-1">
        <span className="font-medium">{words.signUpGift(gift)}</span>
        <span className="block text-muted">
          {next ? words.signUpGiftNext : words.signUpGiftText}
        </span>
      </p>
      <Button size="sm" variant="quiet" onClick={() => openDialog('login', 'signup')}>
        {words.signUp}
      </Button>
    </div>
  )
}
