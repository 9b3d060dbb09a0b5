import { useRouteLoaderData } from 'react-router'
import type { Language } from '#shop/language.ts'
import type { Texts } from '#shop/shop-data/texts.ts'

/** How a delivery fills up, in the page's language. */
type PlanRules = {
  readonly title: string
  readonly intro: string
  readonly rules: readonly string[]
  readonly examples: Readonly<Record<string, string>>
}

/** For the layout's loader: the dialog opens over any page. */
export function planRulesIn(texts: Pick<Texts, 'plan-rules'>, lang: Language): PlanRules {
  const { title, intro, rules, examples } = texts['plan-rules']
  return {
    title: title[lang],
    intro: intro[lang],
    rules: rules.map(rule => rule[lang]),
    examples: Object.fromEntries(examples.map(({ code, text }) => [code, text[lang]])),
  }
}

/** null where the layout itself could not be loaded. */
export function usePlanRules(): PlanRules | null {
  return useRouteLoaderData<{ readonly rules: PlanRules }>('root')?.rules ?? null
}
