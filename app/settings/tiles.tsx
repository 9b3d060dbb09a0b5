import { type Settings, settingChoices } from '#shop/settings.ts'
import { useConfig } from '../config.ts'
import { useWords } from '../text/words.ts'
import { Sample } from './samples.tsx'

export const first = ['paletteMode', 'contrast', 'colorPreset'] as const

export const further = ['navColor', 'layout', 'direction'] as const

type TilesProps = {
  name: (typeof first | typeof further)[number]
  chosen: string
  change: (part: Partial<Settings>) => void
}

export function Tiles({ name, chosen, change }: TilesProps) {
  const { settings: words } = useWords()
  return (
    <fieldset className="mt-7 min-w-0 first-of-type:mt-4">
      <legend className="mb-2.5 font-semibold">{words.names[name]}</legend>
      <div className={`grid gap-2.5 ${columns[settingChoices[name].length]}`}>
        {settingChoices[name].map(value => (
          <Tile
            key={value}
            name={name}
            value={value}
            checked={chosen === value}
            choose={() => change({ [name]: value } as Partial<Settings>)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type TileProps = {
  name: TilesProps['name']
  value: keyof ReturnType<typeof useWords>['settings']['values']
  checked: boolean
  choose: () => void
}

function Tile({ name, value, checked, choose }: TileProps) {
  const { settings: words } = useWords()
  const { ownColours } = useConfig()
  return (
    <label
      className={`flex flex-col items-center gap-2 rounded-field border bg-card px-2 pt-3 pb-2.5 text-center text-sm leading-tight has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-basil ${checked ? 'border-basil font-semibold ring-2 ring-basil' : 'border-edge hover:border-basil'}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={choose}
        className="sr-only"
      />
      <Sample of={value} />
      {value === 'green' && ownColours ? words.own : words.values[value]}
    </label>
  )
}

const columns: Readonly<Record<number, string>> = {
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-2 min-[24rem]:grid-cols-4',
}
