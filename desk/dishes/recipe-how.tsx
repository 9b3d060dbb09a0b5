import { type Making, stations } from '#shop/food/recipe.ts'
import { TextField } from '#ui/field.tsx'
import { shopLanguages, typedIn } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { Select } from '../ui/select.tsx'

export function How({
  columns,
  making,
  set,
}: {
  columns: number
  making: Making
  set: (making: Making) => void
}) {
  const { pantry: words } = useWords()
  const { preparation = { el: '', en: '' } } = making
  const write = (lang: 'el' | 'en', text: string) => {
    const next = { ...preparation, ...typedIn(lang, text) }
    const isSaid = next.el.trim() !== '' || next.en.trim() !== ''
    set({ ...making, preparation: isSaid ? next : undefined })
  }
  return (
    <tr>
      <td colSpan={columns} className="px-4 pt-2 pb-5">
        {/* In sight however far a phone has scrolled the table. */}
        <div className="sticky start-4 max-w-[calc(100vw-5rem)]">
          <div className="grid max-w-3xl items-end gap-4 sm:grid-cols-3">
            {shopLanguages().map(lang => (
              <TextField
                key={lang}
                name={`preparation-${lang}`}
                label={lang === 'el' ? words.preparationEl : words.preparationEn}
                value={preparation[lang]}
                onChange={text => write(lang, text)}
              />
            ))}
            <Select
              label={words.station}
              value={making.station ?? ''}
              empty={words.notSaid}
              options={stations.map(value => ({ value, label: words.stations[value] }))}
              onChange={station => set({ ...making, station })}
            />
          </div>
        </div>
      </td>
    </tr>
  )
}
