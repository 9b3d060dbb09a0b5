import ChevronDown from 'lucide-react/icons/chevron-down'
import Copy from 'lucide-react/icons/copy'
import Eraser from 'lucide-react/icons/eraser'
import Sparkles from 'lucide-react/icons/sparkles'
import { useRef, useState } from 'react'
import type { ScheduleMenuAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import type { Filling } from '../../fill/use-filling.ts'
import type { Writing } from '../../fill/writing.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { MealPicture } from '../../ui/picture.tsx'
import { useChangeAmount } from '../change-amount.ts'
import type { DayBuilds } from '../day-builds.ts'
import { ChosenMeal } from './chosen-meal.tsx'
import { isComplete } from './deliveries.ts'
import { DeliveryFiguresBox } from './delivery-figures.tsx'
import { figuresOf } from './figures.ts'
import { stateColor, stateText } from './state-text.ts'
import { deliveryPlace } from './use-deliveries.ts'

type PanelProps = {
  delivery: ScheduleMenuAnswer
  /** The delivery holds items that are no longer available. */
  changes: boolean
  hasOthers: boolean
  offers: DayBuilds | null
  target: { readonly kcal: number; readonly protein: number }
  writing: Writing
  filling: Filling
  open: (dialog: 'fill' | 'swap' | 'copy', value?: string) => void
}

/** The delivery that is shown: its meals, what can be done with them, their nutrition, in one file as on one panel. */
export function DeliveryPanel(props: PanelProps) {
  const { delivery, changes, offers, target, writing, filling, open } = props
  const words = useWords()
  const { weekly } = words
  const lang = useLanguage()
  const { items, state } = delivery
  const heading = useRef<HTMLHeadingElement>(null)

  const fillThis = () => void filling.fillIt(delivery.id)

  function clear() {
    heading.current?.focus({ preventScroll: true })
    void writing.write([{ scheduleMenuId: delivery.id, contents: [] }], weekly.cleared)
  }

  return (
    <section
      aria-labelledby={deliveryPlace}
      className="relative mt-1 rounded-card border border-line bg-card px-3.5 shadow-card sm:mt-2 sm:min-h-52 sm:p-6 md:mt-4"
    >
      <div className="flex items-center justify-between gap-x-6 gap-y-3 sm:flex-wrap">
        <div className="min-w-0 max-sm:sr-only">
          <h2
            ref={heading}
            id={deliveryPlace}
            tabIndex={-1}
            className="scroll-mt-24 text-lg outline-none md:text-xl"
          >
            {weekly.delivery(formatDate(delivery.date, lang, 'long'))}
          </h2>
          <p className={stateColor(isComplete(delivery), changes)}>
            {stateText(delivery, words, changes)}
          </p>
        </div>
        {items.length > 0 && <Acts {...props} fillThis={fillThis} clear={clear} />}
      </div>
      {items.length === 0 ? (
        <Nothing delivery={delivery} busy={filling.busy} fill={fillThis} />
      ) : (
        <div className="gap-6 sm:mt-4 lg:grid lg:grid-cols-[1fr_19rem] lg:items-start">
          <Chosen {...props} removed={() => heading.current?.focus({ preventScroll: true })} />
          <div className="pb-3 sm:pb-0 sm:max-lg:mt-4 max-sm:[details:not([open])+&]:hidden">
            <DeliveryFiguresBox
              figures={figuresOf(items, offers)}
              days={delivery.days}
              target={target}
              changeTarget={() => open('fill')}
            />
          </div>
        </div>
      )}
      {state.missing['main-meal'] === 0 && items.length > 0 && (
        <p className="mt-4 text-sm text-muted max-sm:hidden">{weekly.full}</p>
      )}
    </section>
  )
}

function Acts({
  delivery,
  hasOthers,
  writing,
  filling,
  open,
  fillThis,
  clear,
}: PanelProps & { fillThis: () => void; clear: () => void }) {
  const { weekly } = useWords()
  return (
    <div className="flex shrink-0 max-sm:absolute max-sm:end-1 max-sm:top-0.5 sm:flex-wrap sm:gap-1">
      {!isComplete(delivery) && (
        <Button
          variant="quiet"
          size="sm"
          busy={filling.busy}
          onClick={fillThis}
          className="max-sm:hidden"
        >
          <Sparkles size={18} aria-hidden="true" />
          {weekly.fillIt}
        </Button>
      )}
      {hasOthers && (
        <Button
          variant="quiet"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => open('copy')}
          className="max-sm:px-3"
        >
          <Copy size={20} aria-hidden="true" />
          <span className="max-sm:sr-only">{weekly.copy}</span>
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        busy={writing.at !== null}
        onClick={clear}
        className="max-sm:px-3"
      >
        <Eraser size={20} aria-hidden="true" />
        <span className="max-sm:sr-only">{weekly.clear}</span>
      </Button>
    </div>
  )
}

function Nothing({
  delivery,
  busy,
  fill,
}: {
  delivery: ScheduleMenuAnswer
  busy: boolean
  fill: () => void
}) {
  const words = useWords()
  const { weekly } = words
  const { amounts } = delivery.config
  return (
    <div className="mx-auto flex max-w-md items-center gap-3 max-sm:min-h-12 sm:block sm:py-6 sm:text-center">
      <p className="font-serif text-lg font-semibold max-sm:sr-only">{weekly.nothingTitle}</p>
      <p className="min-w-0 flex-1 text-muted max-sm:text-sm max-sm:leading-tight sm:mt-2">
        {weekly.needs(amounts['main-meal'][0], amounts.snack[0])}{' '}
        <span className="max-sm:sr-only">{weekly.nothingText}</span>
      </p>
      <Button
        variant="quiet"
        size="sm"
        className="max-sm:-me-2.5 max-sm:px-3 sm:mt-3"
        busy={busy}
        onClick={fill}
      >
        <Sparkles size={20} aria-hidden="true" className="sm:hidden" />
        <span className="max-sm:sr-only">{words.fill.fillOne}</span>
      </Button>
    </div>
  )
}

/** Folded on small screens, to keep the menu near, unless the delivery must change. */
function Chosen({
  delivery,
  changes,
  hasOthers,
  open,
  removed,
}: PanelProps & { removed: () => void }) {
  const words = useWords()
  const { weekly } = words
  const changeAmount = useChangeAmount(delivery.id)
  const [unfolded] = useState(() => changes || matchMedia('(min-width: 56.25rem)').matches)
  const { items, amounts } = delivery
  return (
    <details open={unfolded} className="group min-w-0">
      <summary
        className={`flex min-h-12 list-none items-center justify-between gap-3 rounded-field font-semibold ${hasOthers ? 'max-sm:me-22' : 'max-sm:me-11'}`}
      >
        <span className="min-w-0 leading-tight sm:shrink-0">
          {weekly.chosen(amounts.all)}
          {(changes || !isComplete(delivery)) && (
            <span className={`block text-xs font-medium sm:hidden ${stateColor(false, changes)}`}>
              {stateText(delivery, words, changes)}
            </span>
          )}
        </span>
        <span className="ms-auto flex -space-x-3 group-open:hidden">
          {items.slice(0, 4).map(({ id, slug }) => (
            <MealPicture
              key={id}
              slug={slug}
              alt=""
              sizes="2.5rem"
              className="size-10 rounded-full border-2 border-card object-cover max-sm:nth-4:hidden"
            />
          ))}
        </span>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="shrink-0 text-muted transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <ul aria-label={weekly.items} className="mt-2 grid gap-3 md:grid-cols-2">
        {items.map(item => (
          <ChosenMeal
            key={item.id}
            deliveryId={delivery.id}
            item={item}
            swap={() => open('swap', item.id)}
            change={amount => {
              if (amount === 0) removed()
              void changeAmount(item, amount)
            }}
          />
        ))}
      </ul>
    </details>
  )
}
