import { Button } from '#ui/button.tsx'
import { useWords } from '../text/words.ts'
import { Page } from '../ui/section.tsx'

/** Replaces a page that broke; uses plain links, because the router may be broken too. */
export function Trouble({ id }: { id: string | null }) {
  const { layout } = useWords()
  const { title, text, home, again } = layout.trouble
  return (
    <Page narrow>
      <title>{title}</title>
      <div className="flex flex-col items-center py-12 text-center md:py-20">
        <img src="/logo-mark.svg" alt="" width={72} height={72} />
        <h1 className="mt-6 text-3xl">{title}</h1>
        <p className="mt-3 max-w-md text-lg text-muted">{text}</p>
        {id && <p className="mt-2 text-muted">{layout.trouble.id(id)}</p>}
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button onClick={() => location.reload()}>{again}</Button>
          <a
            href="/"
            className="inline-flex min-h-12 items-center rounded-full border border-edge bg-card px-6 font-semibold hover:bg-basil-soft"
          >
            {home}
          </a>
        </div>
      </div>
    </Page>
  )
}
