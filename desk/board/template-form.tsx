import { useState } from 'react'
import type { Text } from '#shop/language.ts'
import { TextField } from '#ui/field.tsx'
import { shopLanguages, typedIn } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { FormDialog } from '../ui/form-dialog.tsx'

type Props = {
  readonly title: string
  readonly text: string
  readonly name: Text
  /** Names of the other templates, which this one may not have. */
  readonly others: readonly Text[]
  readonly close: () => void
  readonly put: (name: Text) => void
}

const mostLetters = 40

/** What a template week is called in both languages. */
export function TemplateForm({ title, text, name, others, close, put }: Props) {
  const { board } = useWords()
  const [texts, setTexts] = useState(name)
  const [isTried, setTried] = useState(false)
  const wrong = (lang: 'el' | 'en') => {
    const title = texts[lang].trim()
    if (title === '') return board.needed
    if (title.length > mostLetters) return board.tooLong(mostLetters)
    return others.some(other => other[lang] === title) ? board.taken : undefined
  }
  return (
    <FormDialog
      title={title}
      yes={board.putName}
      act={null}
      submit={() => {
        setTried(true)
        if (!wrong('el') && !wrong('en')) put({ el: texts.el.trim(), en: texts.en.trim() })
      }}
      close={close}
    >
      <p className="text-muted">{text}</p>
      {shopLanguages().map(lang => (
        <TextField
          key={lang}
          name={`name-${lang}`}
          label={board.nameIn[lang]}
          value={texts[lang]}
          required
          error={isTried ? wrong(lang) : undefined}
          onChange={value => setTexts({ ...texts, ...typedIn(lang, value) })}
        />
      ))}
    </FormDialog>
  )
}
