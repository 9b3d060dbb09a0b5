import { Choice } from '../menu/filter-choice.tsx'

type ChipsProps = {
  legend: string
  hint: string
  options: readonly (readonly [code: string, name: string])[]
  chosen: readonly string[]
  setChosen: (codes: readonly string[]) => void
}

/** Chips of which the customer may choose any number. */
export function Chips({ legend, hint, options, chosen, setChosen }: ChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      <p className="mt-0.5 mb-3 text-sm text-muted">{hint}</p>
      <div className="flex flex-wrap gap-2">
        {options.map(([code, name]) => (
          <Choice
            key={code}
            name={name}
            checked={chosen.includes(code)}
            toggle={() =>
              setChosen(
                chosen.includes(code) ? chosen.filter(each => each !== code) : [...chosen, code],
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
