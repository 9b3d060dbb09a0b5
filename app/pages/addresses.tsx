import Building2 from 'lucide-react/icons/building-2'
import { useEffect } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { loadCart } from '../cart/cart.ts'
import { LoginBlock } from '../order/login-block.tsx'
import { privatePage } from '../order/private-page.ts'
import { useWords } from '../text/words.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Page } from '../ui/section.tsx'
import { useCustomerSpots } from './addresses/customer-spots.ts'
import { SpotCard } from './addresses/spot-card.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export const meta = privatePage(words => words.company.spotsMeta)

/** The offices that the customer belongs to (§2, reading: Words, customer spots). */
export default function Addresses() {
  const { company } = useWords()
  const { status, spots, message, load, take } = useCustomerSpots()
  useEffect(() => {
    void loadCart()
  }, [])
  return (
    <Page narrow>
      <h1 className="text-3xl md:text-5xl">{company.spotsTitle}</h1>
      <p className="mt-2 mb-6 text-lg text-muted md:mb-8">{company.spotsText}</p>
      <p role="status" className="sr-only">
        {status === 'loading' && company.loading}
      </p>
      {status === 'loading' && <Skeleton className="h-72 rounded-card" />}
      {status === 'login' && (
        <LoginBlock
          opens
          title={company.loginTitle}
          text={company.loginText}
          action={company.loginAction}
        />
      )}
      {status === 'failed' && (
        <Notice kind="error" action={<Button onClick={load}>{company.retry}</Button>}>
          {message}
        </Notice>
      )}
      {status === 'ready' && spots.length === 0 && <None />}
      <ul className="grid gap-5">
        {spots.map(spot => (
          <SpotCard key={spot.id} spot={spot} take={take} load={load} />
        ))}
      </ul>
    </Page>
  )
}

function None() {
  const { company } = useWords()
  return (
    <div className="rounded-card border border-line bg-card p-8 text-center shadow-card sm:p-12">
      <Building2 size={44} aria-hidden="true" className="mx-auto text-basil" />
      <h2 className="mt-4 text-xl">{company.noneTitle}</h2>
      <p className="mx-auto mt-2 mb-6 max-w-md text-muted">{company.noneText}</p>
      <ButtonLink to="/business">{company.forCompanies}</ButtonLink>
    </div>
  )
}
