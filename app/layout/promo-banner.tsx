import { useConfig } from '../config.ts'
import { toDialog } from '../dialog/dialog.ts'
import { useUser } from '../session/session.ts'
import { useWords } from '../text/words.ts'
import { Link } from '../ui/link.tsx'

export type Promotion = {
  readonly code: string
  readonly forGuests: boolean
  readonly text: string
}
type PromotionsProps = { promotions: readonly Promotion[] }

/** Scrolls the promotions (§2) until the visitor stops them, points at them or focuses one. */
export function PromoBanner({ promotions }: PromotionsProps) {
  const { promo } = useWords().layout
  return (
    <section
      aria-label={promo.label}
      className="promo relative flex min-h-10 bg-forest text-sm font-medium text-on-forest"
    >
      <div className="min-w-0 flex-1 overflow-hidden">
        <div className="promo-track flex h-full w-max min-w-[200%]">
          <Messages promotions={promotions} />
          <Messages promotions={promotions} again />
        </div>
      </div>
      <label className="grid w-11 shrink-0 place-items-center outline-on-forest -outline-offset-4 has-focus-visible:outline-2">
        <input type="checkbox" className="peer sr-only" aria-label={promo.pause} />
        <svg width="12" height="12" className="fill-current peer-checked:hidden" aria-hidden="true">
          <path d="M2 1h3v10H2zM7 1h3v10H7z" />
        </svg>
        <svg
          width="12"
          height="12"
          className="hidden fill-current peer-checked:block"
          aria-hidden="true"
        >
          <path d="m2 0 10 6-10 6z" />
        </svg>
      </label>
    </section>
  )
}

/** `again`: the second copy in the loop, hidden from screen readers and the keyboard. */
function Messages({ promotions, again }: PromotionsProps & { again?: boolean }) {
  const { phone } = useConfig()
  const user = useUser()
  const link = { tabIndex: again ? -1 : undefined, className: `${message} hover:underline` }
  return (
    <ul aria-hidden={again} className="flex min-w-1/2 shrink-0 justify-around">
      {promotions
        .filter(({ forGuests }) => !(forGuests && user))
        .map(({ code, forGuests, text }) => (
          <li key={code} className={forGuests ? 'promo-guests' : ''}>
            {forGuests ? (
              <Link {...toDialog('login', 'signup')} {...link}>
                {text}
              </Link>
            ) : code === 'phone' ? (
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} {...link}>
                {text}
              </a>
            ) : (
              <span className={message}>{text}</span>
            )}
          </li>
        ))}
    </ul>
  )
}

const message =
  'flex h-full items-center px-6 whitespace-nowrap outline-on-forest -outline-offset-4'
