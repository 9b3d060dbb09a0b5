import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { pageContext } from '../context.ts'
import { titleWith } from '../text/page-title.ts'
import { wordsOf } from '../text/words.ts'
import { Page } from '../ui/section.tsx'
import { Benefits } from './business/benefits.tsx'
import { BusinessHero } from './business/hero.tsx'
import { PartnershipForm } from './business/partnership-form.tsx'
import { TalkToUs } from './business/talk-to-us.tsx'
import { inLanguage } from './home/content.ts'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { lang, texts } = context.get(pageContext)
  const { title, lead, body, benefits, form } = texts.corporate
  return { lang, texts: inLanguage({ title, lead, body, benefits, form }, lang) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { metaTitle, metaDescription } = wordsOf(loaderData.lang).business
  return [
    { title: titleWith(metaTitle, matches) },
    { name: 'description', content: metaDescription },
  ]
}

export default function Business() {
  const { title, lead, body, benefits, form } = useLoaderData<typeof loader>().texts
  return (
    <Page>
      <BusinessHero title={title} lead={lead} body={body} />
      <Benefits benefits={benefits} />
      <div
        id="partnership-form"
        className="mt-14 grid gap-6 md:mt-20 md:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8"
      >
        <div className="rounded-card border border-line bg-card p-5 shadow-card sm:p-8 lg:p-10">
          <PartnershipForm {...form} />
        </div>
        <TalkToUs />
      </div>
    </Page>
  )
}
