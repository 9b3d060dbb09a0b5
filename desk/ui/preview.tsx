import { useEffect, useId, useRef } from 'react'
import type { Language } from '#shop/language.ts'
import type { Json } from '#shop/merge/merge.ts'
import type { PieceKind } from '#shop/publishing/release.ts'
import { secretHere } from '../session.ts'

type Previewed = {
  /** "/contact-us", "card:/menu", "mail:welcome", "notice:hook-not-found". */
  readonly of: string
  readonly lang: Language
  readonly kind: PieceKind
  readonly piece: string
  readonly releaseId: string
  readonly value: Json
}

/**
 * A frame with what a customer would see of a draft. A form asks for it, since only so its answer has
 * a content policy of its own; nothing in it runs or can be pressed.
 */
export function Preview({
  title,
  className,
  value,
  ...asked
}: Previewed & { readonly title: string; readonly className: string }) {
  const name = `preview${useId().replace(/\W/g, '')}`
  const form = useRef<HTMLFormElement>(null)
  const written = JSON.stringify(value)
  const fields = { ...asked, secret: secretHere() ?? '', value: written }
  const said = Object.values(fields).join('\n')
  useEffect(() => {
    const timer = setTimeout(() => form.current?.submit(), 600)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <>
      <form ref={form} hidden method="post" action="/api/desk/preview" target={name}>
        {Object.entries(fields).map(([field, text]) => (
          <input key={field} type="hidden" name={field} value={text} />
        ))}
      </form>
      <iframe name={name} title={title} sandbox="allow-same-origin" className={className} />
    </>
  )
}
