import { useState } from 'react'
import { useWords } from '../text/words.ts'
import { tabLooks } from '../ui/tab-looks.ts'
import { Picture } from '../words/picture.tsx'

const groups = ['meals', 'close-ups'] as const

/** The picture of a dish, and the second one of its page, which a dish may lack. */
export function DishPictures({ slug, title }: { slug: string; title: string }) {
  const { words } = useWords()
  const [chosen, choose] = useState<(typeof groups)[number]>('meals')
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        {groups.map(group => (
          <button
            key={group}
            type="button"
            className={tabLooks(group === chosen)}
            aria-pressed={group === chosen}
            onClick={() => choose(group)}
          >
            {words.picturesOfDish[group]}
          </button>
        ))}
      </div>
      <Picture
        key={chosen}
        piece={`${chosen}_${slug}`}
        title={chosen === 'meals' ? title : words.closeUpOf(title)}
      />
    </>
  )
}
