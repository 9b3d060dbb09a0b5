import { formatDateTime } from '#shop/format.ts'
import type { PortionCode } from '#shop/meal.ts'
import { formatMoney } from '#shop/money.ts'
import { type PriceStep, priceSteps } from '#shop/price-history.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { usePortionName } from '../shop.ts'
import { useWords } from '../text/words.ts'

type Of = Output<'dish-one'>['prices'][number]

const [width, height, edge] = [600, 120, 10]
/** Milliseconds that a drawing shows at least. */
const leastShown = 60_000

/** Every price that was live, as steps and in words. */
export default function PriceSteps({ prices, now }: { prices: readonly Of[]; now: number }) {
  const { steps } = useWords()
  const lines = prices
    .map(({ portion, history }) => ({ portion, line: priceSteps(history) }))
    .filter(({ line }) => line.length > 0)
  const begins = Math.min(
    now - leastShown,
    ...lines.flatMap(({ line }) => line.map(({ from }) => from)),
  )
  return (
    <section className="mt-10 max-w-3xl">
      <h2 className="mb-1 text-xl">{steps.title}</h2>
      <p className="mb-4 text-muted">{lines.length > 0 ? steps.text : steps.none}</p>
      <ul className="grid gap-6 sm:grid-cols-2">
        {lines.map(({ portion, line }) => (
          <li key={portion} className="rounded-card border border-line bg-card p-5 shadow-card">
            <Drawn portion={portion as PortionCode} {...{ line, begins, now }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Drawing = {
  readonly portion: PortionCode
  readonly line: readonly PriceStep[]
  readonly begins: number
  readonly now: number
}

function Drawn({ portion, line, begins, now }: Drawing) {
  const { steps } = useWords()
  const portionName = usePortionName()
  const lang = useLanguage()
  const cents = line.flatMap(step => (step.cents === null ? [] : [step.cents]))
  const [low, high] = [Math.min(...cents) - 50, Math.max(...cents) + 50]
  const x = (at: number) => edge + ((at - begins) / (now - begins)) * (width - 2 * edge)
  const y = (price: number) => height - edge - ((price - low) / (high - low)) * (height - 2 * edge)
  const said = (step: PriceStep) => (step.cents === null ? steps.notSold : formatMoney(step.cents))
  const last = line.at(-1)
  const name = portionName(portion)
  return (
    <>
      <h3 className="font-semibold">{name}</h3>
      {/* A price that never changed is said, not drawn. */}
      {line.length > 1 && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={last ? steps.drawn(name, said(last)) : name}
          className="my-3 w-full"
        >
          <path
            d={pathOf(line, { x, y, now })}
            className="fill-none stroke-basil"
            strokeWidth={5}
          />
          {last && last.cents !== null && (
            <circle cx={x(now)} cy={y(last.cents)} r={8} className="fill-basil" />
          )}
        </svg>
      )}
      <ol className="mt-1 space-y-1 text-sm tabular-nums">
        {line.toReversed().map(step => (
          <li key={step.from} className={step.until === null ? 'font-medium' : 'text-muted'}>
            {said(step)} · {steps.since(formatDateTime(new Date(step.from).toISOString(), lang))}
          </li>
        ))}
      </ol>
    </>
  )
}

type Scale = {
  readonly x: (at: number) => number
  readonly y: (price: number) => number
  readonly now: number
}

/** A step where the price changed; a gap where nothing was sold. */
function pathOf(line: readonly PriceStep[], { x, y, now }: Scale): string {
  return line
    .flatMap(({ from, until, cents }, at) => {
      if (cents === null) return []
      const begins = (line[at - 1]?.cents ?? null) === null ? 'M' : 'L'
      return [`${begins}${x(from)} ${y(cents)}`, `L${x(until ?? now)} ${y(cents)}`]
    })
    .join(' ')
}
