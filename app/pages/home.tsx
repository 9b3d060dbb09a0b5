import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import content from '../../content/home.json' with { type: 'json' }
import howItWorks from '../../content/how-it-works.json' with { type: 'json' }
import planGoals from '../../content/plan-goals.json' with { type: 'json' }
import { pageContext } from '../context.ts'
import { wordsOf } from '../text/words.ts'
import { tileOf } from '../ui/meal-tile.tsx'
import { inLanguage } from './home/content.ts'
import { FinalCall, Hero, Trust } from './home/hero.tsx'
import { BestSellers, Goals, HowItWorks, Why } from './home/sections.tsx'

export { shouldRevalidate } from '../revalidate.ts'

const tilesShown = 8

export async function loader({ context }: LoaderFunctionArgs) {
  const { lang, call } = context.get(pageContext)
  const answer = await call('meal-collection', { tag: 'best-seller', category: 'main-meal' })
  const meals = answer.code === 'ok' ? answer.data.meals : []
  const { hero, goals, bestSellers, why } = content
  return {
    lang,
    texts: inLanguage({ hero, goals, bestSellers, why }, lang),
    goals: inLanguage({ items: planGoals.items, disclaimer: planGoals.disclaimer }, lang),
    howItWorks: inLanguage(howItWorks, lang),
    tiles: meals.flatMap(meal => tileOf(meal) ?? []).slice(0, tilesShown),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { title, description } = wordsOf(loaderData.lang).home
  return [{ title }, { name: 'description', content: description }]
}

export default function Home() {
  const { texts, goals, howItWorks, tiles } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero {...texts.hero} />
      <Trust />
      <Goals {...texts.goals} {...goals} />
      {tiles.length > 0 && <BestSellers {...texts.bestSellers} tiles={tiles} />}
      <HowItWorks {...howItWorks} />
      <Why {...texts.why} />
      <FinalCall action={texts.hero.primary} />
    </>
  )
}
