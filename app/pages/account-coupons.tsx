import type { CouponAnswer } from '#server/answers.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useAccountData } from '../account/account-data.ts'
import { AccountPage, AccountTitle } from '../account/account-page.tsx'
import { WaitingOrTrouble } from '../account/waiting-or-trouble.tsx'
import { privatePage } from '../order/private-page.ts'
import { useWords } from '../text/words.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { CodeForm } from './account-coupons/code-form.tsx'
import { CouponCard } from './account-coupons/coupon-card.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export const meta = privatePage(words => words.account.couponsPage.metaTitle)

export default function AccountCoupons() {
  const { account } = useWords()
  const words = account.couponsPage
  const asked = useAccountData('customer-coupon-collection')
  const coupons = asked.data?.coupons ?? []
  const spent = coupons.filter(({ state }) => isSpent(state))
  const good = coupons.filter(({ state }) => !isSpent(state))
  return (
    <AccountPage current="coupons">
      <AccountTitle>{words.title}</AccountTitle>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <WaitingOrTrouble asked={asked} />
          {asked.status === 'waiting' && <Waiting />}
          {asked.status === 'ready' && good.length === 0 && <Empty />}
          {good.length > 0 && <List title={words.usable} coupons={good} confirmed={asked.load} />}
          {spent.length > 0 && <List title={words.spent} coupons={spent} confirmed={asked.load} />}
        </div>
        <div>
          <CodeForm take={asked.take} ready={asked.status === 'ready'} />
        </div>
      </div>
    </AccountPage>
  )
}

function isSpent(state: CouponAnswer['state']): boolean {
  return state === 'used' || state === 'over' || state === 'gone'
}

type ListProps = { title: string; coupons: readonly CouponAnswer[]; confirmed: () => void }

function List({ title, coupons, confirmed }: ListProps) {
  return (
    <section className="mb-8">
      <h2 className="mb-4 text-xl">{title}</h2>
      <ul className="grid gap-4">
        {coupons.map(coupon => (
          <CouponCard key={coupon.id} coupon={coupon} confirmed={confirmed} />
        ))}
      </ul>
    </section>
  )
}

function Empty() {
  const { account, layout } = useWords()
  const words = account.couponsPage
  return (
    <div className="mb-8">
      <EmptyState title={words.emptyTitle} text={words.emptyText}>
        <ButtonLink variant="secondary" to="/menu">
          {layout.menu.menu}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton className="mb-4 h-7 w-64 sm:h-8" />
      <Skeleton className="mb-8 h-[17rem] rounded-card sm:h-[13.25rem]" />
    </>
  )
}
