import { formatEuros } from '#shop/money.ts'
import { useCart } from '../../cart/cart.ts'
import { useWords } from '../../text/words.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { NextAct } from '../../ui/next-act.tsx'
import { ArtPicture } from '../../ui/picture.tsx'

/** The picture stands below the words on phones and beside them on desktops. */
export function Hero({
  title,
  text,
  primary,
  secondary,
  from,
  offer,
  week,
}: {
  title: string
  text: string
  primary: string
  secondary: string
  from: number
  offer: string | null
  week: string
}) {
  const { home } = useWords()
  return (
    <section className="mx-auto w-full max-w-[max(90rem,var(--content))] sm:px-4 md:pt-1 xl:px-8">
      <div className="relative overflow-hidden bg-forest text-on-forest sm:rounded-card">
        <div className="relative px-6 pt-6 md:z-1 pb-3 sm:px-10 md:flex md:min-h-[29rem] md:w-[47%] md:pe-0 md:flex-col md:justify-center md:py-9 md:ps-14 lg:ps-20">
          <h1 className="text-3xl leading-[1.08] md:max-w-[10em] md:text-5xl">{title}</h1>
          <p className="mt-2 max-w-md md:text-lg md:mt-4 md:max-w-sm text-pretty lg:max-w-md lg:text-xl">
            {text}
          </p>
          <Price from={from} offer={offer} />
          <p className="mt-1 max-w-md text-pretty">{week}</p>
          <div className="mt-4 flex flex-wrap gap-3 md:mt-6">
            <Start>{primary}</Start>
            <ButtonLink
              to="/menu"
              size="lg"
              variant="quiet"
              className="flex-1 whitespace-nowrap border border-on-forest/60 px-4! sm:flex-none sm:px-8! text-on-forest! hover:bg-on-forest/10! focus-visible:outline-on-forest"
            >
              {secondary}
            </ButtonLink>
          </div>
        </div>
        <ArtPicture
          group="hero"
          name="hero"
          widths={[640, 800, 960, 1280, 1600]}
          width={1600}
          height={900}
          alt={home.heroPicture}
          sizes="(min-width: 56.25rem) 72vw, 105vw"
          priority
          className="aspect-4/3 w-full bg-transparent! object-cover object-[58%_50%] [mask-image:linear-gradient(to_bottom,transparent,black_22%)] md:absolute md:inset-y-0 md:end-0 md:rtl:-scale-x-100 md:aspect-auto md:h-full md:w-[66%] lg:w-[72%] md:object-[62%_50%] lg:object-[75%_50%] md:[mask-image:linear-gradient(to_right,transparent_4%,black_46%)]"
        />
      </div>
    </section>
  )
}

function Price({ from, offer }: { from: number; offer: string | null }) {
  const { home } = useWords()
  return (
    <p className="mt-3 font-semibold text-pretty">
      {Number.isFinite(from) && (
        <span className="whitespace-nowrap text-honey">{home.fromPrice(formatEuros(from))}</span>
      )}
      {/* Spaces and not a margin, which would be on the other side of Greek from right to left. */}
      {'\u2002'}
      {/* The offer is for visitors who have not ordered yet. */}
      {offer && <span className="promo-guests max-md:block">{offer}</span>}
    </p>
  )
}

/** On a phone the bar's button. A customer with a cart goes on there with that. */
function Start({ children }: { children: string }) {
  const { status } = useCart()
  const link = (
    <ButtonLink
      to="/plans"
      size="lg"
      className="whitespace-nowrap bg-honey! text-on-honey! hover:brightness-95 focus-visible:outline-on-forest"
    >
      {children}
    </ButtonLink>
  )
  if (status === 'ready') return <div className="max-md:hidden">{link}</div>
  return <NextAct className="for-no-cart">{link}</NextAct>
}
