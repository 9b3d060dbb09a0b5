import type { DishDraft } from '#shop/food/dish-file.ts'
import type { Language } from '#shop/language.ts'
import { pieceValue } from '#shop/publishing/piece-value.ts'
import { Fields } from '../words/fields.tsx'
import { LanguageTabs } from '../words/language-tabs.tsx'
import type { Row } from '../words/parts.ts'

const fields = ['name', 'description', 'preparation', 'alt'] as const
const nothing = { el: '', en: '' }

/** What a dish says to customers, in both languages; its picture, to those who cannot see it. */
export function DishTexts({
  draft,
  change,
  shown,
  show,
}: {
  draft: DishDraft
  change: (draft: DishDraft) => void
  shown: Language
  show: (lang: Language) => void
}) {
  const rows = fields.map(
    (field): Row => ({ kind: 'text', path: [field], value: draft[field] ?? nothing }),
  )
  return (
    <div className="max-w-4xl">
      <LanguageTabs {...{ shown, show }} />
      <Fields
        {...{ rows, shown, wrong: new Map() }}
        value={draft}
        change={value => change(withoutEmpty(pieceValue<'dish'>(value)))}
      />
    </div>
  )
}

/** A picture about which nothing is said has no text, rather than an empty one. */
function withoutEmpty({ alt, ...draft }: DishDraft): DishDraft {
  return alt && (alt.el || alt.en) ? { ...draft, alt } : draft
}
