import type { ReactNode } from 'react'
import { formatDate, formatNumber } from '#shop/format.ts'
import { formatEuros, formatMoney } from '#shop/money.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { addressOf, type Company } from './company-texts.ts'

export function Terms({ company }: { company: Company }) {
  const { companies } = useWords()
  const lang = useLanguage()
  const { allowance, nextAllowance, emailDomains, terms, onAccount, slug } = company
  const lines = (['daily', 'weekly'] as const).flatMap(kind => {
    const term = terms[kind]
    if (!term) return []
    const percent = formatNumber(term.percentOff, lang)
    return [companies.term(companies.kinds[kind], percent, formatMoney(term.minTotal))]
  })
  return (
    <dl className="grid gap-x-8 gap-y-5 rounded-card border border-line bg-card p-5 shadow-card sm:grid-cols-2 sm:p-7">
      <Fact title={companies.allowance} isWide>
        <span className="font-serif text-xl font-semibold">
          {allowance > 0 ? companies.aDay(formatEuros(allowance)) : companies.nothingADay}
        </span>
        {nextAllowance && (
          <span className="block text-warning">
            {companies.later(
              formatEuros(nextAllowance.allowance),
              formatDate(nextAllowance.from, lang, 'long'),
            )}
          </span>
        )}
      </Fact>
      <Fact title={companies.address}>{addressOf(company, lang)}</Fact>
      <Fact title={companies.domains}>
        {emailDomains.length > 0 ? emailDomains.join(', ') : companies.anybody}
      </Fact>
      <Fact title={companies.terms}>{lines.length > 0 ? lines.join('. ') : companies.noTerms}</Fact>
      <Fact title={companies.account}>{onAccount ? companies.yes : companies.no}</Fact>
      {!company.closedAt && (
        <Fact title={companies.page}>
          <a href={`/business/${slug}`} className="font-semibold text-basil underline">
            /business/{slug}
          </a>
        </Fact>
      )}
    </dl>
  )
}

function Fact({
  title,
  isWide = false,
  children,
}: {
  title: string
  isWide?: boolean
  children: ReactNode
}) {
  return (
    <div className={`min-w-0 ${isWide ? 'sm:col-span-2' : ''}`}>
      <dt className="text-sm text-muted">{title}</dt>
      <dd className="font-medium break-words">{children}</dd>
    </div>
  )
}
