import type { Language } from '#shop/language.ts'
import type { Json } from '#shop/merge.ts'
import { Fields } from '../words/fields.tsx'
import { LanguageTabs } from '../words/language-tabs.tsx'
import type { Row } from '../words/parts.ts'
import type { Draft } from './dish-draft.ts'

const fields = ['name', 'description', 'preparation', 'alt'] as const
const nothing = { el: '', en: '' }

/** What a dish says to customers, in both languages; its picture, to those who cannot see it. */
export function DishTexts({
  draft,
  change,
  shown,
  show,
}: {
  draft: Draft
  change: (draft: Draft) => void
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
        value={draft as unknown as Json}
        change={value => change(withoutEmpty(value as unknown as Draft))}
      />
    </div>
  )
}

/** A picture about which nothing is said has no text, rather than an empty one. */
function withoutEmpty({ alt, ...draft }: Draft): Draft {
  return alt && (alt.el || alt.en) ? { ...draft, alt } : draft
}
