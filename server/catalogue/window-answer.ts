import type { Language } from '#shop/language.ts'
import type { TimePeriod } from '#shop/schedule/schedule.ts'

/** A window by its name in the call's language, with whatever else is known of it. */
export function windowAnswer<Window extends TimePeriod>(
  { name, ...window }: Window,
  lang: Language,
): Omit<Window, 'name'> & { name: string } {
  return { ...window, name: name[lang] }
}
