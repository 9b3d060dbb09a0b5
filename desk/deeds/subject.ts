import type { ListName } from '#shop/staff-room/list-names.ts'
import { roleText, type StaffRole } from '#shop/staff-room/staff.ts'
import { useLanguage } from '../../app/text/language.ts'
import { useWords } from '../text/words.ts'

type Subject = { readonly subject: string; readonly subjectName?: string }

/** What a deed was done to, by its name where it has one: "Νίκος Χεφ", "παραγγελία 1042", "έκδοση «Χειμώνας»". */
export function useSubject(): (deed: Subject) => string {
  const { deeds } = useWords()
  const lang = useLanguage()
  const kinds: Partial<Record<string, string>> = deeds.subjects
  return ({ subject, subjectName }) => {
    const [kind = '', id = ''] = subject.split(' ')
    if (subjectName) return kind === 'release' ? deeds.release(subjectName) : subjectName
    if (kind === 'staff') return deeds.somebody
    if (kind === 'export' && Object.hasOwn(deeds.lists, id)) return deeds.lists[id as ListName]
    if (Object.hasOwn(roleText, id))
      return `${kinds[kind] ?? kind} ${roleText[id as StaffRole][lang]}`
    return `${kinds[kind] ?? kind} ${id}`.trim()
  }
}
