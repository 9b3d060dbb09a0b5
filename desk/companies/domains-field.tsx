import { TextField } from '#ui/field.tsx'
import { useWords } from '../text/words.ts'

/** The e-mail domains by which an office knows its people. */
export function DomainsField({
  typed,
  setTyped,
  isRight,
}: {
  typed: string
  setTyped: (typed: string) => void
  isRight: boolean
}) {
  const { companies } = useWords()
  return (
    <TextField
      label={companies.domains}
      name="domains"
      value={typed}
      onChange={setTyped}
      hint={companies.domainsHint}
      error={isRight ? undefined : companies.domainsRule}
      multiline
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
