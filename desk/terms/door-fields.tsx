import type { Json } from '#shop/merge/merge.ts'
import { pieceIfThere } from '#shop/publishing/piece-value.ts'
import { figureLimits, type WrittenDoor } from '#shop/publishing/terms.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import { Select } from '../ui/select.tsx'
import { ChosenList } from './chosen-list.tsx'
import type { TermName } from './edited.ts'
import { Fields } from './fields.tsx'
import { Figure } from './figure.tsx'

type Props = {
  readonly view: Pick<Output<'terms-one'>, 'door' | 'usualDoor' | 'areas'>
  readonly made: Json
  readonly change: (name: TermName, value: Json) => void
  readonly mark: (name: string, isWrong: boolean) => void
}

/** Who may pay when the food is handed over, and how much (§16); nothing where the shop does not offer it. */
export function DoorFields({ view, made, change, mark }: Props) {
  const { terms } = useWords()
  const lang = useLanguage()
  const usual = view.usualDoor as WrittenDoor | null
  if (!usual) return null
  const live = { ...usual, ...pieceIfThere<'door'>(view.door.live) }
  const value = { ...usual, ...pieceIfThere<'door'>(made) }
  const set = (fields: Partial<WrittenDoor>) => change('door', { ...value, ...fields })
  function setAreas(chosen: readonly string[]): void {
    const { areas: _, ...others } = value
    change('door', { ...others, ...(chosen.length > 0 && { areas: chosen }) })
  }
  const figure = (name: 'most' | 'atOnce', limits: (typeof figureLimits)['euros' | 'atOnce']) => (
    <Figure
      {...{ name: `door-${name}`, label: terms.door[name], limits, mark }}
      value={value[name]}
      live={live[name]}
      set={next => set({ [name]: next })}
    />
  )
  return (
    <Fields title={terms.door.title} text={terms.door.text}>
      {figure('most', figureLimits.euros)}
      {figure('atOnce', figureLimits.atOnce)}
      <Select
        label={terms.door.customers}
        value={value.customers}
        onChange={customers => set({ customers: customers === 'all' ? 'all' : 'known' })}
        options={(['known', 'all'] as const).map(who => ({
          value: who,
          label: terms.door[who],
        }))}
      />
      <ChosenList
        title={terms.door.areas}
        text={terms.door.areasText}
        none={terms.door.everywhere}
        add={terms.door.addArea}
        choose={terms.choose}
        takeOut={terms.door.takeOut}
        names={view.areas.map(({ id, name }) => [id, name[lang]])}
        chosen={value.areas ?? []}
        change={setAreas}
      />
    </Fields>
  )
}
