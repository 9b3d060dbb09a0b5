import type { Language, Text } from '#shop/language.ts'

/** Editorial content with every text in one language. */
type InLanguage<Content> = Content extends Text
  ? string
  : Content extends readonly (infer Entry)[]
    ? InLanguage<Entry>[]
    : Content extends object
      ? { [Key in keyof Content]: InLanguage<Content[Key]> }
      : Content

export function inLanguage<Content>(content: Content, lang: Language): InLanguage<Content> {
  return inTheLanguage(content, lang) as InLanguage<Content>
}

function inTheLanguage(content: unknown, lang: Language): unknown {
  if (Array.isArray(content)) return content.map(entry => inTheLanguage(entry, lang))
  if (typeof content !== 'object' || content === null) return content
  if ('el' in content && 'en' in content) return content[lang]
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, inTheLanguage(value, lang)]),
  )
}
