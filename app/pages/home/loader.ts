import type { LoaderFunctionArgs } from 'react-router'
import content from '../../../content/home.json' with { type: 'json' }
import howItWorks from '../../../content/how-it-works.json' with { type: 'json' }
import planGoals from '../../../content/plan-goals.json' with { type: 'json' }
import promoBanner from '../../../content/promo-banner.json' with { type: 'json' }
import { pageContext } from '../../context.ts'
import { tileOf } from '../../ui/meal-tile.tsx'
import { inLanguage } from './content.ts'

const tilesShown = 8
const newTilesShown = 4

export async function loader({ context }: LoaderFunctionArgs) {
  const { lang, call } = context.get(pageContext)
  const [menu, faq, pictures] = await Promise.all([
    call('meal-collection', { category: 'main-meal' }),
    call('faq-collection', {}),
    call('social-feed-collection', { source: 'own' }),
  ])
  const meals = menu.code === 'ok' ? menu.data.meals : []
  const tagged = (tag: string) =>
    meals.flatMap(meal => (meal.tags.includes(tag) ? (tileOf(meal) ?? []) : []))
  const asked = faq.code === 'ok' ? faq.data.groups.flatMap(({ questions }) => questions) : []
  return {
    lang,
    texts: inLanguage(content, lang),
    /** Euros: the cheapest main meal. */
    from: meals.reduce((least, meal) => Math.min(least, tileOf(meal)?.price ?? least), Infinity),
    offer: promoBanner.items.find(({ code }) => code === 'first-order')?.text[lang] ?? null,
    goals: inLanguage({ items: planGoals.items, disclaimer: planGoals.disclaimer }, lang),
    howItWorks: inLanguage(howItWorks, lang),
    bestSellers: tagged('best-seller').slice(0, tilesShown),
    newMeals: tagged('new').slice(0, newTilesShown),
    pictures: pictures.code === 'ok' ? pictures.data.posts : [],
    questions: content.faq.slugs.flatMap(slug => asked.find(entry => entry.slug === slug) ?? []),
  }
}
