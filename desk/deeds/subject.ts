import { formatDay } from '#shop/format.ts'
import type { Names } from '#shop/lack/lack-text.ts'
import type { ListName } from '#shop/people/list-names.ts'
import { roleText, type StaffRole } from '#shop/people/staff.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'

type Subject = {
  readonly subject: string
  readonly subjectName?: string
  readonly names?: Names
}

/** Their ids say nothing to a person. */
const nameless: ReadonlySet<string> = new Set(['customer', 'message', 'refund'])

/** What a deed was done to, by its name where it has one: "Νίκος Χεφ", "παραγγελία 1042", "έκδοση «Χειμώνας»". */
export function useSubject(): (deed: Subject) => string {
  const { deeds } = useWords()
  const lang = useLanguage()
  const kinds: Partial<Record<string, string>> = deeds.subjects
  return ({ subject, subjectName, names }) => {
    const [kind = '', id = ''] = subject.split(' ')
    const kindName = kinds[kind] ?? kind
    const name = names?.[id]?.[lang]
    if (subjectName) return kind === 'release' ? deeds.release(subjectName) : subjectName
    if (kind === 'staff') return deeds.somebody
    if (kind === 'export' && Object.hasOwn(deeds.lists, id)) return deeds.lists[id as ListName]
    if (name) return `${kindName} ${name}`
    if (nameless.has(kind)) return kindName
    if (Object.hasOwn(roleText, id)) return `${kindName} ${roleText[id as StaffRole][lang]}`
    if (/^\d{4}-\d{2}-\d{2}$/.test(id)) return `${kindName} ${formatDay(`${id}T12:00:00Z`, lang)}`
    return `${kindName} ${id}`.trim()
  }
}
