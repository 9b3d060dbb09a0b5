import { useEffect, useState } from 'react'
import type { KeptNo } from '#shop/people/refusal-message.ts'
import { useLanguage } from '#ui/language.ts'

type Texts = typeof import('#shop/people/refusal-message.ts')

/** Says why the shop did not take something. That is rare, so the texts are loaded only then. */
export function Why({ no }: { no: KeptNo }) {
  const lang = useLanguage()
  const [texts, setTexts] = useState<Texts | null>(null)
  useEffect(() => {
    import('#shop/people/refusal-message.ts').then(setTexts, () => {})
  }, [])
  return texts && <p>{texts.deskRefusalMessage(no, lang)}</p>
}
