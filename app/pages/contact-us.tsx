import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { pageContext } from '../context.ts'
import { titleWith } from '../text/page-title.ts'
import { useWords, wordsOf } from '../text/words.ts'
import { Page } from '../ui/section.tsx'
import { ContactForm } from './contact-us/contact-form.tsx'
import { Faq } from './contact-us/faq.tsx'
import { Ways } from './contact-us/ways.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, lang } = context.get(pageContext)
  const answer = await call('faq-collection', {})
  if (answer.code !== 'ok') throw new Response(answer.message, { status: 503 })
  return { lang, groups: answer.data.groups }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { metaTitle, metaDescription } = wordsOf(loaderData.lang).contact
  return [
    { title: titleWith(metaTitle, matches) },
    { name: 'description', content: metaDescription },
  ]
}

export default function ContactUs() {
  const { groups } = useLoaderData<typeof loader>()
  const { contact } = useWords()
  return (
    <Page>
      <h1 className="text-3xl md:text-5xl">{contact.title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-muted">{contact.intro}</p>
      <div className="mt-6 grid gap-6 md:mt-10 md:grid-cols-[20rem_minmax(0,1fr)] lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-8">
        <Ways />
        <div className="rounded-card border border-line bg-card p-5 shadow-card sm:p-8">
          <ContactForm />
        </div>
      </div>
      <Faq groups={groups} />
    </Page>
  )
}
