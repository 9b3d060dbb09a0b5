import { allergenCodes, inLawOrder } from '#shop/food/allergens.ts'
import type { FileIngredient } from '#shop/food/recipe.ts'
import { languages } from '#shop/language.ts'
import type { Code } from '#shop/meal.ts'
import { TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'

type Props = {
  readonly draft: FileIngredient
  readonly change: (draft: FileIngredient) => void
  readonly codes: readonly Code[]
}

const states = ['without', 'traces', 'contains'] as const
type State = (typeof states)[number]
/** The law wants it named which cereal or nut it is. */
const named: readonly string[] = ['gluten', 'nuts']

/** The 14 of the law: each contains, traces, or neither. */
export function AllergenSwitches({ draft, change, codes }: Props) {
  const { pantry } = useWords()
  const lang = useLanguage()
  const stateOf = (code: string): State => {
    if (draft.allergens?.includes(code)) return 'contains'
    return draft.traces?.includes(code) ? 'traces' : 'without'
  }
  return (
    <fieldset>
      <legend className="mb-2 font-serif text-xl font-semibold">{pantry.allergens}</legend>
      <ul className="max-w-xl">
        {allergenCodes.map(code => {
          const name = codes.find(one => one.code === code)?.name[lang] ?? code
          const now = stateOf(code)
          return (
            <li key={code} className="border-b border-line py-2">
              <Switch name={name} now={now} set={state => change(inState(draft, code, state))} />
              {now === 'contains' && named.includes(code) && (
                <Which {...{ code, name, draft, change }} />
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

function Switch({ name, now, set }: { name: string; now: State; set: (state: State) => void }) {
  const { pantry } = useWords()
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span className={now === 'without' ? '' : 'font-semibold'}>{name}</span>
      <span className="flex gap-1">
        {states.map(state => (
          <button
            key={state}
            type="button"
            aria-label={pantry.stateOf(name, pantry[state])}
            aria-pressed={state === now}
            onClick={() => set(state)}
            className={`min-h-11 rounded-field px-3 text-sm ${state === now ? chosen[state] : 'text-muted hover:text-ink'}`}
          >
            {pantry[state]}
          </button>
        ))}
      </span>
    </div>
  )
}

function Which({
  code,
  name,
  draft,
  change,
}: Pick<Props, 'draft' | 'change'> & { code: string; name: string }) {
  const { catalogue, pantry } = useWords()
  return (
    <div className="grid gap-3 pt-2 sm:grid-cols-2">
      {languages.map(each => (
        <TextField
          key={each}
          name={`${code}-${each}`}
          label={pantry.which(name, catalogue.languages[each])}
          value={draft.allergenDetail?.[code]?.[each] ?? ''}
          onChange={value => {
            const detail = { el: '', en: '', ...draft.allergenDetail?.[code] }
            const details = { ...draft.allergenDetail, [code]: { ...detail, [each]: value } }
            change({ ...draft, allergenDetail: details })
          }}
        />
      ))}
    </div>
  )
}

const chosen = {
  without: 'bg-basil-soft text-ink',
  traces: 'bg-basil-soft font-semibold text-warning',
  contains: 'bg-error font-semibold text-card',
}

function inState(draft: FileIngredient, code: string, state: State): FileIngredient {
  const { allergens = [], traces = [] } = draft
  const others = (list: readonly string[]) => list.filter(one => one !== code)
  const { [code]: _, ...details } = draft.allergenDetail ?? {}
  const next = {
    ...draft,
    allergens: inLawOrder([...others(allergens), ...(state === 'contains' ? [code] : [])]),
    traces: inLawOrder([...others(traces), ...(state === 'traces' ? [code] : [])]),
  }
  return state === 'contains' ? next : withDetails(next, details)
}

function withDetails(
  { allergenDetail: _, ...draft }: FileIngredient,
  details: NonNullable<FileIngredient['allergenDetail']>,
): FileIngredient {
  return Object.keys(details).length > 0 ? { ...draft, allergenDetail: details } : draft
}
