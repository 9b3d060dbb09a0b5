import { useLanguage } from '../../text/words.ts'
import { MealPicture } from '../../ui/picture.tsx'
import { Rating } from './rating.tsx'
import { type Telling, Wrong } from './tell.tsx'
import { wordsIn } from './use-track.ts'

/** The dishes of a delivery; once it has come, whether each was liked. */
export function Bag({ token, track, changed }: Telling) {
  const { track: words } = wordsIn(useLanguage())
  const { items, canRate } = track
  return (
    <section className="mt-6 rounded-card border border-line bg-card p-5 shadow-card sm:p-6">
      <h2 className="text-xl">{canRate ? words.rate : words.food}</h2>
      {canRate && <p className="mt-1 text-muted">{words.rateText}</p>}
      <ul className="mt-3 divide-y divide-line">
        {items.map(item => (
          <li
            key={`${item.slug} ${item.portion}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3"
          >
            <MealPicture
              slug={item.slug}
              alt=""
              sizes="80px"
              className="h-15 w-20 shrink-0 rounded-field object-cover"
            />
            <p className="min-w-0 flex-1 basis-40">
              <span className="block font-serif text-lg leading-snug font-semibold">
                {item.name}
              </span>
              <span className="text-muted tabular-nums">
                {words.amount(item.amount)} {item.portion}
              </span>
            </p>
            {canRate && <Rating item={item} token={token} changed={changed} />}
          </li>
        ))}
      </ul>
      {canRate && <Wrong {...{ token, track, changed }} />}
    </section>
  )
}
