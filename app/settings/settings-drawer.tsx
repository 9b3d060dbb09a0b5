import ChevronDown from 'lucide-react/icons/chevron-down'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { Settings } from '#shop/settings.ts'
import { type DialogProps, Overlay } from '../dialog/overlay.tsx'
import { first, further, Tiles } from './tiles.tsx'
import '../text/more-words.ts'
import { Button } from '#ui/button.tsx'
import { useWords } from '../text/words.ts'
import { useSettings } from './settings.ts'

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
