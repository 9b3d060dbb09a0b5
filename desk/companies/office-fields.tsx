import type { OfficeForm } from '#shop/people/company-form.ts'
import { TextField } from '#ui/field.tsx'
import { shopLanguages } from '../shop.ts'
import { useWords } from '../text/words.ts'

type Field = (name: keyof OfficeForm) => {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => unknown
  readonly error: string | undefined
}

/** Name and place of an office, in both languages. */
export function OfficeFields({ field }: { field: Field }) {
  const { companies } = useWords()
  const isAlsoEnglish = shopLanguages().length > 1
  const given = (name: keyof OfficeForm) => {
    const { onBlur, error, ...rest } = field(name)
    return { ...rest, onBlur: () => void onBlur(), ...(error !== undefined && { error }) }
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...given('nameEl')} label={companies.nameEl} required />
      {isAlsoEnglish && (
        <TextField {...given('nameEn')} label={companies.nameEn} hint={companies.nameEnHint} />
      )}
      <TextField {...given('streetEl')} label={companies.street} required />
      <TextField {...given('number')} label={companies.number} required />
      <TextField {...given('municipality')} label={companies.municipality} required />
      <TextField {...given('postcode')} label={companies.postcode} inputMode="numeric" required />
      {isAlsoEnglish && (
        <TextField
          {...given('streetEn')}
          label={companies.streetEn}
          hint={companies.streetEnHint}
        />
      )}
    </div>
  )
}
