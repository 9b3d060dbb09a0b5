import { useEffect, useRef } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { locales } from '#shop/language.ts'
import { Notice } from '#ui/notice.tsx'
import { pageContext } from '../context.ts'
import { shopIn, titleWith } from '../text/page-title.ts'
import { loadPageWords, useLanguage } from '../text/words.ts'
import { Link, redirect } from '../ui/link.tsx'
import { Page } from '../ui/section.tsx'

export { shouldRevalidate } from '../revalidate.ts'

const wordsIn = await loadPageWords({
  el: () => import('../text/el/policies.ts'),
  en: () => import('../text/en/policies.ts'),
})

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call, lang } = context.get(pageContext)
  const answer = await call('content-one', { slug: params.sectionSlug ?? '' })
  // Unknown paths redirect home (§2), and so does an unknown section.
  if (answer.code !== 'ok') throw redirect('/?not-found=1')
  return { lang, page: answer.data }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { policies } = wordsIn(loaderData.lang)
  const { title } = loaderData.page
  return [
    { title: titleWith(title, matches) },
    { name: 'description', content: policies.metaDescription(title, shopIn(matches)) },
  ]
}

export default function Terms() {
  const { page } = useLoaderData<typeof loader>()
  const { policies } = wordsIn(useLanguage())
  return (
    <Page>
      <div className="gap-16 lg:flex">
        <SideNavigation current={page.slug} pages={page.pages} />
        <article className="min-w-0 max-w-[44rem] flex-1">
          <h1 className="text-3xl md:text-5xl">{page.title}</h1>
          <Updated date={page.updated} />
          <div className="mt-6">
            <Notice kind="info" title={policies.sample}>
              {page.sample}
            </Notice>
          </div>
          {page.sections.map(({ heading, paragraphs }) => (
            <section key={heading} className="mt-9">
              <h2 className="text-xl">{heading}</h2>
              {paragraphs.map(paragraph => (
                <p key={paragraph} className="mt-3 text-base leading-relaxed">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </article>
      </div>
    </Page>
  )
}

function Updated({ date }: { date: string }) {
  const lang = useLanguage()
  const { policies } = wordsIn(lang)
  const format = new Intl.DateTimeFormat(locales[lang], { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <p className="mt-3 text-muted">
      {policies.updated(format.format(new Date(`${date}T00:00:00Z`)))}
    </p>
  )
}

type NavigationProps = { current: string; pages: { slug: string; title: string }[] }

function SideNavigation({ current, pages }: NavigationProps) {
  const { policies } = wordsIn(useLanguage())
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (link) list.current?.scrollTo({ left: link.offsetLeft - 20 })
  })
  return (
    <nav aria-label={policies.label} className="mb-6 shrink-0 lg:w-64">
      <ul
        ref={list}
        className="relative -mx-5 flex gap-1.5 overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:-mx-8 sm:px-8 lg:sticky lg:top-24 lg:mx-0 lg:flex-col lg:px-0"
      >
        {pages.map(({ slug, title }) => (
          <li key={slug} className="shrink-0">
            <Link
              to={`/terms-and-conditions/${slug}`}
              aria-current={slug === current ? 'page' : undefined}
              className={`flex min-h-11 items-center rounded-full px-4 py-1.5 max-lg:whitespace-nowrap leading-tight transition-colors duration-150 focus-visible:rounded-full ${slug === current ? 'bg-basil-soft font-semibold text-basil' : 'text-muted hover:bg-sand hover:text-ink max-lg:border max-lg:border-line'}`}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
