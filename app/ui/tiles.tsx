import Check from 'lucide-react/icons/check'

type Tile<Value extends string = string> = {
  readonly value: Value
  readonly label: string
  readonly text?: string | undefined
  readonly note?: string | undefined
  readonly badge?: string | undefined
  readonly disabled?: boolean
}

/** A question with a few short answers, side by side on a phone too. */
export function Tiles<Value extends string>({
  legend,
  hideLegend = false,
  stacked = false,
  name,
  tiles,
  value,
  onChoose,
}: {
  legend: string
  hideLegend?: boolean
  /** One below the other, where words have no room side by side. */
  stacked?: boolean
  name: string
  tiles: readonly Tile<Value>[]
  value: string
  onChoose: (value: NoInfer<Value>) => void
}) {
  const wordy = tiles.some(({ label }) => label.length > 2)
  return (
    <fieldset className="@container min-w-0">
      <legend className={hideLegend ? 'sr-only' : 'mb-3 font-serif text-xl font-semibold'}>
        {legend}
      </legend>
      <div className={`grid gap-2 sm:gap-3 ${stacked ? '' : columns(tiles.length)}`}>
        {tiles.map(tile => (
          <TileCard
            key={tile.value}
            {...tile}
            name={name}
            wordy={wordy}
            checked={tile.value === value}
            choose={() => onChoose(tile.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function columns(count: number): string {
  if (count === 2) return 'grid-cols-2 @max-[18rem]:grid-cols-1'
  if (count === 4) return 'grid-cols-2 sm:grid-cols-4'
  return count <= 3 ? 'grid-cols-3' : 'grid-cols-2 sm:grid-cols-3'
}

/** `wordy`: some tile's label is a word, and all of them are smaller. */
type CardProps = Tile & { name: string; wordy: boolean; checked: boolean; choose: () => void }

function TileCard({ value, name, wordy, checked, disabled = false, choose, ...told }: CardProps) {
  return (
    <label
      className={`relative flex flex-col rounded-card border p-3 leading-snug max-[22rem]:px-2 transition-[border-color,box-shadow,background-color] duration-200 ease-calm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-basil sm:p-5 ${looks(checked, disabled)}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={choose}
        className="sr-only"
      />
      <span
        aria-hidden="true"
        className={`absolute top-2.5 end-2.5 grid size-6 place-items-center rounded-full border-2 sm:top-4 sm:end-4 ${checked ? 'border-basil bg-basil text-on-basil' : 'border-edge'} ${disabled ? 'hidden' : ''}`}
      >
        {checked && <Check size={14} strokeWidth={3.5} />}
      </span>
      <span
        className={`pe-6 font-serif leading-tight font-semibold ${wordy ? 'text-lg' : 'text-xl'}`}
      >
        {told.label}
      </span>{' '}
      {told.text && <span className="mt-0.5 text-sm max-[22rem]:text-xs">{told.text}</span>}
      {told.badge && (
        <span className="mt-2 self-start rounded-full bg-honey px-2.5 py-0.5 text-sm font-medium text-on-honey">
          {told.badge}
        </span>
      )}
      {told.note && (
        <span className="mt-auto pt-2 text-sm text-muted tabular-nums">{told.note}</span>
      )}
    </label>
  )
}

function looks(checked: boolean, disabled: boolean): string {
  if (disabled) return 'cursor-not-allowed border-transparent bg-sand text-muted'
  return checked
    ? 'border-basil bg-basil-soft shadow-card ring-2 ring-basil'
    : 'border-line bg-card hover:border-basil'
}
