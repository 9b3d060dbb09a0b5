import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useWords } from '../text/words.ts'
import { fieldName } from '../words/field-name.ts'
import type { View } from './board-row.ts'
import type { Clash } from './rebased.ts'

type Props = {
  readonly view: View
  readonly clash: Clash
  /** Of the dish, template or week. */
  readonly name: string
  readonly decide: (clash: Clash, whose: 'mine' | 'theirs') => void
}

/** A colleague changed the same place of a piece: one of both is chosen before it is saved. */
export function ClashNotice({ view, clash, name, decide }: Props) {
  const { catalogue, words } = useWords()
  const lang = useLanguage()
  const names = Object.fromEntries(view.dishes.map(({ slug, name }) => [slug, name]))
  const fields = clash.fields.map(field => fieldName(field, words, names, lang)).filter(Boolean)
  return (
    <div className="mb-5">
      <Notice kind="warning" title={words.conflict}>
        <p>{[name, fields.join(', ')].filter(Boolean).join(': ')}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => decide(clash, 'theirs')}>
            {catalogue.theirs}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => decide(clash, 'mine')}>
            {words.mine}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
