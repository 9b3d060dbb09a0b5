import type { ReactNode } from 'react'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { useWords } from '../text/words.ts'
import { Title } from '../ui/title.tsx'

/** The frame of login and welcome, before a session begins. */
export function Doorway({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  const { frame } = useWords()
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-lg flex-col px-4 py-6 sm:py-12">
      <div className="mb-6 flex items-center justify-between gap-3">
        <p className="flex items-center gap-2.5">
          <img src="/logo-mark.svg" alt="" width={36} height={36} />
          <span className="leading-tight">
            <span className="block font-serif text-xl leading-none font-semibold">
              {frame.shop}
            </span>
            <span className="block text-sm text-muted">{frame.room}</span>
          </span>
        </p>
        <LanguageSwitch />
      </div>
      <div className="rounded-card border border-line bg-card p-5 shadow-card sm:p-8">
        <Title>{title}</Title>
        <p className="-mt-4 mb-6 text-muted">{text}</p>
        {children}
      </div>
    </main>
  )
}
