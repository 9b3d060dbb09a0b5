import { formatDate } from '#shop/format.ts'
import { formatEuros } from '#shop/money.ts'
import { ChoiceCards } from '#ui/choice.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Input } from '../../call.ts'
import { useLanguage } from '../../text/words.ts'
import { MealPicture } from '../../ui/picture.tsx'
import { type Line, namesOf, offerCard, type Words } from './offer-card.tsx'

export type Choice = Input<'order-consent-create'>['choices'][number]
export type Wanted = Pick<Choice, 'choice' | 'byId'>
/** A swap needs its dish. */
export function isChosen({ choice, byId }: Wanted): boolean {
  return choice !== 'swap' || byId !== undefined
}

/** One dish that was bought: what changes of it, why, and what may become of it. */
export function LineCard({
  line,
  words,
  wanted,
  want,
}: {
  line: Line
  words: Words
  wanted: Wanted | null
  want: (to: Wanted) => void
}) {
  const { reason, gains, offers } = line
  const id = `${line.deliveryId}-${line.itemId}`
  const choices = line.choices.filter(choice => choice !== 'swap' || offers.length > 0)
  const texts = {
    swap: { label: words.swap, text: words.swapText },
    refund: {
      label: words.refund(formatEuros(line.refund)),
      text: words.refundText,
    },
    keep: { label: words.keep, text: words.keepText },
  }
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-line bg-card p-5 shadow-card sm:p-7"
    >
      <Bought line={line} words={words} id={id} />
      <p className="mt-4 rounded-field bg-terracotta-soft px-4 py-3 font-medium text-terracotta-strong">
        {words.reasons[reason](namesOf(gains))}
      </p>
      {choices.length === 0 ? (
        <div className="mt-5">
          <Notice kind="warning">{words.late}</Notice>
        </div>
      ) : (
        <div className="mt-6 grid gap-6">
          <ChoiceCards
            legend={words.what}
            name={`what-${id}`}
            options={choices.map(value => ({ value, ...texts[value] }))}
            value={wanted?.choice ?? null}
            onChange={choice => want({ choice })}
          />
          {wanted?.choice === 'swap' && (
            <ChoiceCards
              legend={words.which}
              name={`dish-${id}`}
              options={offers.map(offer => offerCard(offer, words))}
              value={wanted.byId ?? null}
              onChange={byId => want({ choice: 'swap', byId })}
              columns={2}
            />
          )}
        </div>
      )}
    </section>
  )
}

function Bought({ line, words, id }: { line: Line; words: Words; id: string }) {
  const lang = useLanguage()
  const { slug, name, portion, amount, date } = line
  return (
    <div className="flex items-start gap-4">
      {slug && (
        <MealPicture
          slug={slug}
          alt=""
          sizes="6rem"
          eager
          className="aspect-[4/3] w-24 shrink-0 rounded-field object-cover"
        />
      )}
      <div className="min-w-0">
        <p className="text-sm text-muted">{words.bought}</p>
        <h2 id={id} className="text-xl leading-snug">
          {amount} × {name}
        </h2>
        <p className="text-muted">
          {portion.name} · {formatDate(date, lang, 'long')}
        </p>
      </div>
    </div>
  )
}
