import { Link } from 'react-router'
import { useLanguage } from '#ui/language.ts'
import { Euro } from '#ui/money.tsx'
import { useWords } from '../text/words.ts'
import { type Company, monthName } from './company-texts.ts'

/** What was charged a month, drawn as long as it is much, and what came in of it. */
export function Months({ company: { id, months } }: { company: Company }) {
  const { companies } = useWords()
  const lang = useLanguage()
  const most = Math.max(...months.map(({ owes, paid }) => Math.max(owes, paid)), 1)
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-xl">{companies.months}</h2>
      {months.length === 0 ? (
        <p className="text-muted">{companies.noMonths}</p>
      ) : (
        <ul className="rounded-card border border-line bg-card shadow-card">
          {months.map(({ month, owes, paid, rest }) => (
            <li key={month} className="border-line not-last:border-b">
              <Link
                to={`/companies/${id}/${month}`}
                className="grid gap-x-6 gap-y-2 px-5 py-4 hover:bg-basil-soft sm:grid-cols-[10rem_1fr_auto] sm:items-center"
              >
                <span className="font-semibold">{monthName(month, lang)}</span>
                <Drawn owes={owes / most} paid={Math.min(paid, owes) / most} />
                <span className="flex flex-wrap justify-between gap-x-6 tabular-nums sm:min-w-72">
                  <span>
                    <span className="block text-sm text-muted">{companies.owes}</span>
                    <Euro value={owes} />
                  </span>
                  <span>
                    <span className="block text-sm text-muted">{companies.paid}</span>
                    <Euro value={paid} />
                  </span>
                  <span className="text-end">
                    <span className="block text-sm text-muted">{companies.rest}</span>
                    {rest === 0 ? (
                      <span className="font-semibold text-basil">{companies.settled}</span>
                    ) : (
                      <span className="font-semibold">
                        <Euro value={rest} />
                      </span>
                    )}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Drawn({ owes, paid }: { owes: number; paid: number }) {
  return (
    <span className="h-3 rounded-full bg-sand" aria-hidden="true">
      <svg
        className="block h-3 w-full rounded-full"
        preserveAspectRatio="none"
        viewBox="0 0 100 1"
        role="presentation"
      >
        <rect width={owes * 100} height="1" className="fill-honey" />
        <rect width={paid * 100} height="1" className="fill-basil" />
      </svg>
    </span>
  )
}
