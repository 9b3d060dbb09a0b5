import type { LoaderFunctionArgs } from 'react-router'
import { pageContext } from '../../context.ts'
import { promotionsIn } from '../../layout/promotions.ts'
import { wordsOf } from '../../text/words.ts'
import { tileOf } from '../../ui/meal-tile.tsx'
import { goalsSold } from '../plans/goals.ts'
import { inLanguage } from './content.ts'
import { weeksSold } from './week.ts'

const tilesShown = 8
const newTilesShown = 4

export async function loader({ context }: LoaderFunctionArgs) {
  const { lang, call, texts, config } = context.get(pageContext)
  const { home, 'plan-goals': planGoals } = texts
  const [menu, faq, pictures, sold] = await Promise.all([
    call('meal-collection', { category: 'main-meal' }),
    call('faq-collection', {}),
    call('social-feed-collection', { source: 'own' }),
    call('plan-collection', {}),
  ])
  const plans = sold.code === 'ok' ? sold.data.plans : []
  const meals = menu.code === 'ok' ? menu.data.meals : []
  const tagged = (tag: string) =>
    meals.flatMap(meal => (meal.tags.includes(tag) ? (tileOf(meal) ?? []) : []))
  const { delivery, leastMainMeals } = config
  const weeks = weeksSold({ meals, plans, delivery, leastMainMeals })
  const asked = faq.code === 'ok' ? faq.data.groups.flatMap(({ questions }) => questions) : []
  return {
    lang,
    texts: inLanguage(home, lang),
    /** Euros: the cheapest main meal. */
    from: meals.reduce((least, meal) => Math.min(least, tileOf(meal)?.price ?? least), Infinity),
    weeks,
    /** What it costs and when it comes, for the first screen; '' where no such plan is sold. */
    week: weeks[0]
      ? wordsOf(lang).home.week(weeks[0].dishes.length, weeks[0].total, config.sale)
      : '',
    offer:
      promotionsIn(texts, config.sale).find(({ code }) => code === 'first-order')?.text[lang] ??
      null,
    goals: inLanguage(
      { items: goalsSold(planGoals.items, plans), disclaimer: planGoals.disclaimer },
      lang,
    ),
    howItWorks: inLanguage(texts['how-it-works'], lang),
    bestSellers: tagged('best-seller').slice(0, tilesShown),
    newMeals: tagged('new').slice(0, newTilesShown),
    pictures: pictures.code === 'ok' ? pictures.data.posts : [],
    questions: home.faq.slugs.flatMap(slug => asked.find(entry => entry.slug === slug) ?? []),
  }
}
