import { useWords } from '../text/words.ts'

type Subject = { readonly subject: string; readonly subjectName?: string }

/** What a deed was done to, by its name where it has one: "Νίκος Χεφ", "παραγγελία 1042". */
export function useSubject(): (deed: Subject) => string {
  const { deeds } = useWords()
  const kinds: Partial<Record<string, string>> = deeds.subjects
  return ({ subject, subjectName }) => {
    if (subjectName) return subjectName
    const [kind = '', id = ''] = subject.split(' ')
    if (kind === 'staff') return deeds.somebody
    return `${kinds[kind] ?? kind} ${id}`.trim()
  }
}
