import type { Text } from '#shop/language.ts'
import { templateId } from '#shop/menu/menu-weeks.ts'
import { useWords } from '../text/words.ts'
import type { BoardEdits } from './board-edits.ts'
import type { View } from './board-row.ts'
import type { BoardWeek } from './board-week.ts'
import { TemplateForm } from './template-form.tsx'

export type Naming = { readonly of: 'new' | 'copy' | 'rename'; readonly name: Text }

/** Names a template that is there, or begins one; a copied week of the calendar then follows it. */
export function NameTemplate({
  view,
  shown: { week, template, weeks, show },
  editing: { edits, write, follow },
  naming,
  close,
}: {
  view: View
  shown: BoardWeek
  editing: BoardEdits
  naming: Naming
  close: () => void
}) {
  const { board } = useWords()
  const isCopy = naming.of === 'copy'

  function put(name: Text) {
    close()
    if (naming.of === 'rename') {
      if (template) write(template.id, { ...template, name })
      return
    }
    const ids = [...view.templates.map(({ id }) => id), ...edits.templates.keys()]
    const id = templateId(name.en, ids)
    write(id, { id, name, dishes: (isCopy && template?.dishes) || {} })
    if (isCopy && week) follow(week, id)
    show(id)
  }

  return (
    <TemplateForm
      title={board.naming[naming.of]}
      text={isCopy && week ? board.copyText : board.templateText}
      name={naming.name}
      others={weeks.templates
        .filter(({ id }) => naming.of !== 'rename' || id !== template?.id)
        .map(({ name }) => name)}
      close={close}
      put={put}
    />
  )
}
