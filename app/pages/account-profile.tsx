import UserRound from 'lucide-react/icons/user-round'
import type { CustomerAnswer } from '#server/answers.ts'
import { formatDay } from '#shop/format.ts'
import { initials } from '#shop/initials.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useAccountData } from '../account/account-data.ts'
import { AccountPage, AccountTitle } from '../account/account-page.tsx'
import { WaitingOrTrouble } from '../account/waiting-or-trouble.tsx'
import { privatePage } from '../order/private-page.ts'
import { useLanguage, useWords } from '../text/words.ts'
import { AvoidCard } from './account-profile/avoid-card.tsx'
import { DetailsForm } from './account-profile/details-form.tsx'
import { EmailCard } from './account-profile/email-card.tsx'
import { PasswordCard } from './account-profile/password-card.tsx'
import { SessionsCard } from './account-profile/sessions-card.tsx'
import { YourData } from './account-profile/your-data.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export const meta = privatePage(words => words.account.profilePage.metaTitle)

export default function AccountProfile() {
  const { account } = useWords()
  const asked = useAccountData('customer-one')
  return (
    <AccountPage current="profile">
      <AccountTitle>{account.profilePage.title}</AccountTitle>
      <WaitingOrTrouble asked={asked} />
      {asked.status === 'waiting' && <Waiting />}
      {asked.status === 'ready' && <Ready customer={asked.data} take={asked.take} />}
    </AccountPage>
  )
}

function Ready({
  customer,
  take,
}: {
  customer: CustomerAnswer
  take: (to: CustomerAnswer) => void
}) {
  const { account } = useWords()
  return (
    <div className={columns}>
      <section className={card} aria-labelledby="details">
        <Head customer={customer} />
        <h2 id="details" className="sr-only">
          {account.profilePage.details}
        </h2>
        <DetailsForm customer={customer} take={take} />
      </section>
      <div className="grid grid-cols-1 content-start gap-6">
        <section className={card} aria-labelledby="email">
          <EmailCard customer={customer} take={take} />
        </section>
        <section className={card} aria-labelledby="password">
          <PasswordCard customer={customer} />
        </section>
        <section className={card} aria-labelledby="avoid">
          <AvoidCard />
        </section>
        <section className={card} aria-labelledby="sessions">
          {/* A new e-mail ends the other sessions. */}
          <SessionsCard key={customer.email} />
        </section>
        <section className={card} aria-labelledby="your-data">
          <YourData customer={customer} />
        </section>
      </div>
    </div>
  )
}

function Head({ customer: { name, email, createdAt } }: { customer: CustomerAnswer }) {
  const { account } = useWords()
  const lang = useLanguage()
  return (
    <div className="mb-6 flex items-center gap-4 border-b border-line pb-6">
      <span
        aria-hidden="true"
        className="grid size-16 shrink-0 place-items-center rounded-full bg-basil text-xl font-semibold tracking-wide text-on-basil"
      >
        {initials(name) || <UserRound size={28} />}
      </span>
      <div className="min-w-0">
        <p className="font-serif text-xl font-semibold break-words">{name}</p>
        <p className="truncate text-muted">{email}</p>
        <p className="text-sm text-muted">
          {account.profilePage.since(formatDay(createdAt, lang))}
        </p>
      </div>
    </div>
  )
}

function Waiting() {
  return (
    <div className={columns}>
      <Skeleton className="h-[51rem] rounded-card" />
      <div className="grid content-start gap-6">
        <Skeleton className="h-52 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </div>
  )
}

const columns = 'grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8'
const card = 'rounded-card border border-line bg-card p-5 shadow-card sm:p-8'
