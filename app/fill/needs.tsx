import { formatNumber } from '#shop/format.ts'
import { TextField } from '#ui/field.tsx'
import type { useForm } from '#ui/form.ts'
import { useLanguage, useWords } from '../text/words.ts'
import type { FillForm } from './fill-form.ts'
import { limits } from './preferences.ts'

/** Energy and protein of a day, beside what is usual for the goal. */
export function Needs({
  form,
  usual,
}: {
  form: ReturnType<typeof useForm<FillForm, FillForm>>
  usual: { readonly kcal: number; readonly protein: number }
}) {
  const { fill } = useWords()
  const lang = useLanguage()
  const number = (value: number) => formatNumber(value, lang)
  return (
    <>
      <TextField
        {...form.field('kcal')}
        label={fill.kcal}
        hint={fill.kcalHint(number(usual.kcal), number(limits.kcal[0]), number(limits.kcal[1]))}
        inputMode="numeric"
        maxLength={4}
        required
      />
      <TextField
        {...form.field('protein')}
        label={fill.protein}
        hint={fill.proteinHint(number(usual.protein))}
        inputMode="numeric"
        maxLength={3}
        required
      />
    </>
  )
}
