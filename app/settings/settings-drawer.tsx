import ChevronDown from 'lucide-react/icons/chevron-down'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { type Settings, settingChoices } from '#shop/settings.ts'
import { useConfig } from '../config.ts'
import { type DialogProps, Overlay } from '../dialog/overlay.tsx'
import '../text/more-words.ts'
import { Button } from '#ui/button.tsx'
import { useWords } from '../text/words.ts'
import { Sample } from './samples.tsx'
import { useSettings } from './settings.ts'

const first = ['paletteMode', 'contrast', 'colorPreset'] as const
const further = ['navColor', 'layout', 'direction'] as const
const switched = ['responsiveFontSizes', 'stretch'] as const

/** How the shop looks in this browser (§3); a choice takes effect at once. */
export default function SettingsDrawer({ open, close }: DialogProps) {
  const { settings: words } = useWords()
  const { settings, custom, change, reset } = useSettings()
  return (
    <Overlay
      open={open}
      close={close}
      title={words.title}
      side="right"
      end={<Reset custom={custom} reset={reset} />}
    >
      <p className="text-muted">{words.intro}</p>
      {first.map(name => (
        <Tiles key={name} name={name} chosen={settings[name]} change={change} />
      ))}
      <details className="group mt-7 border-t border-line pt-2">
        <summary className="flex min-h-12 list-none items-center justify-between rounded-field font-semibold [&::-webkit-details-marker]:hidden">
          {words.further}
          <ChevronDown
            size={20}
            aria-hidden="true"
            className="transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        {further.map(name => (
          <Tiles key={name} name={name} chosen={settings[name]} change={change} />
        ))}
        <fieldset className="mt-7 min-w-0">
          <legend className="mb-2.5 font-semibold">{words.more}</legend>
          {switched.map(name => (
            <Switch
              key={name}
              label={words[name]}
              on={settings[name]}
              turn={on => change({ [name]: on } as Partial<Settings>)}
            />
          ))}
        </fieldset>
      </details>
    </Overlay>
  )
}

type TilesProps = {
  name: (typeof first | typeof further)[number]
  chosen: string
  change: (part: Partial<Settings>) => void
}

function Tiles({ name, chosen, change }: TilesProps) {
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

/** The dot says that a setting was changed (§3). */
function Reset({ custom, reset }: { custom: boolean; reset: () => void }) {
  const { settings: words } = useWords()
  return (
    <div className="flex items-center justify-between gap-4">
      <p role="status" className="text-sm text-muted">
        {custom ? words.changed : words.same}
      </p>
      <Button
        variant="secondary"
        aria-disabled={!custom || undefined}
        onClick={reset}
        className="relative shrink-0"
      >
        <RotateCcw size={18} aria-hidden="true" />
        {words.reset}
        {custom && (
          <span
            data-custom
            className="absolute end-1 top-0 size-3 rounded-full border-2 border-card bg-terracotta"
          />
        )}
      </Button>
    </div>
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

function Switch({ label, on, turn }: { label: string; on: boolean; turn: (on: boolean) => void }) {
  return (
    <label className="flex min-h-12 items-center justify-between gap-4 rounded-field has-focus-visible:outline-3 has-focus-visible:outline-basil">
      {label}
      <input
        type="checkbox"
        checked={on}
        onChange={event => turn(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="flex h-7 w-12 shrink-0 rounded-full border-2 border-edge bg-card p-0.5 before:size-5 before:rounded-full before:bg-edge before:transition-[margin] peer-checked:border-basil peer-checked:bg-basil peer-checked:before:ms-5 peer-checked:before:bg-on-basil"
      />
    </label>
  )
}

const columns: Readonly<Record<number, string>> = {
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-2 min-[24rem]:grid-cols-4',
}
