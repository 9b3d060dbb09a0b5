import { useWords } from '../../text/words.ts'
import { MealPicture } from '../../ui/picture.tsx'

type Texts = { title: string; lead: string; body: readonly string[] }

/** Dishes that a whole office may eat at noon. */
const dishes = ['souvlaki-mpol-kotopoulo', 'gemista', 'solomos-kinoa-spanaki']

export function BusinessHero({ title, lead, body }: Texts) {
  const { business } = useWords()
  return (
    <div className="items-center gap-12 md:grid md:grid-cols-2 lg:gap-16">
      <div>
        <h1 className="text-3xl max-sm:max-w-72 md:text-5xl">{title}</h1>
        <p className="mt-4 font-serif text-xl text-terracotta">{lead}</p>
        {body.map(paragraph => (
          <p key={paragraph} className="mt-4 max-w-xl text-base leading-relaxed">
            {paragraph}
          </p>
        ))}
        <a
          href="#partnership-form"
          className="mt-7 inline-flex min-h-14 w-full items-center justify-center rounded-full bg-basil px-8 text-lg font-semibold text-on-basil transition-colors duration-200 hover:bg-basil-strong focus-visible:rounded-full sm:w-auto"
        >
          {business.toForm}
        </a>
      </div>
      <div className="mt-8 grid grid-cols-2 gap-3 sm:gap-4 md:mt-0">
        {dishes.map((slug, index) => (
          <MealPicture
            key={slug}
            slug={slug}
            alt=""
            sizes={
              index === 0 ? '(min-width: 56.25rem) 40vw, 90vw' : '(min-width: 56.25rem) 20vw, 45vw'
            }
            priority={index === 0}
            eager
            className={`w-full rounded-card object-cover shadow-card ${index === 0 ? 'col-span-2 aspect-[16/9]' : 'aspect-[4/3]'}`}
          />
        ))}
      </div>
    </div>
  )
}
